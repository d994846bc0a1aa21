import { Message } from '../contract/message.ts';
import type { Fields, StoredRecord } from '../db/records.ts';
import type { Service } from '../service.ts';
import { linkedIds, presentLinks } from './present.ts';
import { linkedRecords } from './linked.ts';
import { fieldNames, pick } from './pick.ts';

/** An e-mail with everything that can be loaded with it. */
export function messageWithRecords(
	message: StoredRecord,
	{ account, attachments, origin }: Pick<Service, 'account' | 'attachments'> & { origin: string },
): Fields {
	const broker = account.brokers.get(Number(message['broker_id']));
	return {
		...message,
		...pick(message, fields),
		...Object.fromEntries(lists.map((list) => [list, message[list] ?? []])),
		read: message['read'] ?? false,
		archived: message['archived'] ?? false,
		...linkedIds(presentLinks(message, account)),
		broker: broker ? pick(broker, ['id', 'name', 'email']) : null,
		attachments: attachments.of(message),
		...linkedRecords(message, account, { wanted: ['clients', 'units', 'projects'], origin }),
		client_source: account.sources.get(Number(message['client_source_id'])) ?? null,
		message_category: account.activityTypes.get(Number(message['message_category_id'])) ?? null,
	};
}

const fields = Object.keys(Message.shape);

/** Those that are an empty list when there is nothing in them. */
const lists = fieldNames('from to cc bcc message_attachment_ids');
