import { z } from 'zod';

const secure = { protocol: /^https$/, error: 'it must be an address that begins with https://' };
const file = { error: 'it must be a path such as /maps/city.pmtiles, or begin with https://' };
const inPlace = (part: string) => ({
	error: `it must hold ${part}, which stands for a part of the map`,
});

/** Where the ground of the map beside a list comes from when it is not drawn by ourselves. */
export const MapTiles = z.discriminatedUnion('kind', [
	/** Vector tiles in one file that the company hosts, loaded in parts. */
	z.strictObject({
		kind: z.literal('pmtiles'),
		/** Path within the site, such as `/maps/city.pmtiles`, or the whole address of another host. */
		url: z.union([z.string().regex(/^\/[^/]/, file), z.url({ ...secure, ...file })], file),
		/** Who made the map, as its licence asks for. */
		attribution: z.string().min(1),
	}),
	/** Pictures from somebody else's server, who learns who looks at which map: only after consent. */
	z.strictObject({
		kind: z.literal('xyz'),
		/** Address with `{z}`, `{x}` and `{y}` in it. */
		url: z
			.url(secure)
			.regex(/\{z\}/, inPlace('{z}'))
			.regex(/\{x\}/, inPlace('{x}'))
			.regex(/\{y\}/, inPlace('{y}')),
		attribution: z.string().min(1),
		/** Who serves them, as the visitor is asked. */
		provider: z.string().min(1),
		/** Where the provider says what becomes of data. */
		privacy: z.url(secure),
		maximumZoom: z.int().min(1).max(22).default(19),
	}),
]);
export type MapTiles = z.infer<typeof MapTiles>;

/** Origin of another host that the browser has to be allowed to ask, if there is one. */
export function tileOrigin(tiles: MapTiles | undefined): string | undefined {
	if (tiles === undefined || tiles.url.startsWith('/')) return undefined;
	return new URL(tiles.url.replaceAll(/[{}]/g, '')).origin;
}

/** Whether there is a map beside lists: only where there is something to put the pins on. */
export function hasListingMap(map: {
	readonly schematic: readonly unknown[];
	readonly tiles?: MapTiles | undefined;
}): boolean {
	return map.schematic.length > 0 || map.tiles !== undefined;
}
