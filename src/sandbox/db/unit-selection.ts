import type { z } from 'zod';
import type { UnitsQuery } from '../../crm/contract/unit.ts';
import { numbers, words } from '../input.ts';
import { secondsOf } from './moment.ts';
import {
	atLeast,
	atMost,
	customField,
	holdsAny,
	holdsWords,
	is,
	oneOf,
	type Condition,
} from './condition.ts';
import { alpha3 } from './country.ts';

type Query = z.infer<typeof UnitsQuery>;

/** The filters of GET /units. */
export function unitConditions(query: Query): Condition[] {
	const { q, country, project_id, marketing_type, rs_type, property_ids } = query;
	// Units that are named are found by their ids; the plus keeps SQLite from going through all that are not archived.
	const column = property_ids ? '+archived' : 'archived';
	const conditions = [
		...archived(query.archived, column),
		...ranges(query),
		...customFields(query),
	];
	if (!query.include_variants) conditions.push(noVariant);
	if (query.status) conditions.push(oneOf('property_status_id', numbers(query.status)));
	if (query.group) conditions.push(holdsAny('group_ids', numbers(query.group)));
	if (q) conditions.push(holdsWords(q, 'search'));
	if (country) conditions.push(is('country', alpha3(country)));
	if (project_id !== undefined) conditions.push(is('project_id', project_id));
	if (marketing_type) conditions.push(is('marketing_type', marketing_type));
	if (rs_type) conditions.push(oneOf('rs_type', words(rs_type)));
	if (property_ids) conditions.push(oneOf('id', numbers(property_ids)));
	return conditions;
}

/** Units that were recorded with a link to one of the contacts. */
export function namesContact(ids: readonly number[]): Condition {
	const { sql, values } = oneOf(`json_extract(record, link.fullkey || '.client_id')`, ids);
	return {
		sql: `EXISTS (SELECT 1 FROM json_each(record, '$.relationships') AS link WHERE ${sql})`,
		values,
	};
}

const noVariant: Condition = {
	sql: `id NOT IN (SELECT id FROM units WHERE (record ->> 'variant_of_id') IS NOT NULL)`,
	values: [],
};

/** The order of GET /units: by unit number unless asked otherwise; texts as in a German dictionary. */
export function unitOrder({ sort_by = 'unit_id.raw', order = 'asc' }: Query): string {
	return `${sortColumns[sort_by]} ${order === 'desc' ? 'DESC' : 'ASC'}`;
}

/** -1 all, 1 only archived, otherwise only those not archived. */
export function archived(flag: string | undefined, column = 'archived'): Condition[] {
	return flag === '-1' ? [] : [is(column, flag === '1' ? 1 : 0)];
}

/** Filters `cf_<key>`, which no list of parameters can name. */
export function customFields(query: Readonly<Record<string, unknown>>): Condition[] {
	return Object.entries(query)
		.filter(([name]) => name.startsWith('cf_'))
		.map(([name, value]) =>
			customField(name.slice('cf_'.length), { text: String(value), exact: !!query['exact'] }),
		);
}

/** Filters `<field>_from` and `<field>_to`. */
function ranges(query: Readonly<Record<string, unknown>>): Condition[] {
	return Object.entries(query).flatMap(([name, value]) => {
		const match = /^(\w+)_(from|to)$/.exec(name);
		const field = match?.[1] ?? '';
		const isTime = times.has(field);
		if (!isTime && !quantities.has(field)) return [];
		const bound = isTime ? secondsOf(String(value)) : Number(value);
		if (bound === undefined || Number.isNaN(bound)) return [];
		return [match?.[2] === 'from' ? atLeast(field, bound) : atMost(field, bound)];
	});
}

const times = new Set(['created_at', 'updated_at']);

const quantities = new Set(
	`
	price price_per_sqm base_rent total_rent property_space_value living_space plot_area
	number_of_rooms number_of_bed_rooms number_of_bath_rooms floor construction_year
`
		.trim()
		.split(/\s+/),
);

const sortColumns = {
	id: 'id',
	'unit_id.raw': 'sort_key(unit_id)',
	exposee_id: 'sort_key(exposee_id)',
	created_at: 'created_at',
	updated_at: 'updated_at',
	price: 'price',
	object_price: 'coalesce(nullif(price, 0), base_rent)',
	base_rent: 'base_rent',
	total_rent: 'total_rent',
	number_of_rooms: 'number_of_rooms',
	property_space_value: 'property_space_value',
	plot_area: 'plot_area',
	price_per_sqm: 'price_per_sqm',
	floor: 'floor',
	construction_year: 'construction_year',
	sold_date: 'sold_date',
	property_status_position:
		'(SELECT position FROM property_statuses WHERE property_statuses.id = property_status_id)',
	'street_number.raw': 'sort_key(street_number)',
} as const satisfies Record<NonNullable<Query['sort_by']>, string>;
