import { idsIn } from './db/ids.ts';
import type { Account } from './db/account.ts';
import { is } from './db/condition.ts';
import type { Fields, StoredRecord } from './db/records.ts';

type Kind = 'Task' | 'Message' | 'Policy';

interface Content {
	readonly type: Kind;
	readonly id: number;
}

/** Creates the activity of a task, message or policy, or brings it up to date; returns its id. */
export function putActivity(
	account: Account,
	type: Kind,
	content: StoredRecord & { readonly created_at?: unknown },
): number {
	const fields = {
		activatable_type: type,
		activatable_id: content.id,
		...common(content),
		...own[type](content, account),
	};
	const known = findActivity(account, { type, id: content.id });
	if (!known) return account.activities.add(fields);
	account.activities.put(known.id, { ...known, ...fields });
	return known.id;
}

/** Takes the entry of something out of the activities, if it has one. */
export function removeActivity(account: Account, content: Content): void {
	const known = findActivity(account, content);
	if (known) account.activities.remove(known.id);
}

function findActivity(account: Account, { type, id }: Content): StoredRecord | undefined {
	const where = [is('activatable_type', type), is('activatable_id', id)];
	return account.activities.list({ where })[0];
}

function common(content: Fields): Fields {
	return {
		broker_id: content['broker_id'] ?? null,
		client_ids: idsIn(content['client_ids']),
		property_ids: idsIn(content['property_ids']),
		project_ids: idsIn(content['project_ids']),
		group_ids: idsIn(content['group_ids']),
		source_id: content['client_source_id'] ?? null,
		created_at: content['created_at'] ?? null,
	};
}

const own: Record<Kind, (content: Fields, account: Account) => Fields> = {
	Task: (task, account) => ({
		item_type: itemType(task, account),
		title: task['title'] ?? null,
		creator_id: task['task_creator_id'] ?? null,
		category_id: task['note_type_id'] ?? null,
		reason_id: task['reservation_reason_id'] ?? null,
		done: task['done'] ?? false,
		starts_at: task['starts_at'] ?? task['due_date'] ?? null,
		access_broker_ids: task['private'] === true ? [task['broker_id']] : [],
	}),
	Message: (message) => ({
		item_type: 'message',
		title: message['subject'] ?? null,
		creator_id: message['outgoing'] === true ? (message['broker_id'] ?? null) : null,
		category_id: message['message_category_id'] ?? null,
		conversation_type: 'email',
		sender_type: message['outgoing'] === true ? 'Broker' : 'Client',
		outgoing: message['outgoing'] ?? false,
	}),
	Policy: (policy) => ({ item_type: 'policy', title: policy['title'] ?? null }),
};

/** The activity's type decides where its category is one that no other field tells. */
function itemType(task: Fields, account: Account): string {
	const category = account.activityTypes.get(Number(task['note_type_id']))?.['category'];
	if (task['reservation_reason_id']) return 'cancelation';
	if (category === 'letter' || category === 'sms' || category === 'decision') return category;
	if (task['starts_at']) return 'event';
	return task['is_reminder'] || task['due_date'] ? 'reminder' : 'note';
}
