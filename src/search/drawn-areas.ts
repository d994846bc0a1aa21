import type { Point } from '../domain/place.ts';

/** The corners of an area that somebody has drawn, at least three. What its edge goes around twice lies outside. */
export type Area = readonly Point[];

/** Characters that all areas have in an address. */
const longest = 300;
export const mostAreas = 5;
/** Degrees are whole numbers of this part of one, as in the index. */
const parts = 1e5;
/** Beyond it the map shows nothing. */
const bounds = { lat: 85, lng: 180 };
/** Characters of the encoding that an address may not hold as they are. */
const unsafe = /[[\\\]^`{|}]/g;

/** Says areas in the letters of an encoded polyline with five digits, one after the other. */
export function writeAreas(areas: readonly Area[]): string {
	return areas.map(encode).join(',');
}

/** Areas as they stand in an address. */
export function areaFragment(text: string): string {
	return `area=${text.replaceAll(unsafe, encodeURIComponent)}`;
}

/** What a fragment such as `#map=12/51.3/12.4&area=…` says of areas, not yet validated; nothing is an empty text. */
export function areasIn(fragment: string): string {
	return new URLSearchParams(fragment.replace(/^#/, '')).get('area') ?? '';
}

/** Reads areas, which anybody may have written: those that are none are left out, and `isWhole` is false. */
export function readAreas(text: string): { readonly areas: Area[]; readonly isWhole: boolean } {
	const said = text === '' ? [] : text.split(',');
	const isShort = areaFragment(text).length <= 'area='.length + longest;
	const read = isShort ? said.slice(0, mostAreas).map(decode) : [];
	const areas = read.filter((area) => area !== undefined);
	return { areas, isWhole: areas.length === said.length };
}

/** Takes the least corners away until an address has room for all areas; nothing where triangles are too much for it. */
export function fitAreas(areas: readonly Area[]): Area[] | undefined {
	let fitted = [...areas];
	while (areas.length > mostAreas || !readAreas(writeAreas(fitted)).isWhole) {
		const [least] = fitted
			.flatMap((area, of) => (area.length > 3 ? { of, ...leastCorner(area) } : []))
			.toSorted((a, b) => a.size - b.size);
		if (!least) return undefined;
		fitted = fitted.map((area, at) => (at === least.of ? area.toSpliced(least.at, 1) : area));
	}
	return fitted;
}

/**
 * An area without the corners that make a smaller triangle with their neighbours than that, in square degrees: the
 * algorithm of Visvalingam and Whyatt.
 */
export function simplify(area: Area, size: number): Area {
	let corners = area;
	for (;;) {
		const least = leastCorner(corners);
		if (corners.length <= 3 || least.size >= size) return corners;
		corners = corners.toSpliced(least.at, 1);
	}
}

function leastCorner(area: Area): { readonly at: number; readonly size: number } {
	let least = { at: 0, size: Infinity };
	for (const [at, corner] of area.entries()) {
		const size = triangle(area.at(at - 1), corner, area[(at + 1) % area.length]);
		if (size < least.size) least = { at, size };
	}
	return least;
}

/** Its size in square degrees. */
function triangle(a: Point | undefined, b: Point, c: Point | undefined): number {
	if (!a || !c) return 0;
	return Math.abs((b.lat - a.lat) * (c.lng - a.lng) - (c.lat - a.lat) * (b.lng - a.lng)) / 2;
}

function encode(area: Area): string {
	let [lat, lng] = [0, 0];
	let text = '';
	for (const corner of area) {
		const next = { lat: Math.round(corner.lat * parts), lng: Math.round(corner.lng * parts) };
		text += encodeNumber(next.lat - lat) + encodeNumber(next.lng - lng);
		({ lat, lng } = next);
	}
	return text;
}

function encodeNumber(number: number): string {
	let rest = number < 0 ? ~(number << 1) : number << 1;
	let text = '';
	for (; rest >= 32; rest >>= 5) text += String.fromCharCode((rest & 31) + 32 + 63);
	return text + String.fromCharCode(rest + 63);
}

/** Nothing where it is no area: a line encloses nothing. */
function decode(text: string): Area | undefined {
	const steps = decodeNumbers(text);
	if (!steps || steps.length % 2 > 0) return undefined;
	let [lat, lng] = [0, 0];
	const area: Point[] = [];
	for (let at = 0; at < steps.length; at += 2) {
		lat += steps[at] ?? 0;
		lng += steps[at + 1] ?? 0;
		area.push({ lat: lat / parts, lng: lng / parts });
	}
	const isOnMap = area.every(
		(corner) => Math.abs(corner.lat) <= bounds.lat && Math.abs(corner.lng) <= bounds.lng,
	);
	const least = 0.5 / parts ** 2;
	const [first] = area;
	const encloses = area.some((b, at) => triangle(first, b, area[at + 1] ?? first) >= least * 0.99);
	return isOnMap && area.length >= 3 && encloses ? area : undefined;
}

function decodeNumbers(text: string): number[] | undefined {
	const numbers: number[] = [];
	let [sum, shift] = [0, 0];
	for (const letter of text) {
		const bits = letter.charCodeAt(0) - 63;
		// No coordinate has more than six letters.
		if (bits < 0 || bits > 63 || shift > 25) return undefined;
		sum |= (bits & 31) << shift;
		shift += 5;
		if (bits >= 32) continue;
		numbers.push(sum & 1 ? ~(sum >> 1) : sum >> 1);
		[sum, shift] = [0, 0];
	}
	return shift === 0 ? numbers : undefined;
}
