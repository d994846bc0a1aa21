import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Collector } from '../release/collect.ts';
import {
	compiledPlace,
	dropCompiled,
	hasCompiled,
	keepCompiled,
	type BuildPlaces,
} from './compiled-pages.ts';
import { isAlive } from '../lock.ts';
import { moveFolder } from '../move-folder.ts';
import { Progress } from './page-output.ts';

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
	/** Leaves out the files that belong to all pages, where Astro has compiled before. */
	readonly isPart?: boolean;
	readonly onPage?: (done: number) => void;
	/** Takes pages away as they are written; what it leaves is there when rendering has ended. */
	readonly taker?: Pick<Collector, 'offer' | 'settled'>;
}

/** Astro, about to render. */
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
 * chosen. That is Astro where the sources are new, else what Astro compiled them to.
 */
export function startRenderer(options: RendererOptions): Renderer {
	const { project, build } = options;
	const place = build && compiledPlace(project, build.fingerprint);
	if (build === undefined || place === undefined || !hasCompiled(place)) {
		return startAstro(options, place);
	}
	const compiled = startCompiled(options, { place, build });
	return {
		...compiled,
		render: async ({ taker, ...rendering }) => {
			let isTaken = false;
			const offer: Collector['offer'] = (...files) => {
				isTaken = true;
				taker?.offer(...files);
			};
			try {
				await compiled.render({ ...rendering, ...(taker && { taker: { ...taker, offer } }) });
			} catch (error) {
				// Whatever it was, Astro will tell it better.
				dropCompiled(place);
				if (isTaken) throw error;
				await startAstro(options, place).render({ ...rendering, ...(taker && { taker }) });
			}
		},
	};
}

function startAstro({ project, variables, build }: RendererOptions, place?: string): Renderer {
	const desk = openDesk(project);
	const keep = place === undefined ? undefined : join(desk, 'compiled');
	const astro = startProcess('render-process.ts', {
		desk,
		variables: {
			...variables,
			VITRINE_PAGES: pagesOn(desk),
			NODE_COMPILE_CACHE: trimmedCache(project),
		},
		given: keep === undefined ? [project] : [project, keep],
	});
	return {
		...astro,
		render: (rendering) =>
			astro.render(rendering, () => {
				// Somebody may have edited the sources while Astro read them.
				if (keep === undefined || place === undefined) return;
				if (compiledPlace(project, build?.fingerprintNow() ?? '') === place)
					keepCompiled(keep, place);
			}),
	};
}

function startCompiled(
	{ project, variables }: RendererOptions,
	{ place, build }: { readonly place: string; readonly build: BuildPlaces },
): Renderer {
	const desk = openDesk(project);
	const { catalogue, records, work, builtAt } = build;
	return startProcess('render-compiled.ts', {
		desk,
		variables: { ...variables, NODE_COMPILE_CACHE: cacheIn(project) },
		given: [place, pagesOn(desk), JSON.stringify({ catalogue, records, work, builtAt })],
	});
}

function pagesOn(desk: string): string {
	return join(desk, 'pages');
}

interface ProcessOptions {
	/** Folder it works in. */
	readonly desk: string;
	readonly variables: NodeJS.ProcessEnv;
	/** Its arguments. */
	readonly given: readonly string[];
}

/** Starts a script of this folder that waits for a message and then writes pages. */
function startProcess(script: string, { desk, variables, given }: ProcessOptions) {
	const rendered = pagesOn(desk);
	const child = fork(join(import.meta.dirname, script), given, {
		cwd: desk,
		env: { ...variables, FORCE_COLOR: '0' },
		// What a page leaves behind is then thrown away while it is young: a tenth less memory.
		execArgv: ['--max-semi-space-size=32'],
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	const printed = lastLines(child);
	const ended = new Promise<number | null>((resolve, reject) => {
		child.on('error', reject);
		child.on('close', resolve);
	});
	const clear = () => rmSync(desk, { recursive: true, force: true, maxRetries: 3 });
	// Where nothing is to be rendered, nobody asks how it ended.
	ended.catch(() => {});
	return {
		render: async ({ pages, isPart, onPage, taker }: Rendering, onDone = () => {}) => {
			child.on('message', (message) => {
				const { done, files } = Progress.parse(message);
				onPage?.(done);
				taker?.offer(rendered, files);
			});
			if (child.connected) child.send(isPart ? 'part' : 'whole');
			try {
				const code = await ended;
				await taker?.settled();
				if (code !== 0) {
					throw new Error(
						`Astro could not render the pages (exit code ${code}); nothing was published. It ended with:\n${printed.join('\n')}`,
					);
				}
				onDone();
				moveFolder(rendered, pages);
			} finally {
				clear();
			}
		},
		stop: () => {
			ended.finally(clear).catch(() => {});
			child.kill();
		},
	};
}

/** The lines a process printed last; they go on changing until it ends. */
function lastLines({ stdout, stderr }: ChildProcess): readonly string[] {
	const lines: string[] = [];
	for (const input of [stdout, stderr]) {
		if (!input) continue;
		createInterface({ input }).on('line', (line) => {
			// Where in Astro it happened would push out what happened.
			if (/^\s+at /.test(line)) return;
			lines.push(line);
			if (lines.length > 20) lines.shift();
		});
	}
	return lines;
}

/**
 * A folder of its own for the code Astro writes before it renders. Astro takes `.astro/` in the working
 * directory, where builds for other places would get in each other's way; it must lie in the project,
 * because the code imports the project's packages. The pages are rendered there too, because Astro moves
 * files from the one to the other, which works within one disk only. What builds that were killed have left is removed.
 */
function openDesk(project: string): string {
	const desks = join(project, '.astro/render');
	mkdirSync(desks, { recursive: true });
	for (const name of readdirSync(desks)) {
		if (isAlive(Number(name.split('-')[0]))) continue;
		rmSync(join(desks, name), { recursive: true, force: true, maxRetries: 3 });
	}
	return mkdtempSync(join(desks, `${process.pid}-`));
}

/** Where Node keeps the compiled code of Astro, which is a tenth of what starting it costs. */
function cacheIn(project: string): string {
	return join(project, '.astro/compiled');
}

/** Node adds the code of new pages and never removes any, so the folder is emptied when it has grown. */
function trimmedCache(project: string): string {
	const folder = cacheIn(project);
	mkdirSync(folder, { recursive: true });
	if (readdirSync(folder, { recursive: true }).length > 4000) {
		rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
	}
	return folder;
}
