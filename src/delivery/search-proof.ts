import type { Outbox } from '../outbox/outbox.ts';
import type { Hit } from './hit.ts';

/** Milliseconds that a proof is good for. */
const goodFor = 60 * 60_000;
/** Milliseconds after which a search that has failed is tried again. */
const failedFor = 10 * 60_000;

/**
 * Proves a search by the contacts that are there: one of them has to be found by its address in capitals, if possible
 * by one that is not its first. Where there is nobody, nobody can be overlooked.
 *
 * @param oldest some contacts, which every index has had time to take up
 * @param isFound whether the search finds a contact by an address
 */
export function createSearchProof({
	oldest,
	isFound,
	now,
}: {
	readonly oldest: () => Promise<readonly Hit[]>;
	readonly isFound: (hit: Hit, address: string) => Promise<boolean>;
	readonly now: Outbox['now'];
}) {
	let known: { readonly given: boolean; readonly until: number } | undefined;
	return {
		/** @throws CrmError */
		async isGiven() {
			const at = await now();
			if (known && at < known.until && known.until - at <= goodFor) return known.given;
			const contacts = await oldest();
			if (contacts.length === 0) return true;
			const probes = contacts.flatMap((hit) => {
				const others = (hit.emails ?? []).filter((other) => other !== hit.email);
				const address = [others.at(-1), hit.email].find((each) => each && each !== capitals(each));
				return address ? [{ hit, address: capitals(address), isOther: others.length > 0 }] : [];
			});
			const probe = probes.find(({ isOther }) => isOther) ?? probes[0];
			const given = probe !== undefined && (await isFound(probe.hit, probe.address));
			known = { given, until: at + (given ? goodFor : failedFor) };
			return given;
		},
	};
}

function capitals(address: string): string {
	return address.toUpperCase();
}
