import type { Deal } from '../../domain/deal.ts';
import type { IndexedUnit } from '../../domain/indexed-unit.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import { columnOf } from '../search-index.ts';
import type {
	Facet,
	FormSpeech,
	IndexedAccount,
	LateFile,
	Names,
	Panel,
	RowTest,
} from './facet.ts';
import { hundredths, numberField, numberIn } from './number-field.ts';
import { slice, type Slice } from './slice.ts';
import { countBelow, numbersOf } from './sorted-numbers.ts';

/** From and to, both included; in the unit of what is compared. */
export interface Span {
	readonly from?: number | undefined;
	readonly to?: number | undefined;
}

export interface SpanOptions<Name extends string> {
	readonly name: Name;
	/** The number that is compared; a unit without one lies in no span. */
	number(unit: IndexedUnit, account: IndexedAccount): number | undefined;
	readonly panel: Panel;
	readonly title: MessageKey;
	readonly rentNote?: MessageKey;
	/** Whether a label begins with the title, because the number alone does not say what it measures. */
	readonly isNamed?: boolean;
	/** What both fields are called in addresses, but for "from" and "to". */
	readonly address: Names;
	readonly file?: LateFile;
	/** Nothing for a facet that only phrases ask for. */
	readonly steps?: (deal: Deal) => readonly number[];
	say: Facet<unknown>['say'];
}

/** A facet that is chosen by its least and its greatest number. */
export function spanFacet<Name extends string>({
	name,
	number,
	title,
	rentNote,
	isNamed = false,
	address,
	steps,
	...rest
}: SpanOptions<Name>): Facet<Slice<Name, Span>> {
	const [from, to] = [`${name}From`, `${name}To`];
	return {
		...rest,
		name,
		title,
		rentNote,
		keys: [name],
		columns: { [name]: (unit, account) => hundredths(number(unit, account)) },
		fields: {
			[from]: { de: `${address.de}-von`, en: `${address.en}-from`, es: `${address.es}-desde` },
			[to]: { de: `${address.de}-bis`, en: `${address.en}-to`, es: `${address.es}-hasta` },
		},
		messages: [
			'filter.from',
			'filter.to',
			...(isNamed ? [title] : []),
			...(rentNote ? [rentNote] : []),
		],
		control: steps ? { kind: 'span', steps } : { kind: 'unseen' },
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
		labels({ [name]: span }, speech) {
			const option = (field: string, value: string | number) =>
				steps ? speech.option(field, value) : rest.say(String(value), speech);
			const words = spanWords(span, { fields: [from, to], speech: { ...speech, option } });
			if (words === undefined) return [];
			const note = rentNote && speech.deal === 'rent' ? speech.say(rentNote) : '';
			const label = [isNamed ? speech.say(title) : '', words, note].filter(Boolean).join(' ');
			return [{ words: label, rest: slice(name, undefined) }];
		},
		count(field, values, { rows, index, filter: { [name]: span } }) {
			const { from: least = 0, to: most = Infinity } = span ?? {};
			const column = columnOf(index, name);
			const isFrom = field === from;
			const numbers = numbersOf(rows, column);
			const inside = isFrom
				? numbers.subarray(0, countBelow(numbers, hundredths(most) + 1))
				: numbers.subarray(countBelow(numbers, hundredths(least)));
			return values.map((step) =>
				isFrom
					? inside.length - countBelow(inside, hundredths(Number(step)))
					: countBelow(inside, hundredths(Number(step)) + 1),
			);
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
