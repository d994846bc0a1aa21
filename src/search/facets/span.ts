import type { Deal } from '../../domain/unit.ts';
import type { IndexedUnit } from '../../domain/indexed-unit.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import { columnOf } from '../search-index.ts';
import {
	type Facet,
	type FormSpeech,
	type IndexedAccount,
	type Panel,
	type RowTest,
	slice,
	type Slice,
	type Speech,
} from './facet.ts';
import { hundredths, numberField, numberIn } from './numbers.ts';
import { formatMoney, formatArea } from '../../i18n/format.ts';

/** From and to, both included; in the unit of what is compared. */
export interface Span {
	readonly from?: number | undefined;
	readonly to?: number | undefined;
}

type SpanName = 'price' | 'monthly' | 'warm' | 'area' | 'plot' | 'garden' | 'built';

interface SpanOptions<Name extends SpanName> {
	readonly name: Name;
	/** The number that is compared; a unit without one lies in no span. */
	number(unit: IndexedUnit, account: IndexedAccount): number | undefined;
	readonly panel: Panel;
	readonly title: MessageKey;
	readonly rentNote?: MessageKey;
	/** Whether a label begins with the title, because the number alone does not say what it measures. */
	readonly isNamed?: boolean;
	/** Nothing for a facet that only phrases ask for. */
	readonly steps?: (deal: Deal) => readonly number[];
	say: Facet<unknown>['say'];
}

/** A facet that is chosen by its least and its greatest number. */
function spanFacet<Name extends SpanName>({
	name,
	number,
	title,
	rentNote,
	isNamed = false,
	steps,
	...rest
}: SpanOptions<Name>): Facet<Slice<Name, Span>> {
	const [from, to] = [`${name}From`, `${name}To`] as const;
	return {
		...rest,
		name,
		title,
		rentNote,
		keys: [name],
		columns: { [name]: (unit, account) => hundredths(number(unit, account)) },
		fields: [from, to],
		messages: [
			'filter.from',
			'filter.to',
			...(isNamed ? [title] : []),
			...(rentNote ? [rentNote] : []),
		],
		control: steps ? { kind: 'span', steps } : { kind: 'phraseOnly' },
		test: ({ [name]: span }, index) => span && spanTest(columnOf(index, name), span),
		read(fields) {
			const ends = { from: numberIn(fields[from]), to: numberIn(fields[to]) };
			if (ends.from === undefined && ends.to === undefined) return slice(name, undefined);
			return slice(name, {
				...(ends.from !== undefined && { from: ends.from }),
				...(ends.to !== undefined && { to: ends.to }),
			});
		},
		write({ [name]: span }) {
			return { [from]: numberField(span?.from), [to]: numberField(span?.to) };
		},
		choose: ({ [name]: own }, { [name]: option }) => slice(name, { ...own, ...option }),
		labels({ [name]: span }, speech) {
			const option = (field: string, value: string | number) =>
				steps ? speech.option(field, value) : rest.say(String(value), speech);
			const words = spanWords(span, { fields: [from, to], speech: { ...speech, option } });
			if (words === undefined) return [];
			const note = rentNote && speech.deal === 'rent' ? speech.say(rentNote) : '';
			const label = [isNamed ? speech.say(title) : '', words, note].filter(Boolean).join(' ');
			return [{ words: label, rest: slice(name, undefined) }];
		},
	};
}

/** Whether a row of a column in hundredths lies in a span; 0 is unknown, which lies in none. */
export function spanTest(column: Float64Array, span: Span | undefined): RowTest | undefined {
	if (span?.from === undefined && span?.to === undefined) return undefined;
	const from = Math.max(1, hundredths(span.from));
	const to = span.to === undefined ? Infinity : hundredths(span.to);
	return (row) => {
		const value = column[row] ?? 0;
		return value >= from && value <= to;
	};
}

