import { z } from 'zod';
import type { Crm } from '../crm/client.ts';
import type { ContactWrite } from '../crm/contract/contact.ts';
import { id, text } from '../crm/contract/field.ts';
import type { Inquiry } from '../domain/inquiry.ts';

/** What tells whose a found contact is. */
const Hit = z.looseObject({
	id,
	email: text,
	emails: z.array(z.string().nullable()).nullish(),
	archived: z.boolean().nullish(),
});
type Hit = z.infer<typeof Hit>;

/** Hits without a list of addresses that are opened one by one; more mean that the search was ignored. */
const mostOpened = 5;

/**
 * The id of the contact with this e-mail address, archived ones and sub-contacts included. Every hit is
 * checked, because a service that ignores a parameter answers with its first contacts, and those are other
 * people. Nothing found is asked again in another way: whom the look-up misses, saving would overwrite.
 * @throws CrmError
 */
export async function findContact(crm: Crm, email: string): Promise<number | undefined> {
	for (const search of [{ email }, { q: email }]) {
		const answer = await crm.call('contacts', {
			query: { ...search, archived: '-1', include_children: 1, expand: 1, per: 100 },
		});
		const hits = decode(Array.isArray(answer) ? answer : answer.data);
		const known = hits.filter((hit) => hasAddress(hit, email));
		const found = known.find((hit) => !hit.archived) ?? known[0] ?? (await open(crm, hits, email));
		if (found) return found.id;
	}
	return undefined;
}

/** The fields a new contact gets; a known contact is never written. */
export function newContact(inquiry: Inquiry, sourceId: number | undefined): ContactWrite {
	return {
		client: {
			...splitName(inquiry.name),
			email: inquiry.email,
			home_phone: inquiry.phone,
			language: inquiry.locale,
			client_source_id: sourceId,
		},
	};
}

/** Family name from the last word on, or from the particles before it: "Ada von der Heide". */
export function splitName(name: string): { first_name?: string; last_name: string } {
	const words = name.split(' ');
	let start = words.length - 1;
	while (start > 1 && /^\p{Ll}/u.test(words[start - 1] ?? '')) start--;
	const last_name = words.slice(start).join(' ');
	return start > 0 ? { first_name: words.slice(0, start).join(' '), last_name } : { last_name };
}

async function open(crm: Crm, hits: readonly Hit[], email: string): Promise<Hit | undefined> {
	const unclear = hits.filter((hit) => !hit.emails);
	if (unclear.length > mostOpened) return undefined;
	for (const hit of unclear) {
		const contact = await crm.call('contact', { params: { id: hit.id } });
		if (hasAddress(contact, email)) return hit;
	}
	return undefined;
}

function decode(records: readonly unknown[]): Hit[] {
	return records.flatMap((record) => {
		const hit = Hit.safeParse(record);
		return hit.success ? [hit.data] : [];
	});
}

function hasAddress(hit: Pick<Hit, 'email' | 'emails'>, email: string): boolean {
	const wanted = email.toLowerCase();
	return [hit.email, ...(hit.emails ?? [])].some((held) => held?.trim().toLowerCase() === wanted);
}
