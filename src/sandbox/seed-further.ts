import { putActivity } from './activity-of.ts';
import { contactAddresses } from './contact-addresses.ts';
import { nextCustomerNumber } from './customer-number.ts';
import type { Agency } from './agency.ts';
import type { Account } from './db/account.ts';
import type { Fields, Records } from './db/records.ts';
import { completeDeal } from './deals.ts';
import { withOffsets } from './db/moment.ts';
import { queueReminder } from './reminder.ts';
import { token } from './token.ts';

const created = '2026-06-01T08:00:00.000+02:00';

/** Writes what an account may hold beside units, projects and people. */
export function seedFurther(account: Account, agency: Agency): void {
	putAll(account.reservationReasons, agency.reservationReasons);
	putAll(account.contactStatuses, agency.contactStatuses);
	for (const { id, ...category } of agency.superGroups ?? []) {
		account.tags.put(id, { ...category, is_category: true });
	}
	putAll(account.tags, agency.groups);
	putAll(account.customFieldGroups, agency.customFieldGroups);
	putAll(account.snippets, agency.snippets);
	putAll(account.attachments, agency.attachments);
	putAll(account.dealPipelines, agency.dealPipelines);
	for (const contact of agency.contacts ?? []) {
		const fixed = {
			item_id: nextCustomerNumber(account),
			token: token(`contact ${contact.id}`),
			group_ids: [],
			custom_fields: {},
		};
		const fields = { ...fixed, ...contact, ...contactAddresses(contact) };
		account.contacts.put(contact.id, dated(fields));
	}
	const contents = [
		['Task', account.tasks, agency.tasks],
		['Message', account.messages, agency.messages],
		['Policy', account.policies, agency.policies],
	] as const;
	for (const [type, records, list = []] of contents) {
		for (const { id, ...fields } of list) {
			records.put(id, dated(fields));
			putActivity(account, type, { ...dated(fields), id });
			if (type === 'Task') queueReminder(account, { ...dated(fields), id });
		}
	}
	for (const deal of agency.deals ?? []) {
		account.deals.put(deal.id, completeDeal(dated(deal), account));
	}
	const pairs = ['ownerships', 'partnerships', 'favorites'] as const;
	for (const kind of pairs) for (const link of agency[kind] ?? []) account[kind].add(...link);
}

function putAll(records: Records, list: readonly { readonly id: number }[] = []): void {
	for (const record of list) records.put(record.id, { ...record });
}

function dated(fields: Fields): Fields {
	return withOffsets({
		created_at: created,
		updated_at: fields['created_at'] ?? created,
		...fields,
	});
}
