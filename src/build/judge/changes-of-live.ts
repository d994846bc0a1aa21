import {
	changesToJudge,
	type ChangedUnit,
	type Changes,
	type Outline,
} from '../../catalog/queries/changes-to-judge.ts';
import { catalogueHeader } from '../../catalog/store/header.ts';
import { attempt } from '../../domain/attempt.ts';
import { isOnOffer } from '../../domain/status.ts';
import type { OpenedRelease } from '../../release/release-folder.ts';
import type { Shown } from '../../release/release-index.ts';
import { isDamage } from '../../storage/sqlite/damage.ts';

/** What a new catalogue changes, and whether that of the live release was there to compare with. */
interface LiveChanges {
	readonly changes: Changes;
	readonly isKnown: boolean;
}

/**
 * Compares a catalogue with that of the live release. Where that is missing, as after a rollback, or cannot be read, it
 * compares with what the release's index says visitors see.
 * @param catalogue of the live release
 * @param release the live release, where it can be opened
 */
export function changesOfLive(
	catalogue: string,
	release: Pick<OpenedRelease, 'index'> | undefined,
	next: string,
): LiveChanges {
	const known = catalogueHeader(catalogue) && changesFrom(catalogue, next);
	if (known) return { changes: known, isKnown: true };
	const { stillOffered: _, ...changes } = changesToJudge(undefined, next);
	const shown = release && attempt(() => release.index.shown());
	const references = new Map(
		(shown && attempt(() => release.index.targets()))
			?.filter(({ kind }) => kind === 'unit')
			.map(({ id, reference }) => [id, reference]),
	);
	return { changes: shown ? since(shown, changes, references) : changes, isKnown: false };
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

/** A unit that is sold need not have had a page before, so it does not count as new. */
function since(
	shown: readonly Shown[],
	changes: Changes,
	references: ReadonlyMap<number, string>,
): Changes {
	const of = (kind: Shown['kind']) =>
		new Map(shown.filter((each) => each.kind === kind).map((each) => [each.id, each]));
	const [units, projects] = [of('unit'), of('project')];
	const now = new Set(changes.added.map(({ id }) => id));
	return {
		...changes,
		before: units.size,
		removed: [...units.keys()]
			.filter((id) => !now.has(id))
			.map((id): Outline => ({ ...unknownUnit, id, reference: references.get(id) ?? '' })),
		added: changes.added.filter(({ id, status }) => !units.has(id) && isOnOffer(status)),
		changed: changes.added.flatMap((unit) => newlyRevealed(unit, units.get(unit.id))),
		projects: {
			added: changes.projects.added.filter((id) => !projects.has(id)),
			removed: [...projects.keys()].filter((id) => !changes.projects.added.includes(id)),
			changed: [],
			shown: changes.projects.shown.filter((id) => projects.get(id)?.address === false),
		},
	};
}

/** A unit that newly shows its address or price, with what is known of it before. */
function newlyRevealed(after: Outline, shown: Shown | undefined): ChangedUnit[] {
	if (!shown) return [];
	const before = {
		...after,
		...(!shown.address && { hidden: true }),
		...(!shown.price && { cents: null, currency: null }),
	};
	return before.hidden === after.hidden && before.cents === after.cents ? [] : [{ before, after }];
}

const unknownUnit = {
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
