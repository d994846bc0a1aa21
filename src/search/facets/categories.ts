import { categories as all } from '../../domain/category.ts';
import { categoryNames } from './category-names.ts';
import type { Facet, Speech } from './facet.ts';
import type { Slice } from './slice.ts';
import { anyOf, ticks } from './ticks.ts';

const field = 'category';

/**
 * Any of some finer kinds, such as a penthouse, which only phrases ask for. The column has their numbers from 1 in the
 * index, and 0 for none.
 */
export const categories: Facet<Slice<'categories', readonly string[]>> = {
	...ticks({ name: 'categories', field, say }, () => all),
	...anyOf({ name: 'categories', column: field }, (category) => numberOf(category) || -1),
	panel: 'kind',
	title: 'filter.kind',
	messages: all.map((category) => `category.${category}` as const),
	columns: { [field]: ({ category = '' }) => numberOf(category) },
	fields: { [field]: { de: 'bauform', en: 'category', es: 'categoria' } },
	valueNames: (locale) => categoryNames[locale],
	control: { kind: 'unseen' },
	say,
};

function say(category: string, { maybe }: Speech): string {
	return maybe(`category.${category}`) ?? category;
}

function numberOf(category: string): number {
	return all.findIndex((one) => one === category) + 1;
}
