import { realpathSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { attempt } from '../../domain/attempt.ts';
import { dropImported } from '../../release/redirects/imported.ts';
import { goLive } from '../../release/releases.ts';
import type { BuildResult } from '../build-result.ts';
import type { Diff } from '../judge/diff.ts';
import type { Session } from '../session.ts';
import { pruneAfterBuild } from '../tidy/prune.ts';
import { whatToMake, type ToMake } from './what-to-make.ts';
import { readReads } from '../../catalog/queries/reads.ts';
import { takeFrom } from '../../domain/take-from.ts';
import { writeManifest, type Rendered } from '../../plan/write-manifest.ts';
import { printExposes } from '../../exposes/exposes.ts';
import { publicTexts } from '../../catalog/store/record-store.ts';
import { inquiryPath } from '../../intake/form.ts';
import { credentialsOf } from '../../release/checks/credentials.ts';
import { openCollector } from '../../release/collect.ts';
import { assembleRelease } from '../../release/assemble-release.ts';
import { releaseFiles } from '../../release/release-folder.ts';
import { ownPageFiles } from '../../wiring/company-files.ts';
import { nameOwnPages } from '../report/name-own-pages.ts';
import { renderPages, type RenderedPart } from './render-pages.ts';

/** What is to be published. */
interface Publishing {
	/** The catalogue of this build, and its checksum. */
	readonly next: OpenCatalogue;
	readonly checksum: string;
	readonly diff: Diff;
	/** Whether all was read, and not only a part. */
	readonly isWhole: boolean;
}

/** Renders what is stale, and puts the new release live. */
export async function publish(
	session: Session,
	{ next, checksum, isWhole, diff }: Publishing,
): Promise<BuildResult> {
	const { places, build, tell, account } = session;
	const toMake = whatToMake(session, next);
	toMake.notes.forEach(tell);
	performance.mark('planned');
	const folder = await makeRelease(session, { toMake, next, checksum });
	const { live } = session;
	const before = live && { folder: realpathSync(places.current), builtAt: live.builtAt };
	const release = goLive(folder, places);
	const [rendered, pages] = [toMake.toRender, toMake.count];
	await pruneAfterBuild(places, {
		before,
		builtAt: build.builtAt,
		isAnew: rendered === pages,
		photos: isWhole,
		tell,
	});
	// The release is live by then; what stays there the next one takes over again.
	attempt(() => dropImported(places.imported, account));
	const [units, projects] = [next.count(), next.source.projects().length];
	return { outcome: 'published', release, diff, units, projects, pages, rendered };
}

/** What a release is made of. */
interface ReleaseInput {
	readonly toMake: ToMake;
	/** The catalogue of this build, and its checksum. */
	readonly next: OpenCatalogue;
	readonly checksum: string;
}

/**
 * Makes a release where nobody sees it yet: renders pages, prints exposés, puts both together with what stays, and
 * checks the whole.
 * @returns its folder.
 * @throws one sentence that says what went wrong and what to do.
 */
async function makeRelease(
	session: Session,
	{ toMake, next, checksum }: ReleaseInput,
): Promise<string> {
	const { options, environment, build, places, intactLive, newest } = session;
	const { account, fingerprint, tell } = session;
	const astroOutput = join(session.folder, 'pages');
	const secrets = credentialsOf(options.crm, build.origin);
	const collector = openCollector({ files: places.files, origin: build.origin, secrets });
	const { listeners, parts } = await renderPages(session, { toMake, astroOutput, collector });
	performance.mark('rendered');
	if (build.site.exposes) {
		collector.take(astroOutput);
		await printExposes({
			pages: toMake.pages,
			collector,
			files: places.files,
			media: join(places.media, 'files'),
			origin: build.origin,
			outlines: next.outlines(),
			live: intactLive?.index,
			onPrinted: (done, of) => options.progress.step('Printing exposés', done, of),
			tell,
		});
	}
	const ownPages = ownPageFiles(environment.company.folder);
	const folder = join(session.folder, session.name);
	const { catalogue, manifest } = releaseFiles(folder);
	mkdirSync(folder);
	renameSync(build.catalogue, catalogue);
	const { vanished } = toMake;
	writeManifest(
		manifest,
		rendered(toMake.pages, parts),
		vanished && { manifest: places.manifest, vanished },
	);
	const { mode, origin, builtAt, site } = build;
	const reserved = next.outlines().reservedIds();
	await assembleRelease(folder, {
		...toMake,
		astroOutput,
		files: places.files,
		media: join(places.media, 'files'),
		live: intactLive && places.current,
		departedIn: newest,
		note: { mode, origin, builtAt, account, reserved, fingerprint, checksum, listeners },
		site,
		records: () => publicTexts(build.records),
		tell: (line) => tell(nameOwnPages(line, ownPages)),
		collector,
		answered: [inquiryPath],
		flush: options.flush,
	}).catch((error: unknown) => {
		if (error instanceof Error) error.message = nameOwnPages(error.message, ownPages);
		throw error;
	});
	return folder;
}

/** Pages with what they read, one part after the other, since that takes more memory than they do. */
function* rendered(pages: ToMake['pages'], parts: readonly RenderedPart[]): Generator<Rendered> {
	const rest = pages[Symbol.iterator]();
	for (const { count, reads } of parts)
		yield { pages: takeFrom(rest, count), reads: readReads(reads) };
}
