import type { Point } from '../../domain/place.ts';

/** What the address says of the map. */
export interface MapAddress {
	readonly middle: Point;
	readonly zoom: number;
	/** Whether the map decides about the list. */
	readonly follows: boolean;
}

const form = /^#map=(\d\d?)\/(-?\d\d?(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)(&list=all)?$/;

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

let writing: ReturnType<typeof setTimeout> | undefined;

/** Brings a fragment into the address once the map has come to rest; without one, takes that of the map away at once. */
export function writeMapAddress(fragment?: string): void {
	clearTimeout(writing);
	if (fragment !== undefined) {
		writing = setTimeout(() => history.replaceState(history.state, '', fragment), 100);
	} else if (readMapAddress(location.hash)) {
		history.replaceState(history.state, '', location.pathname + location.search);
	}
}
