import type { Account } from './db/account.ts';
import { Refusal } from './refusal.ts';

/**
 * Makes sure that every record a task or message names exists, and does not lie in the trash.
 *
 * @param name of the object the fields are wrapped in
 * @throws {Refusal} 422 that names the field and the ids
 */
export function checkLinks(
	account: Account,
	name: string,
	links: {
		readonly client_ids?: readonly number[] | undefined;
		readonly property_ids?: readonly number[] | undefined;
		readonly project_ids?: readonly number[] | undefined;
	},
): void {
	const tables = [
		['client_ids', links.client_ids, account.contacts],
		['property_ids', links.property_ids, account.units],
		['project_ids', links.project_ids, account.projects],
	] as const;
	for (const [field, ids = [], records] of tables) {
		const missing = ids.filter((id) => {
			const record = records.get(id);
			return !record || record['deleted_at'];
		});
		if (missing.length === 0) continue;
		const list = missing.slice(0, 20).join(', ');
		throw new Refusal(422, `${name}.${field}: there is no record with the id ${list}`);
	}
}
