import { z } from 'zod';
import {
	id,
	idList,
	lenient,
	order,
	paging,
	queryBoolean,
	queryFlag,
	queryInteger,
	queryMoment,
	text,
} from './field.ts';

/**
 * Container of a message, task or policy; created with it, never directly. The values of
 * `conversation_type`, `sender_type` and `state` are not shown: the sandbox sends `email` for messages,
 * `Broker` or `Client`, and null.
 */
export const ActivityListItem = z.looseObject({
	id,
	/** User who owns it or to whom it is assigned. */
	broker_id: z.int().nullish(),
	client_ids: z.array(z.int()).nullish(),
	property_ids: z.array(z.int()).nullish(),
	project_ids: z.array(z.int()).nullish(),
	/** Names of the linked records, in the order of their ids. */
	client_names: lenient.texts,
	property_names: lenient.texts,
	project_names: lenient.texts,
	conversation_type: lenient.anything,
	sender_type: lenient.anything,
	/** Contact source; its presence marks an inquiry. */
	source_id: z.int().nullish(),
	creator_id: lenient.integer,
	/** Activity type. */
	category_id: z.int().nullish(),
	/** Reason of a cancellation. */
	reason_id: lenient.integer,
	created_at: text,
	/** Start of an appointment, or when a to-do is due. */
	starts_at: lenient.moment,
	price: lenient.number,
	/** Tags. */
	group_ids: lenient.ids,
	state: lenient.anything,
	title: text,
	/** Who may see it, where that is limited. */
	access_broker_ids: lenient.ids,
	access_department_ids: lenient.ids,
	/** Whether an attached contact is blocked. */
	blocked: lenient.flag,
	comments_count: lenient.integer,
	attachments_count: lenient.integer,
	done: z.boolean().nullish(),
	/** Whether the company wrote it. */
	outgoing: lenient.flag,
	tracking_size: lenient.integer,
	unread_tracking_size: lenient.integer,
	/** `{id, name, url}`; the URL is valid for a few minutes. */
	attachments: lenient.list,
	comment_size: lenient.integer,
});
export type ActivityListItem = z.infer<typeof ActivityListItem>;

/** A single activity; `activatable` is the message, task or policy itself. */
export const Activity = z.looseObject({
	id,
	activatable_type: z.enum(['Message', 'Task', 'Policy']),
	activatable: z.looseObject({ id: z.int() }),
});
export type Activity = z.infer<typeof Activity>;

/**
 * Query of GET /activities. Filters combine, and a filter for one id combines with the one for several:
 * `client_id=1&client_ids=2` finds activities of either.
 */
export const ActivitiesQuery = z.looseObject({
	...paging,
	/** Adds `activatable_type` and `activatable` to each item: what it adds is not shown. */
	expand: queryFlag.optional(),
	/** By creation; newest first when absent. */
	order: order.optional(),
	category_id: queryInteger.optional(),
	category_ids: idList.optional(),
	client_id: queryInteger.optional(),
	client_ids: idList.optional(),
	property_id: queryInteger.optional(),
	property_ids: idList.optional(),
	project_id: queryInteger.optional(),
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
	/** Owner or assignee. */
	broker_id: queryInteger.optional(),
	creator_id: queryInteger.optional(),
	starts_at_from: queryMoment.optional(),
	starts_at_to: queryMoment.optional(),
	original_created_at_from: queryMoment.optional(),
	original_created_at_to: queryMoment.optional(),
	only_inquiries: queryFlag.optional(),
	not_completed: queryFlag.optional(),
	reason_id: queryInteger.optional(),
	reason_ids: idList.optional(),
	group_ids: idList.optional(),
	/** Activities of users of these teams. */
	team_ids: idList.optional(),
	source_id: queryInteger.optional(),
	blocked: queryBoolean.optional(),
});

/** Kind of an activity; an activity has one or none. */
export const ActivityType = z.looseObject({
	id,
	name: text,
	/** message, event, note or reminder. */
	category: text,
});
export type ActivityType = z.infer<typeof ActivityType>;

/** Why a deal or reservation was cancelled. */
export const ReservationReason = z.looseObject({ id, name: text });
export type ReservationReason = z.infer<typeof ReservationReason>;
