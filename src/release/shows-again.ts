import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { attempt } from '../domain/attempt.ts';
import { counted } from '../domain/sentences/counted.ts';
import { isWholeRelease, readAnyNote, releaseFiles } from './release-folder.ts';

/** Something that visitors of one release can see of a unit or project, and those of another cannot. */
const Hidden = z.object({
	kind: z.enum(['unit', 'project']),
	id: z.int(),
	/** All of it; else the parts are named. */
	all: z.int().transform(Boolean),
	address: z.int().transform(Boolean),
	price: z.int().transform(Boolean),
	/** How many pictures, at least under the name they had. */
	photos: z.int(),
});
type Hidden = Readonly<z.infer<typeof Hidden>>;

/**
 * What a release shows and another one does not.
 * @returns nothing where one of them is damaged, of another version of the program, or of another account, whose units
 * have the same ids.
 */
export function hiddenSince(earlier: string, later: string): Hidden[] | undefined {
	if (![earlier, later].every(isWholeRelease)) return undefined;
	if (readAnyNote(earlier)?.account !== readAnyNote(later)?.account) return undefined;
	using db = new DatabaseSync(releaseFiles(later).index, { readOnly: true });
	db.prepare('ATTACH ? AS earlier').run(releaseFiles(earlier).index);
	return attempt(() => Hidden.array().parse(db.prepare(shownOnlyEarlier).all()));
}

const shownOnlyEarlier = `
	WITH lost AS (
		SELECT kind, id, count(*) AS photos FROM (
			SELECT kind, id, base FROM earlier.media WHERE kind <> ''
			EXCEPT SELECT kind, id, base FROM main.media
		) GROUP BY kind, id
	)
	SELECT kind, id, now.id IS NULL AS "all", coalesce(was.address > now.address, 0) AS address,
		coalesce(was.price > now.price, 0) AS price, coalesce(photos, 0) AS photos
	FROM earlier.shown AS was LEFT JOIN main.shown AS now USING (kind, id) LEFT JOIN lost USING (kind, id)
	WHERE now.id IS NULL OR was.address > now.address OR was.price > now.price OR photos > 0
	ORDER BY kind, id`;

/** Ids of the units that somebody has checked, or `all`. */
export type ShowsAgain = 'all' | readonly number[];

/**
 * Says that going back to an earlier release would show what has been hidden since, if it would. What is private today
 * was public then, so that takes the word of somebody for each unit.
 * @param of.newest folder of the newest release that was built: what a rolled back release had hidden is hidden
 * still
 */
export function showsAgainProblem(
	{
		name,
		folder,
		newest,
	}: { readonly name: string; readonly folder: string; readonly newest: string },
	allowed: ShowsAgain = [],
): string | undefined {
	if (allowed === 'all') return undefined;
	const found = hiddenSince(folder, newest);
	if (!found) {
		return `It is not known what has been hidden since ${name}, such as addresses and photos. Nothing was changed. If the site may look as it did then in every respect, run \`npm run rollback -- --shows-again all\`.`;
	}
	const units = found.filter(({ kind }) => kind === 'unit');
	const left = units.filter(({ id }) => !allowed.includes(id));
	// Their ids may be those of units too, so they are allowed with everything else.
	const projects = found.filter(({ kind }) => kind === 'project');
	if (left.length === 0 && projects.length === 0) return undefined;
	const named = [
		...(left.length > 0 ? [`unit ${listed(left)}`] : []),
		...(projects.length > 0 ? [`project ${projects.map(({ id }) => id).join(', ')}`] : []),
	].join(', and ');
	const all =
		units.length > shown || projects.length > 0 ? 'all' : units.map(({ id }) => id).join(',');
	return `Release ${name} would show again what has been hidden since: ${named}. Nothing was changed. Look in the CRM whether the public may see that; if so, run \`npm run rollback -- --shows-again ${all}\`, and otherwise correct the data and run \`npm run build\`.`;
}

/** Units named; of more, the rest is counted. */
const shown = 20;

/** "4711 (2 photos, its address), 4712" */
function listed(units: readonly Hidden[]): string {
	const named = units.slice(0, shown).map(({ id, all, photos, address, price }) => {
		const parts = [
			...(photos > 0 ? [counted(photos, 'photo')] : []),
			...(address ? ['its address'] : []),
			...(price ? ['its price'] : []),
		];
		return all ? String(id) : `${id} (${parts.join(', ')})`;
	});
	const rest = units.length > shown ? ` and ${units.length - shown} more` : '';
	return named.join(', ') + rest;
}
