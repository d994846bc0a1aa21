import { z } from 'zod';
import { id, text } from './field.ts';

/**
 * A note, to-do, appointment or inquiry. Rules of the service: `title` or `note_type_id` must be filled,
 * and `is_reminder` true or `due_date` set, otherwise nothing is created.
 */
export const TaskWrite = z.object({
	task: z.object({
		title: z.string().optional(),
		note_type_id: z.int().optional(),
		/** HTML. */
		body: z.string().optional(),
		client_ids: z.array(z.int()).optional(),
		property_ids: z.array(z.int()).optional(),
		project_ids: z.array(z.int()).optional(),
		broker_id: z.int().optional(),
		is_reminder: z.boolean().optional(),
		/** ISO 8601 date and time. */
		due_date: z.string().optional(),
		remind_at: z.string().optional(),
		done: z.boolean().optional(),
		starts_at: z.string().optional(),
		ends_at: z.string().optional(),
		private: z.boolean().optional(),
		all_day: z.boolean().optional(),
		location: z.string().optional(),
		recurring: z.boolean().optional(),
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

/** A task as read; the service documents only `id` and `title`. */
export const Task = z.looseObject({ id, title: text });
export type Task = z.infer<typeof Task>;
