import { columnOf } from '../search-index.ts';
import type { Condition } from './facet.ts';

/** Units that a search for words has found, by their ids. */
export const found: Condition<{ readonly found?: ReadonlySet<number> | undefined }> = {
	name: 'found',
	columns: {},
	test({ found: ids }, index) {
		const column = columnOf(index, 'id');
		return ids && ((row) => ids.has(column[row] ?? 0));
	},
	count: (_field, values) => values.map(() => 0),
};
