import { z } from 'zod';
import {
	each,
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
import { Attachment } from './message.ts';

export const ActivityListItem = z
	.looseObject({
		id: id.describe('Number that identifies the activity.'),
		broker_id: z.int().nullish().describe('Id of the user who owns it or to whom it is assigned.'),
		client_ids: z.array(z.int()).nullish().describe('Ids of the linked contacts.'),
		property_ids: z.array(z.int()).nullish().describe('Ids of the linked units.'),
		project_ids: z.array(z.int()).nullish().describe('Ids of the linked projects.'),
		client_names: lenient.texts.describe(
			'Names of the linked contacts, in the order of their ids.',
		),
		property_names: lenient.texts.describe('Names of the linked units, in the order of their ids.'),
		project_names: lenient.texts.describe(
			'Names of the linked projects, in the order of their ids.',
		),
		conversation_type: lenient.anything.describe(
			'Kind of conversation. Values are not shown: the sandbox sends `email` for messages, else null.',
		),
		sender_type: lenient.anything.describe(
			'Who wrote a message. Values are not shown: the sandbox sends `Broker` or `Client`, else null.',
		),
		source_id: z
			.int()
			.nullish()
			.describe('Id of the contact source; its presence marks an inquiry.'),
		creator_id: lenient.integer.describe('Id of the user who created it.'),
		category_id: z.int().nullish().describe('Id of the activity type.'),
		reason_id: lenient.integer.describe('Id of the reason of a cancellation.'),
		created_at: text.describe('When it was created, ISO 8601.'),
		starts_at: lenient.moment.describe(
			'Start of an appointment, or when a to-do is due, ISO 8601.',
		),
		price: lenient.number.describe(
			'Amount that belongs to it. Only named in the document; the sandbox sends null.',
		),
		group_ids: lenient.ids.describe('Ids of the tags.'),
		state: lenient.anything.describe(
			'State. Values and transitions are not shown: the sandbox sends null.',
		),
		title: text.describe('Title of the task or subject of the message.'),
		access_broker_ids: lenient.ids.describe(
			'Ids of the users who may see it, where that is limited; in the sandbox the assignee of a private task.',
		),
		access_department_ids: lenient.ids.describe(
			'Ids of the teams that may see it, where that is limited; always empty in the sandbox.',
		),
		blocked: lenient.flag.describe('Whether an attached contact is blocked.'),
		comments_count: lenient.integer.describe(
			'Number of comments; the sandbox has none and sends 0.',
		),
		attachments_count: lenient.integer.describe('Number of attachments.'),
		done: z.boolean().nullish().describe('Whether a to-do is completed.'),
		outgoing: lenient.flag.describe('Whether the company wrote it.'),
		tracking_size: lenient.integer.describe(
			'Number of tracked views. Only named in the document; the sandbox sends 0.',
		),
		unread_tracking_size: lenient.integer.describe(
			'Number of tracked views nobody has looked at. Only named in the document; the sandbox sends 0.',
		),
		attachments: each(Attachment)
			.catch(undefined)
			.describe('Files of a message, each an `Attachment`; the URL is valid for a few minutes.'),
		comment_size: lenient.integer.describe(
			'Number of comments once more, as the document names it twice; the sandbox sends 0.',
		),
	})
	.meta({
		id: 'ActivityListItem',
		description: 'Container of a message, task or policy; created with it, never directly.',
	});
export type ActivityListItem = z.infer<typeof ActivityListItem>;

export const Activity = z
	.looseObject({
		id: id.describe('Number that identifies the activity.'),
		activatable_type: z
			.enum(['Message', 'Task', 'Policy'])
			.describe(
				'What it holds: an e-mail; a note, reminder, appointment, letter or cancellation (`Task`); a proof that the right of withdrawal was explained or contact was permitted (`Policy`).',
			),
		activatable: z
			.looseObject({
				id: z.int().describe('Its own number, which is not that of the activity.'),
			})
			.describe('The message, task or policy itself.'),
	})
	.meta({ id: 'Activity', description: 'A single activity with what is in it.' });
export type Activity = z.infer<typeof Activity>;

export const ActivityType = z
	.looseObject({
		id: id.describe('Number that identifies the type.'),
		name: text.describe('What the company calls it.'),
		category: text.describe(
			'message, event, note or reminder; the sandbox knows letter, sms and decision as well.',
		),
	})
	.meta({ id: 'ActivityType', description: 'Kind of an activity; an activity has one or none.' });
export type ActivityType = z.infer<typeof ActivityType>;

/**
 * Query of GET /activities. Filters combine, and a filter for one id combines with the one for several:
 * `client_id=1&client_ids=2` finds activities of either.
 */
export const ActivitiesQuery = z.looseObject({
	...paging,
	expand: queryFlag.describe(
		'Adds `activatable_type` and `activatable` to each item: what it adds is not shown.',
	),
	order: order.describe('By creation; newest first when absent.'),
	category_id: queryInteger.describe('Id of the activity type.'),
	category_ids: idList.describe('Ids of activity types, of which it has one.'),
	client_id: queryInteger.describe('Id of the linked contact.'),
	client_ids: idList.describe('Ids of contacts of which one is linked.'),
	property_id: queryInteger.describe('Id of the linked unit.'),
	property_ids: idList.describe('Ids of units of which one is linked.'),
	project_id: queryInteger.describe('Id of the linked project.'),
	project_ids: idList.describe('Ids of projects of which one is linked.'),
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
		.optional()
		.describe('What kind it is: e-mail, note, to-do, appointment, policy, cancellation and so on.'),
	broker_id: queryInteger.describe('Id of the owner or assignee.'),
	creator_id: queryInteger.describe('Id of the user who created it.'),
	starts_at_from: queryMoment.describe(
		'Starts or is due at this time or later, ISO 8601 with offset.',
	),
	starts_at_to: queryMoment.describe(
		'Starts or is due at this time or earlier, ISO 8601 with offset.',
	),
	original_created_at_from: queryMoment.describe(
		'Created at this time or later, ISO 8601 with offset.',
	),
	original_created_at_to: queryMoment.describe(
		'Created at this time or earlier, ISO 8601 with offset.',
	),
	only_inquiries: queryFlag.describe('Only inquiries: activities with a source.'),
	not_completed: queryFlag.describe('Only activities that are not done.'),
	reason_id: queryInteger.describe('Id of the reason of a cancellation.'),
	reason_ids: idList.describe('Ids of reasons of cancellations, of which it has one.'),
	group_ids: idList.describe('Ids of tags of which it has one.'),
	team_ids: idList.describe('Ids of teams: activities of their users.'),
	source_id: queryInteger.describe('Id of the contact source of an inquiry.'),
	blocked: queryBoolean.describe('Whether an attached contact is blocked.'),
});
