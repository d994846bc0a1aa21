import { join } from 'node:path';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import pMap from 'p-map';
import { attempt } from '../domain/attempt.ts';
import type { PlannedPage } from '../plan/planned-page.ts';
import { addressOf, type MakeFile } from '../release/make-file.ts';
import { isPackedCopy } from '../release/packing.ts';
import { filesBelow } from '../storage/disk/files.ts';
import { NeedsAstro } from './response-bytes.ts';
import {
	compiledPlace,
	dropCompiled,
	hasCompiled,
	keepCompiled,
	openFolder,
	sharedFiles,
} from './compiled-folder.ts';
import type { BuildPlaces } from './compiled-pages.ts';
import { isUsable, runPageProcess, type Taker } from './run-page-process.ts';
import { partsOf, processesFor } from './page-parts.ts';
import { failure, startProcess, type StartedProcess } from './start-process.ts';
import { openTempFolder } from './temp-folder.ts';

export interface RendererOptions {
	/** Root of the project. */
	readonly project: string;
	/**
	 * The whole environment of the processes that render. What is not in here, the CRM's key above all, cannot reach a
	 * page.
	 */
	readonly variables: NodeJS.ProcessEnv;
	readonly build: BuildPlaces;
	/** The store of files, usually `var/files`. */
	readonly files: string;
	/** Of the sources, and a way to compute it again; when absent, what Astro compiles is not kept. */
	readonly sources?: { readonly fingerprint: string; fingerprintNow(): string } | undefined;
	/** Has Astro make the pages, because one needs it. */
	readonly byAstro?: boolean;
}

export interface Rendering {
	readonly pages: Iterable<PlannedPage>;
	/** How many these are. */
	readonly count: number;
	/** Whether only some pages are rendered again, so that the files shared by all pages are there already. */
	readonly isPart: boolean;
	/** Makes a file in this process. */
	readonly make: MakeFile;
	/** How many processes render; as many as the machine has room for when absent. */
	readonly processes?: number | undefined;
	readonly taker: Taker;
	/** Names a page in a sentence; its path when absent. */
	readonly pageName?: ((path: string) => string) | undefined;
}

/** The result of compiling the pages. */
interface Compiled {
	/** The integrations of Astro that work on finished pages, so that all of them have to be rendered each time. */
	readonly listeners: readonly string[];
	/** Where the code lies that makes pages; without it Astro makes them, in the process that has compiled them. */
	readonly place?: string;
	/** Whether it was compiled just now, so that its files of all pages may be other ones than the site has. */
	readonly isNew?: boolean;
	readonly astro?: { readonly script: StartedProcess; readonly output: string };
}

/**
 * Starts what renders, which needs some time before it can: meanwhile the catalogue can be read and the pages be chosen.
 * Where the sources are new, Astro compiles them, and the code is kept. Processes with this code make the pages, unless
 * one needs Astro.
 */
