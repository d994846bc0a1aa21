import type { GroupWrite } from './contract/group.ts';
import type { Account } from './db/account.ts';
import { is } from './db/condition.ts';
import { Refusal } from './refusal.ts';

/**
 * Creates a tag and returns its id.
 * @throws {Refusal} 422 when another tag has its name, or its category is not there
 */
export function createGroup(account: Account, group: GroupWrite): number {
	const { name, super_group_id, entity = 'for_clients' } = group;
	const isTaken = account.tags.count([is('name', name), is('is_category', 0)]) > 0;
	if (isTaken) throw new Refusal(422, 'name: another group has this name');
	if (super_group_id !== undefined) {
		const category = account.tags.get(super_group_id);
		if (!category?.['is_category']) {
			throw new Refusal(
				422,
				`super_group_id: there is no super group with the id ${super_group_id}`,
			);
		}
		if (category['entity'] !== entity) {
			throw new Refusal(422, 'super_group_id: belongs to another entity');
		}
	}
	return account.tags.add({ name, super_group_id: super_group_id ?? null, entity });
}
