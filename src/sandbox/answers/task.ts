import { TaskWrite } from '../../crm/contract/task.ts';
import { Task } from '../contract/task.ts';
import type { Account } from '../db/account.ts';
import type { Fields, StoredRecord } from '../db/records.ts';
import { linkedIds, presentLinks } from './present.ts';
import { pick } from './pick.ts';

/** A task with every field it can have, and with the ids of what it is linked with. */
export function taskItem(task: StoredRecord, account: Account): Fields {
	const isReminder = task['is_reminder'] === true || Boolean(task['due_date']);
	return {
		...task,
		...pick(task, fields),
		...Object.fromEntries(flags.map((flag) => [flag, task[flag] ?? false])),
		is_reminder: isReminder,
		...linkedIds(presentLinks(task, account)),
	};
}

/** Every field of a task but the records it is linked with. */
const fields = Object.keys(
	Task.omit({ clients: true, units: true, projects: true, viewings: true }).shape,
);

/** Those that are true or false, and false unless they were set. */
const flags = Object.entries(TaskWrite.shape.task.shape).flatMap(([name, schema]) =>
	schema.safeParse(false).success ? [name] : [],
);
