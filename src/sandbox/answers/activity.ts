import type { Account } from '../db/account.ts';
import type { Records, Fields, StoredRecord } from '../db/records.ts';
import type { Service } from '../service.ts';
import { nameOf } from './contact.ts';
import { idsIn } from './ids.ts';
import { messageWithRecords } from './message.ts';
import { pick } from './pick.ts';

type Context = Pick<Service, 'account' | 'attachments'>;

/** An item of the list of activities. */
export function activityItem(record: StoredRecord, { account, attachments }: Context): Fields {
	const clients = idsIn(record['client_ids']);
	const units = idsIn(record['property_ids']);
	const projects = idsIn(record['project_ids']);
	const message = record['activatable_type'] === 'Message' ? contentOf(record, account) : undefined;
	const files = message ? attachments.of(message) : [];
	return {
		id: record.id,
		...pick(record, ['broker_id', 'client_ids', 'property_ids', 'project_ids']),
		client_names: named(account.contacts, clients, nameOf),
		property_names: named(account.units, units, (unit) => String(unit['name'] ?? '')),
		project_names: named(account.projects, projects, (project) => String(project['name'] ?? '')),
		...pick(record, ['conversation_type', 'sender_type', 'source_id', 'creator_id', 'category_id']),
		...pick(record, ['reason_id', 'created_at', 'starts_at', 'price']),
		group_ids: idsIn(record['group_ids']),
		state: null,
		title: record['title'] ?? null,
		access_broker_ids: idsIn(record['access_broker_ids']),
		access_department_ids: [],
		blocked: clients.some((id) => account.contacts.get(id)?.['locked'] === true),
		comments_count: 0,
		attachments_count: files.length,
		done: record['done'] ?? false,
		outgoing: record['outgoing'] ?? false,
		tracking_size: 0,
		unread_tracking_size: 0,
		attachments: files,
		comment_size: 0,
	};
}

/** A single activity with the message, task or policy in it. */
export function activityWithContent(
	record: StoredRecord,
	context: Context & { readonly origin: string },
): Fields {
	const content = contentOf(record, context.account);
	const isMessage = record['activatable_type'] === 'Message';
	return {
		id: record.id,
		activatable_type: record['activatable_type'],
		activatable: content && isMessage ? messageWithRecords(content, context) : (content ?? null),
	};
}

/** The message, task or policy of an activity. */
export function contentOf(record: Fields, account: Account): StoredRecord | undefined {
	const tables: Readonly<Record<string, Records>> = {
		Task: account.tasks,
		Message: account.messages,
		Policy: account.policies,
	};
	return tables[String(record['activatable_type'])]?.get(Number(record['activatable_id']));
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
