import { demoAgency } from '../agency.ts';
import { cityFeatures } from './city-features.ts';
import { cityTiles } from './city-tiles.ts';
import { planeOf } from './city.ts';
import { hamburg } from './hamburg.ts';
import { leipzig } from './leipzig.ts';
import type { Spot } from './plane.ts';
import type { Tile } from './tile-archive.ts';
import { status } from '../statuses.ts';
import { valencia } from './valencia.ts';

const { acquisition, preparation, inactive } = status;
const internal = new Set<unknown>([acquisition, preparation, inactive]);
const cities = [leipzig, hamburg, valencia];
/** Metres from the centre of a city to its farthest address. */
const farthest = 30_000;

/** The invented maps of the demo's cities: the streets of its public addresses, and what else a city has. */
export function demoTiles(): Tile[] {
	const records = [...demoAgency.projects, ...demoAgency.units].flatMap(addressOf);
	return cities.flatMap((city): Tile[] => {
		const plane = planeOf(city);
		const found = records
			.map((record) => ({ ...record, spot: plane.spot(record) }))
			.filter(({ spot: [east, south] }) => Math.hypot(east, south) < farthest);
		const anchors = found.filter(({ isPublic }) => isPublic).toReversed();
		const rough = found.map(({ spot: [east, south] }): Spot => [roughly(east), roughly(south)]);
		const detail = [...new Map(rough.map((spot) => [String(spot), spot])).values()];
		const streets = [...new Map(anchors.map((anchor) => [anchor.street, anchor])).values()];
		const features = cityFeatures(city, { anchors: streets, detail });
		return cityTiles(features, { plane, detail });
	});
}

/** Where the agency has something, and whether visitors may know. */
function addressOf({
	street,
	lat,
	lng,
	hide_address,
	archived,
	property_status_id,
}: Record<string, unknown>) {
	if (typeof street !== 'string' || typeof lat !== 'number' || typeof lng !== 'number') return [];
	return [
		{
			street,
			lat,
			lng,
			isPublic: hide_address !== true && archived !== true && !internal.has(property_status_id),
		},
	];
}

/** In whole kilometres: how finely a map is drawn must not tell a hidden address. */
function roughly(metres: number): number {
	return Math.round(metres / 1_000) * 1_000;
}
