import type { IndexedUnit } from '../../domain/indexed-unit.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import { columnOf } from '../search-index.ts';
import { type Facet, type LateFile, type Names, slice, type Slice } from './facet.ts';
import { hundredths, numberField, numberIn, countBelow, numbersOf } from './numbers.ts';
import { spanTest, type Span } from './span.ts';

interface CountedOptions<Name extends string> {
	readonly name: Name;
	number(unit: IndexedUnit): number | undefined;
	readonly title: MessageKey;
	/** "3+ Zimmer". */
	readonly atLeast: MessageKey;
	/** What the least number is called in addresses, and the greatest, which only phrases say. */
	readonly from: Names;
	readonly to: Names;
	/** Nothing for a facet that only phrases ask for. */
	readonly options?: readonly string[];
	readonly file?: LateFile;
}

/** A facet that is chosen by a least number of something. The column has hundredths, and 0 for none. */
export function countedFacet<Name extends string>({
	name,
	number,
	title,
	atLeast,
	from,
	to,
	options,
	file,
}: CountedOptions<Name>): Facet<Slice<Name, Span>> {
	const most = `${name}To`;
	return {
		name,
		keys: [name],
		panel: 'rooms',
		title,
		messages: [atLeast, title, 'filter.to'],
		columns: { [name]: (unit) => hundredths(number(unit)) },
		fields: { [name]: from, [most]: to },
		file,
		control: options ? { kind: 'buttons', options: () => options } : { kind: 'unseen' },
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
			const digits = (n: number) => (locale === 'en' ? `${n}` : `${n}`.replace('.', ','));
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
		count(_field, values, { rows, index }) {
			const numbers = numbersOf(rows, columnOf(index, name));
			return values.map((step) => numbers.length - countBelow(numbers, hundredths(Number(step))));
		},
		say: (least) => `${least}+`,
	};
}

export const rooms = countedFacet({
	name: 'rooms',
	number: (unit) => unit.rooms,
	title: 'filter.rooms',
	atLeast: 'filter.roomsFrom',
	from: { de: 'zimmer-ab', en: 'rooms-from', es: 'estancias-desde' },
	to: { de: 'zimmer-bis', en: 'rooms-to', es: 'estancias-hasta' },
	options: ['1', '2', '3', '4'],
});

export const bedrooms = countedFacet({
	name: 'bedrooms',
	number: (unit) => unit.bedrooms,
	title: 'filter.bedrooms',
	atLeast: 'filter.bedroomsFrom',
	from: { de: 'schlafzimmer-ab', en: 'bedrooms-from', es: 'dormitorios-desde' },
	to: { de: 'schlafzimmer-bis', en: 'bedrooms-to', es: 'dormitorios-hasta' },
	options: ['1', '2', '3', '4'],
	file: 'details',
});

/** Only phrases ask for it. */
export const bathrooms = countedFacet({
	name: 'bathrooms',
	number: (unit) => unit.bathrooms,
	title: 'filter.bathrooms',
	atLeast: 'filter.bathroomsFrom',
	from: { de: 'baeder-ab', en: 'bathrooms-from', es: 'banos-desde' },
	to: { de: 'baeder-bis', en: 'bathrooms-to', es: 'banos-hasta' },
});
