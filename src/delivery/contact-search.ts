import type { Crm } from '../crm/client.ts';
import { endpoints } from '../crm/contract/endpoints.ts';
import { idOf } from '../crm/decode.ts';
import { createListEnd } from '../crm/list-end.ts';
import type { Inquiry } from '../intake/inquiry.ts';
import { Contact, hasAddress, openContact } from './contact.ts';
import { splitName } from './name.ts';

/** Hits without a list of addresses that are opened one by one. */
const mostOpened = 5;
/** Pages of hits that are looked through; more come only from a CRM that has not searched. */
const mostPages = 5;
const per = 100;

/**
 * The contact with this address, in whatever letters, archived contacts and sub-contacts included. Every hit is
 * checked, because a service that ignores a parameter answers with its first contacts, and those are other people.
 * @throws CrmError
 */
export async function findByEmail(crm: Crm, email: string): Promise<number | undefined> {
	// `email` may look at the first address of a contact alone, `q` at all of them and at spellings of its own.
	for (const search of [{ email: email.toLowerCase() }, { q: email }]) {
		for await (const hits of pagesOf(crm, search)) {
			const owner = await ownerAmong(crm, hits, email);
			if (owner !== undefined) return owner;
		}
	}
	return undefined;
}

/**
 * A contact with this telephone number, no address, and the same family name.
 * @throws CrmError
 */
export async function findByPhone(
	crm: Crm,
	{ phone, name }: Pick<Inquiry, 'phone' | 'name'>,
): Promise<number | undefined> {
	if (!phone) return undefined;
	const { last_name } = splitName(name);
	for await (const hits of pagesOf(crm, { phone_number: phone })) {
		const found = hits.find(
			(hit) => !hit.email && hit.last_name === last_name && hasPhone(hit, phone),
		);
		if (found) return found.id;
	}
	return undefined;
}

async function* pagesOf(
	crm: Crm,
	search: Readonly<Record<string, string>>,
): AsyncGenerator<Contact[], undefined> {
	// A CRM that ignores the page has nothing to add, and must not hold the inquiry up.
	const end = createListEnd({ path: '/contacts', per, mayIgnorePaging: true });
	for (let page = 1; page <= mostPages && !end.isReached; page++) {
		const answer = await crm.call(endpoints.contacts, {
			query: { ...search, archived: '-1', include_children: 1, expand: 1, per, page },
		});
		const records = Array.isArray(answer) ? answer : answer.data;
		const total = Array.isArray(answer) ? undefined : answer.meta?.total_count;
		end.take(page, { ids: records.map(idOf), total });
		yield records.flatMap((record) => Contact.safeParse(record).data ?? []);
	}
}

async function ownerAmong(
	crm: Crm,
	hits: readonly Contact[],
	email: string,
): Promise<number | undefined> {
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

/** Whether one of a contact's telephone numbers has the same digits. */
function hasPhone(hit: Contact, phone: string): boolean {
	const { home_phone, home_cell, office_phone, office_cell } = hit;
	return [hit.phone, home_phone, home_cell, office_phone, office_cell].some(
		(held) => held && digitsOf(held) === digitsOf(phone),
	);
}

function digitsOf(text: string): string {
	return text.replaceAll(/\D/g, '');
}
