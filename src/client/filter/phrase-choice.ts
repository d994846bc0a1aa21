import { facets, type Filter } from '../../search/facets.ts';
import type { Known } from '../../search/facets/facet.ts';
import { isSort } from '../../search/sort.ts';
import type { Understood } from '../../search/phrases/understand.ts';
import { defined, withoutCondition, type Choice } from './choice.ts';

/** Facets that say the same in two ways: what a phrase says of one takes the place of the other. */
const alike: readonly (readonly string[])[] = [
	['kinds', 'categories'],
	['price', 'warm'],
	['places', 'postcode'],
];

/** Adds what a phrase asks for to a choice: in the place of what was chosen of the same facets, features beside them. */
export function withPhrase(
	choice: Choice,
	{ fields, words }: Pick<Understood, 'fields' | 'words'>,
	known: Known,
): Choice {
	const asked = facets.filter((facet) => Object.keys(facet.fields).some((field) => fields[field]));
	const replaced = asked.flatMap(
		({ name }) => alike.find((names) => names.includes(name)) ?? [name],
	);
	const kept = replaced.reduce(withoutCondition, choice.filter);
	const read = asked.reduce<Filter>(
		(filter, facet) => ({ ...filter, ...defined(facet.read(fields, known)) }),
		{},
	);
	const features = [...new Set([...(choice.filter.features ?? []), ...(read.features ?? [])])];
	const [sort = ''] = fields['sort'] ?? [];
	return {
		filter: { ...kept, ...read, ...(features.length > 0 && { features }) },
		words: words.length > 0 ? words.join(' ') : choice.words,
		sort: isSort(sort) ? sort : choice.sort,
		page: 1,
	};
}
