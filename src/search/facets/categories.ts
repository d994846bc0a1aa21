import { categories as all } from '../../domain/category.ts';
import { columnOf } from '../search-index.ts';
import type { Facet } from './facet.ts';
import { slice, type Slice } from './slice.ts';
import { countNumbers, ticks } from './ticks.ts';

const field = 'category';

/**
 * Any of some finer kinds, such as a penthouse, which only phrases ask for. The column has their numbers from 1 in the
 * index, and 0 for none.
 */
export const categories: Facet<Slice<'categories', readonly string[]>> = {
	...ticks({ name: 'categories', field }, () => all),
	panel: 'kind',
	title: 'filter.kind',
	messages: all.map((category) => `category.${category}` as const),
	columns: { category: ({ category = '' }) => numberOf(category) },
	fields: { [field]: { de: 'bauform', en: 'category', es: 'categoria' } },
	control: { kind: 'unseen' },
	test({ categories: wanted = [] }, index) {
		if (wanted.length === 0) return undefined;
		const column = columnOf(index, 'category');
		const numbers = new Set(wanted.map((category) => numberOf(category)));
		return (row) => numbers.has(column[row] ?? 0);
	},
	count(_field, values, { rows, index }) {
		const counts = countNumbers(rows, columnOf(index, 'category'));
		return values.map((value) => counts.get(numberOf(value) || -1) ?? 0);
	},
	labels({ categories: chosen = [] }, { maybe }) {
		return chosen.map((category) => ({
			words: maybe(`category.${category}`) ?? category,
			rest: slice('categories', rest(chosen, category)),
		}));
	},
	say: (category, { maybe }) => maybe(`category.${category}`) ?? category,
};

function numberOf(category: string): number {
	return all.findIndex((one) => one === category) + 1;
}

function rest(chosen: readonly string[], without: string): readonly string[] | undefined {
	const others = chosen.filter((one) => one !== without);
	return others.length > 0 ? others : undefined;
}
