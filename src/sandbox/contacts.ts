import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ContactWrite } from '../crm/contract/contact.ts';
import { fullContact } from './answers/contact.ts';
import { idsIn } from './answers/ids.ts';
import { fieldsIn } from './answers/picture.ts';
import type { Account } from './db/account.ts';
import { atMost, is, isNull } from './db/condition.ts';
import { namesContact } from './db/unit-selection.ts';
import { isFields, type Fields, type StoredRecord } from './db/records.ts';
import type { HookEvent } from '../crm/contract/hook.ts';
import { formatMoment } from './moment.ts';
import { presentContact } from './present.ts';
import { checkReferences } from './references.ts';
import { Refusal } from './refusal.ts';
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

/** The contacts of an account. */
export function createContacts({ account, clock, events }: Service): Contacts {
	const contacts: Contacts = {
		save(client) {
			const known = find(client);
			if (known) return contacts.update(known, client).id;
			check(client, undefined);
			const now = formatMoment(clock());
			const token = newToken();
			const fields = { ...merged({}, client, account), token, created_at: now, updated_at: now };
			const id = account.contacts.add(fields);
			tell('client_created', { ...fields, id });
			return id;
		},
		update(contact, client) {
			check(client, contact.id);
			const { id, ...before } = contact;
			const after = merged(before, client, account);
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
		const { parent_id } = client;
		if (typeof parent_id !== 'number') return;
		const parent = presentContact(account, parent_id);
		const isMain = parent && !presentContact(account, parent['parent_id']);
		if (isMain && parent_id !== id) return;
		throw new Refusal(422, `client.parent_id: there is no main contact with the id ${parent_id}`);
	}

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

/** The long identifier of a contact. */
function newToken(): string {
	return randomBytes(18).toString('base64url');
}

/** The contact with what was sent; what was not sent stays. */
function merged(contact: Fields, client: ContactWrite['client'], account: Account): Fields {
	const { add_group_ids = [], sub_group_ids = [], ...sent } = client;
	const { custom_fields, partial_custom_fields = {}, ...fields } = sent;
	const { created_at, updated_at } = contact;
	const groups = fields.group_ids ?? idsIn(contact['group_ids']);
	const group_ids = [...new Set([...groups, ...add_group_ids])].filter(
		(id) => !sub_group_ids.includes(id),
	);
	const before = isFields(contact['custom_fields']) ? contact['custom_fields'] : {};
	const base = custom_fields ? shown(custom_fields, account) : before;
	const values = { ...base, ...shown(partial_custom_fields, account) };
	return { ...contact, ...fields, created_at, updated_at, group_ids, custom_fields: values };
}

/** Values of custom fields as answers show them; an option of a dropdown by its name. */
function shown(values: Fields, account: Account): Fields {
	const known = account.customFieldGroups
		.list()
		.flatMap((group) => fieldsIn(group['custom_fields']));
	return Object.fromEntries(
		Object.entries(values).map(([key, value]) => {
			const field = known.find(({ name }) => name === key);
			const option = fieldsIn(field?.['custom_options']).find(({ id }) => id === value);
			return [
				key,
				{ value, pretty_value: option?.['name'] ?? (value === null ? null : String(value)) },
			];
		}),
	);
}
