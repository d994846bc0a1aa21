import { z } from 'zod';
import { id, idList, paging, queryFlag, text } from './field.ts';

/** Container of a message, task or policy; created with it, never directly. */
export const ActivityListItem = z.looseObject({
	id,
	title: text,
	broker_id: z.int().nullish(),
	client_ids: z.array(z.int()).nullish(),
	property_ids: z.array(z.int()).nullish(),
	project_ids: z.array(z.int()).nullish(),
	source_id: z.int().nullish(),
	category_id: z.int().nullish(),
	created_at: text,
	done: z.boolean().nullish(),
});
export type ActivityListItem = z.infer<typeof ActivityListItem>;

export const Activity = z.looseObject({
	id,
	activatable_type: z.enum(['Message', 'Task', 'Policy']),
	activatable: z.looseObject({ id: z.int() }),
});
export type Activity = z.infer<typeof Activity>;

/** Query of GET /activities. */
export const ActivitiesQuery = z.looseObject({
	...paging,
	expand: queryFlag.optional(),
	order: z.enum(['asc', 'desc']).optional(),
	category_id: z.coerce.number().int().optional(),
	category_ids: idList.optional(),
	client_id: z.coerce.number().int().optional(),
	client_ids: idList.optional(),
	property_id: z.coerce.number().int().optional(),
	property_ids: idList.optional(),
	project_id: z.coerce.number().int().optional(),
	project_ids: idList.optional(),
	item_type: z
		.enum([
			'message',
			'note',
			'reminder',
			'event',
			'policy',
			'cancelation',
			'decision',
			'sms',
			'letter',
		])
		.optional(),
	broker_id: z.coerce.number().int().optional(),
	creator_id: z.coerce.number().int().optional(),
	starts_at_from: z.string().optional(),
	starts_at_to: z.string().optional(),
	original_created_at_from: z.string().optional(),
	original_created_at_to: z.string().optional(),
	only_inquiries: queryFlag.optional(),
	not_completed: queryFlag.optional(),
	reason_id: z.coerce.number().int().optional(),
	reason_ids: idList.optional(),
	group_ids: idList.optional(),
	team_ids: idList.optional(),
	source_id: z.coerce.number().int().optional(),
	blocked: queryFlag.optional(),
});

export const ActivityType = z.looseObject({
	id,
	name: text,
	/** message, event, note or reminder. */
	category: text,
});
export type ActivityType = z.infer<typeof ActivityType>;
