import { z } from 'zod';
import { bodyMoment, lenient, text } from './field.ts';
import { both, loose, plain, shapesOf, writable } from './two-way.ts';

const userId = z.int().optional();

/** Languages that a contact can have. */
export const contactLanguage = z.enum(['de', 'en', 'es']);

/** Fields of the record itself that an item of the list holds, too. */
export const contactItem = shapesOf({
	item_id: both(
		z.int().nullish(),
		z.int().optional(),
		'Customer number; counted up by the service when absent.',
	),
	salutation: both(text, z.enum(['mr', 'ms']).nullish(), 'Form of address: `mr` or `ms`.'),
	academic_title: plain.text('Academic title, such as "Dr.".'),
	is_company: both(z.boolean().nullish(), writable.flag, 'Is a company.'),
	company: plain.text('Company the contact works for.'),
	email: both(text, z.email().nullish(), 'Primary e-mail address; POST finds a contact by it.'),
	last_contact_at: loose.moment('When there was contact last, ISO 8601.'),
	created_at: both(
		lenient.moment,
		bodyMoment.optional(),
		'When the contact was created, ISO 8601; the service sets it and does not keep what is sent.',
	),
	updated_at: both(
		lenient.moment,
		bodyMoment.optional(),
		'When the contact was last changed, ISO 8601; the service sets it and does not keep what is sent.',
	),
	client_status_id: both(z.int().nullish(), writable.integer, "Id of the contact's status."),
	client_source_id: both(
		z.int().nullish(),
		writable.integer,
		'Where the contact came from: id of a contact source.',
	),
});

/** Fields of the record itself that only the full contact holds. */
export const contactRecord = shapesOf({
	parent_id: loose.integer(
		'Id of the main contact, whose presence marks a sub-contact; null makes it a main contact.',
	),
	rating: both(lenient.integer, z.int().min(0).max(3).nullish(), 'Whole number from 0 to 3.'),
	description: loose.text('Free note about the contact.'),
	warning_notice: loose.text('Shown prominently in the contact.'),
	archived: both(
		z.boolean().nullish(),
		writable.flag,
		'Put away: listed only when `archived` asks for it.',
	),
	creator_id: both(lenient.integer, userId, 'Id of the user who created the contact.'),
	updater_id: both(lenient.integer, userId, 'Id of the user who changed the contact last.'),
	broker_id: loose.integer('Id of the first user responsible.'),
	old_crm_id: plain.text('Number in an older system; POST finds a contact by it.'),
});

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
	language: both(text, contactLanguage.nullish(), 'Language: `de`, `en` or `es`.'),
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

/** Where a contact can be reached, at home and at work. */
export const contactReach = shapesOf({
	emails: both(
		z.array(z.string()).nullish(),
		z.array(z.email()).optional(),
		'All e-mail addresses, which replace those before; the sandbox sends the primary one where no others are set.',
	),
	home_cell: loose.text('Private mobile number.'),
	home_phone: loose.text('Private telephone number.'),
	office_phone: loose.text('Telephone number at work.'),
	office_cell: loose.text('Mobile number for work.'),
	home_street: loose.text('Private address: street.'),
	home_house_number: loose.text('Private address: house number.'),
	home_zip_code: loose.text('Private address: postcode.'),
	home_city: loose.text('Private address: town.'),
	home_country: loose.text('Private address: country, as it was written.'),
	office_street: loose.text('Address at work: street.'),
	office_house_number: loose.text('Address at work: house number.'),
	office_zip_code: loose.text('Address at work: postcode.'),
	office_city: loose.text('Address at work: town.'),
	office_country: loose.text('Address at work: country, as it was written.'),
});

/** What the service makes of them. */
export const contactReachRead = {
	home_address: lenient.text.describe(
		'The private address in one line; the sandbox makes it of its parts.',
	),
	office_address: lenient.text.describe(
		'The address at work in one line; the sandbox makes it of its parts.',
	),
};

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
