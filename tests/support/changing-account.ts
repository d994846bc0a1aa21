import type { StableSource } from '../../src/crm/stable.ts';
import { randomFrom } from './random.ts';

/**
 * An account whose list changes after every answer: one to three units are created, deleted, archived or
 * brought back. The same seed gives the same account.
 */
export function changingAccount({ seed, size, per }: { seed: number; size: number; per: number }): {
	source: StableSource & Required<Pick<StableSource, 'direct'>>;
	/** How many records that were there all the time are not among these. */
	missingFrom(ids: Iterable<number>): number;
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
	async function answer(records: (sorted: number[]) => number[], detail = true) {
		await travel(random);
		const sorted = [...listed].sort((a, b) => a - b);
		const found = { ids: records(sorted), total: sorted.length };
		if (detail) for (const id of found.ids) sent.add(id);
		const changes = 1 + Math.floor(random() * 3);
		for (let done = 0; done < changes; done++) change();
		return found;
	}

	return {
		source: {
			path: '/units',
			mayIgnorePaging: false,
			perPage: (detail) => (detail ? per : 5 * per),
			page: (number, detail) => {
				const size = detail ? per : 5 * per;
				return answer((sorted) => sorted.slice((number - 1) * size, number * size), detail);
			},
			direct: {
				newest: () => answer((sorted) => sorted.toReversed().slice(0, per)),
				byIds: async (ids) => {
					const found: number[] = [];
					for (let from = 0; from < ids.length; from += per) {
						const some = new Set(ids.slice(from, from + per));
						const page = await answer((sorted) => sorted.filter((id) => some.has(id)));
						found.push(...page.ids);
					}
					return found;
				},
			},
		},
		missingFrom: (ids) => stable.difference(new Set(ids)).size,
		sent,
	};
}

/** Lets answers overtake each other. */
async function travel(random: () => number): Promise<void> {
	const steps = Math.floor(random() * 4);
	for (let step = 0; step < steps; step++) await Promise.resolve();
}
