import { isFields, type Fields, type StoredRecord } from '../db/records.ts';
import { formatForStaff } from '../moment.ts';
import { fieldNames, pick } from './pick.ts';

/** An item of the plain list of contacts. */
export function contactItem(record: StoredRecord): Fields {
	return {
		id: record.id,
		item_id: record['item_id'] ?? record.id - 87_000,
		...pick(record, ['salutation', 'academic_title']),
		name: nameOf(record),
		is_company: record['is_company'] ?? false,
		company: record['company'] ?? null,
		email: record['email'] ?? null,
		phone: phoneOf(record),
		...pick(record, ['last_contact_at', 'created_at', 'updated_at']),
		...pick(record, ['client_status_id', 'client_source_id']),
		locked: false,
		broker_ids: typeof record['broker_id'] === 'number' ? [record['broker_id']] : [],
		children_size: record['children_size'] ?? 0,
		groups: idsIn(record['group_ids']).map((id) => ({ id, name: null, super_group_id: null })),
	};
}

/** The full contact; `include` names associations that are sent beside it. */
export function fullContact(record: StoredRecord, include: readonly string[]): Fields {
	return {
		...pick(record, fields),
		...contactItem(record),
		emails: record['emails'] ?? (record['email'] ? [record['email']] : []),
		archived: record['archived'] ?? false,
		gdpr_status: record['gdpr_status'] ?? 0,
		custom_fields: isFields(record['custom_fields']) ? record['custom_fields'] : {},
		last_contact_at_formatted: formatForStaff(record['last_contact_at']) || null,
		created_at_formatted: formatForStaff(record['created_at']),
		updated_at_formatted: formatForStaff(record['updated_at']),
		...Object.fromEntries(
			include.filter((name) => associations.has(name)).map((name) => [name, []]),
		),
	};
}

export function nameOf(record: Fields): string {
	const person = [record['first_name'], record['last_name']].filter(Boolean).join(' ');
	return person || String(record['company'] ?? record['email'] ?? '');
}

export function idsIn(list: unknown): readonly number[] {
	return Array.isArray(list) ? list.filter((id) => typeof id === 'number') : [];
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

const associations = new Set(['children', 'documents', 'relationships', 'owned_properties']);

const fields = fieldNames(`
	parent_id first_name last_name home_cell home_phone office_phone office_cell dob birth_name
	birth_place birth_country identity_number issuing_authority tax_identification_number rating
	description position full_salutation language income newsletter accept_contact
	warning_notice creator_id updater_id keep_data_till client_reason_id cp_delete_request_date
	broker_id status old_crm_id home_address office_address nationality home_street
	home_house_number home_zip_code home_city home_country office_street office_house_number
	office_zip_code office_city office_country token deleted_at handover_date rent_date mvsigned
	hvsigned followup_date newsletter_unsubscribed message_salutation pass_type conspicuity
	legal_form register_number client_source client_status
`);
