import type { Crm } from '../crm/client.ts';
import type { ContactWrite } from '../crm/contract/contact.ts';
import { endpoints } from '../crm/contract/endpoints.ts';
import { CrmError } from '../crm/errors.ts';
import type { Inquiry } from '../intake/inquiry.ts';
import { brokerOf } from './broker-of.ts';
import { hasAddress, openContact, type Hit } from './hit.ts';
import { splitName } from './name.ts';
import { sendWithFewer } from './references.ts';

/**
 * The fields a new contact gets; a known contact is never written. A ticked box sets none: whoever ticked it may have
 * typed somebody else's address.
 */
export function newContact(inquiry: Inquiry, sourceId: number | undefined): ContactWrite['client'] {
	return {
		...splitName(inquiry.name, inquiry.locale),
		email: inquiry.email,
		home_phone: inquiry.phone,
		language: inquiry.locale,
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
	await fillBlank(crm, { id, client, since });
	return id;
}

/**
 * Gives a contact with nothing but an address its other fields: all of them when it was made just now, and
 * otherwise those it has nothing in.
 *
 * @throws CrmError
 */
export async function fillBlank(
	crm: Crm,
	{
		id,
		client: { email, ...client },
		since,
	}: {
		readonly id: number;
		readonly client: ContactWrite['client'];
		readonly since: number;
	},
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

/** Milliseconds by which the CRM's clock may be behind ours, plus the time a lost answer took. */
const mostSkew = 10 * 60_000;

function isBlank(contact: Hit): boolean {
	const { first_name, last_name, company, phone, home_phone, home_cell } = contact;
	const { office_phone, office_cell } = contact;
	return ![first_name, last_name, company, phone, home_phone, home_cell, office_phone, office_cell]
		.map((value) => value?.trim())
		.some(Boolean);
}

function isEmpty(value: unknown): boolean {
	return value === undefined || value === null || [false, 0, ''].some((none) => none === value);
}
