import { z } from 'zod';
import { lenient } from './field.ts';
import { both, loose, shapesOf } from './two-way.ts';

/** What a contact has agreed to, and how long its data may be kept. */
export const contactConsent = shapesOf({
	newsletter: loose.flag('Wants the newsletter.'),
	accept_contact: loose.flag('Has confirmed that it may be contacted.'),
	gdpr_status: both(
		z.int().nullish(),
		z.int().min(0).max(3).optional(),
		'0 none given, 1 ignored, 2 consented, 3 revoked. Transitions are not shown: any may follow any.',
	),
	keep_data_till: loose.moment('Until when the data is kept, ISO 8601.'),
	client_reason_id: loose.integer(
		'Id of the reason of retention. The list of reasons is not shown: the sandbox takes any number.',
	),
	cp_delete_request_date: loose.moment('When the contact asked to be deleted, ISO 8601.'),
});

/** What the document only names. */
export const contactConsentRead = {
	newsletter_unsubscribed: lenient.anything.describe(
		'Has left the newsletter. Only named in the document; no call sets it.',
	),
};
