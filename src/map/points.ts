import type { Point } from '../domain/place.ts';
import type { Placed } from '../domain/placed.ts';
import type { SchematicCity } from '../domain/schematic.ts';

/** Version of the format; a browser that knows another one shows no map. */
const pointsFormat = 1;

/** A unit on the map, without anything that depends on a language. */
export interface MapPoint extends Point {
	readonly id: number;
	/** In the currency; absent for a price on request, which is in no file. */
	readonly price?: number | undefined;
	readonly currency?: string | undefined;
	/** Metres around the centre of a grid cell, for a place that is not told. */
	readonly radius?: number | undefined;
	readonly reserved: boolean;
	readonly kind: string;
	readonly city?: string | undefined;
	readonly district?: string | undefined;
}

/** What of a unit is in the file of points. */
export function pointOf({ cents, status, ...placed }: Placed): MapPoint {
	const { id, lat, lng, radius, currency, kind, city, district } = placed;
	const price = cents === undefined ? undefined : cents / 100;
	const reserved = status === 'reserved';
	return { id, lat, lng, radius, price, currency, reserved, kind, city, district };
}

/** Degrees are whole numbers of this part of one: about a metre. */
const part = 1e5;

/**
 * Points, and the cities whose plans lie below them, as JSON in columns, which compress to a third of what records
 * would. Everything is in the order of the ids, which tells nothing of what a price or a place may be that is not
 * there.
 */
export function writePoints(
	points: readonly MapPoint[],
	cities: readonly SchematicCity[] = [],
): string {
	const sorted = points.toSorted((a, b) => a.id - b.id);
	const words = new Map<string, number>();
	const word = (text = '') => {
		const known = words.get(text);
		if (known !== undefined) return known;
		words.set(text, words.size);
		return words.size - 1;
	};
	const columns = {
		id: steps(sorted.map(({ id }) => id)),
		lat: steps(sorted.map(({ lat }) => Math.round(lat * part))),
		lng: steps(sorted.map(({ lng }) => Math.round(lng * part))),
		radius: sorted.map(({ radius = 0 }) => Math.round(radius)),
		price: sorted.map(({ price }) => price ?? null),
		reserved: sorted.map(({ reserved }) => Number(reserved)),
		currency: sorted.map(({ currency }) => word(currency)),
		kind: sorted.map(({ kind }) => word(kind)),
		city: sorted.map(({ city }) => word(city)),
		district: sorted.map(({ district }) => word(district)),
	};
	return JSON.stringify({ format: pointsFormat, cities, words: [...words.keys()], ...columns });
}

/** @throws when the text is not what `writePoints` has written. */
export function readPoints(text: string): {
	readonly points: MapPoint[];
	readonly cities: readonly SchematicCity[];
} {
	const { format, words, cities, ...columns }: Written = JSON.parse(text);
	if (format !== pointsFormat)
		throw new Error(`Points have format ${format}, not ${pointsFormat}.`);
	const [ids, lats, lngs] = [sums(columns.id), sums(columns.lat), sums(columns.lng)];
	const word = (column: readonly number[], at: number) => words[column[at] ?? -1] || undefined;
	const points = ids.map((id, at) => ({
		id,
		lat: (lats[at] ?? 0) / part,
		lng: (lngs[at] ?? 0) / part,
		radius: columns.radius[at] || undefined,
		price: columns.price[at] ?? undefined,
		currency: word(columns.currency, at),
		reserved: columns.reserved[at] === 1,
		kind: word(columns.kind, at) ?? '',
		city: word(columns.city, at),
		district: word(columns.district, at),
	}));
	return { points, cities };
}

interface Written extends Readonly<
	Record<
		'id' | 'lat' | 'lng' | 'radius' | 'reserved' | 'currency' | 'kind' | 'city' | 'district',
		readonly number[]
	>
> {
	readonly format: number;
	readonly cities: readonly SchematicCity[];
	readonly words: readonly string[];
	readonly price: readonly (number | null)[];
}

/** Each number but the first as the difference to the one before. */
function steps(numbers: readonly number[]): number[] {
	return numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
}

function sums(differences: readonly number[]): number[] {
	let sum = 0;
	return differences.map((difference) => (sum += difference));
}
