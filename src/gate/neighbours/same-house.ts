import { idList } from '../../domain/sentences/id-list.ts';
import type { Findings } from '../report.ts';
import type { UnitFacts } from './unit-facts.ts';

/**
 * Names units that show the address of a house which another unit hides: a house may be entered twice, for sale and
 * for rent, or its garage by itself. It is told and not hidden, because flats of one house may have different owners.
 * Units of one project are left to `hideWithSiblings`.
 * @param published without units whose street their project has taken off
 */
export function noteSameHouses(published: readonly UnitFacts[], findings: Findings): void {
	const known = published.filter(({ house }) => house !== undefined);
	const hiding = Map.groupBy(
		known.filter(({ house }) => house?.isHidden),
		({ house }) => house?.key,
	);
	const showing = Map.groupBy(
		known.filter(({ house }) => !house?.isHidden && hiding.has(house?.key)),
		({ house }) => house?.key,
	);
	for (const [key, shown] of showing) {
		const hidden = hiding.get(key) ?? [];
		const projects = new Set(hidden.map(({ member }) => member?.projectId));
		const telling = shown.filter(
			({ member }) => !member || projects.size > 1 || !projects.has(member.projectId),
		);
		if (telling.length > 0) findings.note(listed(hidden), sentence(hidden, telling));
	}
}

function sentence(hidden: readonly UnitFacts[], telling: readonly UnitFacts[]): string {
	const hide = hidden.length === 1 ? 'hides its address' : 'hide their address';
	const show = telling.length === 1 ? 'shows it' : 'show it';
	return `${hide}, and ${listed(telling)} of the same house ${show}; hide or show the address of all units of a house in the CRM`;
}

function listed(units: readonly UnitFacts[]): string {
	return `${units.length === 1 ? 'unit' : 'units'} ${idList(units.map(({ id }) => id))}`;
}
