import type { Crm } from '../crm/client.ts';
import { endpoints } from '../crm/contract/endpoints.ts';

/** How often people of an appointment are written, while somebody else changes them too. */
const mostTries = 5;

/**
 * Puts a contact into an appointment of the CRM, or takes it out. Writing replaces all of its contacts, and the CRM has
 * no way to say "unless somebody has changed it": they are read first, and again afterwards.
 * @returns false where the CRM does not say who is in it, so that writing would take others out
 * @throws {CrmError}
 */
export async function changePeople(
	crm: Crm,
	task: number,
	{ contact, isIn }: { readonly contact: number; readonly isIn: boolean },
): Promise<boolean> {
	for (let tries = 0; tries < mostTries; tries++) {
		const { client_ids: named } = await crm.call(endpoints.task, { params: { id: task } });
		if (!named) return false;
		if (named.includes(contact) === isIn) return true;
		const others = named.filter((id) => id !== contact);
		const body = { task: { client_ids: isIn ? [...others, contact] : others } };
		await crm.call(endpoints.updateTask, { params: { id: task }, body });
	}
	return false;
}
