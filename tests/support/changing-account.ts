import { z } from 'zod';
import type { Crm } from '../../src/crm/client.ts';
import type { Page } from '../../src/crm/list-end.ts';
import type { PagedSource } from '../../src/crm/pass.ts';
import { randomFrom } from './random.ts';

/** What the list of units is asked for, as far as this account looks at it. */
const UnitsQuery = z.object({
	page: z.number(),
	per: z.number(),
	order: z.enum(['asc', 'desc']),
	property_ids: z.array(z.number()).optional(),
	expand: z.literal(1).optional(),
});
type UnitsQuery = z.output<typeof UnitsQuery>;

/**
 * An account whose list changes after every answer: units are created, deleted, archived or brought back. The same
 * seed gives the same account.
 */
export function changingAccount({
	seed,
	size,
	limit,
	idLimit = limit,
	isCounted = true,
	changes: [leastChanges, mostChanges] = [1, 3],
}: {
	readonly seed: number;
	readonly size: number;
	/** The most records that a page holds, whatever is asked for. */
	readonly limit: number;
	/** The same for pages without details. */
	readonly idLimit?: number;
	/** Whether the CRM counts the whole list. */
	readonly isCounted?: boolean;
	/** The fewest and the most changes after an answer. */
	readonly changes?: readonly [number, number];
}): {
	readonly crm: Crm;
	/** The same list page by page, every page in detail. */
	readonly source: PagedSource;
	/** What has been asked of `crm`. */
	readonly asked: readonly UnitsQuery[];
	/** How many records that were there all the time are not among these. */
	missingFrom(ids: Iterable<number>): number;
	/** Whether the account has a record at this moment. */
	isThere(id: number): boolean;
	/** Ids of all records that were sent in detail. */
	readonly sent: ReadonlySet<number>;
} {
	const random = randomFrom(seed);
	const listed = new Set(Array.from({ length: size }, (_, index) => index + 1));
	const stable = new Set(listed);
	const archived: number[] = [];
	const sent = new Set<number>();
	let newest = size;

	function change(): void {
		const ids = [...listed];
		const one = ids[Math.floor(random() * ids.length)] ?? 0;
		const kind = random();
		if (kind < 0.5) {
			listed.add(++newest);
		} else if (kind < 0.95 || archived.length === 0) {
			listed.delete(one);
			stable.delete(one);
			archived.push(one);
		} else {
			listed.add(archived.splice(Math.floor(random() * archived.length), 1)[0] ?? 0);
		}
	}

	/** The answer is cut in one moment; the changes come while it travels. */
	async function answer({ page, per, order, property_ids, expand }: UnitsQuery): Promise<Page> {
		await travel(random);
		const sorted = [...listed]
			.filter((id) => property_ids?.includes(id) ?? true)
			.sort((a, b) => (order === 'desc' ? b - a : a - b));
		const held = Math.min(expand ? limit : idLimit, per);
		const ids = sorted.slice((page - 1) * held, page * held);
		if (expand) for (const id of ids) sent.add(id);
		const changes = Math.floor(random() * (mostChanges + 1 - leastChanges)) + leastChanges;
		for (let done = 0; done < changes; done++) change();
		return { ids, total: isCounted ? sorted.length : undefined };
	}

	const asked: UnitsQuery[] = [];
	return {
		crm: {
			async body(_, { query }: { readonly query?: unknown } = {}) {
				const wanted = UnitsQuery.parse(query);
				asked.push(wanted);
				const { ids, total } = await answer(wanted);
				const data = ids.map((id) => ({ id }));
				const list = total === undefined ? data : { data, meta: { total_count: total } };
				const bytes = Buffer.from(JSON.stringify(list));
				return { method: 'GET', path: '/units', status: 200, contentType: undefined, bytes };
			},
			call: () => Promise.reject(new Error('a list is read by its body')),
			close: async () => {},
		},
		source: {
			path: '/units',
			mayIgnorePaging: false,
			perPage: () => limit,
			page: (page) => answer({ page, per: limit, order: 'asc', expand: 1 }),
		},
		asked,
		missingFrom: (ids) => stable.difference(new Set(ids)).size,
		isThere: (id) => listed.has(id),
		sent,
	};
}

/** Lets answers overtake each other. */
async function travel(random: () => number): Promise<void> {
	const steps = Math.floor(random() * 4);
	for (let step = 0; step < steps; step++) await Promise.resolve();
}
