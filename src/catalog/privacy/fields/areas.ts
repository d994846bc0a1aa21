import type { Unit as WireUnit } from '../../../crm/contract/unit.ts';
import type { Unit, UnitKind } from '../../../domain/unit.ts';
import { defined } from './defined.ts';
import { positiveNumber } from './number.ts';

/** The areas of a unit in square metres. */
export function areasOf(unit: WireUnit, kind: UnitKind): Unit['areas'] {
	const all = {
		living: positiveNumber(unit.living_space),
		usable: positiveNumber(unit.usable_floor_space) ?? positiveNumber(unit.net_floor_space),
		total: positiveNumber(unit.total_floor_space),
		plot: positiveNumber(unit.plot_area),
		balcony: positiveNumber(unit.balcony_space),
		garden: positiveNumber(unit.garden_space),
		cellar: positiveNumber(unit.cellar_space),
		commercial: positiveNumber(unit.industrial_area),
	};
	const main = all.living ?? all.usable ?? all.total ?? all.commercial;
	// The account's one figure for all kinds, for a unit that has no area of its own name.
	const general = positiveNumber(unit.property_space_value);
	if (kind === 'plot') all.plot ??= general;
	else if (main === undefined) all[generalArea[kind] ?? 'usable'] = general;
	return defined(all);
}

const generalArea: Partial<Record<UnitKind, 'living'>> = {
	apartment: 'living',
	house: 'living',
	shortStay: 'living',
};