/** "bis 400.000 €", "ab 60 m²", "200.000–400.000 €". */
function spanWords(
	span: Span | undefined,
	{
		fields: [fromField, toField],
		speech: { say, option },
	}: { readonly fields: readonly [string, string]; readonly speech: FormSpeech },
): string | undefined {
	const from = span?.from === undefined ? undefined : option(fromField, span.from);
	const to = span?.to === undefined ? undefined : option(toField, span.to);
	if (from !== undefined && to !== undefined) {
		const [, unit = ''] = /(\s\D+)$/.exec(to) ?? [];
		const start = unit && from.endsWith(unit) ? from.slice(0, -unit.length) : from;
		return `${start}\u2009–\u2009${to}`;
	}
	if (from !== undefined) return say('filter.from', { value: from });
	return to === undefined ? undefined : say('filter.to', { value: to });
}

function wholeMoney(value: string, { currency, locale }: Speech): string {
	return formatMoney({ cents: Number(value) * 100, currency }, locale);
}

/**
 * The purchase price, or the rent without ancillary costs, in whole units of the currency of the index. A price on
 * request and one in another currency lie in no span. The column has cents.
 */
export const price = spanFacet({
	name: 'price',
	number: ({ cents, currency }, account) =>
		cents === undefined || currency !== account.currency ? undefined : cents / 100,
	panel: 'price',
	title: 'filter.price',
	rentNote: 'unit.withoutBills',
	steps: (deal) => priceSteps[deal],
	say: wholeMoney,
});

/** What a unit costs each month, as its card says it, in the currency of the index. Offered where cards say it. */
export const monthly = spanFacet({
	name: 'monthly',
	number: (unit, account) => account.monthlyOf(unit),
	panel: 'price',
	title: 'filter.monthly',
	isNamed: true,
	steps: () => [500, 750, 1_000, 1_250, 1_500, 1_750, 2_000, 2_500, 3_000, 4_000, 6_000],
	say: wholeMoney,
});

/** The rent with all costs that go with it, in the currency of the index, which only phrases ask for. */
export const warm = spanFacet({
	name: 'warm',
	number: ({ totalRent, currency }, account) =>
		totalRent === undefined || currency !== account.currency ? undefined : totalRent / 100,
	panel: 'price',
	title: 'filter.warm',
	isNamed: true,
	say: wholeMoney,
});

/** Square metres of what units of a kind are compared by. */
export const area = spanFacet({
	name: 'area',
	number: (unit) => unit.area,
	panel: 'area',
	title: 'filter.area',
	steps: () => [30, 40, 50, 60, 70, 80, 90, 100, 120, 140, 160, 200, 250, 300, 500],
	say: (value, { locale }) => formatArea(Number(value), locale),
});

/** Square metres of the plot. */
export const plot = spanFacet({
	name: 'plot',
	number: (unit) => unit.areas.plot,
	panel: 'more',
	title: 'filter.plot',
	isNamed: true,
	steps: () => [100, 200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 5000],
	say: (value, { locale }) => formatArea(Number(value), locale),
});

/** Square metres of the garden. */
export const garden = spanFacet({
	name: 'garden',
	number: (unit) => unit.areas.garden,
	panel: 'more',
	title: 'filter.garden',
	isNamed: true,
	steps: () => [20, 50, 100, 200, 300, 500, 1000],
	say: (value, { locale }) => formatArea(Number(value), locale),
});

/** The year in which a building was built or will be. */
export const built = spanFacet({
	name: 'built',
	number: (unit) => unit.constructionYear,
	panel: 'more',
	title: 'filter.built',
	isNamed: true,
	steps: () => [1900, 1920, 1950, 1970, 1990, 2000, 2010, 2015, 2020, 2025],
	say: (year) => year,
});

/** Prices to choose from, in whole units of whatever currency an account has. */
export const priceSteps: Readonly<Record<Deal, readonly number[]>> = {
	buy: [
		100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000, 600_000,
		700_000, 800_000, 900_000, 1_000_000, 1_250_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000,
	],
	rent: [
		300, 400, 500, 600, 700, 800, 900, 1_000, 1_200, 1_400, 1_500, 1_600, 1_800, 2_000, 2_500,
		3_000, 4_000, 6_000,
	],
};
