import { Deal } from '../contract/deal.ts';
import type { Account } from '../db/account.ts';
import { fieldsIn, type Fields, type StoredRecord } from '../db/records.ts';
import { presentContact } from './present.ts';
import { contactItem } from './contact.ts';
import { pick } from './pick.ts';
import { flatUnit } from './unit.ts';

/** An item of the list of deals; `include` may name `client` and `property`. */
export function dealItem(
	deal: StoredRecord,
	account: Account,
	{ include, origin }: { readonly include: readonly string[]; readonly origin: string },
): Fields {
	const client = presentContact(account, deal['client_id']);
	const unit = account.units.get(Number(deal['property_id']));
	const plain = { languages: [], locale: undefined, origin };
	return {
		...pick(deal, fields),
		client_id: client?.id ?? null,
		category: categoryOf(deal, account),
		...(include.includes('client') && { client: client ? contactItem(client, account) : null }),
		...(include.includes('property') && { property: unit ? flatUnit(unit, account, plain) : null }),
	};
}

/** Lost with a reason; unqualified in the first stage of its pipeline; else qualified. */
function categoryOf(deal: Fields, account: Account): string {
	if (deal['reservation_reason_id']) return 'lost';
	const pipeline = account.dealPipelines.get(Number(deal['deal_pipeline_id']));
	const stages = fieldsIn(pipeline?.['deal_stages']);
	const [first] = stages.toSorted((a, b) => Number(a['position']) - Number(b['position']));
	return first && first['id'] === deal['deal_stage_id'] ? 'unqualified' : 'qualified';
}

/** Every field of a deal but the records it is sent with when they are asked for. */
const fields = Object.keys(Deal.omit({ client: true, property: true }).shape);
