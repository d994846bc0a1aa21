import { isOnOffer } from './status.ts';
import type { Unit } from './unit.ts';

/**
 * One unit on offer for each energy certificate that units of a project have: those of one building share
 * theirs. Nothing where any of them has its own, which its own page tells.
 */
export function certifiedUnits<Of extends Pick<Unit, 'status' | 'kind' | 'energy'>>(
	units: readonly Of[],
): Of[] {
	const concerned = units.filter(({ status, kind }) => isOnOffer(status) && kind !== 'parking');
	const byCertificate = new Map<string, Of>();
	for (const unit of concerned) {
		const key = JSON.stringify([unit.kind, unit.energy]);
		if (unit.energy && !byCertificate.has(key)) byCertificate.set(key, unit);
	}
	return byCertificate.size <= mostCertificates ? [...byCertificate.values()] : [];
}

/** More than a project has houses. */
const mostCertificates = 2;
