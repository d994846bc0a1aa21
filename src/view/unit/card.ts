import { dayOf } from '../../domain/day.ts';
import { leadPicture } from '../../domain/pictures/picture.ts';
import type { Locale } from '../../domain/locale.ts';
import { mainArea, pricePerArea, type Unit } from '../../domain/unit.ts';
import type { MonthlyAssumptions } from '../../domain/site/monthly-assumptions.ts';
import { monthlyCostsOf, type MonthlyCosts } from '../../domain/monthly/monthly-costs.ts';
import { foreign } from '../../domain/spoken.ts';
import { isOnOffer } from '../../domain/status.ts';
import { formatArea, formatMoney } from '../../i18n/format.ts';
import { pathOf } from '../../i18n/paths.ts';
import { placeLine } from '../../i18n/place-name.ts';
import { translator } from '../../i18n/translate.ts';
import type { Card } from '../card.ts';
import { viewingRows } from '../viewings.ts';
import type { PageLanguages } from '../../domain/page.ts';
import { isDwelling, isHeatedByHouse } from './facts.ts';
import { floorName, roomText } from './measures.ts';
import { monthlyText, withoutText } from './monthly.ts';
import { attributeName, headline } from './name.ts';
import { priceText } from './price.ts';
import { statusWord } from './status.ts';

export interface UnitCard extends Card {
	readonly id: number;
	readonly title: string;
	readonly price: string;
	readonly place: string;
	readonly facts: string;
	/** Says which unit it is where an attribute has to, which cannot mark another language. */
	readonly name: string;
}

export interface CardContext extends PageLanguages {
	readonly isNew: boolean;
	/** Names who looks after the unit. */
	readonly hasPerson?: boolean;
	readonly monthly: MonthlyAssumptions;
}

/** A unit's card in a language, cached for each record. */
export function unitCard(unit: Unit, context: CardContext): UnitCard {
	const known = cards.get(unit) ?? new Map<string, UnitCard>();
	cards.set(unit, known);
	const { locale, defaultLocale, isNew, hasPerson = false } = context;
	const name = `${locale} ${defaultLocale} ${isNew} ${hasPerson}`;
	const card = known.get(name) ?? makeCard(unit, context);
	known.set(name, card);
	return card;
}

/** Many pages show the same card: each unit of a city links to the others. */
const cards = new WeakMap<Unit, Map<string, UnitCard>>();

function makeCard(unit: Unit, context: CardContext): UnitCard {
	const { locale, defaultLocale, isNew } = context;
	const { id, title } = unit;
	const known = isOnOffer(unit.status) ? monthlyCostsOf(unit, context.monthly) : undefined;
	const costs = known && known.total.cents > 0 ? known : undefined;
	const { text, lang } = headline(unit, locale, defaultLocale);
	const viewing = viewingRows(unit, locale).find(({ isFull }) => !isFull);
	const person = context.hasPerson && isOnOffer(unit.status) ? unit.broker : undefined;
	return {
		id,
		href: pathOf(locale, { kind: 'unit', id, title }),
		title: text,
		lang: foreign(lang, locale),
		name: attributeName(unit, locale),
		tag: cardTag(unit, { isNew, locale }),
		monthly: costs && monthlyText(costs, locale),
		price: priceText(unit, locale),
		place: placeLine(unit.place, locale),
		monthlyNote: costs && monthlyNoteOf(unit, costs, locale),
		priceNote: priceNoteOf(unit, locale),
		facts: cardFacts(unit, locale).join(' · '),
		picture: leadPicture(unit),
		...(viewing && {
			viewing: translator(locale)('viewings.card', { when: viewing.when }),
			viewingUntil: viewing.until,
		}),
		...(person && {
			person: person.name,
			// What a computer has made or altered says so in words, which have no room here.
			face: person.portrait?.provenance ? undefined : person.portrait,
		}),
	};
}

/** The label on a card's picture: the status unless the unit is free, else "new", "newly built" or "tour". */
export function cardTag(
	unit: Pick<Unit, 'status' | 'deal' | 'constructionYear' | 'createdAt' | 'pictures'>,
	{ isNew, locale }: { readonly isNew: boolean; readonly locale: Locale },
): string | undefined {
	if (unit.status !== 'available') return statusWord(unit, locale);
	const t = translator(locale);
	if (isNew) return t('unit.new');
	if (isNewlyBuilt(unit)) return t('unit.newlyBuilt');
	return unit.pictures.some(({ kind }) => kind === 'panorama') ? t('unit.tour') : undefined;
}

/** The short facts of a unit and, if known, its energy class. */
export function cardFacts(unit: Unit, locale: Locale): string[] {
	const letter = isOnOffer(unit.status) && unit.energy?.efficiencyClass;
	const energy = letter && translator(locale)('unit.energyClass', { class: letter });
	return [...shortFacts(unit, locale), ...(energy ? [energy] : [])];
}

/** "excl. bills" for homes to rent, "4.815 €/m²" for what is sold or let to businesses. */
export function priceNoteOf(unit: Unit, locale: Locale): string | undefined {
	if (!isHomeToRent(unit)) return perSquareMetre(unit, locale);
	const name = isHeatedByHouse(unit) ? 'unit.withoutBills' : 'unit.withoutBills.plain';
	return translator(locale)(name);
}

/** What stands under what is paid each month: the price of a home to buy, and what is not in it. */
function monthlyNoteOf(unit: Unit, costs: MonthlyCosts, locale: Locale): string | undefined {
	const without = withoutText(costs, locale);
	if (unit.deal === 'buy') return [priceText(unit, locale), without].filter(Boolean).join(' · ');
	const name = isHeatedByHouse(unit) ? 'unit.withBills' : 'unit.withBills.plain';
	return without ?? (isHomeToRent(unit) ? translator(locale)(name) : undefined);
}

function isHomeToRent({ price, status, kind }: Unit): boolean {
	return price.kind === 'rent' && isOnOffer(status) && isDwelling(kind);
}

/** "4.815 €/m²", of what is on offer and has such a price. */
export function perSquareMetre(
	unit: Pick<Unit, 'price' | 'status' | 'kind' | 'areas'>,
	locale: Locale,
): string | undefined {
	const price = isOnOffer(unit.status) ? pricePerArea(unit) : undefined;
	return price && translator(locale)('unit.perSquareMetre', { price: formatMoney(price, locale) });
}

/** Finished in the year in which it was first offered, or later. */
function isNewlyBuilt({
	constructionYear,
	createdAt,
}: Pick<Unit, 'constructionYear' | 'createdAt'>): boolean {
	if (!constructionYear || !createdAt) return false;
	return constructionYear >= Number(dayOf(createdAt).slice(0, 4));
}

/** At most three facts for a card: area, rooms, and the plot of a house or else the floor. */
export function shortFacts(unit: Unit, locale: Locale): string[] {
	const t = translator(locale);
	const area = mainArea(unit);
	const { plot } = unit.areas;
	const last =
		unit.kind === 'house' && plot
			? t('unit.plotSize', { area: formatArea(plot, locale) })
			: unit.floor === undefined || unit.kind === 'house' || unit.kind === 'parking'
				? undefined
				: floorName(unit.floor, locale);
	const rooms = unit.rooms && roomText(unit.rooms, { ...unit, locale });
	return [area && formatArea(area, locale), rooms, last].flatMap((fact) => fact || []);
}
