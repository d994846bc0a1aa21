import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { idsIn } from './db/ids.ts';
import type { Account } from './db/account.ts';
import type { Fields } from './db/records.ts';

const validMinutes = 5;

/** Files of e-mails, under addresses that are valid for a few minutes. */
export interface Attachments {
	/** Those of an e-mail that are there, as answers show them. */
	of(message: Fields): Fields[];
	/** Whether an address was made here and is still valid. */
	isValid(id: string, expires: string, signature: string): boolean;
}

/** Attachments whose addresses are signed with a secret of this process. */
export function createAttachments(account: Account, clock: () => Date): Attachments {
	const secret = randomBytes(32);
	const sign = (id: string, expires: string) =>
		createHmac('sha256', secret).update(`${id} ${expires}`).digest('hex');
	return {
		of: (message) =>
			idsIn(message['message_attachment_ids']).flatMap((id) => {
				const file = account.attachments.get(id);
				if (!file) return [];
				const expires = String(Math.floor(clock().getTime() / 1000) + validMinutes * 60);
				const name = encodeURIComponent(String(file['name']));
				const query = `expires=${expires}&signature=${sign(String(id), expires)}`;
				return [{ id, name: file['name'], url: `/attachments/${id}/${name}?${query}` }];
			}),
		isValid(id, expires, signature) {
			const wanted = Buffer.from(sign(id, expires));
			const given = Buffer.from(signature);
			const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
			return isOurs && Number(expires) * 1000 > clock().getTime();
		},
	};
}
