import { idsIn } from '../db/ids.ts';
import type { Account } from '../db/account.ts';
import type { Fields, Records, StoredRecord } from '../db/records.ts';

/** A contact that does not lie in the trash: no answer may tell of any other. */
export function presentContact({ contacts }: Account, id: unknown): StoredRecord | undefined {
	const contact = contacts.get(Number(id));
	return contact?.['deleted_at'] ? undefined : contact;
}

/** The records a task, e-mail, policy or activity is linked with, without those that are gone. */
export interface PresentLinks {
	readonly clients: readonly StoredRecord[];
	readonly units: readonly StoredRecord[];
	readonly projects: readonly StoredRecord[];
}

/** Reads what a record is linked with. */
export function presentLinks(record: Fields, account: Account): PresentLinks {
	return {
		clients: idsIn(record['client_ids']).flatMap((id) => presentContact(account, id) ?? []),
		units: existing(account.units, record['property_ids']),
		projects: existing(account.projects, record['project_ids']),
	};
}

function existing(records: Records, ids: unknown): readonly StoredRecord[] {
	return idsIn(ids).flatMap((id) => records.get(id) ?? []);
}

/** The ids of what a record is linked with, as answers send them. */
export function linkedIds({ clients, units, projects }: PresentLinks): Fields {
	return {
		client_ids: clients.map(({ id }) => id),
		property_ids: units.map(({ id }) => id),
		project_ids: projects.map(({ id }) => id),
	};
}
