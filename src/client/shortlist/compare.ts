import type { Locale } from '../../domain/locale.ts';
import { formatCount } from '../../i18n/count.ts';
import type { Row } from '../../view/rows.ts';
import type { SearchCard } from '../../view/unit/card-file.ts';
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
	/** Language of each value that is not the page's. */
	readonly langs?: readonly (string | undefined)[] | undefined;
	/** Whether what is known of two units is not the same; what is unknown may be. */
	readonly differs: boolean;
}

/** The facts that at least one of the units has, in the order of a unit's page. */
export function compareFacts(
	units: readonly Compared[],
	{
		index,
		locale,
		words,
		isPerMonth,
	}: Pick<ShortlistSettings, 'locale' | 'words'> & {
		readonly index: SearchIndex;
		/** Whether what is paid each month is to be compared, not prices. */
		readonly isPerMonth: boolean;
	},
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
	const needsNone = (unit: Compared | undefined) =>
		unit?.card.needsNoCertificate ? words.noCertificate : '';
	const inWords = units.map(({ card }) => card.available);
	const classes = column('energy', (at) => energyClasses[at - 1] ?? '');
	// A rent is not unknown of what is for sale, nor a fee of owners of what is to let: it has none.
	const deals = columnOf(index, 'deal');
	const whereDue = ([name, values, langs]: Fact): Fact => {
		const named = new Set(units.flatMap(({ row }, at) => (values[at] ? deals[row] : [])));
		const said = values.map((value, at) => {
			return value || (named.has(deals[units[at]?.row ?? -1]) ? '' : words.notDue);
		});
		return [name, said, langs];
	};
	// `beside` is "excl. bills" of a rent, and the price of a square metre of what is for sale.
	const priceOf = ({ card: { price, beside }, row }: Compared) =>
		beside && deals[row] === 1 ? `${price}, ${beside}` : price;
	const costsOf = ({ card: { beside, costs = [] }, row }: Compared): readonly Row[] =>
		beside && deals[row] === 0 ? [[words.perArea, beside], ...costs] : costs;
	const facts: readonly Fact[] = [
		...(isPerMonth
			? [
					[words.monthly, units.map(({ card }) => monthlyOf(card))] as const,
					...rowsOf(units.map(({ card }) => card.months ?? [])).map(whereDue),
				]
			: [[words.price, units.map(priceOf)] as const, ...rowsOf(units.map(costsOf)).map(whereDue)]),
		[words.place, units.map(({ card }) => card.place)],
		[words.area, column('area', areaIfNoPlot)],
		[words.rooms, column('rooms', (rooms) => numberIn(rooms, locale))],
		[words.bedrooms, units.map(({ card }) => card.bedrooms ?? '')],
		[words.plot, column('plot', area)],
		[words.floor, units.map(({ card }) => card.floor ?? '')],
		[words.energy, classes.map((letter, at) => letter || needsNone(units[at]))],
		[
			words.available,
			column('available', freeFrom).map((day, at) => day || (inWords[at]?.[0] ?? '')),
			inWords.map((said) => said?.[1]),
		],
		[words.status, units.map(({ row }) => (isReserved(row) ? words.reserved : words.free))],
		...features.map((feature, at): Fact => {
			const has = (row: number) => (featuresOf[row] ?? 0) & (2 ** at);
			return [words.features[feature], units.map(({ row }) => (has(row) ? words.yes : ''))];
		}),
	];
	return joined(facts, words)
		.filter(([, values]) => values.some(Boolean))
		.map(([name, values, langs]) => {
			const known = new Set(values.filter((value) => value && value !== words.notDue));
			return { name, values, langs, differs: known.size > 1 };
		});
}

type Fact = readonly [
	name: string,
	values: readonly string[],
	langs?: readonly (string | undefined)[] | undefined,
];

/** Of two facts of one name, such as the price of a parking space and that there is one, the first says more. */
function joined(
	facts: readonly Fact[],
	{ notDue }: Pick<ShortlistSettings['words'], 'notDue'>,
): Fact[] {
	return [...Map.groupBy(facts, ([name]) => name).values()].flatMap(([first, ...others]) => {
		if (!first) return [];
		const [name, values, langs] = first;
		const all = values.map((value, at) => {
			const other = others.map((fact) => fact[1][at]).find(Boolean);
			return (value === notDue ? undefined : value) || other || value;
		});
		return [[name, all, langs]];
	});
}

/** All that is paid each month, as far as it is known; the price where nothing is. */
function monthlyOf({ monthly, without, price }: SearchCard): string {
	return monthly ? [monthly, without].filter(Boolean).join(', ') : price;
}

/** A row for each cost that one of the units names. */
function rowsOf(costs: readonly (readonly Row[])[]): Fact[] {
	const names = new Set(costs.flat().map(([name]) => name));
	return Array.from(names, (name): Fact => {
		const rows = costs.map((all) => all.find((row) => row[0] === name));
		return [name, rows.map((row) => row?.[1] ?? ''), rows.map((row) => row?.[2])];
	});
}

// As `format.ts` says them, without `Intl`: its first use takes most of the time a comparison takes.

/** "1.024 m²"; "86,5 m²". */
function areaIn(hundredths: number, locale: Locale): string {
	const isLarge = hundredths >= 100_000;
	const said = isLarge
		? formatCount(Math.round(hundredths / 100), locale)
		: numberIn(Math.round(hundredths / 10) * 10, locale);
	return `${said}\u00A0m²`;
}

/** "2,5"; "4,25". */
function numberIn(hundredths: number, locale: Locale): string {
	const whole = formatCount(Math.floor(hundredths / 100), locale);
	const rest = String(hundredths % 100)
		.padStart(2, '0')
		.replace(/0+$/, '');
	return rest === '' ? whole : `${whole}${locale === 'en' ? '.' : ','}${rest}`;
}

/** "1. Januar 2027". */
function dayIn(day: Date, days: readonly string[]): string {
	const said = days[day.getUTCMonth()] ?? '';
	return fill(said, { d: day.getUTCDate(), y: day.getUTCFullYear() });
}
