import { idList } from '../../domain/sentences/counted.ts';
import { isOnOffer } from '../../domain/status.ts';
import type { Outline, ChangedUnit, Changes } from '../../catalog/queries/changes-to-judge.ts';
import type { Site } from '../../domain/site.ts';

export interface Losses extends Disclosures {
	/** Changed units that had a description and have none. */
	readonly undescribed: readonly Outline[];
	/** Photos that the live site shows or that were read for it, and those that an outage of their host removes. */
	readonly images: { readonly wanted: number; readonly failed: number };
	/** Ids of units that have photos in the CRM, none of which can ever be read. */
	readonly unreadable?: ReadonlySet<number>;
	/** Statuses that src/company/config.ts does not know, with the units that have them. */
	readonly unknownStatuses: readonly { readonly status: string; readonly ids: readonly number[] }[];
	/** How many units may go in this one build, because somebody looked and said so. */
	readonly acceptRemovals?: number | undefined;
	/** Units whose own losses are meant, because somebody has named them: at most `mostMeant`. */
	readonly meant?: ReadonlySet<number> | undefined;
	/** Whether a build may read only the units that somebody names. */
	readonly mayName?: boolean;
}

/** So few units are named one by one; more may be what an accident has changed. */
export const mostMeant = 10;

/** Why a catalogue may not replace the live one, in one sentence without its full stop. */
export interface Reason {
	readonly sentence: string;
	/** What it names that is removed from the site, or that the CRM may not have sent everything. */
	readonly about?:
		'units' | 'reading' | { readonly what: 'price' | 'photos'; readonly ids: readonly number[] };
}

export type LossVerdict =
	| { readonly publish: true }
	/** `reason` is all the reasons as one text. */
	| { readonly publish: false; readonly reason: string; readonly reasons: readonly Reason[] };

/**
 * Decides whether a catalogue that is complete in itself may replace the live one: a feed that breaks
 * shows as units, photos or values that go missing all at once, or as hidden facts that are revealed all at once.
 */
export function guardLosses(losses: Losses): LossVerdict {
	const removed = [unknownStatuses, nothingLeft, removals, emptiedProjects].flatMap((rule) =>
		rule(losses).map((sentence): Reason => ({ sentence, about: 'units' })),
	);
	const others = [...failedImages(losses), ...disclosures(losses)];
	const reasons = [...removed, ...lostValues(losses), ...others.map((sentence) => ({ sentence }))];
	if (reasons.length === 0) return { publish: true };
	const sentences = reasons.map(({ sentence }) => sentence).join('. ');
	return { publish: false, reason: `${sentences}. Nothing was published.`, reasons };
}

/** At any size: an empty site is a feed that broke, until somebody says otherwise. */
function nothingLeft(losses: Losses): string[] {
	const { before, after } = losses.changes;
	if (isAccepted(losses) || after > 0 || before === 0) return [];
	return [
		`No unit would be left of the ${before} that are published: if that is meant, build once with --accept-removals ${losses.changes.removed.length}`,
	];
}

/** How many units may be removed from so many before it takes a word of somebody. */
function mostRemovals({ changes: { before }, limits: { removed } }: Losses): number {
	if (before < removed.floor) return before;
	return Math.min(Math.floor(before * removed.share), removed.units);
}

/** What goes for want of a status alone is no matter to accept: with the status named it stays. */
function isAccepted({ changes, unknownStatuses: found, acceptRemovals }: Losses): boolean {
	const unknown = new Set(found.flatMap(({ ids }) => ids));
	return (
		acceptRemovals === changes.removed.length ||
		(changes.removed.length > 0 && changes.removed.every(({ id }) => unknown.has(id)))
	);
}

function removals(losses: Losses): string[] {
	const { changes, acceptRemovals } = losses;
	const removed = changes.removed.length;
	if (isAccepted(losses) || unmeant(changes.removed, losses).length <= mostRemovals(losses))
		return [];
	const instead =
		acceptRemovals === undefined ? '' : `, not the ${acceptRemovals} that were accepted`;
	return [
		`${removed} of ${changes.before} published units would be removed${instead} (${named(changes.removed)}), and ${mostRemovals(losses)} may: look in the CRM whether that is meant, and if so build once with --accept-removals ${removed}`,
	];
}

/** A project goes with its last unit, or by itself where the CRM archives it or does not list it. */
function emptiedProjects(losses: Losses): string[] {
	const { projects, removed, changed } = losses.changes;
	if (isAccepted(losses)) return [];
	const lost = projects.removed.filter((id) => {
		const isOf = ({ projectId }: Outline) => projectId === id;
		const units = removed.filter(isOf);
		const stayed = changed.filter(({ before }) => isOf(before)).map(({ before }) => before);
		const isMeant = unmeant([...units, ...stayed], losses).length < units.length + stayed.length;
		return !isMeant || unmeant(units, losses).length > 0;
	});
	if (lost.length === 0) return [];
	const which = `${lost.length === 1 ? 'Project' : 'Projects'} ${idList(lost)}`;
	const isOfLost = ({ projectId }: Outline) => lost.some((id) => id === projectId);
	const staysApart = !removed.some(isOfLost) && changed.some(({ before }) => isOfLost(before));
	const what = staysApart
		? `would be removed, though the units stay`
		: 'would have no published unit left';
	return [
		`${which} ${what}: if that is meant, build once with --accept-removals ${removed.length}`,
	];
}

