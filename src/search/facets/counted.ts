import type { IndexedUnit } from '../../domain/indexed-unit.ts';
import { notation } from '../../i18n/notation.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import { columnOf } from '../search-index.ts';
import { type Facet, slice, type Slice } from './facet.ts';
import { hundredths, numberField, numberIn } from './numbers.ts';
import { spanTest, type Span } from './span.ts';

type CountedName = 'rooms' | 'bedrooms' | 'bathrooms';

interface CountedOptions<Name extends CountedName> {
	readonly name: Name;
	number(unit: IndexedUnit): number | undefined;
	readonly title: MessageKey;
	/** "3+ Zimmer". */
	readonly atLeast: MessageKey;
	/** Nothing for a facet that only phrases ask for. */
	readonly options?: readonly string[];
}

/** A facet that is chosen by a least number of something. The column has hundredths, and 0 for none. */
function countedFacet<Name extends CountedName>({
	name,
	number,
	title,
	atLeast,
	options,
}: CountedOptions<Name>): Facet<Slice<Name, Span>> {
	/** Only phrases say the greatest. */
	const most = `${name}To` as const;
	return {
		name,
		keys: [name],
		panel: 'rooms',
		title,
		messages: [atLeast, title, 'filter.to'],
		columns: { [name]: (unit) => hundredths(number(unit)) },
		fields: [name, most],
		control: options ? { kind: 'buttons', options: () => options } : { kind: 'phraseOnly' },
		test: ({ [name]: span }, index) => span && spanTest(columnOf(index, name), span),
		read(fields) {
			const ends = { from: numberIn(fields[name]), to: numberIn(fields[most]) };
			// A greater least number was chosen since.
			const isKept = ends.to !== undefined && ends.to >= (ends.from ?? 0);
			const span = {
				...(ends.from !== undefined && { from: ends.from }),
				...(isKept && { to: ends.to }),
			};
			return slice(name, Object.keys(span).length > 0 ? span : undefined);
		},
		write: ({ [name]: span }) => ({
			[name]: numberField(span?.from),
			[most]: numberField(span?.to),
		}),
		labels({ [name]: span }, { say, locale }) {
			if (!span || (span.from === undefined && span.to === undefined)) return [];
			const digits = (n: number) => `${n}`.replace('.', notation[locale].decimal);
			const words =
				span.to === undefined
					? say(atLeast, { n: digits(span.from ?? 0) })
					: `${say(title)}: ${
							span.from === undefined
								? say('filter.to', { value: digits(span.to) })
								: [...new Set([span.from, span.to])].map(digits).join('\u2009–\u2009')
						}`;
			return [{ words, rest: slice(name, undefined) }];
		},
		say: (least) => `${least}+`,
	};
}

export const rooms = countedFacet({
	name: 'rooms',
	number: (unit) => unit.rooms,
	title: 'filter.rooms',
	atLeast: 'filter.roomsFrom',
	options: ['1', '2', '3', '4'],
});

export const bedrooms = countedFacet({
	name: 'bedrooms',
	number: (unit) => unit.bedrooms,
	title: 'filter.bedrooms',
	atLeast: 'filter.bedroomsFrom',
	options: ['1', '2', '3', '4'],
});

/** Only phrases ask for it. */
export const bathrooms = countedFacet({
	name: 'bathrooms',
	number: (unit) => unit.bathrooms,
	title: 'filter.bathrooms',
	atLeast: 'filter.bathroomsFrom',
});
