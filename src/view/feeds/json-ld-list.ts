import { pageThing, type Described, type Thing } from './json-ld.ts';

/**
 * A page of a list.
 * @param items addresses within the site, in the order of the page
 * @param count items of the list on all its pages
 * @param before items on the pages before
 */
export function listPage(
	name: string,
	described: Described,
	{
		items,
		count = items.length,
		before = 0,
	}: { readonly items: readonly string[]; readonly count?: number; readonly before?: number },
): Thing {
	return {
		...pageThing('CollectionPage', name, described),
		mainEntity: {
			'@type': 'ItemList',
			numberOfItems: count,
			itemListElement: items.map((item, at) => ({
				'@type': 'ListItem',
				position: before + at + 1,
				url: described.origin + item,
			})),
		},
	};
}
