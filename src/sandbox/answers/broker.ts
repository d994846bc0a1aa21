import { Broker } from '../../crm/contract/broker.ts';
import type { Account } from '../db/account.ts';
import type { Fields } from '../db/records.ts';
import { idsIn } from '../db/ids.ts';
import { pick } from './pick.ts';

/** A user of the account with every field a user has. */
export function brokerItem(broker: Fields): Fields {
	return { ...broker, ...pick(broker, fields), department_ids: idsIn(broker['department_ids']) };
}

/** The user with this id, if there is one. */
export function brokerOf(account: Account, id: unknown): Fields | null {
	const broker = account.brokers.get(Number(id));
	return broker ? brokerItem(broker) : null;
}

const fields = Object.keys(Broker.shape);
