import {
	changesToJudge,
	type ChangedUnit,
	type Changes,
	type Outline,
} from '../../catalog/queries/changes-to-judge.ts';
import { catalogueHeader } from '../../catalog/store/header.ts';
import { attempt } from '../../domain/attempt.ts';
import { isDamage } from '../../sqlite/damage.ts';
import { isOnOffer } from '../../domain/status.ts';
import { locales, type Locale } from '../../domain/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { SiteLanguages } from './site-languages.ts';
import { readKeptBack, type KeptBack } from '../../release/kept-back.ts';
import type { OpenedRelease } from '../../release/release-folder.ts';
import { shownBy, type Shown } from '../../release/shown-by.ts';

/** What is live. */
export interface Live {
	/** The catalogue that lies beside the release. */
	readonly catalogue: string;
	/** The link to the release. */
	readonly current: string;
	/** The release, where it can be opened. */
	readonly release: OpenedRelease | undefined;
}

/** What a new catalogue changes, and whether the live release's own catalogue was there to compare with. */
export interface LiveChanges {
	readonly changes: Changes;
	readonly isKnown: boolean;
	/** Ids of projects that keep back their address, as far as only the live release tells it. */
	readonly hiddenProjects: readonly number[];
}

/**
 * Compares a catalogue with what is live. The catalogue that lies beside the live release may be missing, damaged
 * or another's: after a rollback, or when a build was killed in its last moment. Then the units that visitors
 * of the live release may ask about are what can be lost, and what it keeps back is what can come to light.
 */
export function changesOfLive({ catalogue, current, release }: Live, next: string): LiveChanges {
	const header = catalogueHeader(catalogue);
	const isOwn = release?.catalogue === undefined || release.catalogue === header?.checksum;
	const known = header && isOwn ? changesFrom(catalogue, next) : undefined;
	if (known) return { changes: known, isKnown: true, hiddenProjects: [] };
	const { stillOffered: _, ...changes } = changesToJudge(undefined, next);
	const before = release && shownBy(release);
	const keptBack = readKeptBack(current);
	return {
		changes: before ? since(before, changes, keptBack) : changes,
		isKnown: false,
		hiddenProjects: keptBack.projects,
	};
}

/**
 * Nothing when the live catalogue holds what makes no sense; what a database itself finds damaged is made good by
 * others.
 */
function changesFrom(live: string, next: string): Changes | undefined {
	try {
		return changesToJudge(live, next);
	} catch (error) {
		if (isDamage(error)) throw error;
		return undefined;
	}
}

/** The languages of the live site and those it is to have; nothing where no site is live. */
export function languagesSince(
	release: OpenedRelease | undefined,
	after: readonly Locale[],
): SiteLanguages | undefined {
	const hasHome = (locale: Locale) => release?.index.file(pathOf(locale, { kind: 'home' }));
	const before = attempt(() => locales.filter(hasHome)) ?? [];
	return before.length > 0 ? { before, after } : undefined;
}

/** A unit that is sold need not have had a page before, so it does not count as new. */
function since({ units, projects }: Shown, changes: Changes, keptBack: KeptBack): Changes {
	const now = new Set(changes.added.map(({ id }) => id));
	const gone = [...units]
		.filter(([id]) => !now.has(id))
		.map(([id, target]): Outline => ({ ...unseen, id, reference: target?.reference ?? '' }));
	const added = changes.added.filter(({ id, status }) => !units.has(id) && isOnOffer(status));
	return {
		...changes,
		before: units.size,
		gone,
		added,
		changed: cameToLight(changes.added, keptBack),
		projects: {
			added: changes.projects.added.filter((id) => !projects.includes(id)),
			gone: projects.filter((id) => !changes.projects.added.includes(id)),
			changed: [],
		},
	};
}

/** Units that tell what they did not, each beside what is known of it before. */
function cameToLight(units: readonly Outline[], keptBack: KeptBack): ChangedUnit[] {
	const [addresses, prices] = [new Set(keptBack.addresses), new Set(keptBack.prices)];
	return units.flatMap((after) => {
		const before = {
			...after,
			...(addresses.has(after.id) && { hidden: true }),
			...(prices.has(after.id) && { cents: null, currency: null }),
		};
		return before.hidden === after.hidden && before.cents === after.cents
			? []
			: [{ before, after }];
	});
}

const unseen = {
	digest: '',
	status: 'available',
	projectId: null,
	cents: null,
	currency: null,
	area: null,
	city: null,
	cover: null,
	titles: {},
	hidden: true,
} as const;
