import { z } from 'zod';
import { Origin } from './origin.ts';
import { Localised } from '../locale.ts';

/** What stands beside a box, and which version of it; raise the version with every change of the text. */
export const ConsentText = z.strictObject({ text: Localised, version: z.string().min(1).max(40) });
export type ConsentText = z.infer<typeof ConsentText>;

/** The setting `inquiry`. */
export const InquirySettings = z.strictObject({
	/** Id of the contact source in the CRM; makes a task an inquiry there. */
	sourceId: z.int().positive().optional(),
	/** A task to be done; `false` sends a plain note, for accounts that accept those. */
	asReminder: z.boolean().default(true),
	/** Activity type of the task, when the account wants one. */
	noteTypeId: z.int().positive().optional(),
	/** Deletes the younger of two tasks of one inquiry. The account's automations have run twice by then. */
	removeDoubled: z.boolean().default(false),
	/** Where inquiries go as structured e-mails while the key may not write: an inbox the CRM reads. */
	mail: z.strictObject({ to: z.email(), from: z.email() }).optional(),
	/**
	 * Sends whoever has given an e-mail address a receipt with similar units, once the task is in the CRM: as
	 * a mail of our own (`VITRINE_SMTP_URL`), or as a text block of the CRM. Off when absent.
	 */
	autoReply: z
		.union(
			[
				z.strictObject({ from: z.email() }),
				z.strictObject({ snippetId: z.int().positive(), brokerId: z.int().positive() }),
			],
			{ error: 'it must hold `from`, an e-mail address, or the ids `snippetId` and `brokerId`' },
		)
		.optional(),
	/** Origin of the inquiry server when it is not the site's own. */
	endpoint: Origin.optional(),
	/** Further origins whose pages may send inquiries, such as the site without `www`. */
	origins: z.array(Origin).default([]),
	/** A box for the newsletter beside the form; whoever ticks it is subscribed once the link of a mail is confirmed. */
	newsletter: ConsentText.optional(),
	/** A box for contact beyond the answer, which itself needs none; it counts once the link of a mail is confirmed. */
	contactPermission: ConsentText.optional(),
	/** Sender of the mail that asks for that; needs `VITRINE_SMTP_URL`. Without it, neither box is offered. */
	confirmFrom: z.email().optional(),
});
