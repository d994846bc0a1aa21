import type { Crm } from '../crm/client.ts';
import type { ContactWrite } from '../crm/contract/contact.ts';
import { endpoints } from '../crm/contract/endpoints.ts';
import { CrmError } from '../crm/errors.ts';
import type { Inquiry } from '../intake/inquiry.ts';
import { isInvalid } from './references.ts';

/** Something arrived without what the settings name, because the CRM refuses that: the settings are wrong. */
export interface SettingsRefused {
	readonly event: 'settings refused';
	readonly reason: string;
}

/** Fields that are written into a contact. */
export type ContactFields = ContactWrite['client'];

/** What owners of addresses have confirmed, or are asked to confirm. */
export interface Confirmed {
	/** Asks by e-mail whoever has ticked boxes to confirm them; the same twice is once. */
	ask(inquiry: Inquiry): Promise<void>;
	/** Fields of the contact that follow from a note that something was confirmed or has ended; nothing of all others. */
	fieldsOf(inquiry: Inquiry): Promise<ContactFields | undefined>;
}

/**
 * The one thing that is written into a known contact: what the owner of its address has confirmed, or ended.
 * @throws CrmError
 */
export async function writeConfirmed(
	inquiry: Inquiry,
	id: number,
	{
		crm,
		confirmed,
		report,
	}: {
		readonly crm: Crm;
		readonly confirmed: Confirmed;
		readonly report: ((event: SettingsRefused) => void) | undefined;
	},
): Promise<void> {
	const client = await confirmed.fieldsOf(inquiry);
	if (!client) return;
	try {
		await crm.call(endpoints.updateContact, { params: { id }, body: { client } });
	} catch (error) {
		const isOfSettings =
			inquiry.concern === 'alert' && error instanceof CrmError && isInvalid(error);
		if (!isOfSettings) throw error;
		report?.(alertsRefused);
	}
}

const alertsRefused: SettingsRefused = {
	event: 'settings refused',
	reason:
		'The CRM refuses alerts.groupId or alerts.searchField, so contacts have no mark of their alerts: correct them in src/company/config.ts.',
};
