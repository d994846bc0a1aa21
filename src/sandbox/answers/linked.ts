import type { Account } from '../db/account.ts';
import type { Fields } from '../db/records.ts';
import { presentLinks } from './present.ts';
import { contactItem } from './contact.ts';
import { flatProject } from './project.ts';
import { flatUnit } from './unit.ts';

/** The records a task or message is linked with, as items of the plain lists; `wanted` names which. */
export function linkedRecords(
	record: Fields,
	account: Account,
	{ wanted, origin }: { readonly wanted: readonly string[]; readonly origin: string },
): Fields {
	const plain = { languages: [], locale: undefined, origin };
	const { clients, units, projects } = presentLinks(record, account);
	const linked: Record<string, () => unknown> = {
		clients: () => clients.map((one) => contactItem(one, account)),
		units: () => units.map((one) => flatUnit(one, account, plain)),
		projects: () => projects.map((one) => flatProject(one, plain)),
		viewings: () => [],
	};
	return Object.fromEntries(
		wanted.flatMap((name) => {
			const records = linked[name];
			return records ? [[name, records()]] : [];
		}),
	);
}
