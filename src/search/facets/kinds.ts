import { categories as all } from '../../domain/kind.ts';
import type { UnitKind } from '../../domain/unit.ts';
import type { Facet, Speech, Slice } from './facet.ts';
import { anyOf, ticks } from './ticks.ts';

/** Any of some kinds of property. The column has their places in the list of kinds. */
export const kinds: Facet<Slice<'kinds', readonly UnitKind[]>> = {
	...ticks({ name: 'kinds', field: 'kind' }, ({ index }) => index.kinds),
	...anyOf({ name: 'kinds', column: 'kind' }, (kind, index) =>
		index.kinds.findIndex((one) => one === kind),
	),
	panel: 'kind',
	title: 'filter.kind',
	messages: [],
	columns: { kind: (unit, account) => account.kinds.indexOf(unit.kind) },
	fields: ['kind'],
	control: { kind: 'ticks', options: (lists) => lists.kinds },
	say: (kind, { maybe }) => maybe(`kinds.${kind}`) ?? kind,
};

/**
 * Any of some finer kinds, such as a penthouse, which only phrases ask for. The column has their numbers from 1 in the
 * index, and 0 for none.
 */
export const categories: Facet<Slice<'categories', readonly string[]>> = {
	...ticks({ name: 'categories', field: 'category', say }, () => all),
	...anyOf({ name: 'categories', column: 'category' }, (category) => numberOf(category) || -1),
	panel: 'kind',
	title: 'filter.kind',
	messages: all.map((category) => `category.${category}` as const),
	columns: { category: ({ category = '' }) => numberOf(category) },
	fields: ['category'],
	control: { kind: 'phraseOnly' },
	say,
};

function say(category: string, { maybe }: Speech): string {
	return maybe(`category.${category}`) ?? category;
}

function numberOf(category: string): number {
	return all.findIndex((one) => one === category) + 1;
}
