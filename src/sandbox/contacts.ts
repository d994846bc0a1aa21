import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ContactWrite } from '../crm/contract/contact.ts';
import { idsIn } from './answers/contact.ts';
import { atMost, is, isNull } from './db/condition.ts';
import { isFields, type Fields, type StoredRecord } from './db/records.ts';
import { formatMoment } from './moment.ts';
import type { Service } from './service.ts';

const trashDays = 30;

/** What can be done with the contacts of an account. */
export interface Contacts {
	/** Writes to the contact with this e-mail address or `old_crm_id`, else creates one; returns its id. */
	save(client: ContactWrite['client']): number;
	update(contact: StoredRecord, client: ContactWrite['client']): StoredRecord;
	trash(id: number): void;
	/** Deletes for good what has been in the trash for 30 days. */
	emptyTrash(): void;
}

export function createContacts({ account, clock }: Service): Contacts {
	const contacts: Contacts = {
		save(client) {
			const known = find(client);
			if (known) return contacts.update(known, client).id;
			const now = formatMoment(clock());
			const token = randomBytes(18).toString('base64url');
			return account.contacts.add({
				...merged({}, client),
				token,
				created_at: now,
				updated_at: now,
			});
		},
		update(contact, client) {
			const { id, ...before } = contact;
			const after = merged(before, client);
			if (isDeepStrictEqual(before, after)) return contact;
			const changed = { ...after, updated_at: formatMoment(clock()) };
			account.contacts.put(id, changed);
			return { ...changed, id };
		},
		trash(id) {
			const contact = account.contacts.get(id);
			account.contacts.put(id, { ...contact, deleted_at: formatMoment(clock()) });
		},
		emptyTrash() {
			const limit = clock().getTime() / 1000 - trashDays * 86_400;
			for (const { id } of account.contacts.list({ where: [atMost('deleted_at', limit)] })) {
				account.contacts.remove(id);
			}
		},
	};
	return contacts;

	function find({ email, old_crm_id }: ContactWrite['client']): StoredRecord | undefined {
		const alive = isNull('deleted_at');
		const byEmail =
			email && account.contacts.list({ where: [is('email', email.toLowerCase()), alive] })[0];
		if (byEmail) return byEmail;
		return old_crm_id
			? account.contacts.list({ where: [is('old_crm_id', old_crm_id), alive] })[0]
			: undefined;
	}
}

/** The contact with what was sent; what was not sent stays. */
function merged(contact: Fields, client: ContactWrite['client']): Fields {
	const { add_group_ids = [], sub_group_ids = [], partial_custom_fields, ...fields } = client;
	const groups = fields.group_ids ?? idsIn(contact['group_ids']);
	const group_ids = [...new Set([...groups, ...add_group_ids])].filter(
		(id) => !sub_group_ids.includes(id),
	);
	const before = isFields(contact['custom_fields']) ? contact['custom_fields'] : {};
	const custom_fields = { ...before, ...customFields(partial_custom_fields ?? {}) };
	return { ...contact, ...fields, group_ids, custom_fields };
}

function customFields(values: Fields): Fields {
	return Object.fromEntries(
		Object.entries(values).map(([key, value]) => [
			key,
			{ value, pretty_value: value === null ? null : String(value) },
		]),
	);
}
