import type { MessageSend } from '../crm/contract/message.ts';
import type { MessageChange } from './contract/message.ts';
import { putActivity } from './activity-of.ts';
import { isNull } from './db/condition.ts';
import { hasEmail } from './db/contact-selection.ts';
import type { StoredRecord } from './db/records.ts';
import { formatMoment } from './db/moment.ts';
import { checkReferences } from './references.ts';
import type { Service } from './service.ts';

/** What can be done with the e-mails of an account. Every e-mail has exactly one activity. */
export interface Messages {
	/** Returns the id of the e-mail. */
	send(message: MessageSend['message']): number;
	update(message: StoredRecord, changes: MessageChange['message']): StoredRecord;
}

export function createMessages({ account, clock }: Service): Messages {
	return {
		send(message) {
			checkReferences(account, message, 'message');
			const { broker_id, snippet_id, to, cc = [], property_ids = [] } = message;
			const broker = account.brokers.get(broker_id);
			const snippet = snippet_id === undefined ? undefined : account.snippets.get(snippet_id);
			const created_at = formatMoment(clock());
			const from = broker?.['email'] ?? broker?.['public_email'];
			const fields = {
				subject: snippet?.['subject'] ?? snippet?.['name'] ?? null,
				body: snippet?.['body'] ?? null,
				broker_id,
				from: from ? [from] : [],
				to,
				cc,
				bcc: [],
				client_ids: contactsWith([...to, ...cc]),
				property_ids,
				project_ids: [],
				message_attachment_ids: [],
				outgoing: true,
				read: true,
				archived: false,
				created_at,
				updated_at: created_at,
			};
			return account.transaction(() => {
				const id = account.messages.add(fields);
				putActivity(account, 'Message', { ...fields, id });
				return id;
			});
		},
		update(message, changes) {
			checkReferences(account, changes, 'message');
			const changed = { ...message, ...changes, updated_at: formatMoment(clock()) };
			account.transaction(() => {
				account.messages.put(message.id, changed);
				putActivity(account, 'Message', changed);
			});
			return changed;
		},
	};

	/** An e-mail is linked with the contacts to whom it goes. */
	function contactsWith(addresses: readonly string[]): number[] {
		const found = addresses.flatMap((address) =>
			account.contacts.list({ where: [hasEmail(address), isNull('deleted_at')] }),
		);
		return [...new Set(found.map(({ id }) => id))];
	}
}
