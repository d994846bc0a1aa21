import type { Facet, Speech, Slice } from './facet.ts';
import { anyOf, ticks } from './ticks.ts';

const name = 'postcode';

/**
 * Any of some postcodes, which only phrases ask for. The column has their numbers from 1 in the index, and 0 where
 * nothing is told.
 */
export const postcode: Facet<Slice<typeof name, readonly string[]>> = {
	...ticks({ name, field: name, say }, ({ index }) => index.postcodes),
	...anyOf({ name, column: name }, (code, index) => index.postcodes.indexOf(code) + 1 || -1),
	panel: 'place',
	title: 'filter.postcode',
	messages: ['filter.postcode'],
	columns: { [name]: (unit, account) => account.postcodeOf(unit) },
	fields: { [name]: { de: 'plz', en: 'postcode', es: 'codigo-postal' } },
	control: { kind: 'unseen' },
	read({ [name]: said = [] }) {
		// Another one than the account has is a wish, too: nothing is there.
		const codes = said.filter((code) => /^[\p{L}\d][\p{L}\d -]{2,9}$/u.test(code));
		return { postcode: codes.length > 0 ? codes : undefined };
	},
	say,
};

function say(code: string, { say: words }: Speech): string {
	return `${words('filter.postcode')} ${code}`;
}
