import { z } from 'zod';
import { lenient } from './field.ts';

/** What a contact has agreed to, and how long its data may be kept. */
export const contactConsent = {
	/** Wants the newsletter. */
	newsletter: lenient.flag,
	/** Has left the newsletter. Only named in the document; no call sets it. */
	newsletter_unsubscribed: lenient.anything,
	/** Has confirmed that it may be contacted. */
	accept_contact: lenient.flag,
	/** 0 none given, 1 ignored, 2 consented, 3 revoked. Transitions are not shown: any may follow any. */
	gdpr_status: z.int().nullish(),
	/** Until when the data is kept, ISO 8601. */
	keep_data_till: lenient.moment,
	/** Id of the reason of retention. The list of reasons is not shown: the sandbox takes any number. */
	client_reason_id: lenient.integer,
	/** When the contact asked to be deleted, ISO 8601. */
	cp_delete_request_date: lenient.moment,
};
