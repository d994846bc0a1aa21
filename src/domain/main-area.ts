import type { Unit } from './unit.ts';

/** The area that matters most for the unit's kind, in square metres. */
export function mainArea({ kind, areas }: Pick<Unit, 'kind' | 'areas'>): number | undefined {
	if (kind === 'plot') return areas.plot;
	return areas.living ?? areas.usable ?? areas.commercial ?? areas.total;
}
