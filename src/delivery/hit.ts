import { z } from 'zod';
import { readBody } from '../crm/body.ts';
import type { Crm } from '../crm/client.ts';
import { endpoints } from '../crm/contract/endpoints.ts';
import { id, lenient, text } from '../crm/contract/field.ts';

/** What tells whose a contact is; an odd value in any other field keeps no inquiry from its contact. */
export const Hit = z.looseObject({
	id,
	email: text,
	emails: z.array(z.string().nullable()).nullish().catch(undefined),
	archived: z.boolean().nullish().catch(undefined),
	name: text,
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
export type Hit = z.infer<typeof Hit>;

/** Reads one contact with all its addresses. @throws CrmError */
export async function openContact(crm: Crm, id: number): Promise<Hit> {
	return readBody(await crm.body(endpoints.contact, { params: { id } }), Hit);
}

/** Whether a contact has this e-mail address, in whatever case. */
export function hasAddress(hit: Pick<Hit, 'email' | 'emails'>, email: string): boolean {
	const wanted = email.toLowerCase();
	return [hit.email, ...(hit.emails ?? [])].some((held) => held?.trim().toLowerCase() === wanted);
}

/** Whether one of a contact's telephone numbers has the same digits. */
export function hasPhone(hit: Hit, phone: string): boolean {
	const { home_phone, home_cell, office_phone, office_cell } = hit;
	return [hit.phone, home_phone, home_cell, office_phone, office_cell].some(
		(held) => held && digitsOf(held) === digitsOf(phone),
	);
}

function digitsOf(text: string): string {
	return text.replaceAll(/\D/g, '');
}
