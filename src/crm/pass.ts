import pMap from 'p-map';
import { CrmError } from './errors.ts';
import { createListEnd, mostPages, type Page } from './list-end.ts';

/** A list of the CRM that is read by page, in ascending order of id. */
export interface PagedSource {
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
	readonly onProgress?: ((progress: ListProgress) => void) | undefined;
}

export interface ListProgress {
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
 * @throws {CrmError} `endless` when the CRM sends a page again, or `endless` or `immense` when it has more pages
 *   than an account can have.
 */
export async function readPass(
	list: PagedSource,
	{ concurrency, onProgress, detail, pass }: PassOptions & { detail: boolean; pass: number },
): Promise<Pass> {
	const { path, mayIgnorePaging } = list;
	const end = createListEnd({ path, mayIgnorePaging, per: list.perPage(detail) });
	const pages: (readonly (number | undefined)[])[] = [];
	const totals: number[] = [];
	let read = 0;

	async function take(number: number): Promise<Page> {
		const page = await list.page(number, detail);
		// What was sent before is no part of the list.
		pages[number - 1] = end.take(number, page) ? page.ids : [];
		read += page.ids.length;
		if (page.total !== undefined) totals.push(page.total);
		onProgress?.({ pass, read, total: page.total });
		return page;
	}

	const { ids, total } = await take(1);
	if (total !== undefined && ids.length > 0) {
		const last = Math.ceil(total / ids.length);
		if (last > mostPages) throw immense(list, total);
		const numbers = Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2);
		// A record that vanishes makes a forward pass skip another one, and one that returns a backward pass.
		await pMap(pass % 2 === 0 ? numbers : numbers.toReversed(), take, { concurrency });
	}
	while (!end.isReached) await take(pages.length + 1);
	return collected(pages.flat(), totals);
}

function immense({ path }: PagedSource, counted: number): CrmError {
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
