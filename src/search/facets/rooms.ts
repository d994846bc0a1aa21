import { columnOf } from '../search-index.ts';
import type { Facet } from './facet.ts';
import { hundredths, numberField, numberIn } from './number-field.ts';
import { slice, type Slice } from './slice.ts';
import { spanTest, type Span } from './span.ts';

const name = 'rooms';

/** From a number of rooms on. The column has hundredths of a room, and 0 for none. */
export const rooms: Facet<Slice<typeof name, Span>> = {
	name,
	keys: [name],
	panel: 'rooms',
	title: 'filter.rooms',
	messages: ['filter.roomsFrom'],
	columns: { rooms: (unit) => hundredths(unit.rooms) },
	fields: { [name]: { de: 'zimmer-ab', en: 'rooms-from', es: 'estancias-desde' } },
	control: { kind: 'buttons', options: () => ['1', '2', '3', '4'] },
	test: ({ rooms: span }, index) => spanTest(columnOf(index, name), span),
	read(fields) {
		const from = numberIn(fields[name]);
		return slice(name, from === undefined ? undefined : { from });
	},
	write: ({ rooms: span }) => ({ [name]: numberField(span?.from) }),
	labels({ rooms: span }, { say, locale }) {
		if (!span?.from) return [];
		const n = locale === 'en' ? `${span.from}` : `${span.from}`.replace('.', ',');
		return [{ words: say('filter.roomsFrom', { n }), rest: slice(name, undefined) }];
	},
	count(_field, values, { rows, index }) {
		const column = columnOf(index, name);
		return values.map(
			(step) => rows.filter((row) => (column[row] ?? 0) >= hundredths(Number(step))).length,
		);
	},
	say: (from) => `${from}+`,
};
