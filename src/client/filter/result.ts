import { nearest } from '../../search/nearest.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { keepsTo } from './address.ts';
import type { Choice } from './choice.ts';
import { bestDrop, type Drop } from './drop.ts';
import type { Finding } from './finding.ts';
import { headingOf } from './heading.ts';
import type { FilterSettings } from './settings.ts';
import type { Result } from '../results/results.ts';

/** Units shown beside a list that is empty. */
const mostNear = 3;

/** What was found, as far as the map shows it. */
export interface Hits {
	/** Ids of all units that were found, in the order that was chosen. */
	readonly all: readonly number[];
	/** Those of them that are in view. */
	readonly ids: readonly number[];
	/** What is offered where nothing is in view. */
	readonly drop: Drop | undefined;
}

/** @param inView ids of what the map shows where it decides about the list */
export function hitsOf(
	choice: Choice,
	{ found, labels, inView }: Finding & { readonly inView: ReadonlySet<number> | undefined },
): Hits {
	const all = found.ids(choice.sort);
	const ids = inView ? all.filter((id) => inView.has(id)) : all;
	if (ids.length > 0) return { all, ids, drop: undefined };
	return {
		all,
		ids,
		drop: all.length > 0 ? { count: all.length } : bestDrop({ choice, found, labels }),
	};
}

/** All that the list is to show of hits. */
export function resultOf(
	{ all, ids, drop }: Hits,
	{
		choice,
		index,
		settings,
		kindName,
		...rest
	}: Pick<Result, 'choice' | 'address' | 'isInView'> & {
		readonly index: SearchIndex;
		readonly settings: FilterSettings;
		readonly kindName: (kind: string) => string;
	},
): Result {
	const { facet, root } = settings;
	const isRoot = facet.path === root.path;
	const keepsHeading = keepsTo(choice.filter, facet.start) && !isRoot;
	// Beside the view of the map lies what was looked for.
	const near = () =>
		all.length > 0 ? all.slice(0, mostNear) : nearest(index, choice.filter, mostNear);
	return {
		...rest,
		ids,
		choice,
		drop,
		heading: keepsHeading ? undefined : headingOf(choice.filter, { settings, kindName }),
		nearest: ids.length === 0 ? near() : [],
	};
}
