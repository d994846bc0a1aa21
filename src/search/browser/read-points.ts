import type { Money, PriceBound } from '../../domain/price.ts';
import type { Point } from '../../domain/place.ts';
import type { UnitKind } from '../../domain/unit.ts';
import { readColumns } from '../columns.ts';
import { columnOf, type SearchIndex } from '../search-index.ts';

/** Degrees are whole numbers of this part of one: about a metre. */
export const degreeParts = 1e5;

/** A unit on the map. */
export interface MapPoint extends Point {
	readonly id: number;
	/** Absent for a price on request. */
	readonly price?: Money | undefined;
	/** What the price is of all that may be asked. */
	readonly bound?: PriceBound | undefined;
	/** What it costs each month; absent where nothing is known of that. */
	readonly monthly?: Money | undefined;
	/** Metres around the centre of a grid cell, for an address that is hidden. */
	readonly radius?: number | undefined;
	readonly reserved: boolean;
	readonly kind?: UnitKind | undefined;
	readonly city?: string | undefined;
	readonly district?: string | undefined;
}

interface Header {
	readonly currencies: readonly Money['currency'][];
	readonly bounds: readonly PriceBound[];
}

/**
 * Reads what `writePoints` has written, in steps. A unit that is only in one of both files, since they are of two
 * releases, is on no map.
 * @throws when it is of another version.
 */
export function* readPointsInSteps(
	bytes: Uint8Array,
	index: SearchIndex,
): Generator<void, MapPoint[]> {
	const { header, columns } = yield* readColumns<Header>(bytes);
	const at = (name: string) => columnOf({ columns }, name);
	const of = (name: string) => columnOf(index, name);
	const [lats, lngs, radii] = [at('lat'), at('lng'), at('radius')];
	const [otherCents, otherCurrencies] = [at('otherCents'), at('otherCurrency')];
	const [months, bounds] = [at('monthly'), at('bound')];
	const [cents, available, kinds, places] = [
		of('price'),
		of('onlyAvailable'),
		of('kind'),
		of('place'),
	];
	const rows = new Map(Array.from(of('id'), (id, row) => [id, row]));
	yield;
	const points = Array.from(at('id'), (id, place): MapPoint | undefined => {
		const row = rows.get(id);
		if (row === undefined) return undefined;
		const { city, district } = index.places[(places[row] ?? 0) - 1] ?? {};
		const currency = otherCents[place]
			? header.currencies[otherCurrencies[place] ?? 0]
			: index.currency;
		const amount = otherCents[place] || cents[row];
		const monthly = (months[place] ?? 0) * 100;
		return {
			id,
			lat: (lats[place] ?? 0) / degreeParts,
			lng: (lngs[place] ?? 0) / degreeParts,
			price: amount && currency ? { cents: amount, currency } : undefined,
			bound: header.bounds[(bounds[place] ?? 0) - 1],
			monthly: monthly && currency ? { cents: monthly, currency } : undefined,
			radius: radii[place] || undefined,
			reserved: available[row] === 0,
			kind: index.kinds[kinds[row] ?? -1],
			city,
			district,
		};
	});
	return points.filter((point) => point !== undefined);
}
