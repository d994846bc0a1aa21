import type { Deal } from '../../domain/unit.ts';
import { columnOf } from '../search-index.ts';
import type { Condition, Slice } from './facet.ts';

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

/** Units that a search for words has found. */
export const found = anyOfIds('found');
/** Units that lie in areas drawn on a map. */
export const within = anyOfIds('within');

/** A condition that something else than the index decides; no address says the ids. */
function anyOfIds<Name extends string>(name: Name): Condition<Slice<Name, ReadonlySet<number>>> {
	return {
		name,
		columns: {},
		test({ [name]: ids }, index) {
			const column = columnOf(index, 'id');
			return ids && ((row) => ids.has(column[row] ?? 0));
		},
	};
}
