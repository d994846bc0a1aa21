import type { Endpoint } from '../../../crm/contract/endpoint.ts';
import { endpoints as site } from '../../../crm/contract/endpoints.ts';
import { Written } from '../../../crm/contract/field.ts';
import { ContactQuery, ContactsQuery } from '../contact-query.ts';
import { Contact } from '../contact.ts';

/**
 * Contacts, also called clients. How one comes back from the trash is not shown, and the sandbox has no call
 * for it.
 */
export const contactEndpoints = {
	contacts: { ...site.contacts, query: ContactsQuery, items: Contact },
	contact: { ...site.contact, query: ContactQuery, response: Contact },
	saveContact: site.saveContact,
	updateContact: { ...site.updateContact, query: ContactQuery, response: Contact },
	deleteContact: {
		method: 'DELETE',
		path: '/contacts/:id',
		does: 'Moves a contact to the trash, from which it goes for good after 30 days',
		response: Written,
	},
	contactSources: site.contactSources,
} as const satisfies Record<string, Endpoint>;
