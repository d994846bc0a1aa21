import type { TaskWrite } from '../crm/contract/task.ts';
import { taskItem } from './answers/task.ts';
import { putActivity, removeActivity } from './activity-of.ts';
import type { Fields, StoredRecord } from './db/records.ts';
import { formatMoment, withOffsets } from './db/moment.ts';
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
			if (!task.is_reminder && !task.due_date && !acceptPlainNotes) {
				throw new Refusal(422, 'task.is_reminder: must be true unless due_date is set');
			}
			checkReferences(account, task, 'task');
			const created_at = formatMoment(clock());
			const fields = { ...withOffsets(task), created_at, updated_at: created_at };
			const created = account.transaction(() => {
				const id = account.tasks.add(fields);
				const activity_id = putActivity(account, 'Task', { ...fields, id });
				queueReminder(account, { ...fields, id });
				if (typeof task.client_source_id === 'number') {
					const { client_source_id } = task;
					const trigger = 'inquiry';
					const run = { trigger, task_id: id, activity_id, client_source_id, at: created_at };
					account.automationRuns.add(run);
				}
				return { id, activity_id };
			});
			events.fire('task_created', () => taskItem({ ...fields, id: created.id }, account));
			return created;
		},
		update(task, changes) {
			checkReferences(account, changes, 'task');
			const changed = { ...task, ...withOffsets(changes), updated_at: formatMoment(clock()) };
			check(changed);
			account.transaction(() => {
				account.tasks.put(task.id, changed);
				putActivity(account, 'Task', changed);
				queueReminder(account, changed);
			});
			events.fire('task_updated', () => taskItem(changed, account));
			return changed;
		},
		remove(task) {
			account.transaction(() => {
				account.tasks.remove(task.id);
				removeActivity(account, { type: 'Task', id: task.id });
				dropReminder(account, task.id);
			});
			events.fire('task_deleted', () => taskItem(task, account));
		},
	};
}

/** What holds for every task, new or changed. */
function check(task: Fields): void {
	const { title, note_type_id, due_date, remind_at } = task;
	const hasTitle = typeof title === 'string' && title.trim() !== '';
	if (!hasTitle && typeof note_type_id !== 'number') {
		throw new Refusal(422, 'task.title: title or note_type_id must be filled');
	}
	if (remind_at && due_date && Date.parse(String(remind_at)) > Date.parse(String(due_date))) {
		throw new Refusal(422, 'task.remind_at: must not be after due_date');
	}
}
