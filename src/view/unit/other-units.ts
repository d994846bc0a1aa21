import { isOnOffer } from '../../domain/status.ts';
import type { Unit } from '../../domain/unit.ts';

/** What the others of a page are looked for in; a catalogue has it. */
interface OffersToShow {
	/** The newest first. */
	units(
		filter: Partial<Pick<Unit, 'deal' | 'kind' | 'projectId'>> & { readonly onOffer: true },
		range: { readonly offset: number; readonly limit: number },
	): Unit[];
	/** Not of the same project. */
	alike(unit: Unit, limit: number): Unit[];
}

/**
 * Units on offer to show on a unit's page: those of its kind in its project, and similar ones or, without `isAlike`, new
 * ones of its deal.
 */
export function otherUnits(unit: Unit, offers: OffersToShow) {
	const { deal, kind, projectId } = unit;
	const most = isOnOffer(unit.status) ? { alike: 3, newest: 3 } : { alike: 6, newest: 4 };
	const othersOf = (filter: Parameters<OffersToShow['units']>[0], limit: number) =>
		offers
			.units(filter, { offset: 0, limit: limit + 1 })
			.filter(({ id }) => id !== unit.id)
			.slice(0, limit);
	const siblings = projectId ? othersOf({ projectId, kind, onOffer: true }, 3) : [];
	const alike = offers.alike(unit, most.alike);
	if (alike.length + siblings.length > 0) return { siblings, similar: alike, isAlike: true };
	const ofKind = othersOf({ deal, kind, onOffer: true }, 12);
	const found = ofKind.length > 0 ? ofKind : othersOf({ deal, onOffer: true }, 12);
	const near = found.filter(({ place }) => place.country === unit.place.country);
	const similar = (near.length > 0 ? near : found).slice(0, most.newest);
	return { siblings, similar, isAlike: false };
}
