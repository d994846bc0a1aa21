import type { Locale } from '../../domain/locale.ts';
import { mainArea, type Unit } from '../../domain/unit.ts';
import type { Money, Price } from '../../domain/price.ts';
import type { Project } from '../../domain/project.ts';
import { speak, type Spoken } from '../../domain/spoken.ts';
import { isOnOffer, Status } from '../../domain/status.ts';
import { formatArea, formatNumber } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import type { PageLanguages } from '../../domain/page.ts';
import { spokenRow, type Row } from '../rows.ts';
import { amountText, boundText } from '../unit/price.ts';
import { bedroomText, toldBedrooms } from '../unit/measures.ts';

/** Counts and ranges of a project's units; `countedUnits` says which of them count. */
export function projectFigures(units: readonly Unit[], locale: Locale) {
	const counted = countedUnits(units);
	const rooms = roomCounts(counted, locale);
	const of = (wanted: (status: Unit['status']) => boolean) =>
		counted.filter(({ status }) => wanted(status)).length;
	const onOffer = of(isOnOffer);
	const free = of((status) => status === 'available');
	const priceFrom =
		lowestPrice(counted, 'available', locale) ?? lowestPrice(counted, 'reserved', locale);
	return {
		units: counted.length,
		free,
		reserved: onOffer - free,
		/** Sold, let, or kept as a reference. */
		sold: counted.length - onOffer,
		/** The kind of all units; `undefined` when they differ. */
		kind: kindOf(counted),
		/** "54–132 m²". */
		areas: areaRange(
			counted.flatMap((unit) => mainArea(unit) ?? []),
			locale,
		),
		/** "2–5", and whether these are all rooms or the bedrooms. */
		rooms: range(
			counted.flatMap((unit) => rooms.of(unit) ?? []),
			rooms.text,
		),
		roomsBy: rooms.by,
		/** Lowest price of the free units, or of the reserved ones when none is free; `undefined` when none names its price. */
		priceFrom,
		/** Units are on offer, and none of them names its price. */
		onRequest: onOffer > 0 && priceFrom === undefined,
	};
}

/** Figures of a project, from its published units. */
export type ProjectFigures = ReturnType<typeof projectFigures>;

/** "54–132 m²", in whole square metres; `undefined` without any area. */
export function areaRange(areas: readonly number[], locale: Locale): string | undefined {
	const text = range(areas, (area) => formatNumber(Math.round(area), locale, 0));
	return text && `${text}\u00A0m²`;
}

/** All units but parking spaces; a project that has only parking spaces counts these. */
export function countedUnits<Of extends Pick<Unit, 'kind'>>(units: readonly Of[]): readonly Of[] {
	const homes = units.filter(({ kind }) => kind !== 'parking');
	return homes.length > 0 ? homes : units;
}

/** "ab 312.000 €", or "Preis auf Anfrage"; `undefined` when no unit is on offer. */
export function priceFromText(
	{ priceFrom, onRequest }: ProjectFigures,
	locale: Locale,
): string | undefined {
	const t = translator(locale);
	if (onRequest) return t('unit.onRequest');
	return priceFrom && t('project.from', { price: priceFrom });
}

/** "20 Wohnungen, 11 frei"; empty when no unit is published. */
export function availabilityText({ units, free, kind }: ProjectFigures, locale: Locale): string {
	if (units === 0) return '';
	const t = translator(locale);
	return `${t.count(countedAs(kind), units)}, ${t.count('project.free', free)}`;
}

function countedAs(kind: Unit['kind'] | undefined) {
	if (kind === 'apartment') return 'project.apartments';
	return kind === 'house' ? 'project.houses' : 'project.units';
}

interface ToldOf {
	readonly deal: Project['deal'];
	readonly locale: Locale;
}

/** What a project's homes cost, and how many can be had. */
export function projectOffer(figures: ProjectFigures, { deal, locale }: ToldOf): Row[] {
	const t = translator(locale);
	const { units, free, sold } = figures;
	if (units === 0) return [];
	const none = t(deal === 'rent' ? 'project.allRented' : 'project.allSold');
	return [
		figures.onRequest
			? [t('project.column.price'), t('project.onRequest')]
			: [
					t(deal === 'rent' ? 'project.label.rentFrom' : 'project.label.priceFrom'),
					figures.priceFrom,
				],
		[t('project.label.free'), sold === units ? none : formatNumber(free, locale)],
	];
}

