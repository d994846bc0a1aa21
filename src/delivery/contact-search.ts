import type { Crm } from '../crm/client.ts';
import { idOf } from '../crm/decode.ts';
import { createListEnd } from '../crm/list-end.ts';
import type { Inquiry } from '../intake/inquiry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { hasAddress, hasPhone, Hit, openContact } from './hit.ts';
import { splitName } from './name.ts';
import { createSearchProof } from './search-proof.ts';
import { endpoints } from '../crm/contract/endpoints.ts';

/** Hits of a page without a list of addresses that are opened one by one. */
const mostOpened = 5;
/** Pages of hits that are looked through; more come only from a CRM that has not searched. */
const mostPages = 5;
const per = 100;
/** Pages of all contacts: 50,000 of them. */
const mostPagesOfAll = 500;
/** An order that does not change while pages are read. */
const oldestFirst = { sort_by: 'created_at', order: 'asc' } as const;

/**
 * Finds out whose an inquiry is, archived contacts and sub-contacts included. Every hit is checked, because a
 * service that ignores a parameter answers with its first contacts, and those are other people. Finding nobody
 * proves nothing by itself: the CRM may compare letter case, look at one address of several, or not search at all. A
 * search that cannot be proved is followed by a look at all contacts.
 */
export function createContactSearch(crm: Crm, { now }: Pick<Outbox, 'now'>) {
	const proof = createSearchProof({
		oldest: async () => (await pagesOf(oldestFirst).next()).value ?? [],
		isFound: async ({ id }, address) => (await searched(address)) === id,
		now,
	});

	async function* pagesOf(
		search: Readonly<Record<string, string>>,
		most = mostPages,
	): AsyncGenerator<Hit[], undefined> {
		// A CRM that ignores the page has nothing to add, and must not hold the inquiry up.
		const end = createListEnd({ path: '/contacts', per, mayIgnorePaging: true });
		for (let page = 1; page <= most && !end.isReached; page++) {
			const answer = await crm.call(endpoints.contacts, {
				query: { ...search, archived: '-1', include_children: 1, expand: 1, per, page },
			});
			const records = Array.isArray(answer) ? answer : answer.data;
			const total = Array.isArray(answer) ? undefined : answer.meta?.total_count;
			end.take(page, { ids: records.map(idOf), total });
			yield records.flatMap((record) => Hit.safeParse(record).data ?? []);
		}
	}

	async function ownerAmong(hits: readonly Hit[], email: string): Promise<number | undefined> {
		const owners = hits.filter((hit) => hasAddress(hit, email));
		const owner = owners.find((hit) => !hit.archived) ?? owners[0];
		if (owner) return owner.id;
		const closed = hits.filter((hit) => !hit.emails);
		if (closed.length > mostOpened) return undefined;
		for (const { id } of closed) {
			if (hasAddress(await openContact(crm, id), email)) return id;
		}
		return undefined;
	}

	async function ownerOn(pages: AsyncGenerator<Hit[]>, email: string): Promise<number | undefined> {
		for await (const hits of pages) {
			const owner = await ownerAmong(hits, email);
			if (owner !== undefined) return owner;
		}
		return undefined;
	}

	async function searched(email: string, form = email): Promise<number | undefined> {
		return (
			(await ownerOn(pagesOf({ email: form }), email)) ??
			(await ownerOn(pagesOf({ q: form }), email))
		);
	}

	return {
		/**
		 * The contact with this address, in whatever letters.
		 *
		 * @throws CrmError
		 */
		async byEmail(email: string): Promise<number | undefined> {
			const found = await searched(email);
			if (found !== undefined || (await proof.isGiven())) return found;
			const lower = email.toLowerCase();
			return (
				(lower === email ? undefined : await searched(email, lower)) ??
				(await ownerOn(pagesOf(oldestFirst, mostPagesOfAll), email))
			);
		},

		/**
		 * A contact with this telephone number, no address, and the same family name.
		 *
		 * @throws CrmError
		 */
		async byPhone({ phone, name }: Pick<Inquiry, 'phone' | 'name'>): Promise<number | undefined> {
			if (!phone) return undefined;
			const { last_name } = splitName(name);
			for await (const hits of pagesOf({ phone_number: phone })) {
				const found = hits.find(
					(hit) => !hit.email && hit.last_name === last_name && hasPhone(hit, phone),
				);
				if (found) return found.id;
			}
			return undefined;
		},
	};
}
