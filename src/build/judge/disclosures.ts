import { idList } from '../../domain/sentences/id-list.ts';
import type { Site } from '../../domain/site.ts';
import type { ChangedUnit, Changes } from '../../catalog/queries/changes-to-judge.ts';

export interface Disclosures {
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
export function disclosures({ changes, limits, acceptShown }: Disclosures): string[] {
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
