import type { Outlines, ProjectOutline, UnitOutline } from '../../catalog/outlines.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Site } from '../../domain/site.ts';
import { hasPage } from '../../domain/status.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { OwnerKey, Present } from './address-ledger.ts';

type Rules = Pick<Site, 'locales' | 'soldPages'>;

/** Every unit and project that has pages, and where they stand. */
export function pageOwners(outlines: Outlines, rules: Rules): Present[] {
	return [
		...outlines.units().flatMap((unit) => unitOwner(unit, rules) ?? []),
		...outlines.projects().map((project) => projectOwner(project, rules)),
	];
}

/** The same of some, and who of them has no pages. */
export function pageOwnersOf(
	keys: Iterable<OwnerKey>,
	{ outlines, ...rules }: Rules & { readonly outlines: Outlines },
): { readonly present: Present[]; readonly removed: OwnerKey[] } {
	const present: Present[] = [];
	const removed: OwnerKey[] = [];
	for (const key of keys) {
		const unit = key.kind === 'unit' ? outlines.unit(key.id) : undefined;
		const project = key.kind === 'project' ? outlines.project(key.id) : undefined;
		const owner = unit ? unitOwner(unit, rules) : project && projectOwner(project, rules);
		if (owner) present.push(owner);
		else removed.push(key);
	}
	return { present, removed };
}

function unitOwner(unit: UnitOutline, rules: Rules): Present | undefined {
	const { id, deal, kind: unitKind, city, title, status, showsStreet, showsPrice } = unit;
	if (!hasPage(status, rules)) return undefined;
	return {
		owner: { kind: 'unit', id, deal, unitKind, city },
		addresses: rules.locales.map((locale) => address(locale, { kind: 'unit', id, title })),
		shown: { street: showsStreet, price: showsPrice },
	};
}

function projectOwner({ id, deal, city, title }: ProjectOutline, rules: Rules): Present {
	return {
		owner: { kind: 'project', id, deal, city },
		addresses: rules.locales.map((locale) => address(locale, { kind: 'project', id, title })),
		shown: { street: true, price: true },
	};
}

function address(locale: Locale, route: Parameters<typeof pathOf>[1]) {
	return { locale, path: pathOf(locale, route) };
}
