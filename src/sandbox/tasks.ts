import type { TaskWrite } from '../crm/contract/task.ts';
import { putActivity, removeActivity } from './activity-of.ts';
import type { Fields, StoredRecord } from './db/records.ts';
import { formatMoment } from './moment.ts';
import { checkReferences } from './references.ts';
import { Refusal } from './refusal.ts';
import { dropReminder, queueReminder } from './reminder.ts';
import type { Service } from './service.ts';

type TaskFields = TaskWrite['task'];

/** What can be done with the tasks of an account. Every task has exactly one activity. */
export interface Tasks {
	create(task: TaskFields): { readonly id: number; readonly activity_id: number };
	update(task: StoredRecord, changes: TaskFields): StoredRecord;
	remove(task: StoredRecord): void;
}

/** The tasks of an account. */
export function createTasks({ account, clock, acceptPlainNotes, events }: Service): Tasks {
	return {
		create(task) {
			check(task);
			checkReferences(account, task, 'task');
			const created_at = formatMoment(clock());
			const fields = { ...task, created_at, updated_at: created_at };
			const created = account.transaction(() => {
				const id = account.tasks.add(fields);
				const activity_id = putActivity(account, 'Task', { ...fields, id });
				queueReminder(account, { ...fields, id });
				if (task.client_source_id !== undefined) {
					const { client_source_id } = task;
					const trigger = 'inquiry';
					const run = { trigger, task_id: id, activity_id, client_source_id, at: created_at };
					account.automationRuns.add(run);
				}
				return { id, activity_id };
			});
			events.fire('task_created', () => ({ ...fields, id: created.id }));
			return created;
		},
		update(task, changes) {
			checkReferences(account, changes, 'task');
			const changed = { ...task, ...changes, updated_at: formatMoment(clock()) };
			check(changed);
			account.transaction(() => {
				account.tasks.put(task.id, changed);
				putActivity(account, 'Task', changed);
				queueReminder(account, changed);
			});
			events.fire('task_updated', () => changed);
			return changed;
		},
		remove(task) {
			account.transaction(() => {
				account.tasks.remove(task.id);
				removeActivity(account, { type: 'Task', id: task.id });
				dropReminder(account, task.id);
			});
			events.fire('task_deleted', () => task);
		},
	};

	function check(task: Fields): void {
		const { title, note_type_id, is_reminder, due_date, remind_at } = task;
		const hasTitle = typeof title === 'string' && title.trim() !== '';
		if (!hasTitle && note_type_id === undefined) {
			throw new Refusal(422, 'task.title: title or note_type_id must be filled');
		}
		if (!is_reminder && !due_date && !acceptPlainNotes) {
			throw new Refusal(422, 'task.is_reminder: must be true unless due_date is set');
		}
		if (remind_at && due_date && Date.parse(String(remind_at)) > Date.parse(String(due_date))) {
			throw new Refusal(422, 'task.remind_at: must not be after due_date');
		}
	}
}
