import { Feature, mainArea, type Deal, type Unit } from '../../domain/unit.ts';
import { formatArea, formatNumber } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import { monthlyCostsOf } from '../../domain/monthly/monthly-costs.ts';
import type { Languages } from '../../domain/page.ts';
import type { Row } from '../rows.ts';
import type { CardContext, UnitCard } from './card.ts';
import { costsBesidePrice } from './costs.ts';
import { availability } from './facts.ts';
import { bedroomText, floorName, toldBedrooms } from './measures.ts';
import { monthlyRows } from './monthly.ts';

/** A unit in words, as a comparison puts it beside others. */
export interface ComparedUnit {
	readonly deal: Deal;
	/** Its price and what comes with it. */
	readonly costs: readonly Row[];
	/** Monthly costs, part by part; the price where they are unknown. */
	readonly months: readonly Row[];
	/** The same facts of every unit, in one order; empty where nothing is known. */
	readonly facts: readonly Row[];
	/** What it has, by name. */
	readonly features: readonly string[];
}

/** @param card what its card says */
export function comparedUnit(
	unit: Unit,
	{ price, priceNote, monthly, monthlyNote, place }: Omit<UnitCard, 'picture'>,
	context: CardContext & Languages,
): ComparedUnit {
	const { locale } = context;
	const t = translator(locale);
	const isRent = unit.deal === 'rent';
	const months = monthlyCostsOf(unit, context.monthly);
	return {
		deal: unit.deal,
		costs: [
			// Beside a rent stands "excl. bills", beside a price that of a square metre.
			[t('filter.price'), isRent && priceNote ? `${price}, ${priceNote}` : price],
			...(priceNote && !isRent ? [[t('unit.pricePerSquareMetre'), priceNote] as const] : []),
			...costsBesidePrice(unit, context).filter(([, value]) => value),
		],
		months: [
			[t('monthly.total'), monthly ? [monthly, monthlyNote].filter(Boolean).join(', ') : price],
			...(months ? monthlyRows(months, { unit, ...context }) : []),
		],
		facts: [[t('shortlist.place'), place], ...measures(unit, context)],
		features: Feature.options
			.filter((feature) => unit.features.includes(feature))
			.map((feature) => t(`feature.${feature}`)),
	};
}

function measures(unit: Unit, languages: Languages): Row[] {
	const { kind, rooms, floor, energy, areas, status } = unit;
	const { locale } = languages;
	const t = translator(locale);
	// The area of a plot is said in the row of plots.
	const area = kind === 'plot' ? undefined : mainArea(unit);
	const bedrooms = toldBedrooms(unit, locale);
	const needsNone = energy?.availability === 'notRequired';
	const [name, available = '', lang] = availability(unit, languages);
	return [
		[t('unit.area.other'), area ? formatArea(area, locale) : ''],
		[t('unit.rooms'), rooms ? formatNumber(rooms, locale) : ''],
		[t('unit.bedrooms'), bedrooms === undefined ? '' : bedroomText(bedrooms, locale)],
		[t('unit.plot'), areas.plot ? formatArea(areas.plot, locale) : ''],
		[t('unit.floor'), floor === undefined ? '' : floorName(floor, locale)],
		[
			t('shortlist.energy'),
			energy?.efficiencyClass ?? (needsNone ? t('shortlist.noCertificate') : ''),
		],
		lang ? [name, available, lang] : [name, available],
		[
			t('shortlist.status'),
			t(status === 'reserved' ? 'unit.status.reserved' : 'unit.status.available'),
		],
	];
}
