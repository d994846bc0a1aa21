import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ContactWrite } from '../crm/contract/contact.ts';
import type { HookEvent } from './contract/hook.ts';
import { fullContact } from './answers/contact.ts';
import { contactFields } from './contact-fields.ts';
import { checkCustomerNumber, nextCustomerNumber } from './customer-number.ts';
import { atMost, is, isNull, type Condition } from './db/condition.ts';
import { namesContact } from './db/unit-selection.ts';
import { hasEmail } from './db/contact-selection.ts';
import { fieldsIn, type StoredRecord } from './db/records.ts';
import { formatMoment } from './db/moment.ts';
import { presentContact } from './answers/present.ts';
import { checkReferences } from './references.ts';
import { Refusal } from './refusal.ts';
import type { Service } from './service.ts';

const trashDays = 30;

/** What can be done with the contacts of an account. */
export interface Contacts {
	/** Writes to the contact with one of these e-mail addresses or this `old_crm_id`, else creates one; returns its id. */
	save(client: ContactWrite['client']): number;
	update(contact: StoredRecord, client: ContactWrite['client']): StoredRecord;
	trash(id: number): void;
	/** Deletes for good what has been in the trash for 30 days. */
	emptyTrash(): void;
}

/** The contacts of an account. */
export function createContacts({ account, clock, events }: Service): Contacts {
	const contacts: Contacts = {
		save(client) {
			const known = find(client);
			if (known) return contacts.update(known, client).id;
			check(client, undefined);
			const now = formatMoment(clock());
			const token = newToken();
			const numbered = { item_id: nextCustomerNumber(account) };
			const written = contactFields(numbered, client, account);
			const fields = { ...written, token, created_at: now, updated_at: now };
			const id = account.contacts.add(fields);
			tell('client_created', { ...fields, id });
			return id;
		},
		update(contact, client) {
			check(client, contact.id);
			const { id, ...before } = contact;
			const after = contactFields(before, client, account);
			if (isDeepStrictEqual(before, after)) return contact;
			const changed = { ...after, updated_at: formatMoment(clock()), id };
			account.contacts.put(id, changed);
			tell('client_updated', changed);
			return changed;
		},
		trash(id) {
			const contact = account.contacts.get(id);
			account.contacts.put(id, { ...contact, deleted_at: formatMoment(clock()) });
		},
		emptyTrash() {
			const limit = clock().getTime() / 1000 - trashDays * 86_400;
			const gone = account.contacts.list({ where: [atMost('deleted_at', limit)] });
			if (gone.length === 0) return;
			const ids = gone.map(({ id }) => id);
			account.transaction(() => {
				for (const unit of account.units.list({ where: [namesContact(ids)] })) {
					const relationships = fieldsIn(unit['relationships']).filter(
						({ client_id }) => !ids.includes(Number(client_id)),
					);
					account.units.put(unit.id, { ...unit, relationships });
				}
				for (const id of ids) account.contacts.remove(id);
			});
		},
	};
	return contacts;

	function tell(event: HookEvent, record: StoredRecord): void {
		events.fire(event, () => fullContact(record, account, { include: [], origin: '' }));
	}

	/** Besides records that are there: a main contact has no main contact itself. */
	function check(client: ContactWrite['client'], id: number | undefined): void {
		checkReferences(account, client, 'client');
		const { item_id, parent_id } = client;
		if (typeof item_id === 'number') checkCustomerNumber(account, item_id, id);
		if (typeof parent_id !== 'number') return;
		const parent = presentContact(account, parent_id);
		const isMain = parent && !presentContact(account, parent['parent_id']);
		if (isMain && parent_id !== id) return;
		throw new Refusal(422, `client.parent_id: there is no main contact with the id ${parent_id}`);
	}

	/** By the address that is sent as the primary one first, and by a contact's primary address before its others. */
	function find({ email, emails, old_crm_id }: ContactWrite['client']): StoredRecord | undefined {
		for (const address of [email, ...(emails ?? [])]) {
			if (!address) continue;
			const found = first(is('email', address.toLowerCase())) ?? first(hasEmail(address));
			if (found) return found;
		}
		return old_crm_id ? first(is('old_crm_id', old_crm_id)) : undefined;
	}

	function first(condition: Condition): StoredRecord | undefined {
		return account.contacts.list({ where: [condition, isNull('deleted_at')], per: 1 })[0];
	}
}

/** The long identifier of a contact. */
function newToken(): string {
	return randomBytes(18).toString('base64url');
}
