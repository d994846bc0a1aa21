import type { z } from 'zod';
import type { ActivitiesQuery } from '../../crm/contract/activity.ts';
import { isOn, numbers } from '../input.ts';
import { secondsOf } from './moment.ts';
import {
	anyOf,
	atLeast,
	atMost,
	holdsAny,
	is,
	isNotNull,
	not,
	oneOf,
	type Condition,
} from './condition.ts';

type Query = z.infer<typeof ActivitiesQuery>;

/** The filters of GET /activities. */
export function activityConditions(query: Query): Condition[] {
	const conditions = [...linked(query), ...bounds(query)];
	const { broker_id, creator_id, source_id, item_type } = query;
	const categories = ids(query.category_id, query.category_ids);
	const reasons = ids(query.reason_id, query.reason_ids);
	if (categories) conditions.push(oneOf('category_id', categories));
	if (reasons) conditions.push(oneOf('reason_id', reasons));
	if (broker_id !== undefined) conditions.push(is('broker_id', broker_id));
	if (creator_id !== undefined) conditions.push(is('creator_id', creator_id));
	if (source_id !== undefined) conditions.push(is('source_id', source_id));
	if (item_type) conditions.push(is('item_type', item_type));
	if (query.only_inquiries) conditions.push(isNotNull('source_id'));
	if (query.not_completed) conditions.push(is('done', 0));
	if (query.blocked !== undefined) conditions.push(isOn(query.blocked) ? blocked : not(blocked));
	if (query.group_ids) conditions.push(holdsAny('group_ids', numbers(query.group_ids)));
	if (query.team_ids) conditions.push(ofTeams(numbers(query.team_ids)));
	return conditions;
}

function linked(query: Query): Condition[] {
	const clients = ids(query.client_id, query.client_ids);
	const units = ids(query.property_id, query.property_ids);
	const projects = ids(query.project_id, query.project_ids);
	return [
		...(clients ? [withContact(oneOf('contacts.id', clients))] : []),
		...(units ? [holdsAny('property_ids', units)] : []),
		...(projects ? [holdsAny('project_ids', projects)] : []),
	];
}

/** Activities with a contact of the kind, which is not in the trash. */
function withContact({ sql, values }: Condition): Condition {
	return {
		sql: `EXISTS (SELECT 1 FROM json_each(activities.record, '$.client_ids') JOIN contacts ON contacts.id = json_each.value WHERE contacts.deleted_at IS NULL AND ${sql})`,
		values,
	};
}

function bounds(query: Query): Condition[] {
	const { starts_at_from, starts_at_to, original_created_at_from, original_created_at_to } = query;
	return [
		bound(starts_at_from, (seconds) => atLeast('starts_at', seconds)),
		bound(starts_at_to, (seconds) => atMost('starts_at', seconds)),
		bound(original_created_at_from, (seconds) => atLeast('created_at', seconds)),
		bound(original_created_at_to, (seconds) => atMost('created_at', seconds)),
	].flatMap((condition) => condition ?? []);
}

function bound(
	moment: string | undefined,
	condition: (seconds: number) => Condition,
): Condition | undefined {
	const seconds = moment === undefined ? undefined : secondsOf(moment);
	return seconds === undefined ? undefined : condition(seconds);
}

/** Records of users who belong to one of the teams, which a user names in either of two fields. */
export function ofTeams(teams: readonly number[]): Condition {
	const { sql, values } = anyOf([
		holdsAny('department_ids', teams),
		oneOf(`(record ->> 'team_id')`, teams),
	]);
	return { sql: `broker_id IN (SELECT id FROM brokers WHERE ${sql})`, values };
}

/** Activities with a contact that the company has blocked. */
const blocked = withContact({ sql: `contacts.record ->> 'locked'`, values: [] });

/** The one id and those of the list together; undefined where neither was sent. */
function ids(
	one: number | undefined,
	several: string | readonly number[] | undefined,
): readonly number[] | undefined {
	if (one === undefined && several === undefined) return undefined;
	return [...(one === undefined ? [] : [one]), ...numbers(several)];
}
