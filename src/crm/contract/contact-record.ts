import { z } from 'zod';
import { bodyMoment, lenient, text } from './field.ts';
import { both, loose, plain, shapesOf, writable } from './two-way.ts';

const userId = z.int().optional();

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
