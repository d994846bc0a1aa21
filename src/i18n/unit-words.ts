import type { Locale } from '../domain/locale.ts';
import { mainArea } from '../domain/main-area.ts';
import type { Localised } from '../domain/localised.ts';
import { speak, type Spoken } from '../domain/spoken.ts';
import type { Place } from '../domain/place.ts';
import type { Price } from '../domain/price.ts';
import { isOnOffer } from '../domain/status.ts';
import type { AvailableFrom, Unit } from '../domain/unit.ts';
import { speakOwnWords } from './account-words.ts';
import { formatArea, formatCountry, formatDate, formatMoney, formatNumber } from './format.ts';
import { keepTogether } from './keep-together.ts';
import { partialDateText } from './partial-date.ts';
import { placeName, withCapital } from './place-name.ts';
import { townLine } from './town-line.ts';
import { translator } from './translate.ts';

/** All that is public of where something lies, as one line; with its country where that is not the company's. */
export function locationLine(
	place: Place,
	{ seat, locale }: { readonly seat: string | undefined; readonly locale: Locale },
): string {
	const { street, district, city, region, country } = place;
	const parts = [
		street ?? (district === city ? undefined : district),
		townLine(place),
		region === city ? undefined : region,
		country && country !== seat ? formatCountry(country, locale) : undefined,
	];
	return withCapital(parts.filter(Boolean).join(', '));
}

/** What a unit is, as finely as it is known: "Penthouse", else "Wohnung". */
export function kindName(unit: Pick<Unit, 'kind' | 'category'>, locale: Locale): string {
	const t = translator(locale);
	return (unit.category && t.maybe(`category.${unit.category}`)) || t(`kind.${unit.kind}`);
}

/** A unit's title, or what can be said of one that has none. */
export function headline(
	unit: Pick<Unit, 'title' | 'kind' | 'category' | 'place'>,
	locale: Locale,
	fallback: Locale,
): Spoken {
	const title = speak(unit.title, locale, fallback);
	if (!title) return { text: kindInPlace(unit, locale), lang: locale };
	return { ...title, text: keepTogether(title.text) };
}

/**
 * What an attribute calls a unit: its title in the page's language, else what can be said of it there. Text in an
 * attribute has no language of its own.
 */
export function attributeName(
	unit: Pick<Unit, 'title' | 'kind' | 'category' | 'place'>,
	locale: Locale,
): string {
	const title = headline(unit, locale, locale);
	return title.lang === locale ? title.text : kindInPlace(unit, locale);
}

/** "Etagenwohnung in Leipzig-Plagwitz". */
export function kindInPlace(
	unit: Pick<Unit, 'kind' | 'category' | 'place'>,
	locale: Locale,
): string {
	const t = translator(locale);
	const [kind, place] = [kindName(unit, locale), placeName(unit.place, locale)];
	return place ? t('unit.in', { kind, place }) : kind;
}

/** A project's name; the account may keep none for the public. */
export function projectName(
	project: { readonly title: Localised; readonly place: Place },
	locale: Locale,
	fallback: Locale,
): Spoken {
	const title = speak(project.title, locale, fallback);
	if (!title) return { text: projectInPlace(project, locale), lang: locale };
	return { ...title, text: keepTogether(title.text) };
}

/** "Projekt in Leipzig-Plagwitz", or only what it is where no place is known. */
export function projectInPlace({ place }: { readonly place: Place }, locale: Locale): string {
	const t = translator(locale);
	const name = placeName(place, locale);
	return name ? t('project.in', { place: name }) : t('project.anywhere');
}

/** The price in short, as on a card; nothing for what is no longer on offer. */
export function priceText(
	{ price, status }: Pick<Unit, 'price' | 'status'>,
	locale: Locale,
): string {
	return isOnOffer(status) ? amountText(price, locale) : '';
}

/** An amount with what it is paid for. */
export function amountText(price: Price, locale: Locale): string {
	const t = translator(locale);
	switch (price.kind) {
		case 'purchase':
			return formatMoney(price.amount, locale);
		case 'rent':
			return t('unit.perMonth', { price: formatMoney(price.base, locale) });
		case 'onRequest':
			return t('unit.onRequest');
	}
}

/** The storey: ground floor, an upper one, or one below. */
export function floorName(floor: number, locale: Locale): string {
	const t = translator(locale);
	if (floor === 0) return t('unit.floor.ground');
	return floor > 0 ? t('unit.floor.upper', { n: floor }) : t('unit.floor.lower', { n: -floor });
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

/** "2,5 Zimmer", and "4 Räume" where people work; "3 estancias (2 dorm.)" where visitors count bedrooms. */
export function roomText(
	rooms: number,
	{ kind, bedrooms, locale }: Pick<Unit, 'kind' | 'bedrooms'> & { readonly locale: Locale },
): string {
	const words = isLivedIn(kind) ? 'unit.roomCount' : 'unit.roomCount.business';
	const text = translator(locale).count(words, rooms, { n: formatNumber(rooms, locale) });
	return withBedrooms(text, bedrooms, locale);
}

/** What is said of rooms, with how many of them are bedrooms where the language asks for that. */
export function withBedrooms(rooms: string, bedrooms: number | undefined, locale: Locale): string {
	if (!bedrooms) return rooms;
	return translator(locale)('unit.roomsWithBedrooms', { rooms, n: bedrooms });
}

/** Whether people live in units of the kind, be it for some weeks. */
export function isLivedIn(kind: Unit['kind']): boolean {
	return kind === 'apartment' || kind === 'house' || kind === 'shortStay';
}

/** When a unit can be had, and the language that is said in where it is not the page's. */
export function availableText(
	from: AvailableFrom,
	languages: { readonly locale: Locale; readonly crmLocale: Locale },
): [text: string, lang?: Locale] {
	const { locale } = languages;
	const t = translator(locale);
	if (from.kind === 'now') return [t('unit.available.now')];
	if (from.kind === 'date') {
		return [t('unit.available.from', { date: formatDate(from.date, locale) })];
	}
	if (from.reading) return [partialDateText(from.reading, locale)];
	const { text, lang } = speakOwnWords(from.text, languages);
	return lang === locale ? [text] : [text, lang];
}
