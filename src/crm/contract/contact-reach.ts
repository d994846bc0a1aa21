import { z } from 'zod';
import { lenient } from './field.ts';
import { both, loose, shapesOf } from './two-way.ts';

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
