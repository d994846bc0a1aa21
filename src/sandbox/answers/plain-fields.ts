import { Unit } from '../../crm/contract/unit.ts';
import { labels } from './labels.ts';
import { fieldNames } from './pick.ts';

/** Fields that real accounts send as they are in the rich shape, and that no website needs. */
const further = fieldNames(`
	documents location_id token apartment_number custom_lp_address location_name for_bidding group_ids
	construction_type recommended_use_types sold_date valuation_price valuation_price_from
	valuation_price_to total_commission internal_commission external_commission
	internal_commission_percentage external_commission_percentage property_groups project relationships
	folders scout_id public_expose_url openimmo_firstname openimmo_lastname openimmo_email
	openimmo_phone is24_contact_id inquiry_department_id team_id floorplans created_at_formatted
	updated_at_formatted aut_main_rent aut_cadastral_community changed_attributes
`);

/** Fields that the rich shape sends as they are: those of the contract that are not wrapped, and further ones. */
export const plainFields: readonly string[] = [
	...Object.keys(Unit.omit({ status: true }).shape).filter((field) => !(field in labels)),
	...further,
];
