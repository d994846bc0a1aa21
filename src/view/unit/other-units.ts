import { isLivedIn } from '../../domain/kind.ts';
import { otherSize } from '../../domain/listing.ts';
import { isOnOffer } from '../../domain/status.ts';
import { mainArea, type Unit } from '../../domain/unit.ts';

/** What the others of a page are looked for in; a catalogue has it. */
interface OffersToShow {
	/** Of the same project and kind. */
	siblings(unit: Unit, limit: number): Unit[];
	/** Not of the same project. */
	alike(unit: Unit, limit: number): Unit[];
	/** The same wherever they are. */
	alikeAnywhere(unit: Unit, limit: number): Unit[];
	units(
		filter: Pick<Unit, 'deal'> & { readonly onOffer: true },
		range: { readonly offset: number; readonly limit: number },
	): Unit[];
}

/**
 * Units on offer to show on a unit's page: those of its kind in its project, and similar ones, of its country if there are
 * any, or without `isAlike` what is new of its deal, about its size if there is any.
 */
export function otherUnits(unit: Unit, offers: OffersToShow) {
	const most = isOnOffer(unit.status) ? { alike: 3, other: 3 } : { alike: 6, other: 4 };
	const siblings = offers.siblings(unit, 3);
	const alike = offers.alike(unit, most.alike);
	if (alike.length + siblings.length > 0) return { siblings, similar: alike, isAlike: true };
	const anywhere = offers.alikeAnywhere(unit, 12);
	// Whoever looks at a parking space or an office is not helped by a flat, nor the other way round.
	const isAny = isLivedIn(unit.kind) || !isOnOffer(unit.status);
	const newest = isAny
		? offers
				.units({ deal: unit.deal, onOffer: true }, { offset: 0, limit: 24 })
				.filter(({ id, kind }) => id !== unit.id && isLivedIn(kind) === isLivedIn(unit.kind))
		: [];
	const sized = newest.filter((other) => isOfSize(other, unit));
	const isNear = ({ place }: Unit) => place.country === unit.place.country;
	const alikeFirst = [anywhere.filter(isNear), sized.filter(isNear), anywhere, sized];
	const choices = isOnOffer(unit.status)
		? [...alikeFirst, newest.filter(isNear), newest]
		: alikeFirst;
	const found = choices.findIndex(({ length }) => length > 0);
	return {
		siblings,
		similar: choices[found]?.slice(0, most.other) ?? [],
		isAlike: found === 0 || found === 2,
	};
}

/** Whether two units are of about the same size, as far as it is known. */
function isOfSize(one: Unit, other: Unit): boolean {
	const [a, b] = [mainArea(one), mainArea(other)];
	return !a || !b || Math.max(a, b) <= Math.min(a, b) * otherSize;
}
