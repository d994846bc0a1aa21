import type { Account } from '../db/account.ts';
import { fieldsIn, isFields, type Fields, type StoredRecord } from '../db/records.ts';
import { formatForStaff } from '../db/moment.ts';
import { presentContact } from './present.ts';
import { absolute } from './absolute.ts';
import { labels } from './labels.ts';
import { flatPicture, richPicture } from './picture.ts';
import { fieldNames, pick } from './pick.ts';
import { plainFields } from './plain-fields.ts';
import { askedTranslations, inLanguage, translationsIn } from './translation.ts';

/** What a caller asked to know beside the record. */
export interface Wishes {
	/** Languages of `translations`. */
	readonly languages: readonly string[];
	/** Language of the texts themselves. */
	readonly locale: string | undefined;
	/** Of the addresses of pictures. */
	readonly origin: string;
}

/** Fields the sandbox keeps on a record that no answer of the rich shape shows. */
const internal = new Set(['property_status_id', 'status', 'translations', 'stand_in_images']);

/** The rich shape: every field an account has, most of them wrapped as `{label, value}`. */
export function richUnit(record: StoredRecord, account: Account, wishes: Wishes): Fields {
	const texts = inLanguage(record, wishes.locale);
	const picture = {
		type: 'Property',
		id: record.id,
		updatedAt: record['updated_at'],
		...wishes,
	} as const;
	const unit: Record<string, unknown> = {};
	for (const field of plainFields) unit[field] = texts[field] ?? null;
	for (const [field, value] of Object.entries(texts)) if (!internal.has(field)) unit[field] = value;
	for (const [field, label] of Object.entries(labels)) {
		unit[field] = { label, value: texts[field] ?? null };
	}
	return {
		...unit,
		created_at_formatted: record['created_at_formatted'] ?? formatForStaff(record['created_at']),
		updated_at_formatted: record['updated_at_formatted'] ?? formatForStaff(record['updated_at']),
		property_status: statusOf(record, account),
		broker: absolute(brokerOf(record, account), wishes.origin),
		project: projectOf(record, account),
		relationships: relationshipsOf(record, account),
		translations: translationsIn(record, wishes.languages),
		images: absolute(
			fieldsIn(record['images']).map((image) => richPicture(image, picture)),
			wishes.origin,
		),
		floorplans: absolute(record['floorplans'] ?? [], wishes.origin),
	};
}

/** An item of the plain list. It tells neither status flags nor whether the address is hidden. */
export function flatUnit(record: StoredRecord, account: Account, wishes: Wishes): Fields {
	const texts = inLanguage(record, wishes.locale);
	const status = statusOf(record, account);
	return {
		...pick(texts, flatFields),
		status: isFields(status) ? pick(status, ['id', 'name', 'color']) : null,
		...pick(texts, ['marketing_type', 'object_type', 'rs_type']),
		images: absolute(fieldsIn(record['images']).map(flatPicture), wishes.origin),
		...askedTranslations(record, wishes.languages),
	};
}

/** A single unit asked for without `new=1`: the shape of old clients. */
export function legacyUnit(record: StoredRecord, account: Account, wishes: Wishes): Fields {
	const texts = inLanguage(record, wishes.locale);
	return {
		...flatUnit(record, account, wishes),
		furnishings: pick(record, furnishings),
		fields: pick(record, ['construction_year', 'condition', 'heating_type', 'firing_types']),
		required_fields: display(record, ['living_space', 'number_of_rooms', 'price', 'base_rent']),
		optional_fields: display(record, ['number_of_bath_rooms', 'monument', 'courtage']),
		...pick(texts, [
			'description_note',
			'location_note',
			'furnishing_note',
			'other_note',
			'courtage',
		]),
		custom_fields: customValues(record['custom_fields']),
		broker: absolute(brokerOf(record, account), wishes.origin),
		links: record['links'] ?? [],
		documents: record['documents'] ?? [],
		floorplans: [],
	};
}

/** The line of a unit within its project. */
export function unitOfProject(record: StoredRecord, account: Account): Fields {
	return {
		...pick(record, ['id', 'name', 'title', 'unit_id']),
		property_status: statusOf(record, account),
		...pick(record, ['street', 'house_number', 'price', 'base_rent', 'living_space']),
		...pick(record, ['number_of_rooms', 'floor', 'rs_type', 'marketing_type']),
	};
}

function statusOf(record: Fields, account: Account): unknown {
	return account.statuses.get(Number(record['property_status_id'])) ?? null;
}

/** A recorded unit keeps the broker and project it was recorded with. */
function brokerOf(record: Fields, account: Account): unknown {
	if ('broker' in record) return record['broker'];
	return account.brokers.get(Number(record['broker_id'])) ?? null;
}

/**
 * Links that the record was given, and after them those that were made through the API. A record may name
 * contacts that the account does not hold; those in the trash are left out.
 */
function relationshipsOf(record: StoredRecord, account: Account): unknown {
	const made = Object.entries({ owner: account.ownerships, partner: account.partnerships });
	const links = made.flatMap(([internal_name, pairs]) =>
		pairs.contactsOf(record.id).map((client_id) => ({ internal_name, client_id })),
	);
	const given = record['relationships'] ?? null;
	if (!Array.isArray(given) && links.length === 0) return given;
	return [...fieldsIn(given), ...links].filter(
		({ client_id }) =>
			!account.contacts.has(Number(client_id)) || presentContact(account, client_id),
	);
}

function projectOf(record: Fields, account: Account): unknown {
	if ('project' in record) return record['project'];
	const project = account.projects.get(Number(record['project_id']));
	return project ? pick(project, ['id', 'title', 'name']) : null;
}

function customValues(customFields: unknown): Fields {
	if (!isFields(customFields)) return {};
	const values = Object.entries(customFields).map(([key, field]) => [
		key,
		isFields(field) ? (field['pretty_value'] ?? field['value'] ?? null) : field,
	]);
	return Object.fromEntries(values);
}

function display(record: Fields, fields: readonly string[]): Fields[] {
	return fields
		.filter((field) => record[field] !== null && record[field] !== undefined)
		.map((field) => ({ name: labels[field] ?? field, value: displayValue(field, record[field]) }));
}

function displayValue(field: string, value: unknown): string {
	if (typeof value === 'boolean') return value ? 'Ja' : 'Nein';
	const unit = field.includes('space') ? ' m²' : /price|rent/.test(field) ? ' €' : '';
	return typeof value === 'number' ? `${value.toLocaleString('de')}${unit}` : String(value);
}

const flatFields = fieldNames(`
	id name title unit_id exposee_id project_id street house_number district region zip_code
	city country address short_address lat lng number_of_rooms price base_rent living_space
	number_of_bed_rooms number_of_bath_rooms property_space_value
`);

const furnishings = fieldNames(`
	balcony built_in_kitchen lift cellar garden guest_toilet monument rented barrier_free
`);
