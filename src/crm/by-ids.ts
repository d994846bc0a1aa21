import pMap from 'p-map';
import { CrmError } from './errors.ts';
import type { Page } from './list-end.ts';

/**
 * Reads those of the given records that exist.
 *
 * @returns whose they are; `undefined` where the CRM does not look at ids and sends others
 * @throws {CrmError} `unstable` when it counts a record that it does not send, and what asking throws
 */
export type ReadByIds = (ids: readonly number[]) => Promise<readonly number[] | undefined>;

/**
 * A reader that never turns a page: where records vanish between two pages, the next one begins behind others that
 * nobody has seen. Instead it asks again for what a response lacks, and by itself for each record that would count as
 * gone. So n records, p of which fit on a page, take ⌈n / p⌉ + 1 requests, one more for each that is gone, and one
 * for each that goes meanwhile. Where the CRM does not count, twice as many may be needed.
 *
 * @param ask asks for these records, and nothing else, on the first page
 * @param path for messages
 * @param most how many records are asked for at once
 * @param concurrency how many are asked for by themselves at the same time
 */
export function createReadByIds(
	ask: (ids: readonly number[]) => Promise<Page>,
	{
		path,
		most,
		concurrency,
	}: { readonly path: string; readonly most: number; readonly concurrency: number },
): ReadByIds {
	/** How many records a page holds, as far as that is known. */
	let held = most;
	/** The most that came in one response of a CRM that does not count. */
	let longest = 0;

	function isCutShort({ sent, total }: { sent: number; total: number | undefined }): boolean {
		if (sent === 0) return false;
		if (total !== undefined) return total > sent;
		const isLongest = sent >= longest;
		longest = Math.max(longest, sent);
		return isLongest;
	}

	return async (ids) => {
		const found = new Set<number>();
		let isDeaf = false;

		/** Asks for these records, and returns those that the response lacks. */
		async function lackingOf(some: readonly number[]) {
			const page = await ask(some);
			const sent = new Set(page.ids.filter((id) => id !== undefined));
			isDeaf ||= !sent.isSubsetOf(new Set(some));
			for (const id of sent) found.add(id);
			return { sent: sent.size, total: page.total, lacking: some.filter((id) => !sent.has(id)) };
		}

		const waiting = [...new Set(ids)];
		const single: number[] = [];
		while (waiting.length > 0 && !isDeaf) {
			const { lacking, ...response } = await lackingOf(waiting.splice(0, held));
			if (lacking.length === 0) continue;
			if (!isCutShort(response)) single.push(...lacking);
			else {
				held = response.sent;
				waiting.unshift(...lacking);
			}
		}
		await pMap(
			single,
			async (id) => {
				if (isDeaf) return;
				const { lacking, total: counted = 0 } = await lackingOf([id]);
				if (lacking.length === 0 || counted === 0 || isDeaf) return;
				const failure = { reason: 'unstable', why: 'miscounted', passes: 1, listed: 0 } as const;
				throw new CrmError({ method: 'GET', path }, { ...failure, counted });
			},
			{ concurrency },
		);
		return isDeaf ? undefined : [...found];
	};
}
