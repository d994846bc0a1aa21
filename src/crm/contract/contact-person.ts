import { lenient, text } from './field.ts';

/** Who a contact is. */
export const contactPerson = {
	first_name: text.describe('First name.'),
	last_name: text.describe('Last name.'),
	dob: lenient.moment.describe('Date of birth: `1980-12-31`.'),
	birth_name: lenient.text.describe('Name at birth.'),
	birth_place: lenient.text.describe('Place of birth.'),
	birth_country: lenient.text.describe('Country of birth.'),
	nationality: lenient.text.describe('Citizenship.'),
	pass_type: lenient.text.describe(
		'Kind of the identity document. Only named in the document; no call sets it.',
	),
	identity_number: lenient.text.describe('Number of the identity document.'),
	issuing_authority: lenient.text.describe('Authority that issued the identity document.'),
	tax_identification_number: lenient.text.describe('Number under which the contact pays taxes.'),
	legal_form: lenient.text.describe(
		'Legal form of a company. Only named in the document; no call sets it.',
	),
	register_number: lenient.text.describe(
		'Number of a company in its register. Only named in the document; no call sets it.',
	),
	position: lenient.text.describe('Position in the company.'),
	income: lenient.text.describe('Income in words.'),
	language: text.describe('Language: `de`, `en` or `es`.'),
	full_salutation: lenient.text.describe('Salutation for e-mails.'),
	message_salutation: lenient.text.describe(
		'Salutation for messages. Only named in the document; no call sets it.',
	),
};
