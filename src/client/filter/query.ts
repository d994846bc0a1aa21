import { nearest } from '../../search/browser/nearest.ts';
import type { Found, Search } from '../../search/browser/query.ts';
import type { Filter } from '../../search/facets.ts';
import type { FilterContext, ListState } from './state.ts';
import { withoutCondition, type Choice } from '../../search/choice.ts';
import { labelsOf, plainNames, type Label } from '../../search/labels.ts';

/** Units shown beside a list that is empty. */
const mostNear = 3;

/** What the index holds for a state. */
export interface ListView {
	readonly choice: Choice;
	/** The filter of the choice, with the units that have its words. */
	readonly filter: Filter;
	readonly found: Found;
	/** What was asked: areas may add units of other cities to the index. */
	readonly search: Search;
	/** The choice in words. */
	readonly labels: readonly Label[];
}

/** The part of it that is shown. */
export interface Hits {
	/** Ids of all units that were found, in the order that was chosen. */
	readonly all: readonly number[];
	/** Those of them that are in view. */
	readonly ids: readonly number[];
	/** The condition to drop where nothing is in view. */
	readonly drop: Drop | undefined;
	/** How many are found in the list of what is to rent, or to buy, where this one has none. */
	readonly others: number;
}

/** What to take away where nothing was found. */
export interface Drop {
	/** All of a part of the choice in words, and what remains without it; nothing for the view of the map. */
	readonly label?: Label;
	/** How many units there are then. */
	readonly count: number;
}

export function listView(
	{ choice, withWords, inAreas }: ListState,
	{ search: own, speech }: Pick<FilterContext, 'search' | 'speech'>,
): ListView {
	const search = (choice.areas && inAreas?.search) || own;
	const isSearched = choice.words !== '' && withWords !== undefined;
	const filter = {
		...choice.filter,
		...(isSearched && { found: withWords }),
		...(choice.areas && inAreas && { within: inAreas.ids }),
	};
	return { choice, filter, search, found: search.find(filter), labels: labelsOf(choice, speech) };
}

export function hitsOf(
	{
		choice,
		found,
		labels,
		filter,
		search,
	}: Omit<ListView, 'search'> & { readonly search: Pick<ListView['search'], 'find'> },
	inView: ListState['inView'],
): Hits {
	const all = found.ids(choice.sort);
	const ids = inView ? all.filter((id) => inView.has(id)) : all;
	if (ids.length > 0) return { all, ids, drop: undefined, others: 0 };
	const drop = all.length > 0 ? { count: all.length } : bestDrop({ choice, found, labels });
	// Prices to buy and to rent have nothing to do with each other.
	const isAsked = all.length === 0 && !choice.filter.price;
	const deal = filter.deal === 'buy' ? 'rent' : 'buy';
	return { all, ids, drop, others: isAsked ? search.find({ ...filter, deal }).total : 0 };
}

/** The units to show beside an empty list: what was found beside the view of the map, else what comes nearest. */
export function nearTo(
	{ all, ids }: Pick<Hits, 'all' | 'ids'>,
	{ filter }: Choice,
	{ search }: Pick<ListView, 'search'>,
): readonly number[] {
	if (ids.length > 0) return [];
	return all.length > 0 ? all.slice(0, mostNear) : nearest(search.index, filter, mostNear);
}

/** The one part of a choice whose absence brings most; nothing where no part does. */
export function bestDrop({
	choice,
	found,
	labels,
}: {
	readonly choice: Choice;
	readonly found: Pick<Found, 'without'>;
	/** Those of the choice. */
	readonly labels: readonly Label[];
}): Drop | undefined {
	const [best] = [...found.without]
		.filter(([, total]) => total > 0)
		.toSorted(([, a], [, b]) => b - a);
	if (!best) return undefined;
	const [part, count] = best;
	const own = labels.filter((label) => label.part === part);
	if (own.length === 0) return undefined;
	const isWords = part === 'found';
	// In the sentence they stand in quotation marks, which those of a label would double.
	const words = isWords ? plainNames(choice.words) : own.map((label) => label.words).join(', ');
	const filter = withoutCondition(choice.filter, part);
	const areas = part === 'within' ? undefined : choice.areas;
	const rest = { ...choice, filter, page: 1, words: isWords ? '' : choice.words, areas };
	return { label: { part, words, rest }, count };
}
