import { mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { attempt } from '../../domain/attempt.ts';
import { reasonOf } from '../../domain/sentences/failure.ts';
import { dropImported } from '../../release/redirects/imported.ts';
import { goLive, sweepFiles } from '../../release/releases.ts';
import { NeedsAstro } from '../../render/response-bytes.ts';
import type { Renderer } from '../../render/render.ts';
import type { BuildResult } from '../build-result.ts';
import type { Diff } from '../judge/diff.ts';
import type { Session } from '../session.ts';
import { pruneAfterBuild } from '../tidy/prune.ts';
import { whatToMake, type ToMake } from './what-to-make.ts';
import { draftManifest } from '../../plan/write-manifest.ts';
import { printExposes } from '../exposes/exposes.ts';
import { publicTexts } from '../../catalog/store/record-store.ts';
import { alertsPath, inquiryPath } from '../../intake/form.ts';
import { credentialsOf } from '../../release/checks/credentials.ts';
import { assembleRelease, beginRelease } from '../../release/assemble-release.ts';
import { Leak } from '../../release/new-files.ts';
import { releaseFiles } from '../../release/release-folder.ts';
import { ownPageFiles, pageNamer } from '../../wiring/company-files.ts';

/** The judged data that are to be published. */
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
	const parts = { toMake, next, checksum };
	const folder = await makeRelease(session, session.renderer, parts).catch((error: unknown) => {
		if (!(error instanceof NeedsAstro)) throw error;
		// Astro makes all of them.
		return makeRelease(session, session.rendererByAstro, parts);
	});
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
	start: () => Renderer,
	{ toMake, next, checksum }: ReleaseInput,
): Promise<string> {
	const { options, environment, build, places, intactLive, newest } = session;
	const { account, fingerprint, tell } = session;
	const { mode, origin, builtAt, site } = build;
	const { pages, toRender, removedPaths } = toMake;
	const folder = join(session.folder, session.name);
	const { catalogue, manifest } = releaseFiles(folder);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder);
	const live = intactLive && places.current;
	const pageName = pageNamer(ownPageFiles(environment.company.folder));
	using release = beginRelease(folder, {
		files: places.files,
		origin,
		builtAt,
		secrets: credentialsOf(options.crm, origin),
		pageName,
		changes: removedPaths && live,
	});
	const { newFiles } = release;
	using read = draftManifest(manifest, removedPaths && { manifest: places.manifest, removedPaths });
	try {
		let listeners = '';
		if (toRender > 0) {
			const renderer = start();
			listeners = (await renderer.compiled).listeners.join(', ');
			let done = 0;
			await renderer.render({
				pages,
				count: toRender,
				isPart: removedPaths !== undefined,
				make: newFiles.makeFile,
				pageName,
				processes: environment.processes,
				taker: {
					file: newFiles.take,
					pages: read.add,
					// Astro makes a few pages more than are planned, such as that of the root.
					onPage: () =>
						options.progress.step('Rendering pages', Math.min((done += 1), toRender), toRender),
				},
			});
		}
		performance.mark('rendered');
		if (site.exposes) {
			newFiles.requireNoLeak();
			await printExposes({
				pages,
				newFiles,
				files: places.files,
				media: join(places.media, 'files'),
				origin,
				outlines: next.outlines(),
				live: intactLive?.index,
				onPrinted: (done, of) => options.progress.step('Printing exposés', done, of),
				tell,
			});
		}
		if (!removedPaths) options.progress.step('Checking all links', 0, undefined);
		renameSync(build.catalogue, catalogue);
		read.save();
		const reserved = next.outlines().reservedIds();
		await assembleRelease(release, {
			...toMake,
			files: places.files,
			media: join(places.media, 'files'),
			live,
			departedIn: newest,
			note: { mode, origin, builtAt, account, reserved, fingerprint, checksum, listeners },
			site,
			records: () => publicTexts(build.records),
			tell,
			served: [inquiryPath, alertsPath],
			flush: options.flush,
		});
	} catch (cause) {
		if (cause instanceof NeedsAstro) throw cause;
		// A secret counts more than why a page failed after it, and what holds one is not to lie about.
		const error = newFiles.leak() ?? cause;
		if (error instanceof Leak) sweepLeaked(session);
		throw error;
	}
	return folder;
}

/** Removes what this build has put into the store, and says where that cannot be done. */
function sweepLeaked({ places, build, tell }: Session): void {
	try {
		sweepFiles({ ...places, now: Date.parse(build.builtAt), always: true });
	} catch (error) {
		tell(`What holds a secret still lies in ${places.files} (${reasonOf(error)}).`);
	}
}
