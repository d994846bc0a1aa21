import { Contact, ContactListItem } from '../contract/contact.ts';
import { contactAddresses } from '../contact-addresses.ts';
import type { Account } from '../db/account.ts';
import { is, isNull } from '../db/condition.ts';
import { isFields, type Fields, type StoredRecord } from '../db/records.ts';
import { formatForStaff } from '../db/moment.ts';
import { presentContact } from './present.ts';
import { brokerOf } from './broker.ts';
import { groupsOf } from './group.ts';
import { pick } from './pick.ts';
import { flatUnit } from './unit.ts';

/** An item of the plain list of contacts. */
export function contactItem(record: StoredRecord, account: Account): Fields {
	const brokers = [record['broker_id'], record['second_broker_id']];
	return {
		...pick(record, itemFields),
		name: nameOf(record),
		is_company: record['is_company'] ?? false,
		email: contactAddresses(record).email,
		phone: phoneOf(record),
		locked: record['locked'] ?? false,
		broker_ids: brokers.filter((id) => typeof id === 'number'),
		children_size: account.contacts.count(childrenOf(record.id)),
		groups: groupsOf(record, account),
	};
}

/**
 * The full contact; `include` names associations that are sent beside it.
 *
 * @param origin of the addresses of pictures of owned units
 */
export function fullContact(
	record: StoredRecord,
	account: Account,
	{ include, origin }: { readonly include: readonly string[]; readonly origin: string },
): Fields {
	const status = account.contactStatuses.get(Number(record['client_status_id'])) ?? null;
	const associations = {
		documents: () => record['documents'] ?? [],
		children: () => account.contacts.list({ where: childrenOf(record.id) }).map(item),
		owned_properties: () =>
			account.ownerships.unitsOf(record.id).flatMap((id) => {
				const unit = account.units.get(id);
				const plain = { languages: [], locale: undefined, origin };
				return unit ? [flatUnit(unit, account, plain)] : [];
			}),
		relationships: () => relationshipsOf(record.id, account),
	};
	const loaded = Object.entries(associations).map(([name, load]) => [
		name,
		include.includes(name) ? load() : null,
	]);
	return {
		...pick(record, fields),
		...item(record),
		parent_id: presentContact(account, record['parent_id'])?.id ?? null,
		emails: contactAddresses(record).emails,
		archived: record['archived'] ?? false,
		gdpr_status: record['gdpr_status'] ?? 0,
		home_address: record['home_address'] ?? addressOf(record, 'home'),
		office_address: record['office_address'] ?? addressOf(record, 'office'),
		custom_fields: isFields(record['custom_fields']) ? record['custom_fields'] : {},
		last_contact_at_formatted: formatForStaff(record['last_contact_at']),
		created_at_formatted: formatForStaff(record['created_at']),
		updated_at_formatted: formatForStaff(record['updated_at']),
		broker: brokerOf(account, record['broker_id']),
		second_broker: brokerOf(account, record['second_broker_id']),
		status,
		client_status: status,
		client_source: account.sources.get(Number(record['client_source_id'])) ?? null,
		...Object.fromEntries(loaded),
	};

	function item(contact: StoredRecord): Fields {
		return contactItem(contact, account);
	}
}

/** The name the CRM shows for a contact: the person's, else the company's, else the address. */
export function nameOf(record: Fields): string {
	const person = [record['first_name'], record['last_name']].filter(Boolean).join(' ');
	return person || String(record['company'] ?? record['email'] ?? '');
}

/** Sub-contacts that are not in the trash. */
function childrenOf(id: number) {
	return [is('parent_id', id), isNull('deleted_at')];
}

function relationshipsOf(clientId: number, account: Account): Fields[] {
	const links = { owner: account.ownerships, partner: account.partnerships };
	return Object.entries(links).flatMap(([internal_name, pairs]) =>
		pairs.unitsOf(clientId).map((property_id) => ({
			internal_name,
			client_id: clientId,
			property_id,
		})),
	);
}

function addressOf(record: Fields, place: 'home' | 'office'): string | null {
	const line = (...names: readonly string[]) =>
		names.flatMap((name) => record[`${place}_${name}`] || []).join(' ');
	const lines = [line('street', 'house_number'), line('zip_code', 'city'), line('country')];
	return lines.filter(Boolean).join(', ') || null;
}

function phoneOf(record: Fields): unknown {
	return (
		record['home_phone'] ||
		record['home_cell'] ||
		record['office_phone'] ||
		record['office_cell'] ||
		null
	);
}

const fields = Object.keys(Contact.shape);

const itemFields = Object.keys(ContactListItem.shape);
