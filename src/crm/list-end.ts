import { CrmError } from './errors.ts';

/** A list that is read by page. */
interface PagedList {
	/** For messages. */
	readonly path: string;
	/** Records a page is asked for. The CRM may send fewer. */
	readonly per: number;
	/** Whether the CRM may send the whole list whatever page is asked for. */
	readonly mayIgnorePaging?: boolean;
}

/** Tells when a list has been read to its end. */
interface ListEnd {
	/** Whether the last page has come. */
	readonly isReached: boolean;
	/**
	 * Checks that as many records have come as the CRM counted last: one that a response leaves out would be taken for
	 * deleted.
	 *
	 * @throws {CrmError} `unstable`
	 */
	requireWhole(): void;
	/**
	 * Takes note of a page, numbered from 1.
	 *
	 * @returns whether it belongs to the list: one that was sent before, because the CRM ignores paging, does not.
	 * @throws {CrmError} `endless` when the CRM must not ignore paging and does, or has more pages than an account.
	 */
	take(number: number, page: Page): boolean;
}

/** Far beyond any account, and an end for a server that has none. */
export const mostPages = 5_000;

/** Pages without a new record that may come in a row: records that are added meanwhile move others back. */
const mostStale = 3;

/**
 * A list ends with an empty page, or when as many records have come as the CRM counts. A page with fewer records
 * than asked for is no end: the CRM may have a limit of its own, or hide some from the key.
 */
export function createListEnd({ path, per, mayIgnorePaging = false }: PagedList): ListEnd {
	const seen = new Set<number>();
	const firstSent = new Map<string, number>();
	let nameless = 0;
	let stale = 0;
	let size = 0;
	let isReached = false;
	let counted = 0;

	const endless = (page: number, repeats?: number) =>
		new CrmError({ method: 'GET', path }, { reason: 'endless', page, repeats });

	return {
		get isReached() {
			return isReached;
		},
		requireWhole() {
			const listed = seen.size + nameless;
			if (listed >= counted) return;
			const failure = {
				reason: 'unstable',
				why: 'miscounted',
				passes: 1,
				listed,
				counted,
			} as const;
			throw new CrmError({ method: 'GET', path }, failure);
		},
		take(number, { ids, total }) {
			if (number === 1) size = ids.length;
			counted = total ?? 0;
			const fresh = ids.filter((id) => id === undefined || !seen.has(id));
			const text = ids.join();
			const repeats = ids.length > 0 ? firstSent.get(text) : undefined;
			firstSent.set(text, repeats ?? number);
			const isWhole = mayIgnorePaging || size > per;
			if (repeats !== undefined && isWhole) {
				isReached = true;
				return false;
			}
			// A short page can come again because records have moved; a long one cannot.
			if (repeats !== undefined && ids.length === size && size > mostStale) {
				throw endless(number, repeats);
			}
			for (const id of ids) if (id !== undefined) seen.add(id);
			nameless += ids.filter((id) => id === undefined).length;
			stale = fresh.length > 0 ? 0 : stale + 1;
			if (stale === mostStale && repeats === 1) throw endless(number, repeats);
			isReached ||=
				ids.length === 0 ||
				stale === mostStale ||
				(total !== undefined && seen.size + nameless >= total);
			if (number === mostPages && !isReached) throw endless(number);
			return true;
		},
	};
}

/** One page of a list. What becomes of its records is the list's own affair. */
export interface Page {
	/** Of each record; `undefined` where it has no usable one. */
	readonly ids: readonly (number | undefined)[];
	/** What the CRM counts in the whole list at the moment of the response, if it tells. */
	readonly total: number | undefined;
}
