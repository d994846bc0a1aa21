import type { UnitKind } from './unit.ts';

/** Whether people live in units of the kind, including short stays. */
export function isLivedIn(kind: UnitKind): boolean {
	return kind === 'apartment' || kind === 'house' || kind === 'shortStay';
}
