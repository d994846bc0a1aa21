import { CRS, GridLayer, point, type Coords } from 'leaflet';
import type { SchematicCity } from '../../domain/schematic.ts';
import { cityPlan, type CityPlan } from '../../map/city-plan.ts';
import { drawSheet, type Layer } from '../../map/draw.ts';
import { cityNear } from '../../map/location-plan.ts';
import type { Frame, Spot } from '../../map/plane.ts';

const namespace = 'http://www.w3.org/2000/svg';
/** Pixels of a tile's side, and how many units the drawing has in each. */
const [side, fine] = [256, 2];

/** Plans of cities as the ground of a map: each tile is drawn when it is seen, and none is loaded. */
export function schematicGround(cities: readonly SchematicCity[]): GridLayer {
	return new SchematicGround(cities);
}

class SchematicGround extends GridLayer {
	readonly #cities: readonly SchematicCity[];
	readonly #plans: ReadonlyMap<SchematicCity, CityPlan>;

	constructor(cities: readonly SchematicCity[]) {
		super({ tileSize: side, updateWhenZooming: false });
		// Around the places a plan is made for, the land goes on.
		this.#cities = cities.map((city) => ({ ...city, kilometres: 60 }));
		this.#plans = new Map(this.#cities.map((city) => [city, cityPlan(city)]));
	}

	protected override createTile({ x, y, z }: Coords): HTMLElement {
		const tile = document.createElement('div');
		const corner = (across: number, down: number) =>
			CRS.EPSG3857.pointToLatLng(point((x + across) * side, (y + down) * side), z);
		const city = cityNear(corner(0.5, 0.5), this.#cities);
		const plan = city && this.#plans.get(city);
		if (!plan) return tile;
		const [west, north] = plan.plane.spot(corner(0, 0));
		const [east, south] = plan.plane.spot(corner(1, 1));
		tile.append(drawing(plan, { west, north, east, south }));
		return tile;
	}
}

function drawing(plan: CityPlan, { west, north, east, south }: Frame): SVGElement {
	const units = side * fine;
	const [across, down] = [units / (east - west), units / (south - north)];
	const scale = {
		place: ([x, y]: Spot): Spot => [(x - west) * across, (y - north) * down],
		unitsPerMetre: across,
	};
	// A street more on each side: nothing is cut where two tiles meet.
	const seen = { west: west - 60, north: north - 60, east: east + 60, south: south + 60 };
	const largest = fineness(fine / across);
	const sheet = plan.sheet(seen, { largest });
	const svg = document.createElementNS(namespace, 'svg');
	svg.setAttribute('viewBox', `0 0 ${units} ${units}`);
	const land: Layer[] =
		largest === 'coarse' ? [{ look: 'built', path: `M0 0h${units}v${units}H0z` }] : [];
	for (const { look, path, stroke } of [...land, ...drawSheet(sheet, scale)]) {
		const drawn = document.createElementNS(namespace, 'path');
		drawn.setAttribute('class', stroke === undefined ? look : `${look} line`);
		if (stroke !== undefined)
			drawn.setAttribute('stroke-width', String(Math.max(stroke, look === 'street' ? 2 : 4)));
		drawn.setAttribute('d', path);
		svg.append(drawn);
	}
	return svg;
}

/** Square metres from which on a block is divided, by the metres of a pixel. */
function fineness(metresPerPixel: number): number | 'coarse' {
	if (metresPerPixel < 3.2) return 8_500;
	return metresPerPixel < 6.5 ? 30_000 : 'coarse';
}
