import { longestPhrase } from '../../search/address.ts';
import { facets, type Filter } from '../../search/facets.ts';
import type { Fields, Known } from '../../search/facets/facet.ts';
import { isSort, type Sort } from '../../search/sort.ts';

/** What a visitor has chosen of a list. */
export interface Choice {
	readonly filter: Filter;
	/** Words that are searched for; empty for none. */
	readonly words: string;
	readonly sort: Sort;
	/** From 1. */
	readonly page: number;
}

/** What the fields mean; whatever makes no sense in them does not matter. */
export function choiceOf(fields: Fields, known: Known): Choice {
	const filter = facets.reduce<Filter>(
		(read, facet) => ({ ...read, ...defined(facet.read(fields, known)) }),
		{},
	);
	const [[words = ''] = [], [sort = ''] = [], [page = ''] = []] = [
		fields['words'],
		fields['sort'],
		fields['page'],
	];
	return {
		filter,
		words: words.trim().slice(0, longestPhrase),
		sort: isSort(sort) ? sort : 'newest',
		page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
	};
}

/** Says a choice in fields: what `choiceOf` reads. */
export function fieldsOf({ filter, words, sort, page }: Choice, known: Known): Fields {
	const fields = facets.map((facet) => facet.write(filter, known));
	return defined<Fields>(
		Object.assign({}, ...fields, {
			words: words ? [words] : undefined,
			sort: sort === 'newest' ? undefined : [sort],
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
