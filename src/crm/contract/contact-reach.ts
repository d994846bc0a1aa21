import { z } from 'zod';
import { lenient } from './field.ts';
import { both, shapesOf, writable } from './two-way.ts';

/** Where a contact can be reached, at home and at work. */
export const contactReach = shapesOf({
	emails: both(
		z.array(z.string()).nullish(),
		z.array(z.email()).optional(),
		'All e-mail addresses, which replace those before; the sandbox sends the primary one where no others are set.',
	),
	home_cell: both(lenient.text, writable.text, 'Private mobile number.'),
	home_phone: both(lenient.text, writable.text, 'Private telephone number.'),
	office_phone: both(lenient.text, writable.text, 'Telephone number at work.'),
	office_cell: both(lenient.text, writable.text, 'Mobile number for work.'),
	home_street: both(lenient.text, writable.text, 'Private address: street.'),
	home_house_number: both(lenient.text, writable.text, 'Private address: house number.'),
	home_zip_code: both(lenient.text, writable.text, 'Private address: postcode.'),
	home_city: both(lenient.text, writable.text, 'Private address: town.'),
	home_country: both(lenient.text, writable.text, 'Private address: country, as it was written.'),
	office_street: both(lenient.text, writable.text, 'Address at work: street.'),
	office_house_number: both(lenient.text, writable.text, 'Address at work: house number.'),
	office_zip_code: both(lenient.text, writable.text, 'Address at work: postcode.'),
	office_city: both(lenient.text, writable.text, 'Address at work: town.'),
	office_country: both(lenient.text, writable.text, 'Address at work: country, as it was written.'),
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
