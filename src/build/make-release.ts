import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueHeader } from '../catalog/store/header.ts';
import { readReads, type Reads } from '../catalog/queries/reads.ts';
import { inquiryPath } from '../intake/form.ts';
import { credentialsOf } from '../release/checks/credentials.ts';
import { openCollector, type Collector } from '../release/collect.ts';
import { printExposes } from '../exposes/exposes.ts';
import type { ManifestHeader } from '../plan/manifest.ts';
import { updateManifest, writeManifest } from '../plan/write-manifest.ts';
import { publicTexts } from '../catalog/store/public-texts.ts';
import { writeWithheldFacts } from '../release/withheld-facts.ts';
import { readableRelease } from '../release/release-folder.ts';
import { assembleRelease, type ReleaseParts } from '../release/release.ts';
import type { Renderer } from '../render/render.ts';
import type { SiteWork } from './site-work.ts';
import { writeWithdrawals, type Withdrawals } from '../release/withdrawals.ts';
import { writeWorkList } from '../render/work-list.ts';
import { ownPageFiles } from '../wiring/own-page-files.ts';
import { workPlaces } from '../wiring/places.ts';
import { accountName } from './account-name.ts';
import { nameOwnPages } from './report/name-own-pages.ts';
import { planRelease, type PlanOptions } from './plan-release.ts';

export interface ReleaseOptions extends PlanOptions {
	/** Folder of this build. */
	readonly work: string;
	/** What the release will be called. */
	readonly name: string;
	readonly renderer: Renderer;
	/** What it takes off the live site. */
	readonly withdrawals: Withdrawals;
	readonly flush?: ReleaseParts['flush'];
}

/**
 * Makes the release of a catalogue: only what differs from the live one where that is known, else everything.
 * @throws one sentence that says what went wrong and what to do.
 */
export async function makeRelease(options: ReleaseOptions) {
	const { environment, build, catalogue, progress, work: place, name } = options;
	const { places } = environment;
	const rendered = join(place, 'pages');
	const secrets = credentialsOf(options.crm, build.origin);
	const collector = openCollector({ files: places.files, origin: build.origin, secrets });
	const work = planRelease(options);
	work.notes.forEach((note) => progress.lines([note]));
	performance.mark('planned');
	const listeners = await render(work, { ...options, rendered, collector });
	performance.mark('rendered');
	if (build.site.exposes) {
		collector.take(rendered);
		await addExposes(work, { ...options, collector });
		performance.mark('printed');
	}
	const files = ownPageFiles(environment.company.folder);
	mkdirSync(join(place, name), { recursive: true });
	writeWithdrawals(join(place, name), options.withdrawals);
	writeWithheldFacts(join(place, name), catalogue);
	const folder = await assembleRelease(join(place, name), {
		...work,
		rendered,
		files: places.files,
		media: join(places.media, 'files'),
		live: existsSync(places.current) && !options.isUnreadable ? places.current : undefined,
		build,
		checksum: catalogueHeader(build.catalogue)?.checksum,
		account: accountName(environment, options.crm),
		records: () => publicTexts(build.records),
		tell: (line) => progress.lines([nameOwnPages(line, files)]),
		secrets,
		collector,
		answered: [inquiryPath],
		flush: options.flush,
	}).catch((error: unknown) => {
		if (error instanceof Error) error.message = nameOwnPages(error.message, files);
		throw error;
	});
	return {
		/** Its folder. */
		folder,
		units: catalogue.count(),
		projects: catalogue.source.projects().length,
		/** Pages of the whole site, and how many of them were rendered. */
		pages: work.count,
		rendered: work.pages.length,
		/** Writes down what the pages were made from; called when the release is live. */
		remember: (header: Omit<ManifestHeader, 'listeners'>) =>
			remember(work, { header: { ...header, listeners }, path: places.manifest, work: place }),
	};
}

/** @returns the integrations of Astro that work on finished pages, by name. */
async function render(
	{ pages, vanished }: SiteWork,
	{
		progress,
		work,
		renderer,
		rendered,
		collector,
	}: Pick<ReleaseOptions, 'progress' | 'work' | 'renderer'> & {
		readonly rendered: string;
		readonly collector: Collector;
	},
): Promise<string> {
	if (pages.length === 0) {
		mkdirSync(rendered);
		return '';
	}
	writeWorkList(workPlaces(work).work.pages, pages);
	const { listeners } = await renderer.render({
		pages: rendered,
		// Then those of the same sources are live already.
		isPart: vanished !== undefined,
		// Astro makes a few pages more than are planned, such as that of the root.
		onPage: (done) => progress.step('Rendering pages', Math.min(done, pages.length), pages.length),
		taker: collector,
	});
	return listeners.join(', ');
}

async function addExposes(
	{ pages }: SiteWork,
	{
		environment: { places },
		build: { origin },
		isUnreadable,
		progress,
		catalogue,
		collector,
	}: Pick<ReleaseOptions, 'environment' | 'build' | 'catalogue' | 'isUnreadable' | 'progress'> & {
		readonly collector: Collector;
	},
): Promise<void> {
	const live = isUnreadable ? undefined : readableRelease(places.current)?.index;
	try {
		await printExposes({
			pages,
			collector,
			files: places.files,
			media: join(places.media, 'files'),
			origin,
			outlines: catalogue.outlines(),
			live,
			onPrinted: (done, of) => progress.step('Printing exposés', done, of),
			tell: (line) => progress.lines([line]),
		});
	} finally {
		live?.close();
	}
}

/**
 * The release is live by now, so nothing may fail here: without a manifest the next build renders
 * everything, and the site is the same.
 */
function remember(
	{ pages, vanished }: SiteWork,
	{ header, path, work }: { header: ManifestHeader; path: string; work: string },
): void {
	try {
		const reads = pages.length === 0 ? noReads : readReads(workPlaces(work).work.reads);
		if (vanished) updateManifest(path, { header, pages, vanished, reads });
		else writeManifest(path, { header, pages, reads });
	} catch {
		rmSync(path, { force: true });
	}
}

const noReads: Reads = { questions: [], sets: [], pages: new Map() };
