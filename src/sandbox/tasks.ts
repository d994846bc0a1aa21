import type { TaskWrite } from '../crm/contract/task.ts';
import { idsIn } from './answers/contact.ts';
import { is } from './db/condition.ts';
import type { Records, Fields, StoredRecord } from './db/records.ts';
import { formatMoment } from './moment.ts';
import { Refusal } from './refusal.ts';
import type { Service } from './service.ts';

type TaskFields = TaskWrite['task'];

/** What can be done with the tasks of an account. Every task has exactly one activity. */
export interface Tasks {
	create(task: TaskFields): { readonly id: number; readonly activity_id: number };
	update(task: StoredRecord, changes: TaskFields): StoredRecord;
	remove(id: number): void;
}

export function createTasks({ account, clock, acceptPlainNotes }: Service): Tasks {
	return {
		create(task) {
			checkFilled(task);
			checkLinks(task);
			const created_at = formatMoment(clock());
			const fields = { ...task, created_at, updated_at: created_at };
			return account.transaction(() => {
				const id = account.tasks.add(fields);
				return { id, activity_id: account.activities.add(activityOf(id, fields)) };
			});
		},
		update(task, changes) {
			checkLinks(changes);
			const changed = { ...task, ...changes, updated_at: formatMoment(clock()) };
			account.transaction(() => {
				account.tasks.put(task.id, changed);
				const activity = findActivity(task.id);
				if (activity) account.activities.put(activity.id, activityOf(task.id, changed));
			});
			return changed;
		},
		remove(id) {
			account.transaction(() => {
				account.tasks.remove(id);
				const activity = findActivity(id);
				if (activity) account.activities.remove(activity.id);
			});
		},
	};

	function checkFilled({ title, note_type_id, is_reminder, due_date }: TaskFields): void {
		if (!title?.trim() && note_type_id === undefined) {
			throw new Refusal(422, 'task.title: title or note_type_id must be filled');
		}
		if (!is_reminder && !due_date && !acceptPlainNotes) {
			throw new Refusal(422, 'task.is_reminder: must be true unless due_date is set');
		}
	}

	function checkLinks(task: TaskFields): void {
		checkExist('client_ids', task.client_ids, account.contacts);
		checkExist('property_ids', task.property_ids, account.units);
		checkExist('project_ids', task.project_ids, account.projects);
	}

	function findActivity(taskId: number): StoredRecord | undefined {
		const where = [is('activatable_type', 'Task'), is('activatable_id', taskId)];
		return account.activities.list({ where })[0];
	}
}

function checkExist(field: string, ids: readonly number[] | undefined, records: Records): void {
	const missing = (ids ?? []).filter((id) => !records.has(id));
	if (missing.length === 0) return;
	throw new Refusal(422, `task.${field}: there is no record with the id ${missing.join(', ')}`);
}

function activityOf(taskId: number, task: Fields): Fields {
	return {
		activatable_type: 'Task',
		activatable_id: taskId,
		item_type: itemType(task),
		title: task['title'] ?? null,
		broker_id: task['broker_id'] ?? null,
		client_ids: idsIn(task['client_ids']),
		property_ids: idsIn(task['property_ids']),
		project_ids: idsIn(task['project_ids']),
		source_id: task['client_source_id'] ?? null,
		category_id: task['note_type_id'] ?? null,
		reason_id: task['reservation_reason_id'] ?? null,
		done: task['done'] ?? false,
		starts_at: task['starts_at'] ?? task['due_date'] ?? null,
		created_at: task['created_at'],
	};
}

function itemType(task: Fields): string {
	if (task['reservation_reason_id']) return 'cancelation';
	if (task['starts_at']) return 'event';
	return task['is_reminder'] || task['due_date'] ? 'reminder' : 'note';
}
