import type { Unit as WireUnit } from '../crm/contract/unit.ts';
import { Feature } from '../domain/unit.ts';
import { choiceList } from './fields/choices.ts';
import type { FigureReader } from './figure-reader.ts';

/** The equipment a unit has, in the domain's order. */
export function featuresOf(unit: WireUnit, { exact }: FigureReader): Feature[] {
	const has: Readonly<Record<Feature, boolean>> = {
		balcony: unit.balcony === true || exact('number_of_balconies') !== undefined,
		terrace: unit.terrace === true || exact('number_of_terraces') !== undefined,
		loggia: unit.loggia === true,
		garden: unit.garden === true,
		winterGarden: unit.winter_garden === true,
		lift: unit.lift === true,
		barrierFree: unit.barrier_free === true,
		cellar: unit.cellar === true,
		storeroom: unit.storeroom === true,
		fittedKitchen: unit.built_in_kitchen === true,
		guestToilet: unit.guest_toilet === true,
		parking:
			exact('number_of_parking_spaces') !== undefined ||
			choiceList(unit.parking_space_types).length > 0,
		fireplace: unit.chimney === true,
		airConditioning: unit.air_conditioning === true,
		pool: unit.swimming_pool === true,
		sauna: unit.sauna === true,
		wellness: unit.wellness_area === true,
		alarm: unit.alarm_system === true,
		furnished: unit.has_furniture === true,
		monument: unit.monument === true,
		grannyFlat: unit.lodger_flat === true,
		flatShare: unit.flat_share_suitable === true,
	};
	return Feature.options.filter((feature) => has[feature]);
}
