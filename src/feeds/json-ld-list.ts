import type { Described, Thing } from './json-ld.ts';

interface ListPage extends Described {
	/** Heading of the page. */
	readonly name: string;
	/** Addresses within the site of what the page shows, in its order. */
	readonly items: readonly string[];
	/** How much the list holds on all its pages. */
	readonly count: number;
	/** How much of it stands on the pages before. */
	readonly before?: number;
}

export function listPage({ origin, path, locale, ...list }: ListPage): Thing {
	const { name, items, count, before = 0 } = list;
	return {
		'@type': 'CollectionPage',
		url: origin + path,
		name,
		inLanguage: locale,
		mainEntity: {
			'@type': 'ItemList',
			numberOfItems: count,
			itemListElement: items.map((item, at) => ({
				'@type': 'ListItem',
				position: before + at + 1,
				url: origin + item,
			})),
		},
	};
}
