/** Hosts whose addresses show a place by themselves, with any host beneath them. */
const map =
	'(?:[\\w-]{1,40}\\.){0,3}(?:(?:maps?|earth)\\.[^/\\s]{1,60}|google\\.[^/\\s]{1,20}/maps|goo\\.gl/maps|g\\.page' +
	'|openstreetmap\\.org|osm\\.org|bing\\.com/maps|waze\\.com|plus\\.codes|mapy\\.(?:cz|com)' +
	'|what3words\\.com|w3w\\.co|here\\.com|s\\.geo\\.admin\\.ch)';

const link = new RegExp(`^https?://${map}`, 'i');

/** Whether a link leads to a map. */
export function isMapAddress(url: string): boolean {
	return link.test(url) || hasPoint.test(url);
}

/** `?lat=51.3`, or `?E=2600000&N=1200000` as Swiss maps have it. */
const hasPoint = /[?&#](?:ll|lat(?:itude)?|lng|lon(?:gitude)?)=-?\d|[?&#]E=\d[^#]*[?&]N=\d/i;

/** Finds such an address in a text. */
export const mapAddress = new RegExp(
	`(?<![\\p{L}\\d.-])(?:https?://)?${map}(?![\\p{L}\\d.-])[^\\s<>"]*`,
	'giu',
);
