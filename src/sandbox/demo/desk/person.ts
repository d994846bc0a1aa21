/** A contact by CRM field names; `created_at` and `last_contact_at` come from the calendar. */
export interface Contact {
	readonly id: number;
	readonly salutation?: 'mr' | 'ms';
	readonly academic_title?: string;
	readonly first_name?: string;
	readonly last_name?: string;
	readonly company?: string;
	readonly email?: string;
	readonly [field: string]: unknown;
}

/** What the CRM works out by itself for a contact: how it is addressed, and its list of e-mail addresses. */
export function person(contact: Contact): Contact {
	const { salutation, academic_title, last_name, email } = contact;
	const name = [academic_title, last_name].filter(Boolean).join(' ');
	const greeting = salutation === 'mr' ? `Sehr geehrter Herr ${name}` : `Sehr geehrte Frau ${name}`;
	return {
		full_salutation: salutation && name ? greeting : 'Guten Tag',
		emails: email === undefined ? [] : [email],
		language: 'de',
		home_country: 'DE',
		is_company: false,
		gdpr_status: 0,
		accept_contact: false,
		newsletter: false,
		rating: 1,
		archived: false,
		...contact,
	};
}
