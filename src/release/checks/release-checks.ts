import { join } from 'node:path';
import type { CheckOptions } from './check-options.ts';
import { deadLinks, leadingTo, leftBehind, sharedTitles } from './dead-links.ts';
import { endsOf, isFile, metadataIn } from './picture.ts';
import { mediaFolder } from './references.ts';
import { mediaBase } from '../../domain/pictures/picture.ts';
import type { ReleaseDraft } from '../release-draft.ts';

/** Problems shown; the rest are counted. */
const shown = 5;

/**
 * Checks a release before anyone else sees it.
 * @returns what somebody should know although it hinders nothing, a sentence each.
 * @throws one sentence that names the first files with something wrong, and what it is.
 */
export function checkRelease(draft: ReleaseDraft, options: CheckOptions): string[] {
	const { found, pageName } = options;
	const titles = sharedTitles(draft, pageName);
	const dead = [...deadLinks(draft, options), ...leftBehind(draft, options)];
	// A broker may link to whatever there was once, and must not keep the site from being published by that.
	const byOrigin = Map.groupBy(dead, ({ target }) =>
		isMentioned(target, options.records()) ? 'theirs' : 'ours',
	);
	const sentences = (of: 'theirs' | 'ours') =>
		(byOrigin.get(of) ?? []).map(({ problem }) => problem);
	const problems = [
		// They come as processes report them.
		...found.problems.toSorted(),
		...options.unrendered.map((path) => `${pageName(path)} is planned and was not rendered`),
		...sentences('ours'),
		...picturesWithMetadata(draft, options),
		...titles.problems,
	];
	if (!draft.hasFile('/sitemap-index.xml')) problems.push('there is no /sitemap-index.xml');
	if (problems.length === 0) return [...titles.notices, ...sentences('theirs')];
	const first = problems.slice(0, shown).join('; ');
	const rest = problems.length > shown ? `; and ${problems.length - shown} more` : '';
	throw new Error(
		`The site failed its final checks, so nothing was published: ${first}${rest}. Build again; if it stays so, mend the page where it is yours (src/company), else it is a fault of the program.`,
	);
}

/** Pictures that are shown for the first time and say more than their pixels. */
function picturesWithMetadata(draft: ReleaseDraft, options: CheckOptions): string[] {
	const { found, media, wasShown } = options;
	const problems: string[] = [];
	for (const target of found.leads) {
		if (!target.startsWith(mediaFolder)) continue;
		const name = target.slice(mediaFolder.length);
		const file = join(media, name);
		if (wasShown(mediaBase(name)) || !isFile(file)) continue;
		const ends = endsOf(file);
		const told = metadataIn(ends) ?? found.secretIn(ends.head)?.name;
		if (!told) continue;
		const [from] = leadingTo(target, draft, options);
		const shownOn = from === undefined ? '' : ` (shown on ${options.pageName(from)})`;
		problems.push(`${target}${shownOn} holds ${told}`);
	}
	return problems;
}

/** Whether a text that is published names this address. */
function isMentioned(address: string, records: Iterable<string>): boolean {
	for (const record of records) if (record.includes(address)) return true;
	return false;
}
