import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../domain/address.ts';
import type { InquiryTarget } from '../domain/inquiry.ts';
import type { Site } from '../domain/site.ts';
import type { Departures } from '../domain/departed.ts';
import type { BuildFacts } from '../plan/build-facts.ts';
import type { WantedPage } from './checks/check-options.ts';
import { checkRelease } from './checks/checks.ts';
import { mediaFolder } from './checks/references.ts';
import type { Collector } from './collect.ts';
import { flushDisk, placeOf, sizeOf } from './file-store.ts';
import { draftIndex, type Change, type TargetKey } from './release-draft.ts';
import { indexPath, readableRelease, requireWhole, writeNote } from './release-folder.ts';
import { isReplaced, makeSitemaps, type SitemapWork } from './sitemaps.ts';

/** How long files below `/_astro/` outlive the release they came with, in milliseconds. */
const assetsKept = 24 * 60 * 60 * 1000;

export interface ReleaseParts {
	/** Folder Astro has written; its files are moved into the store. */
	readonly astroOutput: string;
	/** Has taken some of them already, while Astro wrote the others. */
	readonly collector: Collector;
	/** The store of files, usually `var/files`. */
	readonly files: string;
	/** Finished files of the media store, usually `var/media/files`. */
	readonly media: string;
	/** Folder of the live release, if there is one. */
	readonly live?: string | undefined;
	/**
	 * Given when only some pages were rendered: all else is as in the live release, but for these paths, which
	 * stand for nothing any more.
	 */
	readonly vanished?: Iterable<string> | undefined;
	/** Every page that was to be rendered. */
	readonly pages: Iterable<WantedPage>;
	/** What the names of the files of the pictures shown begin with; see `mediaBase`. */
	readonly pictures: Change<string>;
	readonly targets: Change<InquiryTarget, TargetKey>;
	readonly sitemap: SitemapWork;
	/** What the settings say of addresses without a page. */
	readonly answers: Iterable<Answer>;
	/** What had pages once. */
	readonly departed: Departures;
	/** Whose units it shows; see `departedPath`. */
	readonly account: string | undefined;
	/** Ids of the units that its pages show as reserved. */
	readonly reserved: readonly number[];
	/** Checksum of the catalogue it is made from. */
	readonly checksum: string | undefined;
	readonly build: Pick<BuildFacts, 'mode' | 'origin' | 'builtAt'> & {
		readonly site: Pick<Site, 'defaultLocale'>;
	};
	/** Paths that the server answers itself. */
	readonly answered: readonly string[];
	/** JSON of everything public of the account, read only when a link leads nowhere. */
	readonly records: () => Iterable<string>;
	/** Told what somebody should know although it hinders nothing. */
	readonly tell: (line: string) => void;
	/** Waits until what was written below a folder is on the disk for good; `flushDisk` when absent. */
	readonly flush?: ((folder: string) => Promise<void>) | undefined;
}

/**
 * Puts a release together and checks it, where nobody sees it yet: `release.sqlite` with everything it
 * consists of, and `release.json` that says what it is. All of it is on the disk for good.
 * @throws one sentence that names what is wrong.
 */
export async function assembleRelease(folder: string, parts: ReleaseParts): Promise<void> {
	const { collector, live, build, vanished } = parts;
	mkdirSync(folder, { recursive: true });
	collector.take(parts.astroOutput);

	if (vanished && live === undefined) {
		throw new Error('Only a part was rendered, though no release is live; render everything.');
	}
	// What is copied would be sound in the eyes of every build after.
	if (vanished && live !== undefined) requireWhole(live);
	const before = live === undefined ? undefined : readableRelease(live)?.index;
	const draft = draftIndex(indexPath(folder), build.builtAt, vanished && live && indexPath(live));
	try {
		const now = Date.parse(build.builtAt);
		if (!vanished) {
			const there = (before?.assets() ?? []).filter(
				({ name, size }) => sizeOf(placeOf(parts.files, name)) === size,
			);
			draft.keep(there, now + assetsKept);
		}
		const leaving = new Set(vanished);
		const site = { origin: build.origin, defaultLocale: build.site.defaultLocale };
		const { collected } = collector;
		const unrendered = collected.notePlanned(Iterator.from(parts.pages).map(({ path }) => path));
		collected.notePlanned(['/']);
		// The company's own. Outside of production search engines may show no page.
		const company = collected.unplannedPages(build.mode === 'production' ? 'shown' : 'all');
		const sitemap = { ...parts.sitemap, company };
		const maps = Map.groupBy(draft.sitemaps(), (path) => isReplaced(path, sitemap));
		await makeSitemaps(sitemap, {
			site,
			kept: maps.get(false) ?? [],
			folder: join(folder, 'sitemaps'),
			take: collector.takeMade,
		});
		for (const path of maps.get(true) ?? []) leaving.add(path);

		const dropped = [...leaving].filter((path) => draft.dropFile(path));
		// A tree is filled fastest in its own order, and then takes least room.
		for (const file of collected) draft.putFile(file);
		dropped.push(...draft.dropExpired(now));
		dropped.push(...draft.setMedia(parts.pictures).map((base) => mediaFolder + base));
		draft.setTargets(parts.targets);
		draft.setAnswers(parts.answers, parts.departed);
		const notices = checkRelease(draft, {
			unrendered,
			collected,
			inspector: collector.inspector,
			dropped,
			files: parts.files,
			media: parts.media,
			answered: parts.answered,
			wasShown: (base) => before?.hasMedia(base) ?? false,
			records: parts.records,
		});
		notices.forEach((line) => parts.tell(line));
		draft.save();
	} catch (error) {
		draft.close();
		throw error;
	} finally {
		before?.close();
	}
	const { mode, origin, builtAt } = build;
	const { account, checksum: catalogue } = parts;
	const reserved = [...parts.reserved];
	writeNote(folder, { mode, origin, builtAt, catalogue, account, reserved });
	await (parts.flush ?? flushDisk)(folder);
}
