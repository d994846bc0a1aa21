import type { Locale } from '../../domain/locale.ts';
import { formatCount } from '../../i18n/format.ts';
import type { SearchCard } from '../../view/unit/card-file.ts';
import { hasAll } from '../../search/facets/features.ts';
import { columnOf, type SearchIndex } from '../../search/search-index.ts';
import { fill } from '../fill.ts';
import type { ShortlistSettings } from './settings.ts';

export interface Compared {
	readonly card: SearchCard;
	/** Its row of the index. */
	readonly row: number;
}

/** One fact of all units that are compared. */
export interface ComparedFact {
	readonly name: string;
	/** Empty where nothing is known of a unit. */
	readonly values: readonly string[];
	readonly differs: boolean;
}

/** Units that fit beside each other. */
export const mostCompared = 4;

/** The facts that at least one of the units has, in the order of a unit's page. */
export function compareFacts(
	units: readonly Compared[],
	{
		index,
		locale,
		words,
	}: Pick<ShortlistSettings, 'locale' | 'words'> & { readonly index: SearchIndex },
): ComparedFact[] {
	const { kinds, energyClasses, features } = index;
	const column = (name: string, say: (value: number, row: number) => string) => {
		const values = columnOf(index, name);
		return units.map(({ row }) => {
			const value = values[row] ?? 0;
			return value > 0 ? say(value, row) : '';
		});
	};
	const available = columnOf(index, 'onlyAvailable');
	const isReserved = (row: number) => available[row] === 0;
	const kindOf = columnOf(index, 'kind');
	const featuresOf = columnOf(index, 'features');
	const freeFrom = (days: number, row: number) => {
		// As on a unit's own page: nothing reserved is to be had at once.
		if (days === 1) return isReserved(row) ? '' : words.now;
		return fill(words.from, { date: dayIn(new Date(days * 86_400_000), words.days) });
	};
	const area = (hundredths: number) => areaIn(hundredths, locale);
	// The area of a plot is said in the row of plots.
	const plot = kinds.indexOf('plot');
	const areaIfNoPlot = (hundredths: number, row: number) =>
		kindOf[row] === plot ? '' : area(hundredths);
	const facts: readonly (readonly [name: string, values: readonly string[]])[] = [
		[words.price, units.map(({ card }) => card.price)],
		[words.perArea, units.map(({ card }) => card.beside ?? '')],
		[words.place, units.map(({ card }) => card.place)],
		[words.area, column('area', areaIfNoPlot)],
		[words.rooms, column('rooms', (rooms) => numberIn(rooms, locale))],
		[words.plot, column('plot', area)],
		[words.floor, units.map(({ card }) => card.floor ?? '')],
		[words.energy, column('energy', (at) => energyClasses[at - 1] ?? '')],
		[words.available, column('available', freeFrom)],
		[words.status, units.map(({ row }) => (isReserved(row) ? words.reserved : words.free))],
		...features.map((feature, at): readonly [string, readonly string[]] => {
			const has = (row: number) => hasAll(featuresOf[row], 2 ** at);
			return [words.features[feature], units.map(({ row }) => (has(row) ? words.yes : ''))];
		}),
	];
	return facts
		.filter(([, values]) => values.some(Boolean))
		.map(([name, values]) => ({ name, values, differs: new Set(values).size > 1 }));
}

// As `format.ts` says them, without `Intl`: its first use takes most of the time a comparison takes.

/** "1.024 m²"; "86,5 m²". */
function areaIn(hundredths: number, locale: Locale): string {
	const isLarge = hundredths >= 100_000;
	const said = isLarge
		? formatCount(Math.round(hundredths / 100), locale)
		: numberIn(hundredths, locale);
	return `${said}\u00A0m²`;
}

/** "2,5". */
function numberIn(hundredths: number, locale: Locale): string {
	const tenths = Math.round(hundredths / 10);
	const whole = formatCount(Math.floor(tenths / 10), locale);
	return tenths % 10 === 0 ? whole : `${whole}${locale === 'en' ? '.' : ','}${tenths % 10}`;
}

/** "1. Januar 2027". */
function dayIn(day: Date, days: readonly string[]): string {
	const said = days[day.getUTCMonth()] ?? '';
	return fill(said, { d: day.getUTCDate(), y: day.getUTCFullYear() });
}
