import { z } from 'zod';
import { lenient } from './field.ts';

/** Where a contact can be reached, at home and at work. */
export const contactReach = {
	/** All e-mail addresses; the sandbox sends the primary one where no others are set. */
	emails: z.array(z.string()).nullish(),
	/** Private mobile number. */
	home_cell: lenient.text,
	/** Private telephone number. */
	home_phone: lenient.text,
	/** Telephone number at work. */
	office_phone: lenient.text,
	/** Mobile number for work. */
	office_cell: lenient.text,
	/** The private address in one line; the sandbox makes it of its parts. */
	home_address: lenient.text,
	/** The address at work in one line; the sandbox makes it of its parts. */
	office_address: lenient.text,
	/** Private address: street. */
	home_street: lenient.text,
	/** Private address: house number. */
	home_house_number: lenient.text,
	/** Private address: postcode. */
	home_zip_code: lenient.text,
	/** Private address: town. */
	home_city: lenient.text,
	/** Private address: country, as it was written. */
	home_country: lenient.text,
	/** Address at work: street. */
	office_street: lenient.text,
	/** Address at work: house number. */
	office_house_number: lenient.text,
	/** Address at work: postcode. */
	office_zip_code: lenient.text,
	/** Address at work: town. */
	office_city: lenient.text,
	/** Address at work: country, as it was written. */
	office_country: lenient.text,
};
