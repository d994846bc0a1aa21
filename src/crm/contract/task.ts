import { z } from 'zod';
import { lenient, queryText } from './field.ts';
import { both, loose, plain, shapesOf } from './two-way.ts';

const userId = z.int().optional();

/** Fields that a task is written with, and read with. */
export const taskFields = shapesOf({
	title: plain.text('What is to be done or was noted, in a line.'),
	note_type_id: loose.integer('Id of the activity type, any except those of e-mails.'),
	body: loose.text('The note, HTML.'),
	client_ids: loose.ids('Ids of the linked contacts.'),
	property_ids: loose.ids('Ids of the linked units.'),
	project_ids: loose.ids('Ids of the linked projects.'),
	broker_id: loose.integer('Id of the user to whom it is assigned.'),
	task_creator_id: both(lenient.integer, userId, 'Id of the user who created it.'),
	task_updater_id: both(lenient.integer, userId, 'Id of the user who changed it last.'),
	is_reminder: loose.flag('Makes the task a to-do; with `due_date` it need not be set.'),
	due_date: loose.moment('When the to-do is due: ISO 8601 date and time.'),
	remind_at: loose.moment(
		'When the assignee is reminded by e-mail, ISO 8601; not after `due_date`.',
	),
	done: loose.flag(
		'The to-do is completed. Transitions are not shown: the sandbox lets it be set and taken back.',
	),
	starts_at: loose.moment('Start, ISO 8601; makes the task an appointment.'),
	ends_at: loose.moment('End of the appointment, ISO 8601.'),
	private: loose.flag('Visible only to participants.'),
	all_day: loose.flag('The appointment takes the whole day.'),
	location: loose.text('Place of the appointment.'),
	recurring: loose.flag('The appointment recurs, by `rrule`.'),
	rrule: loose.text('Recurrence rule of RFC 5545.'),
	client_source_id: loose.integer(
		"Id of the contact source; makes the task an inquiry and fires the account's inquiry automation.",
	),
	reservation_reason_id: loose.integer('Id of the reason; makes the task a cancellation.'),
});

export const TaskWrite = z
	.object({
		task: z.object(taskFields.write).describe("The task's fields."),
	})
	.meta({
		id: 'TaskWrite',
		description:
			'A note, to-do, appointment or inquiry. Rules of the service: `title` or `note_type_id` must be filled, and `is_reminder` true or `due_date` set, otherwise nothing is created. PUT leaves what is absent as it is.',
	});
export type TaskWrite = z.infer<typeof TaskWrite>;

/** What viewings are made of. Whether the service shows these fields of a task is not said, so each may be absent. */
export const AppointmentTask = z
	.looseObject({
		id: z.int().positive().describe('Number that identifies the task.'),
		note_type_id: taskFields.read.note_type_id,
		client_ids: lenient.ids,
		clients: lenient.list,
		property_ids: lenient.ids,
		starts_at: lenient.moment,
		ends_at: lenient.moment,
		private: lenient.flag,
		all_day: lenient.flag,
		recurring: lenient.flag,
		rrule: lenient.text,
	})
	.meta({ id: 'AppointmentTask', description: 'A task as the site reads it.' });
export type AppointmentTask = z.infer<typeof AppointmentTask>;

/** Query of GET /tasks/:id. */
export const TaskQuery = z.looseObject({
	include: queryText.describe(
		'Associations, comma-separated; `clients,units,projects,viewings` when absent.',
	),
});

export const TaskCreated = z
	.looseObject({
		ok: z.literal(true).optional().describe('Whether the call has succeeded.'),
		id: z.int().positive().describe('Number of the task.'),
		activity_id: z.int().nullish().describe('Number of the activity that holds it.'),
	})
	.meta({ id: 'TaskCreated', description: 'Response of POST /tasks.' });
export type TaskCreated = z.infer<typeof TaskCreated>;
