import { z } from 'zod';
import { ContactQuery, ContactsQuery } from '../contact-query.ts';
import { Contact, ContactSource, ContactWrite } from '../contact.ts';
import type { Endpoint } from '../endpoint.ts';
import { List, Written } from '../field.ts';

/**
 * Contacts, also called clients. How one comes back from the trash is not shown, and the sandbox has no call
 * for it.
 */
export const contactEndpoints = {
	contacts: {
		method: 'GET',
		path: '/contacts',
		does: 'Lists contacts',
		query: ContactsQuery,
		answer: List,
		items: Contact,
		success: 200,
	},
	contact: {
		method: 'GET',
		path: '/contacts/:id',
		does: 'Reads a contact',
		query: ContactQuery,
		answer: Contact,
		success: 200,
	},
	saveContact: {
		method: 'POST',
		path: '/contacts',
		does: 'Creates a contact, or changes the one with this e-mail address or old_crm_id',
		body: ContactWrite,
		answer: Written,
		success: 200,
	},
	updateContact: {
		method: 'PUT',
		path: '/contacts/:id',
		does: 'Changes a contact',
		query: ContactQuery,
		body: ContactWrite,
		answer: Contact,
		success: 200,
	},
	deleteContact: {
		method: 'DELETE',
		path: '/contacts/:id',
		does: 'Moves a contact to the trash, from which it goes for good after 30 days',
		answer: Written,
		success: 200,
	},
	contactSources: {
		method: 'GET',
		path: '/contact_sources',
		does: 'Lists where contacts can come from',
		answer: z.array(ContactSource),
		success: 200,
	},
} as const satisfies Record<string, Endpoint>;
