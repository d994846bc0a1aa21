import { columnOf } from '../search-index.ts';
import type { Facet } from './facet.ts';
import type { Slice } from './slice.ts';
import { countNumbers } from './ticks.ts';

const name = 'postcode';

/**
 * Any of some postcodes, which only phrases ask for. The column has their numbers from 1 in the index, and 0 where
 * nothing is told.
 */
export const postcode: Facet<Slice<typeof name, readonly string[]>> = {
	name,
	keys: [name],
	panel: 'place',
	title: 'filter.postcode',
	messages: ['filter.postcode'],
	columns: { [name]: (unit, account) => account.postcodeOf(unit) },
	fields: { [name]: { de: 'plz', en: 'postcode', es: 'codigo-postal' } },
	control: { kind: 'unseen' },
	test({ postcode: wanted = [] }, index) {
		if (wanted.length === 0) return undefined;
		const column = columnOf(index, name);
		const numbers = new Set(wanted.map((code) => index.postcodes.indexOf(code) + 1));
		numbers.delete(0);
		return (row) => numbers.has(column[row] ?? 0);
	},
	read({ [name]: said = [] }) {
		// Another one than the account has is a wish, too: nothing is there.
		const codes = said.filter((code) => /^[\p{L}\d][\p{L}\d -]{2,9}$/u.test(code));
		return { postcode: codes.length > 0 ? codes : undefined };
	},
	write: ({ postcode: codes }) => ({ [name]: codes }),
	labels({ postcode: codes = [] }, { say }) {
		return codes.map((code) => {
			const others = codes.filter((one) => one !== code);
			return {
				words: `${say('filter.postcode')} ${code}`,
				rest: { postcode: others.length > 0 ? others : undefined },
			};
		});
	},
	count(_field, values, { rows, index }) {
		const counts = countNumbers(rows, columnOf(index, name));
		return values.map((code) => counts.get(index.postcodes.indexOf(code) + 1 || -1) ?? 0);
	},
	say: (code) => code,
};
