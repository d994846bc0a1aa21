import { z } from 'zod';
import { ContactWriteFields } from './contact-write.ts';
import { id, paging, queryFlag, queryText, text } from './field.ts';

export const ContactWrite = z
	.object({
		client: ContactWriteFields.describe("The contact's fields."),
	})
	.meta({ id: 'ContactWrite', description: 'Body of POST and PUT /contacts.' });
export type ContactWrite = z.infer<typeof ContactWrite>;

export const ContactSource = z
	.looseObject({
		id: id.describe('Number that identifies the source.'),
		name: text.describe('What the company calls it.'),
	})
	.meta({ id: 'ContactSource', description: 'Where contacts come from; an inquiry names one.' });
export type ContactSource = z.infer<typeof ContactSource>;

/** What the site asks of the list of contacts. */
export const ContactSearch = z.looseObject({
	...paging,
	expand: queryFlag.describe('Detailed records, custom fields included.'),
	q: queryText.describe(
		'Searched in names, e-mail addresses, postal addresses and telephone numbers.',
	),
	archived: queryText.describe('-1 all, 1 only archived, otherwise only those not archived.'),
	email: queryText.describe('The primary address or one of the others.'),
	include_children: queryFlag.describe('Lists sub-contacts too.'),
});
