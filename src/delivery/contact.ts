import { z } from 'zod';
import { readBody } from '../crm/body.ts';
import type { Crm } from '../crm/client.ts';
import { contactLanguage } from '../crm/contract/contact-fields.ts';
import type { ContactWrite } from '../crm/contract/contact.ts';
import { endpoints } from '../crm/contract/endpoints.ts';
import { id, lenient, text } from '../crm/contract/field.ts';
import { CrmError } from '../crm/errors.ts';
import type { Inquiry } from '../intake/inquiry.ts';
import { splitName } from './name.ts';
import { sendWithFewer } from './references.ts';
import { brokerOf } from './task.ts';

/** The fields that identify a contact. Odd values in other fields are ignored, so an inquiry still finds its contact. */
export const Contact = z.looseObject({
	id,
	email: text,
	emails: z.array(z.string().nullable()).nullish().catch(undefined),
	archived: z.boolean().nullish().catch(undefined),
	first_name: text,
	last_name: text,
	company: text,
	phone: text,
	home_phone: text,
	home_cell: text,
	office_phone: text,
	office_cell: text,
	created_at: lenient.moment,
});
export type Contact = z.infer<typeof Contact>;

/** Reads one contact with all its addresses. @throws CrmError */
export async function openContact(crm: Crm, id: number): Promise<Contact> {
	return readBody(await crm.body(endpoints.contact, { params: { id } }), Contact);
}

/** Whether a contact has this e-mail address, in whatever case. */
export function hasAddress(contact: Pick<Contact, 'email' | 'emails'>, email: string): boolean {
	const wanted = email.toLowerCase();
	return [contact.email, ...(contact.emails ?? [])].some(
		(held) => held?.trim().toLowerCase() === wanted,
	);
}

/**
 * The fields a new contact gets; a known contact is never written but for what its owner has confirmed. A ticked box
 * sets none: whoever ticked it may have typed somebody else's address.
 */
export function newContact(inquiry: Inquiry, sourceId: number | undefined): ContactWrite['client'] {
	return {
		...splitName(inquiry.name, inquiry.locale),
		email: inquiry.email,
		home_phone: inquiry.phone,
		language: contactLanguage.safeParse(inquiry.locale).data,
		client_source_id: sourceId,
		broker_id: brokerOf(inquiry.targets),
	};
}

/**
 * Saves a contact that no search has found. The CRM changes an existing contact that it finds by the address
 * after all, so the address is saved alone, and the other fields follow when the contact turns out to be blank.
 *
 * @param since when the saving began, in milliseconds since 1970
 * @returns its id
 * @throws CrmError
 */
export async function saveContact(
	crm: Crm,
	client: ContactWrite['client'],
	since: number,
): Promise<number> {
	const { email } = client;
	if (!email) {
		return await withFewerReferences(
			client,
			async (body) => (await crm.call(endpoints.saveContact, { body: { client: body } })).id,
		);
	}
	const { id } = await crm.call(endpoints.saveContact, { body: { client: { email } } });
	await fillBlank(crm, id, client, since);
	return id;
}

/**
 * Fills all fields of a contact that was created just now; of an older one without a name or number only empty fields.
 * @throws CrmError
 */
export async function fillBlank(
	crm: Crm,
	id: number,
	{ email, ...client }: ContactWrite['client'],
	since: number,
): Promise<void> {
	const contact = await openContact(crm, id);
	if (email && !hasAddress(contact, email)) {
		throw new CrmError(
			{ method: 'POST', path: '/contacts' },
			{ reason: 'malformed', field: 'id', expected: 'the contact saved', got: 'another contact' },
		);
	}
	if (!isBlank(contact)) return;
	const isNew = Date.parse(contact.created_at ?? '') >= since - mostSkew;
	const fields = Object.entries(client).filter(([name]) => isNew || isEmpty(contact[name]));
	if (fields.length === 0) return;
	try {
		await withFewerReferences(
			Object.fromEntries(fields),
			async (body) =>
				await crm.call(endpoints.updateContact, { params: { id }, body: { client: body } }),
		);
	} catch (error) {
		// The task says everything, too, so an account that wants other fields still gets the inquiry.
		if (!(error instanceof CrmError) || error.failure.reason !== 'rejected') throw error;
	}
}

/** Sends a contact, and as long as the CRM refuses it as invalid, once more without a broker or source that may be gone. */
async function withFewerReferences<Answer>(
	client: ContactWrite['client'],
	send: (client: ContactWrite['client']) => Promise<Answer>,
): Promise<Answer> {
	const named = (['broker_id', 'client_source_id'] as const).filter(
		(field) => client[field] !== undefined,
	);
	return await sendWithFewer(named, async (omitted) => {
		const left = { ...client };
		for (const field of omitted) delete left[field];
		return await send(left);
	});
}

/** Tolerated clock difference plus the time of a lost response, in milliseconds. */
const mostSkew = 10 * 60_000;

function isBlank(contact: Contact): boolean {
	const { first_name, last_name, company, phone, home_phone, home_cell } = contact;
	const { office_phone, office_cell } = contact;
	return ![first_name, last_name, company, phone, home_phone, home_cell, office_phone, office_cell]
		.map((value) => value?.trim())
		.some(Boolean);
}

function isEmpty(value: unknown): boolean {
	return value === undefined || value === null || [false, 0, ''].some((none) => none === value);
}
