import { lenient, text } from './field.ts';

/** Who a contact is. */
export const contactPerson = {
	/** First name. */
	first_name: text,
	/** Last name. */
	last_name: text,
	/** Date of birth: `1980-12-31`. */
	dob: lenient.moment,
	/** Name at birth. */
	birth_name: lenient.text,
	/** Place of birth. */
	birth_place: lenient.text,
	/** Country of birth. */
	birth_country: lenient.text,
	/** Citizenship. */
	nationality: lenient.text,
	/** Kind of the identity document. Only named in the document; no call sets it. */
	pass_type: lenient.text,
	/** Number of the identity document. */
	identity_number: lenient.text,
	/** Authority that issued the identity document. */
	issuing_authority: lenient.text,
	/** Number under which the contact pays taxes. */
	tax_identification_number: lenient.text,
	/** Legal form of a company. Only named in the document; no call sets it. */
	legal_form: lenient.text,
	/** Number of a company in its register. Only named in the document; no call sets it. */
	register_number: lenient.text,
	/** Position in the company. */
	position: lenient.text,
	/** Income in words. */
	income: lenient.text,
	/** Language: `de`, `en` or `es`. */
	language: text,
	/** Salutation for e-mails. */
	full_salutation: lenient.text,
	/** Salutation for messages. Only named in the document; no call sets it. */
	message_salutation: lenient.text,
};
