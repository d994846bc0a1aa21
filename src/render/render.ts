import { rmSync } from 'node:fs';
import { attempt } from '../domain/attempt.ts';
import { moveFolder } from './move-folder.ts';
import type { Collector } from '../release/collect.ts';
import { compiledPlace, dropCompiled, hasCompiled, keepCompiled } from './compiled-folder.ts';
import type { BuildPlaces } from './compiled-pages.ts';
import { openTempFolder, trimCache } from './temp-folder.ts';
import { WorkerMessage } from './worker-messages.ts';
import { endings, startProcess, type Ending, type StartedProcess } from './start-process.ts';

export interface RendererOptions {
	/** Root of the project. */
	readonly project: string;
	/**
	 * The whole environment of the renderer. It runs in a process of its own so that what is not in
	 * here, the CRM's key above all, cannot reach a page.
	 */
	readonly variables: NodeJS.ProcessEnv;
	/**
	 * The build, the fingerprint of its sources, and a way to compute that again. When absent, what Astro compiles is
	 * not kept.
	 */
	readonly build?: BuildPlaces & { readonly fingerprint: string; fingerprintNow(): string };
}

export interface Rendering {
	/** Folder the pages are put into; it must not exist. */
	readonly pages: string;
	/** Kept code leaves out the files that belong to all pages then; Astro, which made them anew, does not. */
	readonly isPart?: boolean;
	readonly onPage?: (done: number) => void;
	/** Takes pages away as they are written; what it leaves is there when rendering has ended. */
	readonly taker?: Pick<Collector, 'offer'>;
}

/** What is known once the pages are compiled. */
export interface Compiled {
	/** The integrations of Astro that work on finished pages, so that all of them have to be rendered each time. */
	readonly listeners: readonly string[];
	/** Whether the process has compiled them itself: its compiler takes memory until it ends. */
	readonly holdsCompiler: boolean;
}

/** A process that renders when it is told to. */
interface Worker {
	readonly script: StartedProcess;
	/** Whether it is Astro, and not code that an earlier build has kept. */
	readonly isAstro: boolean;
	/** When it can be told, with the names of the listeners among the integrations. */
	readonly ready: Promise<readonly string[]>;
}

/**
 * Starts what renders, which needs some time before it can: meanwhile the catalogue can be read and the pages be
 * chosen. Where the sources are new, Astro compiles and renders them, and the code is kept; where only the data is, the
 * kept code renders, unless a page needs Astro.
 */
export function startRenderer({ project, variables, build }: RendererOptions) {
	const temp = openTempFolder(project);
	const { folder, pages, compiled, cache } = temp;
	const kept = build && compiledPlace(project, build.fingerprint);
	/** None where it could not even be started. */
	let script: StartedProcess | undefined;

	const start = (name: string, given: readonly string[], more = {}) => {
		const told = { ...variables, ...more, NODE_COMPILE_CACHE: cache };
		return (script = startProcess(name, { folder: project, variables: told, given }));
	};
	const withKeptCode = async (place: string): Promise<Worker> => {
		const { catalogue, records, tiles, pageLists, builtAt } = build ?? {};
		const given = JSON.stringify({ catalogue, records, tiles, pageLists, builtAt });
		const renders = start('render-compiled-process.ts', [place, pages, given]);
		return { script: renders, isAstro: false, ready: Promise.resolve([]) };
	};
	const withAstro = async (): Promise<Worker> => {
		trimCache(temp);
		// Kept code may have begun.
		rmSync(pages, { recursive: true, force: true });
		const given = [project, pages, compiled];
		const renders = start('compile-and-render-process.ts', given, { VITRINE_PAGES: pages });
		const ready = whenCompiled(renders);
		ready.catch(() => {});
		return { script: renders, isAstro: true, ready };
	};
	const clear = () => {
		process.off('exit', end);
		// Else the next build removes it; why this one fails, if it does, must not be hidden.
		attempt(() => {
			rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
			temp.release();
		});
	};
	const end = () => {
		script?.stop();
		clear();
	};
	// Somebody may stop the build, which ends the process.
	process.once('exit', end);

	const begun = kept !== undefined && hasCompiled(kept) ? withKeptCode(kept) : withAstro();
	// Where nothing is to be rendered, nobody asks.
	begun.catch(() => {});

	return {
		/**
		 * Waits until the pages are compiled.
		 * @throws one sentence where the company's pages or settings ask for what the site cannot have.
		 */
		async compiled(): Promise<Compiled> {
			const { isAstro, ready } = await begun;
			return { listeners: await ready, holdsCompiler: isAstro };
		},
		/**
		 * Renders the pages that the plan lists at this moment.
		 * @throws when Astro fails, with the end of what it printed.
		 */
		async render(rendering: Rendering): Promise<void> {
			try {
				let worker = await begun;
				let ending = await write(worker, { ...rendering, from: pages });
				if (ending.code === endings.unusable || ending.code === endings.needsAstro) {
					if (kept !== undefined && ending.code === endings.unusable) dropCompiled(kept);
					worker = await withAstro();
					ending = await write(worker, { ...rendering, from: pages });
				}
				if (ending.code !== 0) throw failure('render the pages', ending);
				const listeners = await worker.ready;
				if (worker.isAstro && listeners.length === 0 && build && kept !== undefined) {
					// Somebody may have edited the sources while Astro read them.
					const now = compiledPlace(project, build.fingerprintNow());
					if (now === kept) keepCompiled(compiled, kept);
				}
				moveFolder(pages, rendering.pages);
			} finally {
				clear();
			}
		},
		/** Ends it where nothing is to be rendered; afterwards this does nothing. */
		stop() {
			if (!script) return clear();
			script.ended.finally(clear).catch(() => {});
			script.stop();
		},
	};
}

/** What renders the pages, getting ready or waiting. */
export type Renderer = ReturnType<typeof startRenderer>;

async function write(
	{ script, ready }: Worker,
	{ isPart, onPage, taker, from }: Rendering & { readonly from: string },
): Promise<Ending> {
	await ready;
	script.hear((message) => {
		const heard = WorkerMessage.parse(message);
		if (!('done' in heard)) return;
		onPage?.(heard.done);
		taker?.offer(from, heard.files);
	});
	script.tell(isPart ? 'part' : 'whole');
	return script.ended;
}

/** @throws what Astro has refused, or the end of what it printed. */
function whenCompiled(script: StartedProcess): Promise<readonly string[]> {
	return new Promise((resolve, reject) => {
		script.hear((message) => {
			const heard = WorkerMessage.parse(message);
			if ('listeners' in heard) resolve(heard.listeners);
			if ('refused' in heard) reject(new Error(heard.refused));
		});
		script.ended.then((ending) => reject(failure('compile the pages', ending)), reject);
	});
}

function failure(what: string, { code, signal, printed }: Ending): Error {
	return new Error(
		`Astro could not ${what} (${signal ?? `exit code ${code}`}); nothing was published. It ended with:\n${printed.join('\n')}`,
	);
}
