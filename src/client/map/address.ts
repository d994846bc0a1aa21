import type { Point } from '../../domain/place.ts';
import { areaFragment, areasIn } from '../../search/drawn-areas.ts';

/** What the address says of the map. */
export interface MapAddress {
	readonly middle: Point;
	readonly zoom: number;
	/** Whether the map decides about the list. */
	readonly follows: boolean;
}

const form = /^#map=(\d\d?)\/(-?\d\d?(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)(&list=all)?(?=&area=|$)/;

/** Reads the fragment of an address, such as `#map=13/51.3397/12.3731`; nothing where it says nothing of a map. */
export function readMapAddress(fragment: string): MapAddress | undefined {
	const [, zoom, lat, lng, all] = form.exec(fragment) ?? [];
	if (zoom === undefined) return undefined;
	return { middle: { lat: Number(lat), lng: Number(lng) }, zoom: Number(zoom), follows: !all };
}

/** The fragment that says this: the part of an address that no server is told. */
export function mapFragment({ middle: { lat, lng }, zoom, follows }: MapAddress): string {
	return `#map=${zoom}/${lat.toFixed(4)}/${lng.toFixed(4)}${follows ? '' : '&list=all'}`;
}

/** A fragment that says of the map what another one says, and these areas. */
export function withAreas(fragment: string, areas = ''): string {
	const [map = ''] = form.exec(fragment) ?? [];
	if (!areas) return map;
	return `${map ? `${map}&` : '#'}${areaFragment(areas)}`;
}

/** The address of a list without what its map shows. */
export function listAddress(): string {
	return location.pathname + location.search + areasIn(location.hash);
}

let writing: ReturnType<typeof setTimeout> | undefined;

/** Brings a fragment into the address once the map has come to rest; without one, takes that of the map away at once. */
export function writeMapAddress(fragment?: string): void {
	clearTimeout(writing);
	const write = () => {
		const { pathname, search, hash } = location;
		const here = withAreas(fragment ?? '', areasIn(hash));
		history.replaceState(history.state, '', pathname + search + here);
	};
	if (fragment !== undefined) writing = setTimeout(write, 100);
	else if (readMapAddress(location.hash)) write();
}
