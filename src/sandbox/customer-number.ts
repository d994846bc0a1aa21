import type { Account } from './db/account.ts';
import { atMost, is } from './db/condition.ts';
import { Refusal } from './refusal.ts';

const first = 1001;

/** Nothing is counted on from numbers above this one, which a company may have made up. */
const most = 1_000_000_000;

/** The customer number of the next new contact. */
export function nextCustomerNumber({ contacts }: Account): number {
	const where = [atMost('item_id', most)];
	const [last] = contacts.list({ where, order: 'item_id DESC', per: 1 });
	return Math.max(first, Number(last?.['item_id'] ?? 0) + 1);
}

/**
 * Makes sure that no other contact has the number, also none in the trash.
 *
 * @param id of the contact that is to have it; absent for a new one
 * @throws {Refusal} 422
 */
export function checkCustomerNumber({ contacts }: Account, number: number, id?: number): void {
	const [other] = contacts.list({ where: [is('item_id', number)], per: 1 });
	if (other && other.id !== id) {
		throw new Refusal(422, 'client.item_id: another contact has this number');
	}
}
