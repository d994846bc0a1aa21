import type { Filter } from '../../search/facets.ts';
import type { FormSpeech } from '../../search/facets/facet.ts';
import { nearest } from '../../search/browser/nearest.ts';
import type { Found, Search } from '../../search/browser/query.ts';
import { keepsTo } from './address.ts';
import type { Choice } from './choice.ts';
import { bestDrop, type Drop } from './drop.ts';
import { headingOf } from './heading.ts';
import { labelsOf, type Label } from './labels.ts';
import type { FilterContext } from './settings.ts';

/** Units shown beside a list that is empty. */
const mostNear = 3;

/** All that a visitor has decided about a list. */
export interface ListState {
	readonly choice: Choice;
	/** Ids of the units that have the words of the choice, once they were searched for. */
	readonly withWords?: ReadonlySet<number> | undefined;
	/** Ids of the units in view on the map, where it decides about the list. */
	readonly inView?: ReadonlySet<number> | undefined;
}

/** What follows from it. */
export interface ListView {
	readonly choice: Choice;
	/** The filter of the choice, with the units that have its words. */
	readonly filter: Filter;
	/** What was asked. */
	readonly search: Search;
	readonly found: Found;
	/** The choice in words. */
	readonly labels: readonly Label[];
}

/** What was found, as far as the map shows it. */
export interface Hits {
	/** Ids of all units that were found, in the order that was chosen. */
	readonly all: readonly number[];
	/** Those of them that are in view. */
	readonly ids: readonly number[];
	/** What is offered where nothing is in view. */
	readonly drop: Drop | undefined;
	/** How many are found in the list of what is to rent, or to buy, where this one has none. */
	readonly others: number;
}

export function viewOf(
	{ choice, withWords }: ListState,
	{ search, speech }: { readonly search: Search; readonly speech: FormSpeech },
): ListView {
	const isSearched = choice.words !== '' && withWords !== undefined;
	const filter = isSearched ? { ...choice.filter, found: withWords } : choice.filter;
	const labels = labelsOf(choice, speech);
	return { choice, filter, search, found: search.find(filter), labels };
}

export function hitsOf(
	{ choice, found, labels }: Pick<ListView, 'choice' | 'found' | 'labels'>,
	inView: ListState['inView'],
): Hits {
	const all = found.ids(choice.sort);
	const ids = inView ? all.filter((id) => inView.has(id)) : all;
	if (ids.length > 0) return { all, ids, drop: undefined, others: 0 };
	const drop = all.length > 0 ? { count: all.length } : bestDrop({ choice, found, labels });
	// Prices to buy and to rent have nothing to do with each other.
	const isAsked = all.length === 0 && !choice.filter.price;
	return { all, ids, drop, others: isAsked ? (found.without.get('deal') ?? 0) : 0 };
}

/** The heading of a list that was filtered, and the units to show where it is empty. */
export function besideHits(
	{ choice, search }: Pick<ListView, 'choice' | 'search'>,
	{ hits, context: { settings, speech } }: { readonly hits: Hits; readonly context: FilterContext },
): { readonly heading: string | undefined; readonly nearest: readonly number[] } {
	const { facet, root } = settings;
	const keepsHeading = keepsTo(choice.filter, facet.start) && facet.path !== root.path;
	const kindName = (kind: string) => speech.option('kind', kind);
	// Beside the view of the map lies what was looked for.
	const near = () =>
		hits.all.length > 0
			? hits.all.slice(0, mostNear)
			: // The index of this search has the columns that were loaded for the choice.
				nearest(search.index, choice.filter, mostNear);
	return {
		heading: keepsHeading
			? undefined
			: headingOf(
					{ ...choice.filter, places: choice.filter.places ?? cityOf(settings) },
					{ settings, kindName },
				),
		nearest: hits.ids.length === 0 ? near() : [],
	};
}

/** The city that all of it is in, where the filters know no other. */
function cityOf({ city }: FilterContext['settings']): Filter['places'] {
	return city === undefined ? undefined : [{ city }];
}
