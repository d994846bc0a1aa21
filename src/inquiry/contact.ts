import type { Crm } from '../crm/client.ts';
import type { ContactWrite } from '../crm/contract/contact.ts';
import { CrmError } from '../crm/errors.ts';
import type { Consent, Inquiry } from '../domain/inquiry.ts';
import { hasAddress, openContact, type Hit } from './hit.ts';
import { splitName } from './name.ts';

/** The fields a new contact gets; a known contact is never written. */
export function newContact(inquiry: Inquiry, sourceId: number | undefined): ContactWrite {
	return {
		client: {
			...personOf(inquiry),
			email: inquiry.email,
			client_source_id: sourceId,
			...consentOf(inquiry.consents ?? []),
		},
	};
}

/**
 * Saves a contact where nobody can tell whether there is one: with its address alone, which changes nothing
 * of a contact that has it. Name and telephone number follow when the contact turns out to be blank.
 * @returns its id
 * @throws CrmError
 */
export async function saveCarefully(
	crm: Crm,
	inquiry: Inquiry & { readonly email: string },
): Promise<number> {
	const { email } = inquiry;
	const { id } = await crm.call('saveContact', { body: { client: { email } } });
	const contact = await openContact(crm, id);
	if (!hasAddress(contact, email)) {
		throw new CrmError(
			{ method: 'POST', path: '/contacts' },
			{ reason: 'malformed', field: 'id', expected: 'the contact saved', got: 'another contact' },
		);
	}
	if (isBlank(contact)) {
		await crm.call('updateContact', { params: { id }, body: { client: personOf(inquiry) } });
	}
	return id;
}

function personOf({ name, phone, locale }: Inquiry): ContactWrite['client'] {
	return { ...splitName(name), home_phone: phone, language: locale };
}

/** Only what was ticked is sent: nothing is lowered, and nothing that was not ticked is raised. */
function consentOf(consents: readonly Consent[]): ContactWrite['client'] {
	const given = (purpose: Consent['purpose']) => consents.some((each) => each.purpose === purpose);
	return {
		...(given('contact') ? { accept_contact: true, gdpr_status: 2 } : {}),
		...(given('newsletter') ? { newsletter: true } : {}),
	};
}

function isBlank(contact: Hit): boolean {
	const { first_name, last_name, company, phone, home_phone, home_cell } = contact;
	const { office_phone, office_cell } = contact;
	return ![first_name, last_name, company, phone, home_phone, home_cell, office_phone, office_cell]
		.map((value) => value?.trim())
		.some(Boolean);
}
