import { z } from 'zod';
import { lenient } from './field.ts';

/** Where a contact can be reached, at home and at work. */
export const contactReach = {
	emails: z
		.array(z.string())
		.nullish()
		.describe('All e-mail addresses; the sandbox sends the primary one where no others are set.'),
	home_cell: lenient.text.describe('Private mobile number.'),
	home_phone: lenient.text.describe('Private telephone number.'),
	office_phone: lenient.text.describe('Telephone number at work.'),
	office_cell: lenient.text.describe('Mobile number for work.'),
	home_address: lenient.text.describe(
		'The private address in one line; the sandbox makes it of its parts.',
	),
	office_address: lenient.text.describe(
		'The address at work in one line; the sandbox makes it of its parts.',
	),
	home_street: lenient.text.describe('Private address: street.'),
	home_house_number: lenient.text.describe('Private address: house number.'),
	home_zip_code: lenient.text.describe('Private address: postcode.'),
	home_city: lenient.text.describe('Private address: town.'),
	home_country: lenient.text.describe('Private address: country, as it was written.'),
	office_street: lenient.text.describe('Address at work: street.'),
	office_house_number: lenient.text.describe('Address at work: house number.'),
	office_zip_code: lenient.text.describe('Address at work: postcode.'),
	office_city: lenient.text.describe('Address at work: town.'),
	office_country: lenient.text.describe('Address at work: country, as it was written.'),
};
