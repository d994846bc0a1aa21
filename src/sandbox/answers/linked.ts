import type { Account } from '../db/account.ts';
import type { Records, Fields, StoredRecord } from '../db/records.ts';
import { contactItem } from './contact.ts';
import { idsIn } from './ids.ts';
import { flatProject } from './project.ts';
import { flatUnit } from './unit.ts';

/** The records a task or message is linked with, as items of the plain lists; `wanted` names which. */
export function linkedRecords(
	record: Fields,
	account: Account,
	{ wanted, origin }: { readonly wanted: readonly string[]; readonly origin: string },
): Fields {
	const plain = { languages: [], locale: undefined, origin };
	const linked: Record<string, () => unknown> = {
		clients: () =>
			existing(account.contacts, record['client_ids']).map((one) => contactItem(one, account)),
		units: () =>
			existing(account.units, record['property_ids']).map((one) => flatUnit(one, account, plain)),
		projects: () =>
			existing(account.projects, record['project_ids']).map((one) => flatProject(one, plain)),
		viewings: () => [],
	};
	return Object.fromEntries(
		wanted.flatMap((name) => {
			const records = linked[name];
			return records ? [[name, records()]] : [];
		}),
	);
}

function existing(records: Records, ids: unknown): StoredRecord[] {
	return idsIn(ids).flatMap((id) => records.get(id) ?? []);
}
