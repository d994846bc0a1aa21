import type { Deal } from '../../domain/unit.ts';
import { columnOf } from '../search-index.ts';
import type { Condition } from './facet.ts';

const numberOf = (deal: string) => (deal === 'rent' ? 1 : 0);

/** To buy or to rent; each list is of one of them, so there is nothing to choose. */
export const deal: Condition<{ readonly deal?: Deal | undefined }> = {
	name: 'deal',
	columns: { deal: (unit) => numberOf(unit.deal) },
	test({ deal: wanted }, index) {
		const column = columnOf(index, 'deal');
		return wanted && ((row) => column[row] === numberOf(wanted));
	},
};

/** Units that a search for words has found, by their ids. */
export const found: Condition<{ readonly found?: ReadonlySet<number> | undefined }> = {
	name: 'found',
	columns: {},
	test({ found: ids }, index) {
		const column = columnOf(index, 'id');
		return ids && ((row) => ids.has(column[row] ?? 0));
	},
};