export function startRenderer(options: RendererOptions) {
	const { project, variables, build, files, sources, byAstro = false } = options;
	const kept = sources && compiledPlace(project, sources.fingerprint);
	const cache = join(project, '.astro/node-cache');
	const running = new Set<StartedProcess>();
	let temp: ReturnType<typeof openTempFolder> | undefined;
	/** Gets ready while nobody knows yet which pages are to be made. */
	let early: StartedProcess | undefined;

	const start = (name: string, given: readonly string[], more = {}) => {
		const told = { ...variables, ...more, NODE_COMPILE_CACHE: cache };
		const script = startProcess(name, { folder: project, variables: told, given });
		running.add(script);
		script.ended.finally(() => running.delete(script)).catch(() => {});
		return script;
	};
	const startPageProcess = (place: string) =>
		start('page-process.ts', [place, JSON.stringify(build), files]);
	const compile = async (): Promise<Compiled> => {
		trimCache(cache);
		temp = openTempFolder(project);
		const { pages: output, compiled } = temp;
		const script = start('compile-process.ts', [project, output, compiled], {
			VITRINE_PAGES: output,
		});
		const { listeners, needsAstro } = await whenCompiled(script);
		if (byAstro || needsAstro || listeners.length > 0)
			return { listeners, astro: { script, output } };
		script.tell({ pages: [], withUnplanned: false, isPart: false });
		const ending = await script.ended;
		if (ending.code !== 0) throw failure('Astro could not compile the pages', ending);
		return { listeners, place: keep(compiled), isNew: true };
	};
	/** @returns where the code lies then. */
	const keep = (compiled: string) => {
		// Somebody may have edited the sources while Astro read them.
		if (kept === undefined || compiledPlace(project, sources?.fingerprintNow() ?? '') !== kept)
			return compiled;
		keepCompiled(compiled, kept);
		return hasCompiled(kept) ? kept : compiled;
	};
	const withKeptCode = async (place: string): Promise<Compiled> => {
		early = startPageProcess(place);
		if (await isUsable(early)) return { listeners: [], place };
		dropCompiled(place);
		early = undefined;
		return compile();
	};
	const clear = () => {
		process.off('exit', clear);
		for (const script of running) script.stop();
		// Else the next build removes it; why this one fails, if it does, must not be hidden.
		attempt(() => temp?.remove());
	};
	// Somebody may stop the build, which ends the process.
	process.once('exit', clear);

	const isKept = kept !== undefined && !byAstro && hasCompiled(kept);
	const compiled = isKept ? withKeptCode(kept) : compile();
	// Where nothing is to be rendered, nobody asks.
	compiled.catch(() => {});

	const byProcesses = async (
		place: string,
		withShared: boolean,
		rendering: Rendering,
	): Promise<void> => {
		const { pages, count, isPart, processes, taker, pageName } = rendering;
		if (withShared) {
			for (const [file, bytes, packed] of sharedFiles(place)) {
				if (isPublished(file)) taker.file(rendering.make(addressOf(file), bytes, packed));
			}
		}
		const concurrency = processesFor(count, processes);
		const make = async (own: readonly PlannedPage[], at: number) => {
			const script = early ?? startPageProcess(place);
			early = undefined;
			const wanted = { pages: own, withUnplanned: at === 0, isPart };
			await runPageProcess(script, wanted, taker, pageName);
		};
		await pMap(partsOf(pages, concurrency), make, { concurrency });
	};

	return {
		/**
		 * Waits until the pages are compiled.
		 * @throws one sentence where the company's pages or settings ask for what the site cannot have.
		 */
		compiled,
		/** Whether Astro compiles them now, which takes a while. */
		isCompiling: !isKept,
		/**
		 * Renders pages.
		 * @throws NeedsAstro where one turns out to need Astro; another renderer can be told so.
		 * @throws one sentence that names the page which could not be rendered, with the end of what was printed.
		 */
		async render(rendering: Rendering): Promise<void> {
			try {
				const { astro, place, isNew = false, listeners } = await compiled;
				// One of its pages would stop in the middle.
				if (place !== undefined && !rendering.isPart && openFolder(place).needsAstro)
					throw new NeedsAstro();
				if (place !== undefined) await byProcesses(place, isNew || !rendering.isPart, rendering);
				if (!astro) return;
				await renderByAstro(astro, rendering);
				if (listeners.length === 0 && temp) keep(temp.compiled);
			} finally {
				clear();
			}
		},
		/** Ends it where nothing is to be rendered; afterwards this does nothing. */
		stop() {
			clear();
			// Until it has ended, Astro may write again what was removed.
			const ended = Array.from(running, (script) => script.ended);
			void Promise.allSettled(ended).then(() => attempt(() => temp?.remove()));
		},
	};
}

/** What renders the pages, getting ready or waiting. */
export type Renderer = Pick<ReturnType<typeof startRenderer>, 'render' | 'stop' | 'isCompiling'> & {
	readonly compiled: Promise<Pick<Compiled, 'listeners'>>;
};

/** Has Astro make all pages in the process that has compiled them. */
async function renderByAstro(
	{ script, output }: NonNullable<Compiled['astro']>,
	{ pages, isPart, make, taker, pageName }: Rendering,
): Promise<void> {
	const wanted = { pages: [...pages], withUnplanned: true, isPart };
	await runPageProcess(script, wanted, taker, pageName);
	for (const file of filesBelow(output)) {
		if (!isPublished(file) || isPackedCopy(`/${file}`)) continue;
		taker.file(make(addressOf(file), readFileSync(join(output, file))));
	}
}

/** `.gitkeep` keeps an empty folder in git. */
function isPublished(file: string): boolean {
	return !/(?:^|\/)\.gitkeep$/.test(file);
}

/** @throws what Astro has refused, or the end of what it printed. */
function whenCompiled(
	script: StartedProcess,
): Promise<{ readonly listeners: readonly string[]; readonly needsAstro: boolean }> {
	return new Promise((resolve, reject) => {
		script.hear((heard) => {
			if ('compiled' in heard) resolve(heard.compiled);
			if ('refused' in heard) reject(new Error(heard.refused));
		});
		script.ended.then(
			(ending) => reject(failure('Astro could not compile the pages', ending)),
			reject,
		);
	});
}

/** Node adds the code of new pages to its cache and never removes any, so it is emptied when it has grown. */
function trimCache(cache: string): void {
	mkdirSync(cache, { recursive: true });
	if (readdirSync(cache, { recursive: true }).length <= 4000) return;
	rmSync(cache, { recursive: true, force: true, maxRetries: 3 });
}
