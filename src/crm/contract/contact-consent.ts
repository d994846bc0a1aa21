import { z } from 'zod';
import { lenient } from './field.ts';

/** What a contact has agreed to, and how long its data may be kept. */
export const contactConsent = {
	newsletter: lenient.flag.describe('Wants the newsletter.'),
	newsletter_unsubscribed: lenient.anything.describe(
		'Has left the newsletter. Only named in the document; no call sets it.',
	),
	accept_contact: lenient.flag.describe('Has confirmed that it may be contacted.'),
	gdpr_status: z
		.int()
		.nullish()
		.describe(
			'0 none given, 1 ignored, 2 consented, 3 revoked. Transitions are not shown: any may follow any.',
		),
	keep_data_till: lenient.moment.describe('Until when the data is kept, ISO 8601.'),
	client_reason_id: lenient.integer.describe(
		'Id of the reason of retention. The list of reasons is not shown: the sandbox takes any number.',
	),
	cp_delete_request_date: lenient.moment.describe(
		'When the contact asked to be deleted, ISO 8601.',
	),
};
