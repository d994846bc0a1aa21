import { isLivedIn } from '../domain/lived-in.ts';
import type { Unit, UnitKind } from '../domain/unit.ts';
import type { FigureReader } from './figure-reader.ts';
import { defined } from './fields/defined.ts';
import { figureRules } from './fields/figure-rules.ts';

/** The areas of a unit in square metres. */
export function areasOf({ exact }: FigureReader, kind: UnitKind): Unit['areas'] {
	const all = {
		living: exact('living_space'),
		usable: exact('usable_floor_space') ?? exact('net_floor_space'),
		total: exact('total_floor_space'),
		plot: exact('plot_area'),
		balcony: exact('balcony_space'),
		garden: exact('garden_space'),
		cellar: exact('cellar_space'),
		commercial: exact('industrial_area'),
	};
	const main = all.living ?? all.usable ?? all.total ?? all.commercial;
	// The account's one figure for all kinds, for a unit that has no area of its own name.
	if (kind === 'plot') {
		all.plot ??= exact('property_space_value', figureRules.plot_area);
	} else if (main === undefined && isLivedIn(kind)) {
		all.living = exact('property_space_value', figureRules.living_space);
	} else if (main === undefined) all.usable = exact('property_space_value');
	return defined(all);
}
