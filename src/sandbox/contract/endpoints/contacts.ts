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
	},
	contact: {
		method: 'GET',
		path: '/contacts/:id',
		does: 'Reads a contact',
		query: ContactQuery,
		answer: Contact,
	},
	saveContact: {
		method: 'POST',
		path: '/contacts',
		does: 'Creates a contact, or changes the one with this e-mail address or old_crm_id',
		body: ContactWrite,
		answer: Written,
	},
	updateContact: {
		method: 'PUT',
		path: '/contacts/:id',
		does: 'Changes a contact',
		query: ContactQuery,
		body: ContactWrite,
		answer: Contact,
	},
	deleteContact: {
		method: 'DELETE',
		path: '/contacts/:id',
		does: 'Moves a contact to the trash, from which it goes for good after 30 days',
		answer: Written,
	},
	contactSources: {
		method: 'GET',
		path: '/contact_sources',
		does: 'Lists where contacts can come from',
		answer: z.array(ContactSource),
	},
} as const satisfies Record<string, Endpoint>;
