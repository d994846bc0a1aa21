import type { z } from 'zod';
import type { DealsQuery } from '../contract/deal.ts';
import { numbers } from '../input.ts';
import { ofTeams } from './activity-selection.ts';
import { is, isNotNull, isNull, not, oneOf, type Condition } from './condition.ts';
import { ofBrokers } from './contact-selection.ts';

type Query = z.infer<typeof DealsQuery>;

/** The filters of GET /client_properties. */
export function dealConditions(query: Query): Condition[] {
	const { deal_pipeline_id, project_id, broker_id, client_id, property_id } = query;
	const conditions: Condition[] = [];
	const same = { deal_pipeline_id, project_id, broker_id, property_id };
	for (const [field, id] of Object.entries(same))
		if (id !== undefined) conditions.push(is(field, id));
	if (client_id !== undefined) conditions.push(amongContacts(is('id', client_id)));
	if (query.deal_stage_ids) conditions.push(oneOf('deal_stage_id', numbers(query.deal_stage_ids)));
	if (query.reservation_reason_ids) {
		conditions.push(oneOf('reservation_reason_id', numbers(query.reservation_reason_ids)));
	}
	if (query.category) conditions.push(...inCategory[query.category]);
	if (query.team_id !== undefined) conditions.push(ofTeams([query.team_id]));
	if (query.client_source_id !== undefined) {
		conditions.push(amongContacts(is('client_source_id', query.client_source_id)));
	}
	if (query.client_broker_ids) {
		conditions.push(amongContacts(ofBrokers(numbers(query.client_broker_ids))));
	}
	if (query.property_broker_ids) {
		const { sql, values } = oneOf('broker_id', numbers(query.property_broker_ids));
		conditions.push({ sql: `property_id IN (SELECT id FROM units WHERE ${sql})`, values });
	}
	return conditions;
}

/** The order of GET /client_properties: newest first unless asked otherwise. */
export function dealOrder({ sort_by = 'created_at', order = 'desc' }: Query): string {
	return `${sort_by} ${order === 'asc' ? 'ASC' : 'DESC'}`;
}

const inFirstStage: Condition = {
	sql: `deal_stage_id IS (SELECT stage.value ->> 'id' FROM deal_pipelines, json_each(deal_pipelines.record, '$.deal_stages') AS stage WHERE deal_pipelines.id = deal_pipeline_id ORDER BY stage.value ->> 'position' LIMIT 1)`,
	values: [],
};

const isOpen = isNull('reservation_reason_id');

const inCategory = {
	lost: [isNotNull('reservation_reason_id')],
	unqualified: [isOpen, inFirstStage],
	qualified: [isOpen, not(inFirstStage)],
} as const satisfies Record<NonNullable<Query['category']>, readonly Condition[]>;

function amongContacts({ sql, values }: Condition): Condition {
	return {
		sql: `client_id IN (SELECT id FROM contacts WHERE deleted_at IS NULL AND ${sql})`,
		values,
	};
}
