import { facets, type Filter } from './facets.ts';
import type { Fields, Known } from './facets/facet.ts';
import { longestPhrase } from './address.ts';
import { isSort, type Sort } from './sort.ts';

/** What a visitor has chosen of a list. */
export interface Choice {
	readonly filter: Filter;
	/** Words that are searched for; empty for none. */
	readonly words: string;
	/** Areas drawn on the map, as an address says them after its "#"; absent for none. */
	readonly areas?: string | undefined;
	readonly sort: Sort;
	/** From 1. */
	readonly page: number;
}

/** What the fields mean; whatever makes no sense in them does not matter. */
export function choiceOf(fields: Fields, known: Known): Choice {
	const [words = ''] = fields['words'] ?? [];
	const [sort = ''] = fields['sort'] ?? [];
	const [page = ''] = fields['page'] ?? [];
	return {
		filter: filterOf(fields, known),
		words: words.trim().slice(0, longestPhrase),
		sort: isSort(sort) ? sort : known.index.order.sort,
		page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
	};
}

export function filterOf(fields: Fields, known: Known): Filter {
	return defined<Filter>(Object.assign({}, ...facets.map((facet) => facet.read(fields, known))));
}

/** Says a choice in fields: what `choiceOf` reads. */
export function choiceFields({ filter, words, sort, page }: Choice, known: Known): Fields {
	const fields = facets.map((facet) => facet.write(filter, known));
	return defined<Fields>(
		Object.assign({}, ...fields, {
			words: words ? [words] : undefined,
			sort: sort === known.index.order.sort ? undefined : [sort],
			page: page > 1 ? [String(page)] : undefined,
		}),
	);
}

/** A filter without what belongs to a condition. */
export function withoutCondition(filter: Filter, name: string): Filter {
	const keys: readonly string[] = facets.find((facet) => facet.name === name)?.keys ?? [name];
	return Object.fromEntries(Object.entries(filter).filter(([key]) => !keys.includes(key)));
}

/** Without what is not there, so that two choices can be compared. */
export function defined<T extends object>(record: T): T {
	const kept = { ...record };
	for (const key in kept) if (kept[key] === undefined) delete kept[key];
	return kept;
}
