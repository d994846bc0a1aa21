import type { Outlines, ProjectOutline, UnitOutline } from '../catalog/queries/outlines.ts';
import type { PageOwner } from '../domain/address.ts';
import type { Site } from '../domain/site.ts';
import { hasPage } from '../domain/status.ts';
import type { OwnerKey } from './address-ledger.ts';

type Rules = Pick<Site, 'soldPages'>;

/** Every unit and project that has pages. */
export function pageOwners(outlines: Outlines, rules: Rules): PageOwner[] {
	return [
		...outlines.units().flatMap((unit) => unitOwner(unit, rules) ?? []),
		...outlines.projects().map(projectOwner),
	];
}

/** The same of some, and who of them has no pages. */
export function pageOwnersOf(
	keys: Iterable<OwnerKey>,
	{ outlines, ...rules }: Rules & { readonly outlines: Outlines },
): { readonly present: PageOwner[]; readonly removed: OwnerKey[] } {
	const present: PageOwner[] = [];
	const removed: OwnerKey[] = [];
	for (const key of keys) {
		const unit = key.kind === 'unit' ? outlines.unit(key.id) : undefined;
		const project = key.kind === 'project' ? outlines.project(key.id) : undefined;
		const owner = unit ? unitOwner(unit, rules) : project && projectOwner(project);
		if (owner) present.push(owner);
		else removed.push(key);
	}
	return { present, removed };
}

function unitOwner(unit: UnitOutline, rules: Rules): PageOwner | undefined {
	const { id, deal, kind: unitKind, city, status } = unit;
	return hasPage(status, rules) ? { kind: 'unit', id, deal, unitKind, city } : undefined;
}

function projectOwner({ id, deal, city }: ProjectOutline): PageOwner {
	return { kind: 'project', id, deal, city };
}
