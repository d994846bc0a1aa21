import { rmSync } from 'node:fs';
import { moveFolder } from './move-folder.ts';
import type { Collector } from '../release/collect.ts';
import { compiledPlace, dropCompiled, hasCompiled, keepCompiled } from './compiled-folder.ts';
import type { BuildPlaces } from './compiled-pages.ts';
import { openDesk, trimCache } from './desk.ts';
import { Progress } from './page-output.ts';
import { startScript, unusable, type Ending, type Script } from './script.ts';

export interface RendererOptions {
	/** Root of the project. */
	readonly project: string;
	/**
	 * The whole environment of the renderer. It runs in a process of its own so that what is not in
	 * here, the CRM's key above all, cannot reach a page.
	 */
	readonly variables: NodeJS.ProcessEnv;
	/**
	 * Of which build the pages are, what names its sources, and what names those that lie there when it is asked. When
	 * absent they are compiled for this once.
	 */
	readonly build?: BuildPlaces & { readonly fingerprint: string; fingerprintNow(): string };
}

export interface Rendering {
	/** Folder the pages are put into; it must not exist. */
	readonly pages: string;
	/** Leaves out the files that belong to all pages. */
	readonly isPart?: boolean;
	readonly onPage?: (done: number) => void;
	/** Takes pages away as they are written; what it leaves is there when rendering has ended. */
	readonly taker?: Pick<Collector, 'offer'>;
}

/** What renders the pages, getting ready or waiting. */
export interface Renderer {
	/**
	 * Renders the pages that the plan lists at this moment.
	 * @throws when Astro fails, with the end of what it printed.
	 */
	render(rendering: Rendering): Promise<void>;
	/** Ends it where nothing is to be rendered; afterwards this does nothing. */
	stop(): void;
}

/**
 * Starts what renders, which needs some time before it can: meanwhile the catalogue can be read and the pages be
 * chosen. Where the sources are new, Astro compiles them first, in a process of its own.
 */
export function startRenderer({ project, variables, build }: RendererOptions): Renderer {
	const desk = openDesk(project);
	const { folder, pages, compiled, output, cache } = desk;
	const kept = build && compiledPlace(project, build.fingerprint);
	/** None where it could not even be started. */
	let script: Script | undefined;
	let isNew = false;

	const start = (name: string, given: readonly string[], more = {}) => {
		const told = { ...variables, ...more, NODE_COMPILE_CACHE: cache };
		return (script = startScript(name, { folder, variables: told, given }));
	};
	const open = (place: string) => {
		const { catalogue, records, work, builtAt } = build ?? {};
		const given = JSON.stringify({ catalogue, records, work, builtAt });
		return start('render-process.ts', [place, pages, given]);
	};
	const compile = async () => {
		isNew = true;
		trimCache(desk);
		const astro = start('compile-process.ts', [project, compiled], { VITRINE_PAGES: output });
		const ending = await astro.ended;
		if (ending.code !== 0) throw failure('compile the pages', ending);
		return open(compiled);
	};
	const clear = () => {
		process.off('exit', end);
		try {
			rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
			desk.release();
		} catch {
			// The next build removes it; why this one fails, if it does, must not be hidden.
			return;
		}
	};
	const end = () => {
		script?.stop();
		clear();
	};
	// Somebody may stop the build, which ends the process.
	process.once('exit', end);

	let ready = kept !== undefined && hasCompiled(kept) ? Promise.resolve(open(kept)) : compile();
	// Where nothing is to be rendered, nobody asks.
	ready.catch(() => {});

	const write = async ({ isPart, onPage, taker }: Rendering): Promise<Ending> => {
		const renderer = await ready;
		renderer.hear((message) => {
			const { done, files } = Progress.parse(message);
			onPage?.(done);
			taker?.offer(pages, files);
		});
		renderer.tell(isPart ? 'part' : 'whole');
		return renderer.ended;
	};
	return {
		async render(rendering) {
			try {
				let ending = await write(rendering);
				if (ending.code === unusable && kept !== undefined && !isNew) {
					dropCompiled(kept);
					ready = compile();
					ending = await write(rendering);
				}
				if (ending.code !== 0) throw failure('render the pages', ending);
				if (isNew && build && kept !== undefined) {
					// Somebody may have edited the sources while Astro read them.
					const now = compiledPlace(project, build.fingerprintNow());
					if (now === kept) keepCompiled(compiled, kept);
				}
				moveFolder(pages, rendering.pages);
			} finally {
				clear();
			}
		},
		stop() {
			if (!script) return clear();
			script.ended.finally(clear).catch(() => {});
			script.stop();
		},
	};
}

function failure(what: string, { code, signal, printed }: Ending): Error {
	return new Error(
		`Astro could not ${what} (${signal ?? `exit code ${code}`}); nothing was published. It ended with:\n${printed.join('\n')}`,
	);
}
