import { z } from 'zod';
import { lenient, text } from './field.ts';
import { both, loose, plain, shapesOf } from './two-way.ts';

/** Who a contact is. */
export const contactPerson = shapesOf({
	first_name: plain.text('First name.'),
	last_name: plain.text('Last name.'),
	dob: both(lenient.moment, z.iso.date().nullish(), 'Date of birth: `1980-12-31`.'),
	birth_name: loose.text('Name at birth.'),
	birth_place: loose.text('Place of birth.'),
	birth_country: loose.text('Country of birth.'),
	nationality: loose.text('Citizenship.'),
	identity_number: loose.text('Number of the identity document.'),
	issuing_authority: loose.text('Authority that issued the identity document.'),
	tax_identification_number: loose.text('Number under which the contact pays taxes.'),
	position: loose.text('Position in the company.'),
	income: loose.text('Income in words.'),
	language: both(text, z.enum(['de', 'en', 'es']).nullish(), 'Language: `de`, `en` or `es`.'),
	full_salutation: loose.text('Salutation for e-mails.'),
});

/** What the document only names. */
export const contactPersonRead = {
	pass_type: lenient.text.describe(
		'Kind of the identity document. Only named in the document; no call sets it.',
	),
	legal_form: lenient.text.describe(
		'Legal form of a company. Only named in the document; no call sets it.',
	),
	register_number: lenient.text.describe(
		'Number of a company in its register. Only named in the document; no call sets it.',
	),
	message_salutation: lenient.text.describe(
		'Salutation for messages. Only named in the document; no call sets it.',
	),
};
