import { isOnOffer } from './status.ts';
import type { Unit } from './unit.ts';

/**
 * A unit on offer whose energy certificate is that of all of them, as in one building. Nothing where they have
 * several, which their own pages tell.
 */
export function certifiedUnit<Of extends Pick<Unit, 'status' | 'kind' | 'energy'>>(
	units: readonly Of[],
): Of | undefined {
	const concerned = units.filter(({ status, kind }) => isOnOffer(status) && kind !== 'parking');
	const certificates = new Set(concerned.map(({ energy }) => JSON.stringify(energy)));
	return certificates.size === 1 ? concerned[0] : undefined;
}
