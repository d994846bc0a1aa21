import { z } from 'zod';

const secure = { protocol: /^https$/, error: 'it must be an address that begins with https://' };
const file = { error: 'it must be the name of a file such as city.pmtiles' };
const inPlace = (part: string) => ({
	error: `it must hold ${part}, which stands for a part of the map`,
});

/** What maps are drawn from: plans of places when pages are made, and the map beside a list in the browser. */
export const MapTiles = z.discriminatedUnion('kind', [
	/** Vector tiles in one file of the company's, for plans and for the map, which loads it in parts. */
	z.strictObject({
		kind: z.literal('pmtiles'),
		/** In the company's folder, beside `config.ts`; it is published with the site. */
		file: z.string().regex(/^[\w.-]+\.pmtiles$/, file),
		/** Where another host has the same file for browsers; then it is not published with the site. */
		url: z.url(secure).optional(),
		/** Who made the map, as its licence asks for. */
		attribution: z.string().min(1),
	}),
	/** Pictures for the map from somebody else's server, who learns who looks at what: only after consent. */
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

/** Where browsers load them: an address within the site, or of another host. */
export function tileAddress(tiles: MapTiles): string {
	return tiles.kind === 'pmtiles' ? (tiles.url ?? `/maps/${tiles.file}`) : tiles.url;
}

/** Origin of another host that the browser has to be allowed to ask, if there is one. */
export function tileOrigin(tiles: MapTiles | undefined): string | undefined {
	if (tiles?.url === undefined) return undefined;
	return new URL(tiles.url.replaceAll(/[{}]/g, '')).origin;
}
