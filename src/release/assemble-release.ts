import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { OldAddress, Departed } from '../domain/address.ts';
import type { PublishedTarget } from '../domain/inquiry.ts';
import type { Site } from '../domain/site.ts';
import type { WantedPage } from './checks/check-options.ts';
import { checkRelease } from './checks/release-checks.ts';
import { mediaFolder } from './checks/references.ts';
import { openNewFiles, type NewFiles } from './new-files.ts';
import { flushDisk, placeOf, sizeOf } from './file-store.ts';
import { draftIndex, type Change, type ReleaseDraft, type TargetKey } from './release-draft.ts';
import {
	readableRelease,
	readAnyNote,
	releaseFiles,
	requireWhole,
	writeNote,
	type ReleaseNote,
} from './release-folder.ts';
import { isReplaced, makeSitemaps, type SitemapWork } from './sitemaps.ts';
import { targetList, targetsPath } from './target-list.ts';

/** How long files below `/_astro/` outlive the release they came with, in milliseconds. */
const assetsKept = 24 * 60 * 60 * 1000;

/** A release that is being put together. */
interface BegunRelease extends Disposable {
	readonly folder: string;
	readonly draft: ReleaseDraft;
	readonly newFiles: NewFiles;
}

/**
 * Begins a release in a folder of its own, where nobody sees it.
 * @param changes the folder of the release that it differs from only by what is told of it
 */
export function beginRelease(
	folder: string,
	{
		builtAt,
		changes,
		...options
	}: Parameters<typeof openNewFiles>[1] &
		Pick<ReleaseNote, 'builtAt'> & {
			readonly changes?: string | undefined;
		},
): BegunRelease {
	// Every later build would take a damaged copy for sound.
	if (changes !== undefined) requireWhole(changes);
	const base = changes === undefined ? undefined : releaseFiles(changes).index;
	const draft = draftIndex(releaseFiles(folder).index, builtAt, base);
	return {
		folder,
		draft,
		newFiles: openNewFiles(draft, options),
		[Symbol.dispose]: () => draft[Symbol.dispose](),
	};
}

export interface ReleaseParts {
	/** The store of files, usually `var/files`. */
	readonly files: string;
	/** Finished files of the media store, usually `var/media/files`. */
	readonly media: string;
	/** Folder of the live release, if there is one. */
	readonly live?: string | undefined;
	/** Paths to remove. Where they are given, this release is the live one with the changes; else it is all new. */
	readonly removedPaths?: Iterable<string> | undefined;
	/** Every page that was to be rendered. */
	readonly pages: Iterable<WantedPage>;
	readonly targets: Change<PublishedTarget, TargetKey>;
	readonly sitemap: SitemapWork;
	/** Old addresses that the settings list. */
	readonly oldAddresses: Iterable<OldAddress>;
	/** What had pages and has none. */
	readonly departed: Departed;
	/** Folder of the release whose table of departed addresses is taken over. */
	readonly departedIn: string | undefined;
	readonly note: Omit<ReleaseNote, 'format' | 'indexDigest'>;
	readonly site: Pick<Site, 'defaultLocale' | 'soldPages'>;
	/** Paths that the server itself serves. */
	readonly served: readonly string[];
	/** JSON of everything public of the account, read only when a link leads nowhere. */
	readonly records: () => Iterable<string>;
	/** Told what somebody should know although it hinders nothing. */
	readonly tell: (line: string) => void;
	/** Waits until what was written below a folder is on the disk for good; `flushDisk` when absent. */
	readonly flush?: ((folder: string) => Promise<void>) | undefined;
}

/**
 * Assembles a release from its new files and its notes, and checks it: beside its catalogue, which lies there
 * already, `release.sqlite` with everything it consists of, and `release.json` that says what it is. All of it is on the
 * disk for good.
 * @throws one sentence that names what is wrong.
 */
export async function assembleRelease(
	{ folder, draft, newFiles }: BegunRelease,
	parts: ReleaseParts,
): Promise<void> {
	const { live, note, removedPaths } = parts;
	const { catalogue } = releaseFiles(folder);
	if (removedPaths && live === undefined) {
		throw new Error('Only a part was rendered, though no release is live; render everything.');
	}
	newFiles.requireNoLeak();
	const before = live === undefined ? undefined : readableRelease(live)?.index;
	try {
		const now = Date.parse(note.builtAt);
		if (!removedPaths) {
			const there = (before?.assets() ?? []).filter(
				({ name, size }) => sizeOf(placeOf(parts.files, name)) === size,
			);
			draft.keep(there, now + assetsKept);
		}
		const leaving = new Set(removedPaths);
		const site = { origin: note.origin, defaultLocale: parts.site.defaultLocale };
		const unrendered = draft.notePlanned(Iterator.from(parts.pages).map(({ path }) => path));
		draft.notePlanned(['/']);
		// The company's own. Outside of production search engines may show no page.
		const company = draft.unplannedPages(note.mode === 'production' ? 'shown' : 'all');
		const sitemap = { ...parts.sitemap, company };
		const maps = Map.groupBy(draft.sitemaps(), (path) => isReplaced(path, sitemap));
		await makeSitemaps(sitemap, {
			site,
			kept: maps.get(false) ?? [],
			folder: join(dirname(folder), 'sitemaps'),
			take: newFiles.make,
		});
		for (const path of maps.get(true) ?? []) leaving.add(path);
		const dropped = [...leaving].filter((path) => draft.dropFile(path));
		draft.setTargets(parts.targets);
		const search = createHash('sha256').update(draft.namesBelow('/search/').join());
		const list = targetList(note.origin, search.digest('base64url'), draft.targetsAsJson());
		newFiles.make(targetsPath, Buffer.from(list));
		newFiles.requireNoLeak();

		draft.putMade();
		dropped.push(...draft.dropExpired(now));
		dropped.push(...draft.setShown(catalogue, parts.site).map((base) => mediaFolder + base));
		draft.setOldAddresses(parts.oldAddresses);
		const { departedIn } = parts;
		const carried = departedIn && {
			index: releaseFiles(departedIn).index,
			shown: readAnyNote(departedIn)?.account,
		};
		draft.setDeparted(note.account, parts.departed, carried || undefined);
		const notices = checkRelease(draft, {
			unrendered,
			found: newFiles,
			pageName: newFiles.pageName,
			dropped,
			files: parts.files,
			media: parts.media,
			served: parts.served,
			wasShown: (base) => before?.hasMedia(base) ?? false,
			records: parts.records,
		});
		notices.forEach((line) => parts.tell(line));
		draft.save();
	} finally {
		before?.close();
	}
	writeNote(folder, note);
	await (parts.flush ?? flushDisk)(folder);
}
