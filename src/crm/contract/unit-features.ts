import { flag } from './field.ts';

/** What a unit has and is suited for; absent means `false`. */
export const unitFeatures = {
	balcony: flag.describe('Has a balcony or a terrace: accounts label it with both.'),
	terrace: flag.describe('Has a terrace.'),
	loggia: flag.describe('Has a loggia.'),
	garden: flag.describe('Has a garden or shares one.'),
	winter_garden: flag.describe('Has a conservatory.'),
	lift: flag.describe('Is reached by a passenger lift.'),
	barrier_free: flag.describe('Is accessible without steps.'),
	cellar: flag.describe('Has a cellar.'),
	storeroom: flag.describe('Has a storeroom.'),
	built_in_kitchen: flag.describe('Has a fitted kitchen.'),
	guest_toilet: flag.describe('Has a separate toilet for guests.'),
	chimney: flag.describe('Has a fireplace or stove.'),
	air_conditioning: flag.describe('Has air conditioning.'),
	swimming_pool: flag.describe('Has a swimming pool.'),
	sauna: flag.describe('Has a sauna.'),
	wellness_area: flag.describe('Has a wellness area.'),
	alarm_system: flag.describe('Has an alarm system.'),
	has_furniture: flag.describe('Is furnished.'),
	monument: flag.describe('Is a listed building.'),
	lodger_flat: flag.describe('Has a separate flat for a lodger.'),
	flat_share_suitable: flag.describe('Suits people who share a flat.'),
};
