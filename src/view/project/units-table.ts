import type { Locale } from '../../domain/locale.ts';
import { mainArea, type Unit } from '../../domain/unit.ts';
import { isOnOffer, Status } from '../../domain/status.ts';
import { formatArea } from '../../i18n/format.ts';
import { amountOf } from './figures.ts';
import { translator } from '../../i18n/translate.ts';

/** Outdoor space of a unit in square metres: balcony or terrace, and garden. */
function outdoorArea({ areas }: Pick<Unit, 'areas'>): number | undefined {
	const { balcony, garden } = areas;
	return balcony || garden ? (balcony ?? 0) + (garden ?? 0) : undefined;
}

/** The outdoor space as a table's cell prints it: "12 m² + 40 m² Garten". */
export function outdoorText({ areas }: Pick<Unit, 'areas'>, locale: Locale): string {
	const { balcony, garden } = areas;
	const area = (squareMetres: number) => formatArea(squareMetres, locale);
	if (!garden) return balcony ? area(balcony) : '';
	const t = translator(locale);
	return balcony
		? t('project.withGarden', { area: area(balcony), garden: area(garden) })
		: area(garden);
}

/**
 * Sort keys of a row: floor, rooms, area, outdoor area, price in cents and status, each a number or empty. A price
 * that the page does not show is empty here too, because the order would reveal it.
 */
export function sortKeys(unit: Unit): string {
	const { floor, rooms, price, status } = unit;
	const cents = isOnOffer(status) && price.kind !== 'onRequest' ? amountOf(price).cents : undefined;
	const keys = [floor, rooms, mainArea(unit), outdoorArea(unit), cents];
	return [...keys, Status.options.indexOf(status)].map((key) => key ?? '').join(' ');
}
