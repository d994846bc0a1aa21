import type { Project as WireProject } from '../../../crm/contract/project.ts';
import type { Unit as WireUnit } from '../../../crm/contract/unit.ts';
import type { Point } from '../../../domain/place.ts';
import { degrees, type Numeric } from './number.ts';

/** The fields in which units and projects state where they are. */
export interface WireAddress {
	readonly street?: string | null | undefined;
	readonly house_number?: string | null | undefined;
	readonly zip_code?: string | null | undefined;
	readonly city?: string | null | undefined;
	readonly sublocality_level_1?: string | null | undefined;
	readonly district?: string | null | undefined;
	readonly region?: string | null | undefined;
	readonly country?: string | null | undefined;
	readonly lat?: Numeric;
	readonly lng?: Numeric;
}

/** Whether the address of a unit or project must stay hidden: only an explicit `false` reveals it. */
export function hidesAddress({
	hide_address,
}: {
	hide_address?: boolean | null | undefined;
}): boolean {
	return hide_address !== false;
}

/** The named fields of an address, and nothing beside them. */
export function wireAddressOf(wire: WireUnit) {
	const { street, house_number, zip_code, city, sublocality_level_1, district, region } = wire;
	const { country, lat, lng } = wire;
	return {
		street,
		house_number,
		zip_code,
		city,
		sublocality_level_1,
		district,
		region,
		country,
		lat,
		lng,
	};
}

/** The address lines that accounts send beside the parts; needed only to know what must not be told. */
export function addressLines(wire: WireUnit | WireProject): unknown[] {
	return [wire['address'], wire['short_address'], wire['lp_address']];
}

/** The point an account has set; 0/0 and half a point are none. */
export function pointOf({ lat, lng }: WireAddress): Point | undefined {
	const point = { lat: degrees(lat), lng: degrees(lng) };
	if (point.lat === undefined || point.lng === undefined) return undefined;
	if (Math.abs(point.lat) > 90 || Math.abs(point.lng) > 180) return undefined;
	return { lat: point.lat, lng: point.lng };
}
