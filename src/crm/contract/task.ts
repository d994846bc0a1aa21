import { z } from 'zod';
import { bodyMoment, id, lenient, text } from './field.ts';

/**
 * A note, to-do, appointment or inquiry. Rules of the service: `title` or `note_type_id` must be filled,
 * and `is_reminder` true or `due_date` set, otherwise nothing is created.
 */
export const TaskWrite = z.object({
	task: z.object({
		title: z.string().optional(),
		/** Activity type, any except those of e-mails. */
		note_type_id: z.int().optional(),
		/** HTML. */
		body: z.string().optional(),
		client_ids: z.array(z.int()).optional(),
		property_ids: z.array(z.int()).optional(),
		project_ids: z.array(z.int()).optional(),
		/** User to whom it is assigned. */
		broker_id: z.int().optional(),
		task_creator_id: z.int().optional(),
		task_updater_id: z.int().optional(),
		is_reminder: z.boolean().optional(),
		/** ISO 8601 date and time. */
		due_date: bodyMoment.optional(),
		/** When the assignee is reminded by e-mail; not after `due_date`. */
		remind_at: bodyMoment.optional(),
		done: z.boolean().optional(),
		/** Makes the task an appointment. */
		starts_at: bodyMoment.optional(),
		ends_at: bodyMoment.optional(),
		/** Visible only to participants. */
		private: z.boolean().optional(),
		all_day: z.boolean().optional(),
		location: z.string().optional(),
		recurring: z.boolean().optional(),
		/** Recurrence rule of RFC 5545. */
		rrule: z.string().optional(),
		/** Makes the task an inquiry and fires the account's inquiry automation. */
		client_source_id: z.int().optional(),
		/** Makes the task a cancellation. */
		reservation_reason_id: z.int().optional(),
	}),
});
export type TaskWrite = z.infer<typeof TaskWrite>;

/** Answer of POST /tasks. */
export const TaskCreated = z.looseObject({ id: z.int(), activity_id: z.int().nullish() });
export type TaskCreated = z.infer<typeof TaskCreated>;

/**
 * A task as read. The document shows only `id` and `title`; the sandbox answers with the fields the task
 * was written with, and with the associations `include` names.
 */
export const Task = z.looseObject({
	id,
	title: text,
	note_type_id: lenient.integer,
	/** HTML. */
	body: lenient.text,
	client_ids: lenient.ids,
	property_ids: lenient.ids,
	project_ids: lenient.ids,
	broker_id: lenient.integer,
	task_creator_id: lenient.integer,
	task_updater_id: lenient.integer,
	is_reminder: lenient.flag,
	due_date: lenient.moment,
	remind_at: lenient.moment,
	done: lenient.flag,
	starts_at: lenient.moment,
	ends_at: lenient.moment,
	private: lenient.flag,
	all_day: lenient.flag,
	location: lenient.text,
	recurring: lenient.flag,
	rrule: lenient.text,
	client_source_id: lenient.integer,
	reservation_reason_id: lenient.integer,
	created_at: lenient.moment,
	updated_at: lenient.moment,
	/** Associations: items of the plain lists. `viewings` is always empty, its records are not shown. */
	clients: lenient.list,
	units: lenient.list,
	projects: lenient.list,
	viewings: lenient.list,
});
export type Task = z.infer<typeof Task>;

/** Query of GET /tasks/:id. */
export const TaskQuery = z.looseObject({
	/** Associations, comma-separated; `clients,units,projects,viewings` when absent. */
	include: z.string().optional(),
});
