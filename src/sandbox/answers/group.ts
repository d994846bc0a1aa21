import type { Account } from '../db/account.ts';
import type { Fields, StoredRecord } from '../db/records.ts';
import { idsIn } from '../db/ids.ts';
import { pick } from './pick.ts';

/** A tag in answers. */
export function groupItem(record: StoredRecord): Fields {
	return pick(record, ['id', 'name', 'super_group_id']);
}

/** The tags of a record; one that the account does not know is only an id. */
export function groupsOf(record: Fields, account: Account): Fields[] {
	return idsIn(record['group_ids']).map((id) => groupItem(account.tags.get(id) ?? { id }));
}
