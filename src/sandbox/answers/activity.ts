import type { Account } from '../db/account.ts';
import type { Records, Fields, StoredRecord } from '../db/records.ts';
import { idsIn, nameOf } from './contact.ts';
import { pick } from './pick.ts';

/** An item of the list of activities. */
export function activityItem(record: StoredRecord, account: Account): Fields {
	const clients = idsIn(record['client_ids']);
	const units = idsIn(record['property_ids']);
	const projects = idsIn(record['project_ids']);
	return {
		id: record.id,
		...pick(record, ['broker_id', 'client_ids', 'property_ids', 'project_ids']),
		client_names: named(account.contacts, clients, nameOf),
		property_names: named(account.units, units, (unit) => String(unit['name'] ?? '')),
		project_names: named(account.projects, projects, (project) => String(project['name'] ?? '')),
		...pick(record, ['conversation_type', 'sender_type', 'source_id', 'creator_id', 'category_id']),
		...pick(record, ['reason_id', 'created_at', 'starts_at', 'price']),
		group_ids: [],
		state: null,
		title: record['title'] ?? null,
		access_broker_ids: [],
		access_department_ids: [],
		blocked: record['blocked'] ?? false,
		comments_count: 0,
		attachments_count: 0,
		done: record['done'] ?? false,
		outgoing: false,
		tracking_size: 0,
		unread_tracking_size: 0,
		attachments: [],
		comment_size: 0,
	};
}

/** A single activity with the task in it. */
export function activityWithTask(record: StoredRecord, account: Account): Fields {
	return {
		id: record.id,
		activatable_type: record['activatable_type'],
		activatable: account.tasks.get(Number(record['activatable_id'])) ?? null,
	};
}

function named(
	records: Records,
	ids: readonly number[],
	name: (record: Fields) => string,
): string[] {
	return ids.flatMap((id) => {
		const record = records.get(id);
		return record ? [name(record)] : [];
	});
}
