import type { Fields, StoredRecord } from '../db/records.ts';
import type { Service } from '../service.ts';
import { linkedRecords } from './linked.ts';
import { pick } from './pick.ts';

/** An e-mail with everything that can be loaded with it. */
export function messageWithRecords(
	message: StoredRecord,
	{ account, attachments, origin }: Pick<Service, 'account' | 'attachments'> & { origin: string },
): Fields {
	const broker = account.brokers.get(Number(message['broker_id']));
	const answer = {
		...message,
		broker: broker ? pick(broker, ['id', 'name', 'email']) : null,
		attachments: attachments.of(message),
		...linkedRecords(message, account, { wanted: ['clients', 'units', 'projects'], origin }),
		client_source: account.sources.get(Number(message['client_source_id'])) ?? null,
		message_category: account.activityTypes.get(Number(message['message_category_id'])) ?? null,
	};
	return { ...answer, ...pick(answer, nullable) };
}

const nullable = ['client_source_id', 'message_category_id'];
