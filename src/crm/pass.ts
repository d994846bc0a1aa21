import { CrmError } from './errors.ts';
import { inFlight } from './in-flight.ts';

/** One page of a list, in ascending order of id. What becomes of its records is the list's own affair. */
export interface Page {
	/** Of each record; `undefined` where it has no usable one. */
	readonly ids: readonly (number | undefined)[];
	/** What the CRM counts in the whole list at the moment of the answer, if it tells. */
	readonly total: number | undefined;
}

/** A list of the CRM that is read by page. */
export interface PagedList {
	/** For messages. */
	readonly path: string;
	/** A page, numbered from 1. Without `detail` the ids are enough, and pages may be longer. */
	page(number: number, detail: boolean): Promise<Page>;
	/** How many records a page is asked for. */
	perPage(detail: boolean): number;
	/** Whether the CRM may send the whole list whatever page is asked for. */
	readonly mayIgnorePaging: boolean;
}

export interface PassOptions {
	/** Pages in flight, once the length of the list is known. */
	readonly concurrency: number;
	readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export interface Progress {
	/** From 1. */
	readonly pass: number;
	/** Records read in this pass. */
	readonly read: number;
	readonly total: number | undefined;
}

/** What one reading of a list, from the first page to the last, has found. */
export interface Pass {
	readonly ids: ReadonlySet<number>;
	/** Records without a usable id. */
	readonly nameless: number;
	readonly total: number | undefined;
	readonly isEachOnce: boolean;
	/** No id came twice, and the CRM counted as many records all the time. */
	readonly isConsistent: boolean;
}

/**
 * @throws {CrmError} `endless` when the CRM sends a full page again, or `endless` or `immense` when it has more
 *   pages than an account can have.
 */
export async function readPass(
	list: PagedList,
	{ concurrency, onProgress, detail, pass }: PassOptions & { detail: boolean; pass: number },
): Promise<Pass> {
	const pages: (readonly (number | undefined)[])[] = [];
	const totals: number[] = [];
	const firstSent = new Map<string, number>();
	let read = 0;

	async function take(number: number): Promise<Page & { repeats: number | undefined }> {
		const page = await list.page(number, detail);
		const sent = page.ids.join();
		const repeats = page.ids.length === pages[0]?.length ? firstSent.get(sent) : undefined;
		if (repeats !== undefined && !list.mayIgnorePaging) throw endless(list, number, repeats);
		firstSent.set(sent, number);
		pages[number - 1] = page.ids;
		read += page.ids.length;
		if (page.total !== undefined) totals.push(page.total);
		onProgress?.({ pass, read, total: page.total });
		return { ...page, repeats };
	}

	const { ids, total } = await take(1);
	const size = ids.length;
	// Fewer records than asked for mean that the CRM has a limit of its own; more, that it does not page.
	const isWhole = size === 0 || size > list.perPage(detail);
	if (!isWhole && total !== undefined) {
		const last = Math.ceil(total / size);
		if (last > mostPages) throw immense(list, total);
		const numbers = Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2);
		// A record that vanishes makes a forward pass skip another one, and one that returns a backward pass.
		await inFlight(pass % 2 === 0 ? numbers : numbers.toReversed(), { concurrency, work: take });
	} else if (!isWhole) {
		for (let number = 2; ; number++) {
			const next = await take(number);
			if (next.repeats !== undefined) pages.pop();
			if (next.repeats !== undefined || next.ids.length < size) break;
			if (number === mostPages) throw endless(list, mostPages);
		}
	}
	return collected(pages.flat(), totals);
}

/** Far beyond any account, and an end for a server that has none. */
export const mostPages = 5_000;

function endless({ path }: PagedList, page: number, repeats?: number): CrmError {
	return new CrmError({ method: 'GET', path }, { reason: 'endless', page, repeats });
}

function immense({ path }: PagedList, counted: number): CrmError {
	return new CrmError({ method: 'GET', path }, { reason: 'immense', counted });
}

function collected(listed: readonly (number | undefined)[], totals: readonly number[]): Pass {
	const ids = new Set<number>();
	let nameless = 0;
	for (const id of listed) {
		if (id === undefined) nameless++;
		else ids.add(id);
	}
	const isEachOnce = ids.size + nameless === listed.length;
	const isCounted = totals.every((total) => total === listed.length);
	return { ids, nameless, total: totals.at(-1), isEachOnce, isConsistent: isEachOnce && isCounted };
}
