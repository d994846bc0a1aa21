import type { Account } from '../db/account.ts';
import type { Fields, Records, StoredRecord } from '../db/records.ts';
import type { Service } from '../service.ts';
import { linkedIds, presentLinks } from './present.ts';
import { nameOf } from './contact.ts';
import { idsIn } from '../db/ids.ts';
import { messageWithRecords } from './message.ts';
import { pick } from './pick.ts';
import { taskItem } from './task.ts';

type Context = Pick<Service, 'account' | 'attachments'>;

/** An item of the list of activities. */
export function activityItem(record: StoredRecord, { account, attachments }: Context): Fields {
	const links = presentLinks(record, account);
	const message = record['activatable_type'] === 'Message' ? contentOf(record, account) : undefined;
	const files = message ? attachments.of(message) : [];
	return {
		id: record.id,
		...pick(record, ['broker_id']),
		...linkedIds(links),
		client_names: links.clients.map(nameOf),
		property_names: links.units.map(nameIn),
		project_names: links.projects.map(nameIn),
		...pick(record, ['conversation_type', 'sender_type', 'source_id', 'creator_id', 'category_id']),
		...pick(record, ['reason_id', 'created_at', 'starts_at', 'price']),
		group_ids: idsIn(record['group_ids']),
		state: null,
		title: record['title'] ?? null,
		access_broker_ids: idsIn(record['access_broker_ids']),
		access_department_ids: [],
		blocked: links.clients.some(({ locked }) => locked === true),
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

function nameIn(record: Fields): string {
	return String(record['name'] ?? '');
}

/** A single activity with the message, task or policy in it. */
export function activityWithContent(
	record: StoredRecord,
	context: Context & { readonly origin: string },
): Fields {
	const type = record['activatable_type'];
	const content = contentOf(record, context.account);
	return {
		id: record.id,
		activatable_type: type,
		activatable: content ? contentItem(String(type), content, context) : null,
	};
}

function contentItem(
	type: string,
	content: StoredRecord,
	context: Context & { readonly origin: string },
): Fields {
	const { account } = context;
	if (type === 'Message') return messageWithRecords(content, context);
	if (type === 'Task') return taskItem(content, account);
	return { ...content, ...linkedIds(presentLinks(content, account)) };
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