/** Rows of the facts under a project's name. */
export function projectFacts(figures: ProjectFigures, locale: Locale): Row[] {
	const t = translator(locale);
	const { units, kind } = figures;
	if (units === 0) return [];
	return [
		[t(kind ? `kinds.${kind}` : 'project.label.units'), formatNumber(units, locale)],
		[t('project.label.area'), figures.areas],
		[t(`project.label.${figures.roomsBy}`), figures.rooms],
	];
}

/** The row of the commission, and the note below it. A note without a commission becomes the row. */
export function projectCommission(
	{ commission, commissionNote }: Pick<Project, 'commission' | 'commissionNote'>,
	context: PageLanguages,
): { readonly row: Row; readonly note?: Spoken | undefined } {
	const { locale, defaultLocale } = context;
	const row = spokenRow(
		translator(locale)('unit.commission'),
		commission ?? commissionNote,
		context,
	);
	return commission ? { row, note: speak(commissionNote, locale, defaultLocale) } : { row };
}

/** The price for a cell of the stacking plan; empty for a unit that is no longer on offer. */
export function briefPrice(
	{ price, status }: Pick<Unit, 'price' | 'status'>,
	locale: Locale,
): string {
	if (!isOnOffer(status)) return '';
	if (price.kind === 'onRequest') return translator(locale)('project.onRequest');
	return boundText(askedAmount(price), price.bound, locale);
}

function kindOf(units: readonly Unit[]): Unit['kind'] | undefined {
	const [kind, ...others] = new Set(units.map((unit) => unit.kind));
	return others.length > 0 ? undefined : kind;
}

function lowestPrice(
	units: readonly Unit[],
	wanted: Unit['status'],
	locale: Locale,
): string | undefined {
	const prices = units
		.filter(({ status }) => status === wanted)
		.flatMap(({ price }) => (price.kind === 'onRequest' ? [] : [price]));
	const [first, ...others] = prices;
	if (!first) return undefined;
	const lowest = others.reduce<PricedOffer>(
		(low, one) => (askedAmount(one).cents < askedAmount(low).cents ? one : low),
		first,
	);
	// The words around it say that there may be dearer ones.
	return amountText({ ...lowest, bound: undefined }, locale);
}

type PricedOffer = Exclude<Price, { kind: 'onRequest' }>;

/** The purchase price, or the monthly rent without ancillary costs. */
function askedAmount(price: PricedOffer): Money {
	return price.kind === 'purchase' ? price.amount : price.base;
}

function range(values: readonly number[], write: (value: number) => string): string | undefined {
	if (values.length === 0) return undefined;
	const [low, high] = [write(Math.min(...values)), write(Math.max(...values))];
	return low === high ? low : `${low}–${high}`;
}

type Counted = Pick<Unit, 'kind' | 'rooms' | 'bedrooms'>;

/**
 * Counts the homes of a project the same way for all of them: by bedrooms, 0 of a studio, where the language names homes by
 * them and those of all homes are known, else by all rooms.
 */
export function roomCounts(units: readonly Counted[], locale: Locale) {
	const homes = units.filter(({ rooms }) => rooms !== undefined);
	const told = (unit: Counted) => toldBedrooms(unit, locale);
	if (homes.length > 0 && homes.every((home) => told(home) !== undefined)) {
		return {
			by: 'bedrooms' as const,
			of: told,
			text: (count: number) => bedroomText(count, locale),
		};
	}
	const text = (count: number) => formatNumber(count, locale);
	return { by: 'rooms' as const, of: ({ rooms }: Counted) => rooms, text };
}

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
	const cents =
		isOnOffer(status) && price.kind !== 'onRequest' ? askedAmount(price).cents : undefined;
	const keys = [floor, rooms, mainArea(unit), outdoorArea(unit), cents];
	return [...keys, Status.options.indexOf(status)].map((key) => key ?? '').join(' ');
}
