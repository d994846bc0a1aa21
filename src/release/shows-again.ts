import { join } from 'node:path';
import { unitAt } from '../i18n/unit-path.ts';
import { readWithdrawals, withdrawalText, type Withdrawal } from './withdrawals.ts';
import { readableRelease, releaseNames } from './release-folder.ts';

/** Ids of the units that somebody has looked at, or whatever it is. */
export type ShowsAgain = 'all' | readonly number[];

/**
 * Says that going back to an earlier release would show what has been withdrawn since, if it would. What is private
 * today was public then, so that takes the word of somebody for each unit.
 * @param releases folder of the releases.
 */
export function showsAgainProblem(
	releases: string,
	{
		from,
		to,
		allowed = [],
	}: { readonly from: string; readonly to: string; readonly allowed?: ShowsAgain | undefined },
): string | undefined {
	if (allowed === 'all') return undefined;
	// Also of those that were taken off: what they had withdrawn is withdrawn still.
	const since = releaseNames({ releases }).filter((name) => name > to && name <= from);
	const told = since.map((name) => readWithdrawals(join(releases, name)));
	const then = unitsOf(join(releases, to)) ?? new Set();
	// The live release may be gone back from because the disk has damaged it.
	const found = unitsOf(join(releases, from));
	const now = found ?? new Set();
	const units = new Map<number, Withdrawal>();
	for (const each of told.flatMap((one) => one.units)) {
		if (!then.has(each.id)) continue;
		if (each.what === 'all' && now.has(each.id)) continue;
		if (units.get(each.id)?.what !== 'all') units.set(each.id, each);
	}
	// Whatever was not noted, such as by a build that did not know what was live.
	if (found) for (const id of then.difference(now)) units.set(id, { id, what: 'all' });
	if (!found || !told.every(({ isComplete }) => isComplete)) {
		return `It is not known of every release since ${to} what it has withdrawn, such as addresses and photos${units.size > 0 ? `; of units it is ${listed(units)}` : ''}. Nothing was changed. If the site may look as it did then in every respect, run \`npm run rollback -- --shows-again all\`.`;
	}
	const left = new Map([...units].filter(([id]) => !allowed.includes(id)));
	// Their ids may be those of units too, so they are allowed with everything else.
	const projects = new Set(told.flatMap((one) => one.projects));
	if (left.size === 0 && projects.size === 0) return undefined;
	const named = [
		...(left.size > 0 ? [`unit ${listed(left)}`] : []),
		...(projects.size > 0 ? [`project ${[...projects].join(', ')}`] : []),
	].join(', and ');
	const all = [...units.keys()].sort((a, b) => a - b).join(',');
	return `Release ${to} would show again what has been withdrawn since: ${named}. Nothing was changed. Look in the CRM whether the public may see that; if so, run \`npm run rollback -- --shows-again ${units.size > shown || projects.size > 0 ? 'all' : all}\`, and otherwise correct the data and run \`npm run build\`.`;
}

/** Units named; of more, the rest is counted. */
const shown = 20;

function listed(units: ReadonlyMap<number, Withdrawal>): string {
	const all = [...units.values()].sort((a, b) => a.id - b.id);
	const named = all.slice(0, shown).map(withdrawalText).join(', ');
	return all.length > shown ? `${named} and ${all.length - shown} more` : named;
}

/** Ids of the units that have a page in a release; nothing when it is damaged. */
function unitsOf(release: string): Set<number> | undefined {
	const opened = readableRelease(release);
	try {
		return opened && new Set(opened.index.files().flatMap(({ path }) => unitAt(path)?.id ?? []));
	} catch {
		return undefined;
	} finally {
		opened?.index.close();
	}
}
