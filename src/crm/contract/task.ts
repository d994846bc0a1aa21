import { z } from 'zod';
import { bodyMoment, id, lenient, text } from './field.ts';

/**
 * A note, to-do, appointment or inquiry. Rules of the service: `title` or `note_type_id` must be filled,
 * and `is_reminder` true or `due_date` set, otherwise nothing is created. PUT leaves what is absent as it is.
 */
export const TaskWrite = z.object({
	/** The task's fields. */
	task: z.object({
		/** What is to be done or was noted, in a line. */
		title: z.string().nullish(),
		/** Id of the activity type, any except those of e-mails. */
		note_type_id: z.int().nullish(),
		/** The note, HTML. */
		body: z.string().nullish(),
		/** Ids of the linked contacts. */
		client_ids: z.array(z.int()).optional(),
		/** Ids of the linked units. */
		property_ids: z.array(z.int()).optional(),
		/** Ids of the linked projects. */
		project_ids: z.array(z.int()).optional(),
		/** Id of the user to whom it is assigned. */
		broker_id: z.int().nullish(),
		/** Id of the user who created it. */
		task_creator_id: z.int().optional(),
		/** Id of the user who changed it last. */
		task_updater_id: z.int().optional(),
		/** Makes the task a to-do; with `due_date` it need not be set. */
		is_reminder: z.boolean().optional(),
		/** When the to-do is due: ISO 8601 date and time. */
		due_date: bodyMoment.nullish(),
		/** When the assignee is reminded by e-mail, ISO 8601; not after `due_date`. */
		remind_at: bodyMoment.nullish(),
		/** The to-do is completed. Transitions are not shown: the sandbox lets it be set and taken back. */
		done: z.boolean().optional(),
		/** Start, ISO 8601; makes the task an appointment. */
		starts_at: bodyMoment.nullish(),
		/** End of the appointment, ISO 8601. */
		ends_at: bodyMoment.nullish(),
		/** Visible only to participants. */
		private: z.boolean().optional(),
		/** The appointment takes the whole day. */
		all_day: z.boolean().optional(),
		/** Place of the appointment. */
		location: z.string().nullish(),
		/** The appointment recurs, by `rrule`. */
		recurring: z.boolean().optional(),
		/** Recurrence rule of RFC 5545. */
		rrule: z.string().nullish(),
		/** Id of the contact source; makes the task an inquiry and fires the account's inquiry automation. */
		client_source_id: z.int().nullish(),
		/** Id of the reason; makes the task a cancellation. */
		reservation_reason_id: z.int().nullish(),
	}),
});
export type TaskWrite = z.infer<typeof TaskWrite>;

/** Answer of POST /tasks. */
export const TaskCreated = z.looseObject({
	/** Number of the task. */
	id: z.int(),
	/** Number of the activity that holds it. */
	activity_id: z.int().nullish(),
});
export type TaskCreated = z.infer<typeof TaskCreated>;

/**
 * A task as read. The document shows only `id` and `title`; the sandbox answers with the fields the task
 * was written with, and with the associations `include` names.
 */
export const Task = z.looseObject({
	/** Number that identifies the task. */
	id,
	/** What is to be done or was noted, in a line. */
	title: text,
	/** Id of the activity type. */
	note_type_id: lenient.integer,
	/** The note, HTML. */
	body: lenient.text,
	/** Ids of the linked contacts. */
	client_ids: lenient.ids,
	/** Ids of the linked units. */
	property_ids: lenient.ids,
	/** Ids of the linked projects. */
	project_ids: lenient.ids,
	/** Id of the user to whom it is assigned. */
	broker_id: lenient.integer,
	/** Id of the user who created it. */
	task_creator_id: lenient.integer,
	/** Id of the user who changed it last. */
	task_updater_id: lenient.integer,
	/** Is a to-do. */
	is_reminder: lenient.flag,
	/** When the to-do is due, ISO 8601. */
	due_date: lenient.moment,
	/** When the assignee is reminded by e-mail, ISO 8601. */
	remind_at: lenient.moment,
	/** The to-do is completed. */
	done: lenient.flag,
	/** Start of the appointment, ISO 8601. */
	starts_at: lenient.moment,
	/** End of the appointment, ISO 8601. */
	ends_at: lenient.moment,
	/** Visible only to participants. */
	private: lenient.flag,
	/** The appointment takes the whole day. */
	all_day: lenient.flag,
	/** Place of the appointment. */
	location: lenient.text,
	/** The appointment recurs, by `rrule`. */
	recurring: lenient.flag,
	/** Recurrence rule of RFC 5545. */
	rrule: lenient.text,
	/** Id of the contact source of an inquiry. */
	client_source_id: lenient.integer,
	/** Id of the reason of a cancellation. */
	reservation_reason_id: lenient.integer,
	/** When it was created, ISO 8601. */
	created_at: lenient.moment,
	/** When it was last changed, ISO 8601. */
	updated_at: lenient.moment,
	/** Linked contacts, as items of the list. */
	clients: lenient.list,
	/** Linked units, as items of the plain list. */
	units: lenient.list,
	/** Linked projects, as items of the plain list. */
	projects: lenient.list,
	/** Viewings; always empty in the sandbox, because their records are not shown. */
	viewings: lenient.list,
});
export type Task = z.infer<typeof Task>;

/** Query of GET /tasks/:id. */
export const TaskQuery = z.looseObject({
	/** Associations, comma-separated; `clients,units,projects,viewings` when absent. */
	include: z.string().optional(),
});
