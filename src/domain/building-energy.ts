import { isOnOffer } from './status.ts';
import type { Unit } from './unit.ts';

/**
 * The units on offer that an energy certificate is for, once for each certificate: buildings of a project have
 * their own. Parking spaces need none.
 */
export function certificates<Of extends Pick<Unit, 'status' | 'kind' | 'energy'>>(
	units: readonly Of[],
): readonly [Of, ...Of[]][] {
	const concerned = units.filter(({ status, kind }) => isOnOffer(status) && kind !== 'parking');
	const groups = Map.groupBy(concerned, ({ energy }) => JSON.stringify(energy));
	return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
}
