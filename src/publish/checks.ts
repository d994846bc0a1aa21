import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mediaFolder, type References } from './checks/references.ts';
import type { CollectedFile } from './collect.ts';
import { mediaBase } from './media-base.ts';
import type { ReleaseDraft } from './release-draft.ts';

export interface CheckOptions {
	/** Every page that was to be rendered. */
	readonly pages: Iterable<{ readonly path: string }>;
	/** The files that are new in the release, and what they lead to. */
	readonly collected: readonly CollectedFile[];
	readonly references: References;
	/** Finished files of the media store. */
	readonly media: string;
	/** What stood in the live release and does not in this one, of one that was rendered in part. */
	readonly vanished: readonly string[];
	/** Paths that the server answers itself. */
	readonly answered: readonly string[];
}

/** Problems shown; the rest are counted. */
const shown = 5;

/**
 * Checks a release before anyone else sees it: every planned page is there, and every link, picture and
 * stylesheet leads to a file.
 * @throws one sentence that names the first problems.
 */
export function checkRelease(draft: ReleaseDraft, options: CheckOptions): void {
	const { pages, references, media } = options;
	const missing = new Set<string>();
	const there = new Set([...options.answered, ...options.collected.map(({ path }) => path)]);
	for (const { path } of pages) if (!there.has(path)) missing.add(`${path} (planned page)`);
	const leads = (target: string) => {
		if (there.has(target)) return true;
		if (!target.startsWith(mediaFolder)) return draft.hasFile(decodeURIComponent(target));
		const name = target.slice(mediaFolder.length);
		return draft.hasMedia(mediaBase(name)) && existsSync(join(media, name));
	};
	for (const [target, from] of references.all()) {
		if (!leads(target)) missing.add(`${target} (from ${from})`);
	}
	if (!draft.hasFile('/sitemap-index.xml')) missing.add('/sitemap-index.xml');
	if (missing.size === 0) return;
	const first = [...missing].slice(0, shown).join(', ');
	const rest = missing.size > shown ? ` and ${missing.size - shown} more` : '';
	throw new Error(
		`The rendered site is not whole, so nothing was published. Missing: ${first}${rest}. Build again; if it stays so, this is a fault of the program.`,
	);
}
