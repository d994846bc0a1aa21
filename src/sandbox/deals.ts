import type { Account } from './db/account.ts';
import { fieldsIn, type Fields } from './db/records.ts';

/** A deal with what the service sets by itself: the unit's project, and the stage's pipeline. */
export function completeDeal(deal: Fields, account: Account): Fields {
	const unit = account.units.get(Number(deal['property_id']));
	const pipeline = account.dealPipelines
		.list()
		.find((one) => fieldsIn(one['deal_stages']).some(({ id }) => id === deal['deal_stage_id']));
	return {
		...deal,
		project_id: unit?.['project_id'] ?? null,
		deal_pipeline_id: pipeline?.id ?? null,
	};
}
