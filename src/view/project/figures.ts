import type { Locale } from '../../domain/locale.ts';
import { mainArea } from '../../domain/main-area.ts';
import type { Money } from '../../domain/money.ts';
import type { Price } from '../../domain/price.ts';
import type { Project } from '../../domain/project.ts';
import { speak, type Spoken } from '../../domain/spoken.ts';
import { isOnOffer } from '../../domain/status.ts';
import type { Unit } from '../../domain/unit.ts';
import { formatMoney, formatNumber } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import { spokenRow } from '../unit/facts.ts';
import type { PageLanguages, Row } from '../unit/row.ts';
import { amountText } from '../unit/price.ts';

/** What a project says of its units, derived from those that are published. */
export interface ProjectFigures {
	readonly units: number;
	readonly free: number;
	readonly reserved: number;
	/** Sold, let, or kept as a reference. */
	readonly gone: number;
	/** What all of them are; nothing where they are of several kinds. */
	readonly kind: Unit['kind'] | undefined;
	/** "54–132 m²". */
	readonly areas: string | undefined;
	/** "2–5". */
	readonly rooms: string | undefined;
	/** Lowest price of a unit on offer; nothing when none of them names its price. */
	readonly priceFrom: string | undefined;
	/** Units are on offer, and none of them names its price. */
	readonly onRequest: boolean;
}

/** What a project has in numbers; parking spaces count only where there is nothing else. */
export function projectFigures(units: readonly Unit[], locale: Locale): ProjectFigures {
	const counted = countedUnits(units);
	const of = (wanted: (status: Unit['status']) => boolean) =>
		counted.filter(({ status }) => wanted(status)).length;
	const onOffer = of(isOnOffer);
	const free = of((status) => status === 'available');
	const priceFrom = lowestPrice(counted, locale);
	return {
		units: counted.length,
		free,
		reserved: onOffer - free,
		gone: counted.length - onOffer,
		kind: kindOf(counted),
		areas: areaRange(
			counted.flatMap((unit) => mainArea(unit) ?? []),
			locale,
		),
		rooms: range(
			counted.flatMap(({ rooms }) => rooms ?? []),
			(rooms) => formatNumber(rooms, locale),
		),
		priceFrom,
		onRequest: onOffer > 0 && priceFrom === undefined,
	};
}

/** "54–132 m²", in whole square metres; nothing where there is none. */
export function areaRange(areas: readonly number[], locale: Locale): string | undefined {
	const text = range(areas, (area) => formatNumber(Math.round(area), locale, 0));
	return text && `${text}\u00A0m²`;
}

/** The units a project is counted by: parking spaces only where there is nothing else. */
export function countedUnits<Of extends Pick<Unit, 'kind'>>(units: readonly Of[]): readonly Of[] {
	const homes = units.filter(({ kind }) => kind !== 'parking');
	return homes.length > 0 ? homes : units;
}

/** "ab 312.000 €", or that the price is told on request; nothing where nothing is on offer. */
export function priceFromText(
	{ priceFrom, onRequest }: ProjectFigures,
	locale: Locale,
): string | undefined {
	const t = translator(locale);
	if (onRequest) return t('unit.onRequest');
	return priceFrom && t('project.from', { price: priceFrom });
}

/** "20 Wohnungen, 11 frei"; nothing where none is published. */
export function availabilityText({ units, free, kind }: ProjectFigures, locale: Locale): string {
	if (units === 0) return '';
	const t = translator(locale);
	return `${t.count(countedAs(kind), units)}, ${t.count('project.free', free)}`;
}

function countedAs(kind: Unit['kind'] | undefined) {
	if (kind === 'apartment') return 'project.apartments';
	return kind === 'house' ? 'project.houses' : 'project.units';
}

/** The facts that stand under a project's name. */
export function projectFacts(
	figures: ProjectFigures,
	{ deal, locale }: { readonly deal: Project['deal']; readonly locale: Locale },
): Row[] {
	const t = translator(locale);
	const { units, free, gone, kind } = figures;
	if (units === 0) return [];
	const isGone = gone === units;
	const none = t(deal === 'rent' ? 'project.allRented' : 'project.allSold');
	return [
		[t(kind ? `kinds.${kind}` : 'project.label.units'), formatNumber(units, locale)],
		[t('project.label.free'), isGone ? none : formatNumber(free, locale)],
		[t('project.label.area'), figures.areas],
		[t('project.label.rooms'), figures.rooms],
		figures.onRequest
			? [t('project.column.price'), t('project.onRequest')]
			: [
					t(deal === 'rent' ? 'project.label.rentFrom' : 'project.label.priceFrom'),
					figures.priceFrom,
				],
	];
}

/** The commission as a row, and what else is said of it; a note that stands alone is the row. */
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

/** A price in as few words as a narrow cell holds; nothing for what is no longer on offer. */
export function briefPrice(
	{ price, status }: Pick<Unit, 'price' | 'status'>,
	locale: Locale,
): string {
	if (!isOnOffer(status)) return '';
	if (price.kind === 'onRequest') return translator(locale)('project.onRequest');
	return formatMoney(amountOf(price), locale);
}

/** "2. OG", as short as the margin of a drawing wants it. */
export function shortFloorName(floor: number, locale: Locale): string {
	const t = translator(locale);
	if (floor === 0) return t('project.floor.ground');
	return floor > 0
		? t('project.floor.upper', { n: floor })
		: t('project.floor.lower', { n: -floor });
}

function kindOf(units: readonly Unit[]): Unit['kind'] | undefined {
	const [kind, ...others] = new Set(units.map((unit) => unit.kind));
	return others.length > 0 ? undefined : kind;
}

function lowestPrice(units: readonly Unit[], locale: Locale): string | undefined {
	const prices = units
		.filter(({ status }) => isOnOffer(status))
		.flatMap(({ price }) => (price.kind === 'onRequest' ? [] : [price]));
	const [first, ...others] = prices;
	if (!first) return undefined;
	const lowest = others.reduce<PricedOffer>(
		(low, one) => (amountOf(one).cents < amountOf(low).cents ? one : low),
		first,
	);
	return amountText(lowest, locale);
}

type PricedOffer = Exclude<Price, { kind: 'onRequest' }>;

/** What is asked, whole or per month. */
export function amountOf(price: PricedOffer): Money {
	return price.kind === 'purchase' ? price.amount : price.base;
}

function range(values: readonly number[], write: (value: number) => string): string | undefined {
	if (values.length === 0) return undefined;
	const [low, high] = [write(Math.min(...values)), write(Math.max(...values))];
	return low === high ? low : `${low}–${high}`;
}