/** Only what was public before counts: units that are still being prepared have such statuses every day. */
function unknownStatuses({ changes, unknownStatuses: found }: Losses): string[] {
	const removed = new Set(changes.removed.map(({ id }) => id));
	return found.flatMap(({ status, ids }) => {
		const lost = ids.filter((id) => removed.has(id));
		if (lost.length === 0) return [];
		const units = lost.length === 1 ? 'Unit' : 'Units';
		return [
			`${units} ${idList(lost)} would be removed, because src/company/config.ts does not know the status "${status}": name it there under \`statuses\`, under \`internal\` if it is not public`,
		];
	});
}

/** Sold units lose their price and more by design, so only units still on offer count. */
function lostValues(losses: Losses): Reason[] {
	const { changes, undescribed, unreadable, limits, mayName } = losses;
	const { before, removed, stillOffered: kept = before - removed.length } = changes;
	const { floor } = limits.removed;
	if (before < floor) return [];
	const changed = changes.changed.filter(({ after }) => isOnOffer(after.status));
	const values = {
		price: ({ cents }: Outline) => cents !== null,
		area: ({ area }: Outline) => area !== null,
		title: ({ titles }: Outline) => Object.keys(titles).length > 0,
		town: ({ city }: Outline) => city !== null,
		photos: ({ id, cover }: Outline) => cover !== null || unreadable?.has(id) === true,
	};
	const losing = Object.entries(values).map(([name, has]) => {
		const lost = changed.filter((unit) => has(unit.before) && !has(unit.after));
		return { name, all: lost.map(({ after }) => after) };
	});
	const described = undescribed.filter(({ status }) => isOnOffer(status));
	return [...losing, { name: 'description', all: described }].flatMap(({ name, all }): Reason[] => {
		const lost = unmeant(all, losses);
		if (lost.length <= Math.max(kept, floor) * limits.losing) return [];
		const ids = lost.map(({ id }) => id);
		const few = `build these units with \`npm run build -- --units ${ids.join(',')}\`, or `;
		const meant = mayName && ids.length <= mostMeant ? few : '';
		const sentence = `${lost.length} of ${kept} units would lose their ${name} (${idList(ids)}): look in the CRM whether that is meant, and if so ${meant}raise \`guard.losing\` in src/company/config.ts`;
		if (name !== 'price' && name !== 'photos') return [{ sentence }];
		return [{ sentence, about: { what: name, ids } }];
	});
}

function failedImages({ images: { wanted, failed }, limits }: Losses): string[] {
	if (failed <= Math.max(wanted * limits.failedImages, limits.removed.floor)) return [];
	return [
		`${failed} of ${wanted} photos could not be loaded: see the reasons above, and build again when they are mended`,
	];
}

function unmeant(units: readonly Outline[], { meant }: Losses): readonly Outline[] {
	return meant ? units.filter(({ id }) => !meant.has(id)) : units;
}

function named(units: readonly Outline[]): string {
	return idList(units.map(({ id }) => id));
}

interface Disclosures {
	readonly changes: Changes;
	readonly limits: Site['guard'];
	/** How many units and projects may come to light in this one build, because somebody looked and said so. */
	readonly acceptShown?: number | undefined;
}

/** Whether a unit that hid its address tells it now. */
export function showsAddress({ before, after }: ChangedUnit): boolean {
	return before.hidden && !after.hidden;
}

/** Whether a unit that had its price on request, or did not tell it because it was sold, tells it now. */
function showsPrice({ before, after }: ChangedUnit): boolean {
	return before.cents === null && after.cents !== null;
}

/**
 * Says that too much of what visitors could not see would be shown at once. Somebody shows one address after the
 * other; a setting of the account, another version of its API or an edit of many units shows them all, and what has
 * been public once cannot be taken back.
 */
function disclosures({ changes, limits, acceptShown }: Disclosures): string[] {
	const { before, changed } = changes;
	if (before === 0) return [];
	const { share, units, floor } = limits.shown;
	const most = Math.max(floor, Math.min(Math.floor(before * share), units));
	const changedBy = (shows: typeof showsPrice) =>
		changed.filter(shows).map(({ after }) => after.id);
	const kinds = [
		{ of: 'unit', what: 'their address', ids: changedBy(showsAddress) },
		{ of: 'unit', what: 'their price', ids: changedBy(showsPrice) },
		{ of: 'project', what: 'projects their address', ids: changes.projects.shown },
	].filter(({ ids }) => ids.length > most);
	const all = new Set(kinds.flatMap(({ of, ids }) => ids.map((id) => `${of} ${id}`))).size;
	if (all === 0 || acceptShown === all) return [];
	const instead = acceptShown === undefined ? '' : `, not the ${acceptShown} that were accepted`;
	const named = kinds.map(
		({ what, ids }) => `${ids.length} ${what}, where ${most} may (${idList(ids)})`,
	);
	const who = kinds.some(({ of }) => of === 'project') ? 'units and projects' : 'units';
	return [
		`${all} ${who} would show what visitors cannot see so far${instead}: ${named.join('; ')}: look in the CRM whether that is meant, and if so build once with --accept-shown ${all}`,
	];
}
