import type { Agency, AgencyRecord } from '../agency.ts';
import { demoAgency } from './agency.ts';
import { deskOf } from './desk/desk.ts';
import { taggedUnits, tags } from './desk/tags.ts';

/** The whole account of the demo agency as it is at a time: what it offers, and what lies on its desks. */
export function demoAccount(now: Date): Agency {
	return { ...demoAgency, ...deskOf(now), units: demoAgency.units.map(withTags) };
}

function withTags(unit: AgencyRecord): AgencyRecord {
	const carried = tags.groups.filter(({ id }) => taggedUnits[id]?.includes(unit.id));
	if (carried.length === 0) return unit;
	return { ...unit, group_ids: carried.map(({ id }) => id), property_groups: carried };
}
