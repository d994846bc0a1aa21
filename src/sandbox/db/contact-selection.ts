import type { z } from 'zod';
import type { ContactsQuery } from '../contract/contact-query.ts';
import { isOn, numbers, words } from '../input.ts';
import { secondsOf } from './moment.ts';
import {
	anyOf,
	atLeast,
	atMost,
	holdsAny,
	holdsWords,
	is,
	isNull,
	not,
	oneOf,
	type Condition,
} from './condition.ts';
import { archived, customFields } from './unit-selection.ts';

type Query = z.infer<typeof ContactsQuery>;

/** The filters of GET /contacts; the trash is never listed. */
export function contactConditions(query: Query): Condition[] {
	const { q, email, phone_number, parent_id, broker_id, gdpr_status, owner } = query;
	const conditions = [
		isNull('deleted_at'),
		...archived(query.archived),
		...bounds(query),
		...customFields(query),
	];
	if (q) conditions.push(holdsWords(q, everywhere, phones));
	if (email) conditions.push(hasEmail(email));
	if (phone_number) conditions.push(hasPhone(phone_number));
	if (parent_id !== undefined) conditions.push(is(mainContact, parent_id));
	else if (!query.include_children) conditions.push(isNull(mainContact));
	if (broker_id !== undefined) conditions.push(ofBrokers([broker_id]));
	if (gdpr_status !== undefined) conditions.push(is('coalesce(gdpr_status, 0)', gdpr_status));
	if (query.group) conditions.push(holdsAny('group_ids', numbers(query.group)));
	if (query.not_in_group) conditions.push(not(holdsAny('group_ids', numbers(query.not_in_group))));
	if (query.status) conditions.push(oneOf('client_status_id', numbers(query.status)));
	if (query.sources) conditions.push(oneOf('client_source_id', numbers(query.sources)));
	if (query.project_ids) conditions.push(linkedToProject(numbers(query.project_ids)));
	if (query.newsletter !== undefined) conditions.push(is('newsletter', bit(query.newsletter)));
	if (query.accept_contact !== undefined) {
		conditions.push(is('accept_contact', bit(query.accept_contact)));
	}
	if (query.language) conditions.push(oneOf('language', list(query.language)));
	if (query.home_countries) conditions.push(oneOf('home_country', list(query.home_countries)));
	if (owner !== undefined) conditions.push(bit(owner) === 1 ? isOwner : not(isOwner));
	if (query.owned_property_ids) conditions.push(owns(numbers(query.owned_property_ids)));
	return conditions;
}

/** The ORDER BY clause of a query; names are sorted as in a German dictionary. */
export function contactOrder({ sort_by = 'created_at', order = 'desc' }: Query): string {
	const isName = sort_by === 'first_name' || sort_by === 'last_name';
	return `${isName ? `sort_key(${sort_by})` : sort_by} ${order === 'asc' ? 'ASC' : 'DESC'}`;
}

function bounds(query: Query): Condition[] {
	return [
		...between('created_at', query.created_at_from, query.created_at_to),
		...between('updated_at', query.updated_at_from, query.updated_at_to),
	];
}

function between(column: string, from = '', to = ''): Condition[] {
	const first = secondsOf(from);
	const last = secondsOf(to);
	return [
		...(first === undefined ? [] : [atLeast(column, first)]),
		...(last === undefined ? [] : [atMost(column, last)]),
	];
}

/** Contacts with this address as the primary or another one. */
export function hasEmail(email: string): Condition {
	return {
		sql: `(email = ? OR EXISTS (SELECT 1 FROM json_each(record, '$.emails') WHERE lower(json_each.value) = ?))`,
		values: [email.toLowerCase(), email.toLowerCase()],
	};
}

function hasPhone(number: string): Condition {
	const digits = number.replace(/[\s-]/g, '');
	return anyOf(
		['home_cell', 'home_phone', 'office_phone', 'office_cell'].map((field) => ({
			sql: `replace(replace(record ->> '${field}', ' ', ''), '-', '') = ?`,
			values: [digits],
		})),
	);
}

/** A contact is linked to a project by an activity or a deal that names both. */
function linkedToProject(ids: readonly number[]): Condition {
	const named = holdsAny('project_ids', ids);
	const inDeal = oneOf('project_id', ids);
	return {
		sql: `(id IN (SELECT json_each.value FROM activities, json_each(activities.record, '$.client_ids') WHERE ${named.sql.replace('(record,', '(activities.record,')}) OR id IN (SELECT client_id FROM deals WHERE ${inDeal.sql}))`,
		values: [...named.values, ...inDeal.values],
	};
}

/** Contacts for whom one of these users is responsible, as first or second. */
export function ofBrokers(ids: readonly number[]): Condition {
	return anyOf([oneOf('broker_id', ids), oneOf(`(record ->> 'second_broker_id')`, ids)]);
}

/** The id of a sub-contact's main contact; while that lies in the trash, it counts as a main contact itself. */
const mainContact =
	'(SELECT main.id FROM contacts AS main WHERE main.id = contacts.parent_id AND main.deleted_at IS NULL)';

const isOwner: Condition = { sql: 'id IN (SELECT client_id FROM ownerships)', values: [] };

function owns(propertyIds: readonly number[]): Condition {
	const { sql, values } = oneOf('property_id', propertyIds);
	return { sql: `id IN (SELECT client_id FROM ownerships WHERE ${sql})`, values };
}

const everywhere = `concat_ws(' ', search, record ->> 'company', record ->> 'home_house_number', record ->> 'home_address', record ->> 'office_street', record ->> 'office_house_number', record ->> 'office_zip_code', record ->> 'office_city', record ->> 'office_address')`;

const phones = `concat_ws(char(10), record ->> 'home_phone', record ->> 'home_cell', record ->> 'office_phone', record ->> 'office_cell')`;

function bit(value: string | number | boolean): number {
	return isOn(value) ? 1 : 0;
}

function list(value: string | readonly string[]): readonly string[] {
	return typeof value === 'string' ? words(value) : value;
}
