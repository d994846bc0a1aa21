import { flag } from './field.ts';

/** What a unit has and is suited for; absent is as good as `false`. */
export const unitFeatures = {
	/** Has a balcony or a terrace: accounts label it with both. */
	balcony: flag,
	/** Has a terrace. */
	terrace: flag,
	/** Has a loggia. */
	loggia: flag,
	/** Has a garden or shares one. */
	garden: flag,
	/** Has a conservatory. */
	winter_garden: flag,
	/** Is reached by a passenger lift. */
	lift: flag,
	/** Is accessible without steps. */
	barrier_free: flag,
	/** Has a cellar. */
	cellar: flag,
	/** Has a storeroom. */
	storeroom: flag,
	/** Has a fitted kitchen. */
	built_in_kitchen: flag,
	/** Has a separate toilet for guests. */
	guest_toilet: flag,
	/** Has a fireplace or stove. */
	chimney: flag,
	/** Has air conditioning. */
	air_conditioning: flag,
	/** Has a swimming pool. */
	swimming_pool: flag,
	/** Has a sauna. */
	sauna: flag,
	/** Has a wellness area. */
	wellness_area: flag,
	/** Has an alarm system. */
	alarm_system: flag,
	/** Is furnished. */
	has_furniture: flag,
	/** Is a listed building. */
	monument: flag,
	/** Has a separate flat for a lodger. */
	lodger_flat: flag,
	/** Suits people who share a flat. */
	flat_share_suitable: flag,
};
