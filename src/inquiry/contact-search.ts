import type { Crm } from '../crm/client.ts';
import type { Inquiry } from '../domain/inquiry.ts';
import { hasAddress, hasPhone, Hit, openContact } from './hit.ts';
import { splitName } from './name.ts';

/** `unclear`: the CRM did not search, so there may be a contact, and saving would overwrite it. */
export type Search =
	{ readonly kind: 'known'; readonly id: number } | { readonly kind: 'none' | 'unclear' };

/** Hits without a list of addresses that are opened one by one. */
const mostOpened = 5;
/** After so many unknown addresses it pays to learn how the CRM compares them. */
const lessonAfter = 3;

/**
 * Finds out whose an inquiry is, archived contacts and sub-contacts included. Every hit is checked, because a
 * service that ignores a parameter answers with its first contacts, and those are other people.
 */
export function createContactSearch(crm: Crm) {
	let unknown = 0;
	/** Whether the filter by address is known to find an address in other letters. */
	let ignoresCase = false;

	async function list(search: Readonly<Record<string, string>>): Promise<{
		readonly hits: Hit[];
		readonly isEmpty: boolean;
	}> {
		const answer = await crm.call('contacts', {
			query: { ...search, archived: '-1', include_children: 1, expand: 1, per: 100 },
		});
		const records = Array.isArray(answer) ? answer : answer.data;
		const hits = records.flatMap((record) => {
			const hit = Hit.safeParse(record);
			return hit.success ? [hit.data] : [];
		});
		return { hits, isEmpty: records.length === 0 };
	}

	async function ownerOf(hits: readonly Hit[], email: string): Promise<Search | undefined> {
		const owners = hits.filter((hit) => hasAddress(hit, email));
		const owner = owners.find((hit) => !hit.archived) ?? owners[0];
		if (owner) return { kind: 'known', id: owner.id };
		const closed = hits.filter((hit) => !hit.emails);
		if (closed.length > mostOpened) return undefined;
		for (const { id } of closed) {
			if (hasAddress(await openContact(crm, id), email)) return { kind: 'known', id };
		}
		return undefined;
	}

	/** Looks a contact up in other letters than its own; that it is found then, and alone, settles the matter. */
	async function learn(): Promise<void> {
		const { hits } = await list({});
		const known = hits.find(({ email }) => /[a-z][^@]*@/.test(email ?? ''));
		if (!known?.email) return;
		const other = await list({ email: known.email.toUpperCase() });
		const isAlone = other.hits.every((hit) => hasAddress(hit, known.email ?? ''));
		ignoresCase = isAlone && other.hits.some(({ id }) => id === known.id);
	}

	return {
		/** @throws CrmError */
		async byEmail(email: string): Promise<Search> {
			const filtered = await list({ email });
			const owner = await ownerOf(filtered.hits, email);
			if (owner) return owner;
			if (filtered.isEmpty && ignoresCase) return { kind: 'none' };
			if (++unknown % lessonAfter === 0) await learn();
			const searched = await list({ q: email });
			return (
				(await ownerOf(searched.hits, email)) ?? { kind: searched.isEmpty ? 'none' : 'unclear' }
			);
		},

		/** A contact with this telephone number, no address, and the same family name. @throws CrmError */
		async byPhone({ phone, name }: Pick<Inquiry, 'phone' | 'name'>): Promise<Search> {
			if (!phone) return { kind: 'none' };
			const { hits } = await list({ phone_number: phone });
			const { last_name } = splitName(name);
			const found = hits.find(
				(hit) => !hit.email && hit.last_name === last_name && hasPhone(hit, phone),
			);
			return found ? { kind: 'known', id: found.id } : { kind: 'none' };
		},
	};
}
