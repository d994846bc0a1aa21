import type { Outlines } from '../../catalog/queries/outlines.ts';
import {
	type OldAddress,
	type OwnerKey,
	type PageOwner,
	nameOf,
	type Departed,
} from '../../domain/address.ts';
import type { Site } from '../../domain/site.ts';
import { pathOf } from '../../i18n/paths.ts';
import { type RemovedRoute, removedRoutes, removedSince } from '../../plan/routes.ts';
import { resolveRedirects } from './settings-redirects.ts';

export interface DepartedOptions {
	readonly site: Pick<Site, 'locales' | 'defaultLocale' | 'soldPages' | 'goneMonths' | 'redirects'>;
	/** Of the catalogue that is about to be published. */
	readonly outlines: Outlines;
	/** May still name what has pages again. */
	readonly departedBefore: Departed;
	/** Units and projects that have had pages until now. */
	readonly had: readonly OwnerKey[];
	/** Of the live catalogue. */
	readonly before: Outlines | undefined;
	/** In milliseconds since 1970. */
	readonly now: number;
}

/** What a new release has to say of addresses without a page. */
interface OldPages {
	/** Pages for visitors of removed addresses. */
	readonly removedPages: readonly RemovedRoute[];
	oldAddresses(pages: {
		/** Paths of lists that have had a page until now. */
		readonly left: readonly string[];
		/** Whether a page stands at a path of the site. */
		readonly isPage: (path: string) => boolean;
	}): {
		/** At the addresses that the settings list. */
		readonly oldAddresses: readonly OldAddress[];
		readonly departed: Departed;
		/** One sentence for each redirect of the settings whose target is not there. */
		readonly notes: readonly string[];
	};
}

/** Finds what a build removes. Nothing is written: a build that fails has changed nothing. */
export function findDeparted({
	site,
	outlines,
	departedBefore,
	had,
	before,
	now,
}: DepartedOptions): OldPages {
	const present = new Set(pageOwners(outlines, site).map(nameOf));
	const departed = new Map(departedBefore.owners.map((each) => [nameOf(each.owner), each]));
	for (const key of had) {
		const name = nameOf(key);
		if (present.has(name)) continue;
		const owner = before && factsIn(before, key);
		departed.set(name, { owner: owner ?? departed.get(name)?.owner ?? key, removedAt: now });
	}
	for (const name of present) departed.delete(name);
	const owners = [...departed.values()];
	return {
		removedPages: removedRoutes(owners, removedSince(now, site.goneMonths)),
		oldAddresses({ left, isPage }) {
			const { oldAddresses, problems } = resolveRedirects(site.redirects, {
				isPage,
				departed: (key) => departed.get(nameOf(key))?.owner,
				pageOf: (key, locale) => {
					const { kind, id } = key;
					const owner = kind === 'unit' ? outlines.unit(id) : outlines.project(id);
					if (!owner || !present.has(nameOf(key))) return undefined;
					return pathOf(locale, { kind, id, title: owner.title });
				},
				site,
			});
			const lists = [...new Set([...departedBefore.lists, ...left])].filter(
				(path) => !isPage(path),
			);
			return { oldAddresses, departed: { owners, lists }, notes: problems };
		},
	};
}

/** Every unit and project that has pages. */
export function pageOwners(
	outlines: Pick<Outlines, 'unitIds' | 'offerIds' | 'projectIds'>,
	{ soldPages }: Pick<Site, 'soldPages'>,
): OwnerKey[] {
	const units = soldPages === 'keep' ? outlines.unitIds() : outlines.offerIds();
	return [
		...units.map((id) => ({ kind: 'unit' as const, id })),
		...outlines.projectIds().map((id) => ({ kind: 'project' as const, id })),
	];
}

/** The few facts of a unit or project by which something similar is found. */
function factsIn(outlines: Outlines, { kind, id }: OwnerKey): PageOwner | undefined {
	const unit = kind === 'unit' ? outlines.unit(id) : undefined;
	const { deal, city } = unit ?? (kind === 'project' ? outlines.project(id) : undefined) ?? {};
	return deal && { kind, id, deal, unitKind: unit?.kind, city };
}
