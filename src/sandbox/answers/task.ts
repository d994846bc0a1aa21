import type { Account } from '../db/account.ts';
import type { Fields, StoredRecord } from '../db/records.ts';
import { linkedIds, presentLinks } from '../present.ts';
import { fieldNames, pick } from './pick.ts';

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

const fields = fieldNames(`
	title note_type_id body broker_id task_creator_id task_updater_id due_date remind_at starts_at
	ends_at location rrule client_source_id reservation_reason_id created_at updated_at
`);

const flags = fieldNames(`done private all_day recurring`);
