import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
	assembleRelease,
	beginRelease,
	type ReleaseParts,
} from '../../src/release/assemble-release.ts';
import { ownerAt } from '../../src/i18n/unit-path.ts';
import { goLive, newestWhole, pruneReleases } from '../../src/release/releases.ts';
import type { Credential } from '../../src/release/checks/credentials.ts';
import { addressOf } from '../../src/release/make-file.ts';
import { openRelease, releaseFiles, type ReleaseNote } from '../../src/release/release-folder.ts';
import { homePage } from './home-page.ts';
import { testFolder } from './outbox.ts';
import { writeShownCatalogue, type ShownThings } from './shown-catalogue.ts';

export const origin = 'https://site.example';

/** Places of a site that is published without Astro and without a CRM. */
export interface PublishPlaces {
	readonly root: string;
	readonly releases: string;
	readonly current: string;
	readonly files: string;
	readonly media: string;
}

/** A folder to publish in, that goes with the test. */
export function publishFolder(root = testFolder()): PublishPlaces {
	const places = {
		root,
		releases: join(root, 'releases'),
		current: join(root, 'current'),
		files: join(root, 'files'),
		media: join(root, 'media/files'),
	};
	mkdirSync(places.media, { recursive: true });
	return places;
}

/** A page as far as checks look at it. */
export function page(
	path: string,
	{ title = path, body = '', head = '' }: { title?: string; body?: string; head?: string } = {},
): string {
	return `<!DOCTYPE html><html lang="de"><head><title>${title}</title><link rel="canonical" href="${origin}${path}">${head}</head><body>${body}</body></html>`;
}

/** Rendered files by their names: `de/kaufen.html` and `de/kaufen/index.html` are both the page `/de/kaufen/`. */
export type Rendered = Readonly<Record<string, string | Buffer>>;

export const home: Rendered = {
	'de.html': page('/de/', { body: '<a href="/de/kaufen/">Kaufen</a>' }),
	'de/kaufen.html': page('/de/kaufen/', { body: '<a href="/de/">Start</a>' }),
};

export type ReleaseChanges = Partial<Omit<ReleaseParts, 'note'>> & {
	readonly name?: string;
	readonly note?: Partial<ReleaseNote>;
	/** What visitors can see; the units with a rendered page when absent. */
	readonly shows?: ShownThings;
	/** What must stand nowhere in it. */
	readonly secrets?: readonly Credential[];
	/** How its pages are named in sentences. */
	readonly pageName?: (path: string) => string;
};

/** Puts a release together, and nothing more. */
export async function assemble(
	places: PublishPlaces,
	rendered: Rendered,
	{ name = 'a', secrets = [], pageName, note = {}, shows, ...changes }: ReleaseChanges = {},
): Promise<string> {
	const draft = join(places.root, 'work', name);
	mkdirSync(draft, { recursive: true });
	const owners = Object.keys(rendered).flatMap((file) => ownerAt(addressOf(file)) ?? []);
	const units = owners.filter(({ kind }) => kind === 'unit');
	writeShownCatalogue(releaseFiles(draft).catalogue, { units, ...shows });
	const live = existsSync(places.current) ? places.current : undefined;
	const whole = { ...ofNote, ...note };
	using begun = beginRelease(draft, {
		files: places.files,
		origin: whole.origin,
		builtAt: whole.builtAt,
		secrets,
		pageName,
		changes: changes.removedPaths && live,
	});
	for (const [file, text] of Object.entries(rendered))
		begun.newFiles.make(addressOf(file), Buffer.from(text));
	await assembleRelease(begun, {
		files: places.files,
		media: places.media,
		live,
		pages: Object.keys(rendered)
			.filter(isPage)
			.map((file) => ({ path: addressOf(file) })),
		targets: { all: [] },
		oldAddresses: [],
		departed: { owners: [], lists: [] },
		sitemap: { shards: 1, pages: [homePage], units: [] },
		departedIn: newestWhole(places),
		note: whole,
		site: { defaultLocale: 'de', soldPages: 'keep' },
		records: () => [],
		tell: () => {},
		served: ['/inquiry'],
		...changes,
	});
	return draft;
}

/** What a release says of itself. */
export const ofNote = {
	mode: 'production',
	origin,
	builtAt: '2026-11-21T12:00:00.000Z',
	fingerprint: 'f',
	checksum: 'c',
	listeners: '',
	account: 'crm.example',
	reserved: [],
} as const;

/** What is told of a release of which only some pages were rendered. */
export const part = {
	removedPaths: [],
	targets: { put: [], drop: [] },
} as const;

/** Publishes a release. @returns its folder. */
export async function publish(
	places: PublishPlaces,
	rendered: Rendered,
	changes: ReleaseChanges = {},
): Promise<string> {
	const folder = await assemble(places, rendered, changes);
	const release = goLive(folder, places);
	pruneReleases(places);
	return release;
}

/** Paths of everything the live release serves. */
export function servedPaths({ current }: PublishPlaces): string[] {
	const { index } = openRelease(current);
	const paths = index.files().map(({ path }) => path);
	index.close();
	return paths;
}

function isPage(file: string): boolean {
	return file.endsWith('.html');
}
