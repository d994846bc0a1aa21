import { EnergyClass } from '../../domain/energy.ts';
import { Feature, UnitKind } from '../../domain/unit.ts';
import type { Lists } from '../search-index.ts';

/** The lists that a build writes into the index. A browser reads them there, so that it needs no schemas. */
export const lists: Lists = {
	kinds: UnitKind.options,
	features: Feature.options,
	energyClasses: EnergyClass.options,
};
