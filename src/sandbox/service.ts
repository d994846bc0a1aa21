import type { Attachments } from './attachments.ts';
import type { Account } from './db/account.ts';
import type { Events } from './events.ts';

/** What the routes work with. */
export interface Service {
	readonly account: Account;
	/** The time, for everything that is dated. */
	readonly clock: () => Date;
	/** Whether a task is created that is neither marked as reminder nor due. */
	readonly acceptPlainNotes: boolean;
	/** Origin under which the service is reached, for the addresses of photos. */
	readonly origin: (requestUrl: string) => string;
	readonly attachments: Attachments;
	readonly events: Events;
}
