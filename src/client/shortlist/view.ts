import type { ListedUnit, ListedUnits } from './units.ts';

/** Units that fit beside each other. */
export const mostCompared = 4;

/** What the page of the shortlist shows of it. */
export interface ShortlistView {
	/** Everything that was on the list since the page was opened, in its order. */
	readonly places: readonly Place[];
	/** Ids of the saved units that are on offer. */
	readonly onOffer: readonly number[];
	/** Ids chosen for the comparison. */
	readonly chosen: ReadonlySet<number>;
	/** Ids of the units that are compared, in the order of the list. */
	readonly compared: readonly number[];
	/** Whether no other fits beside them. */
	readonly isFull: boolean;
}

/** A place of the list: that of a unit, of one that was taken off, or of one that nobody offers any more. */
export type Place =
	| { readonly holds: 'unit'; readonly id: number; readonly unit: ListedUnit }
	| { readonly holds: 'removed'; readonly id: number; readonly title: string }
	| { readonly holds: 'gone'; readonly id: number };

export function shortlistView({
	shown,
	saved,
	units,
	chosen: chosenBefore,
}: {
	readonly shown: readonly number[];
	readonly saved: readonly number[];
	/** Units on offer. */
	readonly units: ListedUnits;
	/** Nothing before anybody has seen the list: all are compared then, if they fit beside each other. */
	readonly chosen: ReadonlySet<number> | undefined;
}): ShortlistView {
	const places = shown.map((id): Place => {
		const unit = units.get(id);
		if (!saved.includes(id)) return { holds: 'removed', id, title: unit?.card.title ?? String(id) };
		return unit ? { holds: 'unit', id, unit } : { holds: 'gone', id };
	});
	const onOffer = saved.filter((id) => units.has(id));
	const chosen = chosenBefore ?? new Set(onOffer.length <= mostCompared ? onOffer : []);
	const compared = shown.filter((id) => onOffer.includes(id) && chosen.has(id));
	return { places, onOffer, chosen, compared, isFull: compared.length >= mostCompared };
}

/** Adds units that were taken over to the comparison: they come first, if all of them fit beside each other. */
export function chosenWith(
	taken: readonly number[],
	chosen: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
	if (taken.length > mostCompared) return chosen;
	return new Set([...taken, ...chosen].slice(0, mostCompared));
}
