import type { Project as WireProject } from '../../crm/contract/project.ts';
import type { Unit as WireUnit } from '../../crm/contract/unit.ts';
import type { Point } from '../../domain/place.ts';
import { countryCode, liesIn } from './country.ts';
import { degrees, type Numeric } from './number.ts';
import { setWords } from './set-words.ts';

const houseFields = ['street', 'house_number', 'zip_code', 'city'] as const;
const areaFields = ['sublocality_level_1', 'district', 'region', 'country'] as const;
const pointFields = ['lat', 'lng'] as const;

/** The fields in which units and projects state where they are. */
export type WireAddress = {
	readonly [Field in (typeof houseFields | typeof areaFields)[number]]?: string | null | undefined;
} & { readonly [Field in (typeof pointFields)[number]]?: Numeric };

/** Whether the address of a unit or project must stay hidden: only an explicit `false` reveals it. */
export function hidesAddress(wire: { hide_address?: boolean | null | undefined }): boolean {
	return wire.hide_address !== false;
}

/** The named fields of an address, and nothing beside them. */
export function wireAddressOf(wire: WireAddress): WireAddress {
	return Object.fromEntries(
		[...houseFields, ...areaFields, ...pointFields].map((field) => [field, wire[field]]),
	);
}

/** The address lines that accounts send beside the parts; needed only to know which words to hide. */
export function addressLines(wire: WireUnit | WireProject): unknown[] {
	return [wire['address'], wire['short_address'], wire['lp_address']];
}

/**
 * The point an account has set; 0/0 is none. Degrees whose dot was lost, such as 50969312, are those
 * that lie in the country, if only one place of the dot gives such.
 */
export function readPoint({
	lat,
	lng,
	country,
}: Pick<WireAddress, 'lat' | 'lng' | 'country'>): Point | 'unclear' | undefined {
	const [lats, lngs] = [degreesOf(lat, 90), degreesOf(lng, 180)];
	// What could not be read at all is named already.
	if (lat === undefined || lng === undefined) return undefined;
	if (!lats || !lngs) return lats || lngs ? 'unclear' : undefined;
	const points = lats.flatMap((each) => lngs.map((other) => ({ lat: each, lng: other })));
	const [point, ...others] =
		points.length === 1 ? points : points.filter((each) => liesIn(countryCode(country), each));
	return point && others.length === 0 ? point : 'unclear';
}

/** What degrees may be meant; nothing where none are set. */
function degreesOf(raw: Numeric, most: number): number[] | undefined {
	const isParted = typeof raw === 'string' && /^-?\d{1,3}(?:\.\d{3}){2,}$/.test(raw.trim());
	const text = typeof raw === 'string' && isParted ? raw.replaceAll('.', '') : raw;
	const value = degrees(text);
	if (value === undefined) return setWords(raw) === undefined || Number(raw) === 0 ? undefined : [];
	if (Math.abs(value) <= most) return [value];
	if (!Number.isInteger(value)) return [];
	return Array.from({ length: 15 }, (_, at) => value / 10 ** (at + 1)).filter(
		(each) => Math.abs(each) <= most,
	);
}

/** The same where it is certain. */
export function pointOf(address: WireAddress): Point | undefined {
	const point = readPoint(address);
	return point === 'unclear' ? undefined : point;
}
