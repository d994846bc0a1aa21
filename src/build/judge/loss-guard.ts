import { idList } from '../../domain/sentences/id-list.ts';
import type { Outline } from '../../catalog/queries/changes-to-judge.ts';
import { disclosures, type Disclosures } from './disclosures.ts';
import type { Verdict } from '../read/completeness-guard.ts';

export interface Losses extends Disclosures {
	/** Changed units that had a description and have none. */
	readonly undescribed: readonly Outline[];
	/** Photos the public records ask for, and those that could not be had and have no good copy. */
	readonly images: { readonly wanted: number; readonly failed: number };
	/** Statuses that src/company/config.ts does not know, with the units that have them. */
	readonly unknownStatuses: readonly { readonly status: string; readonly ids: readonly number[] }[];
	/** How many units may go in this one build, because somebody looked and said so. */
	readonly acceptRemovals?: number | undefined;
}

/**
 * Decides whether a catalogue that is complete in itself may replace the live one: a feed that breaks
 * shows as units, photos or values that vanish all at once, or as what was hidden and is told all at once.
 */
export function guardLosses(losses: Losses): Verdict {
	const reasons = [
		unknownStatuses,
		nothingLeft,
		removals,
		emptiedProjects,
		lostValues,
		failedImages,
		disclosures,
	].flatMap((rule) => rule(losses));
	if (reasons.length === 0) return { publish: true };
	return { publish: false, reason: `${reasons.join('. ')}. Nothing was published.` };
}

/** Whatever a site's size: an empty one is a feed that broke, until somebody says otherwise. */
function nothingLeft(losses: Losses): string[] {
	const { before, after } = losses.changes;
	if (isAccepted(losses) || after > 0 || before === 0) return [];
	return [
		`No unit would be left of the ${before} that are published: if that is meant, build once with --accept-removals ${losses.changes.gone.length}`,
	];
}

/** How many units may vanish from so many before it takes a word of somebody. */
function mostRemovals({ changes: { before }, limits: { removed } }: Losses): number {
	if (before < removed.floor) return before;
	return Math.min(Math.floor(before * removed.share), removed.units);
}

/** What goes for want of a status alone is no matter to accept: with the status named it stays. */
function isAccepted({ changes, unknownStatuses: found, acceptRemovals }: Losses): boolean {
	const unknown = new Set(found.flatMap(({ ids }) => ids));
	return (
		acceptRemovals === changes.gone.length ||
		(changes.gone.length > 0 && changes.gone.every(({ id }) => unknown.has(id)))
	);
}

function removals(losses: Losses): string[] {
	const { changes, acceptRemovals } = losses;
	const gone = changes.gone.length;
	if (isAccepted(losses) || gone <= mostRemovals(losses)) return [];
	const instead =
		acceptRemovals === undefined ? '' : `, not the ${acceptRemovals} that were accepted`;
	return [
		`${gone} of ${changes.before} published units would vanish${instead} (${named(changes.gone)}), and ${mostRemovals(losses)} may: look in the CRM whether that is meant, and if so build once with --accept-removals ${gone}`,
	];
}

function emptiedProjects(losses: Losses): string[] {
	const { gone } = losses.changes.projects;
	if (isAccepted(losses) || gone.length === 0) return [];
	const units = losses.changes.gone.length;
	return [
		`${gone.length === 1 ? 'Project' : 'Projects'} ${idList(gone)} would have no published unit left: if that is meant, build once with --accept-removals ${units}`,
	];
}

/** Only what was public before counts: units that are still being prepared have such statuses every day. */
function unknownStatuses({ changes, unknownStatuses: found }: Losses): string[] {
	const gone = new Set(changes.gone.map(({ id }) => id));
	return found.flatMap(({ status, ids }) => {
		const lost = ids.filter((id) => gone.has(id));
		if (lost.length === 0) return [];
		const units = lost.length === 1 ? 'Unit' : 'Units';
		return [
			`${units} ${idList(lost)} would vanish, because src/company/config.ts does not know the status "${status}": name it there under \`statuses\`, under \`internal\` if it is not public`,
		];
	});
}

function lostValues({ changes, undescribed, limits }: Losses): string[] {
	const { changed, before } = changes;
	if (before < limits.removed.floor) return [];
	const kept = before - changes.gone.length;
	const values = {
		price: ({ cents }: Outline) => cents !== null,
		area: ({ area }: Outline) => area !== null,
		title: ({ titles }: Outline) => Object.keys(titles).length > 0,
		town: ({ city }: Outline) => city !== null,
		photos: ({ cover }: Outline) => cover !== null,
	};
	const losing = Object.entries(values).map(([name, has]) => {
		const lost = changed.filter((unit) => has(unit.before) && !has(unit.after));
		return { name, lost: lost.map(({ after }) => after) };
	});
	return [...losing, { name: 'description', lost: undescribed }].flatMap(({ name, lost }) => {
		if (lost.length <= kept * limits.losing) return [];
		return [
			`${lost.length} of ${kept} units would lose their ${name} (${named(lost)}): look in the CRM whether that is meant, and if so raise \`guard.losing\` in src/company/config.ts`,
		];
	});
}

function failedImages({ images: { wanted, failed }, limits }: Losses): string[] {
	if (failed <= Math.max(wanted * limits.failedImages, limits.removed.floor)) return [];
	return [
		`${failed} of ${wanted} photos could not be loaded: see the reasons above, and build again when they are mended`,
	];
}

function named(units: readonly Outline[]): string {
	return idList(units.map(({ id }) => id));
}
