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

/** Container of a message, task or policy; created with it, never directly. */
export const ActivityListItem = z.looseObject({
	/** Number that identifies the activity. */
	id,
	/** Id of the user who owns it or to whom it is assigned. */
	broker_id: z.int().nullish(),
	/** Ids of the linked contacts. */
	client_ids: z.array(z.int()).nullish(),
	/** Ids of the linked units. */
	property_ids: z.array(z.int()).nullish(),
	/** Ids of the linked projects. */
	project_ids: z.array(z.int()).nullish(),
	/** Names of the linked contacts, in the order of their ids. */
	client_names: lenient.texts,
	/** Names of the linked units, in the order of their ids. */
	property_names: lenient.texts,
	/** Names of the linked projects, in the order of their ids. */
	project_names: lenient.texts,
	/** Kind of conversation. Values are not shown: the sandbox sends `email` for messages, else null. */
	conversation_type: lenient.anything,
	/** Who wrote a message. Values are not shown: the sandbox sends `Broker` or `Client`, else null. */
	sender_type: lenient.anything,
	/** Id of the contact source; its presence marks an inquiry. */
	source_id: z.int().nullish(),
	/** Id of the user who created it. */
	creator_id: lenient.integer,
	/** Id of the activity type. */
	category_id: z.int().nullish(),
	/** Id of the reason of a cancellation. */
	reason_id: lenient.integer,
	/** When it was created, ISO 8601. */
	created_at: text,
	/** Start of an appointment, or when a to-do is due, ISO 8601. */
	starts_at: lenient.moment,
	/** Amount that belongs to it. Only named in the document; the sandbox sends null. */
	price: lenient.number,
	/** Ids of the tags. */
	group_ids: lenient.ids,
	/** State. Values and transitions are not shown: the sandbox sends null. */
	state: lenient.anything,
	/** Title of the task or subject of the message. */
	title: text,
	/** Ids of the users who may see it, where that is limited; in the sandbox the assignee of a private task. */
	access_broker_ids: lenient.ids,
	/** Ids of the teams that may see it, where that is limited; always empty in the sandbox. */
	access_department_ids: lenient.ids,
	/** Whether an attached contact is blocked. */
	blocked: lenient.flag,
	/** Number of comments; the sandbox has none and sends 0. */
	comments_count: lenient.integer,
	/** Number of attachments. */
	attachments_count: lenient.integer,
	/** Whether a to-do is completed. */
	done: z.boolean().nullish(),
	/** Whether the company wrote it. */
	outgoing: lenient.flag,
	/** Number of tracked views. Only named in the document; the sandbox sends 0. */
	tracking_size: lenient.integer,
	/** Number of tracked views nobody has looked at. Only named in the document; the sandbox sends 0. */
	unread_tracking_size: lenient.integer,
	/** Files of a message, each an `Attachment`; the URL is valid for a few minutes. */
	attachments: lenient.list,
	/** Number of comments once more, as the document names it twice; the sandbox sends 0. */
	comment_size: lenient.integer,
});
export type ActivityListItem = z.infer<typeof ActivityListItem>;

/** A single activity with what is in it. */
export const Activity = z.looseObject({
	/** Number that identifies the activity. */
	id,
	/**
	 * What it holds: an e-mail; a note, reminder, appointment, letter or cancellation (`Task`); a proof that
	 * the right of withdrawal was explained or contact was permitted (`Policy`).
	 */
	activatable_type: z.enum(['Message', 'Task', 'Policy']),
	/** The message, task or policy itself. */
	activatable: z.looseObject({
		/** Its own number, which is not that of the activity. */
		id: z.int(),
	}),
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
	/** Id of the activity type. */
	category_id: queryInteger.optional(),
	/** Ids of activity types, of which it has one. */
	category_ids: idList.optional(),
	/** Id of the linked contact. */
	client_id: queryInteger.optional(),
	/** Ids of contacts of which one is linked. */
	client_ids: idList.optional(),
	/** Id of the linked unit. */
	property_id: queryInteger.optional(),
	/** Ids of units of which one is linked. */
	property_ids: idList.optional(),
	/** Id of the linked project. */
	project_id: queryInteger.optional(),
	/** Ids of projects of which one is linked. */
	project_ids: idList.optional(),
	/** What kind it is: e-mail, note, to-do, appointment, policy, cancellation and so on. */
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
	/** Id of the owner or assignee. */
	broker_id: queryInteger.optional(),
	/** Id of the user who created it. */
	creator_id: queryInteger.optional(),
	/** Starts or is due at this time or later, ISO 8601 with offset. */
	starts_at_from: queryMoment.optional(),
	/** Starts or is due at this time or earlier, ISO 8601 with offset. */
	starts_at_to: queryMoment.optional(),
	/** Created at this time or later, ISO 8601 with offset. */
	original_created_at_from: queryMoment.optional(),
	/** Created at this time or earlier, ISO 8601 with offset. */
	original_created_at_to: queryMoment.optional(),
	/** Only inquiries: activities with a source. */
	only_inquiries: queryFlag.optional(),
	/** Only activities that are not done. */
	not_completed: queryFlag.optional(),
	/** Id of the reason of a cancellation. */
	reason_id: queryInteger.optional(),
	/** Ids of reasons of cancellations, of which it has one. */
	reason_ids: idList.optional(),
	/** Ids of tags of which it has one. */
	group_ids: idList.optional(),
	/** Ids of teams: activities of their users. */
	team_ids: idList.optional(),
	/** Id of the contact source of an inquiry. */
	source_id: queryInteger.optional(),
	/** Whether an attached contact is blocked. */
	blocked: queryBoolean.optional(),
});

/** Kind of an activity; an activity has one or none. */
export const ActivityType = z.looseObject({
	/** Number that identifies the type. */
	id,
	/** What the company calls it. */
	name: text,
	/** message, event, note or reminder; the sandbox knows letter, sms and decision as well. */
	category: text,
});
export type ActivityType = z.infer<typeof ActivityType>;

/** Why a deal or reservation was cancelled. */
export const ReservationReason = z.looseObject({
	/** Number that identifies the reason. */
	id,
	/** What the company calls it. */
	name: text,
});
export type ReservationReason = z.infer<typeof ReservationReason>;
