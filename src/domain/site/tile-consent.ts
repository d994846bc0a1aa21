/**
 * Under which name a visitor allows the pictures of a map for good, which come from somebody else's server; apart from
 * `MapTiles` so that browsers need no schemas.
 * @param url their address, with `{z}`, `{x}` and `{y}` in it
 */
export function tileConsent(url: string): string {
	return `map-${new URL(url.replaceAll(/[{}]/g, '')).hostname}`;
}
