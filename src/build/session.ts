import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../domain/attempt.ts';
import type { BuildFacts } from '../plan/build-facts.ts';
import type { Departed } from '../domain/address.ts';
import { readImported } from '../release/redirects/imported.ts';
import type { Damage } from '../release/damage.ts';
import { type OpenedRelease, readableRelease } from '../release/release-folder.ts';
import { newestWhole, nextReleaseName } from '../release/releases.ts';
import type { Renderer } from '../render/render.ts';
import { type Environment, projectRoot, renderVariables } from '../wiring.ts';
import { type Places, workCatalogue } from '../wiring/places.ts';
import { accountName } from './account-name.ts';
import type { BuildOptions } from './build-options.ts';
import { findBase, type BuildBase } from './build-base.ts';
import { astro, type PageMaker } from './page-maker.ts';

/** One build under way: what it was asked, where it works, and what is live. */
export interface Session {
	readonly options: BuildOptions;
	/** Of this build, with its time. */
	readonly environment: Environment;
	readonly places: Places;
	/** The build as pages know it. */
	readonly build: BuildFacts;
	/** Name of the release. */
	readonly name: string;
	/** Folder that the build works in. */
	readonly folder: string;
	readonly fingerprint: string;
	readonly pageMaker: PageMaker;
	/** What the live pages were made from, where that is known. */
	readonly base: BuildBase;
	/** The live release, where it can be opened. */
	readonly live: OpenedRelease | undefined;
	/** The same, unless its index is damaged, so that nothing of it can be taken over. */
	readonly intactLive: OpenedRelease | undefined;
	/** Folder of the newest release whose index is as it was written; see `newestWhole`. */
	readonly newest: string | undefined;
	/** Whose units the site shows: the host of a CRM, or the demo. */
	readonly account: string;
	/** Old addresses from elsewhere that its next release takes over. */
	readonly imported: Departed | undefined;
	/** Starts what renders; the same one when it is asked again. */
	renderer(): Renderer;
	/** Starts another one that has Astro make the pages, when the last has ended. */
	rendererByAstro(): Renderer;
	tell(line: string): void;
	/** Ends what renders, and removes the folder. */
	end(): void;
}

/**
 * Opens a build in a folder of its own.
 * @param described the build as pages know it, but for the places of this build
 * @param damage what was removed because it was damaged; then nothing of the last build is built upon
 */
export function openSession(
	options: BuildOptions,
	{
		environment,
		described,
		damage,
	}: {
		readonly environment: Environment;
		readonly described: BuildFacts;
		readonly damage: Damage | undefined;
	},
): Session {
	const { places } = environment;
	const { pageMaker = astro } = options;
	const name = nextReleaseName(described.builtAt, places);
	const account = accountName(environment, options.crm);
	const folder = join(places.work, name);
	const build = { ...described, catalogue: workCatalogue(folder) };
	const folders = { project: projectRoot, company: environment.company.folder };
	const fingerprintNow = () => pageMaker.fingerprint(build, folders);
	let renderer: Renderer | undefined;
	let live: OpenedRelease | undefined;
	let base: BuildBase | undefined;
	const { catalogue, records, tiles, builtAt } = build;
	const start = (fingerprint: string, byAstro = false) =>
		(renderer = pageMaker.start({
			project: projectRoot,
			variables: renderVariables(environment, folder),
			build: { catalogue, records, tiles, builtAt },
			files: places.files,
			sources: { fingerprint, fingerprintNow },
			byAstro,
		}));
	const clear = () => clearWork(folder);
	// Somebody may stop the build, which ends the process.
	process.once('exit', clear);
	const end = () => {
		renderer?.stop();
		if (base?.usable) base.manifest.close();
		live?.index.close();
		clear();
		process.off('exit', clear);
	};
	try {
		mkdirSync(folder, { recursive: true });
		const fingerprint = fingerprintNow();
		live = readableRelease(places.current);
		base = damage
			? { usable: false, why: 'nothing of the last build is built upon' }
			: findBase(places, { fingerprint, account }, live);
		return {
			options,
			environment,
			places,
			build,
			name,
			folder,
			fingerprint,
			pageMaker,
			base,
			live,
			intactLive: damage?.isOfRelease ? undefined : live,
			newest: newestWhole(places),
			account,
			imported: readImported(places.imported, account),
			renderer: () => renderer ?? start(fingerprint),
			rendererByAstro: () => start(fingerprint, true),
			tell: (line) => options.progress.lines([line]),
			end,
		};
	} catch (error) {
		end();
		throw error;
	}
}

/**
 * Removes the folder of a build that has ended. Where that cannot be done, it is no part of what the build has come
 * to: the next one removes what is left, or says why not.
 */
export function clearWork(folder: string): void {
	attempt(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
