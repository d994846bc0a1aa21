import { z } from 'zod';
import { ContactListItem } from './contact.ts';
import { bodyMoment, each, id, lenient, text } from './field.ts';

export const TaskWrite = z
	.object({
		task: z
			.object({
				title: z.string().nullish().describe('What is to be done or was noted, in a line.'),
				note_type_id: z
					.int()
					.nullish()
					.describe('Id of the activity type, any except those of e-mails.'),
				body: z.string().nullish().describe('The note, HTML.'),
				client_ids: z.array(z.int()).optional().describe('Ids of the linked contacts.'),
				property_ids: z.array(z.int()).optional().describe('Ids of the linked units.'),
				project_ids: z.array(z.int()).optional().describe('Ids of the linked projects.'),
				broker_id: z.int().nullish().describe('Id of the user to whom it is assigned.'),
				task_creator_id: z.int().optional().describe('Id of the user who created it.'),
				task_updater_id: z.int().optional().describe('Id of the user who changed it last.'),
				is_reminder: z
					.boolean()
					.optional()
					.describe('Makes the task a to-do; with `due_date` it need not be set.'),
				due_date: bodyMoment.nullish().describe('When the to-do is due: ISO 8601 date and time.'),
				remind_at: bodyMoment
					.nullish()
					.describe('When the assignee is reminded by e-mail, ISO 8601; not after `due_date`.'),
				done: z
					.boolean()
					.optional()
					.describe(
						'The to-do is completed. Transitions are not shown: the sandbox lets it be set and taken back.',
					),
				starts_at: bodyMoment.nullish().describe('Start, ISO 8601; makes the task an appointment.'),
				ends_at: bodyMoment.nullish().describe('End of the appointment, ISO 8601.'),
				private: z.boolean().optional().describe('Visible only to participants.'),
				all_day: z.boolean().optional().describe('The appointment takes the whole day.'),
				location: z.string().nullish().describe('Place of the appointment.'),
				recurring: z.boolean().optional().describe('The appointment recurs, by `rrule`.'),
				rrule: z.string().nullish().describe('Recurrence rule of RFC 5545.'),
				client_source_id: z
					.int()
					.nullish()
					.describe(
						"Id of the contact source; makes the task an inquiry and fires the account's inquiry automation.",
					),
				reservation_reason_id: z
					.int()
					.nullish()
					.describe('Id of the reason; makes the task a cancellation.'),
			})
			.describe("The task's fields."),
	})
	.meta({
		id: 'TaskWrite',
		description:
			'A note, to-do, appointment or inquiry. Rules of the service: `title` or `note_type_id` must be filled, and `is_reminder` true or `due_date` set, otherwise nothing is created. PUT leaves what is absent as it is.',
	});
export type TaskWrite = z.infer<typeof TaskWrite>;

export const TaskCreated = z
	.looseObject({
		id: z.int().describe('Number of the task.'),
		activity_id: z.int().nullish().describe('Number of the activity that holds it.'),
	})
	.meta({ id: 'TaskCreated', description: 'Answer of POST /tasks.' });
export type TaskCreated = z.infer<typeof TaskCreated>;

export const Task = z
	.looseObject({
		id: id.describe('Number that identifies the task.'),
		title: text.describe('What is to be done or was noted, in a line.'),
		note_type_id: lenient.integer.describe('Id of the activity type.'),
		body: lenient.text.describe('The note, HTML.'),
		client_ids: lenient.ids.describe('Ids of the linked contacts.'),
		property_ids: lenient.ids.describe('Ids of the linked units.'),
		project_ids: lenient.ids.describe('Ids of the linked projects.'),
		broker_id: lenient.integer.describe('Id of the user to whom it is assigned.'),
		task_creator_id: lenient.integer.describe('Id of the user who created it.'),
		task_updater_id: lenient.integer.describe('Id of the user who changed it last.'),
		is_reminder: lenient.flag.describe('Is a to-do.'),
		due_date: lenient.moment.describe('When the to-do is due, ISO 8601.'),
		remind_at: lenient.moment.describe('When the assignee is reminded by e-mail, ISO 8601.'),
		done: lenient.flag.describe('The to-do is completed.'),
		starts_at: lenient.moment.describe('Start of the appointment, ISO 8601.'),
		ends_at: lenient.moment.describe('End of the appointment, ISO 8601.'),
		private: lenient.flag.describe('Visible only to participants.'),
		all_day: lenient.flag.describe('The appointment takes the whole day.'),
		location: lenient.text.describe('Place of the appointment.'),
		recurring: lenient.flag.describe('The appointment recurs, by `rrule`.'),
		rrule: lenient.text.describe('Recurrence rule of RFC 5545.'),
		client_source_id: lenient.integer.describe('Id of the contact source of an inquiry.'),
		reservation_reason_id: lenient.integer.describe('Id of the reason of a cancellation.'),
		created_at: lenient.moment.describe('When it was created, ISO 8601.'),
		updated_at: lenient.moment.describe('When it was last changed, ISO 8601.'),
		clients: each(ContactListItem)
			.catch(undefined)
			.describe('Linked contacts, as items of the list.'),
		units: lenient.list.describe('Linked units, as items of the plain list.'),
		projects: lenient.list.describe('Linked projects, as items of the plain list.'),
		viewings: lenient.list.describe(
			'Viewings; always empty in the sandbox, because their records are not shown.',
		),
	})
	.meta({
		id: 'Task',
		description:
			'A task as read. The document shows only `id` and `title`; the sandbox answers with the fields the task was written with, and with the associations `include` names.',
	});
export type Task = z.infer<typeof Task>;

/** Query of GET /tasks/:id. */
export const TaskQuery = z.looseObject({
	include: z
		.string()
		.optional()
		.describe('Associations, comma-separated; `clients,units,projects,viewings` when absent.'),
});
