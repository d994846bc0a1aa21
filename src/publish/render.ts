import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Collector } from './collect.ts';
import { Progress } from './hand-over.ts';
import { isAlive } from './lock.ts';
import { moveFolder } from './move-folder.ts';

export interface RendererOptions {
	/** Root of the project. */
	readonly project: string;
	/**
	 * The whole environment of the renderer. It runs in a process of its own so that what is not in
	 * here, the CRM's key above all, cannot reach a page.
	 */
	readonly variables: NodeJS.ProcessEnv;
}

export interface Rendering {
	/** Folder the pages are put into; it must not exist. */
	readonly pages: string;
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
 * Starts Astro, which needs a second before it can render: meanwhile the catalogue can be read and the
 * pages be chosen.
 */
export function startRenderer({ project, variables }: RendererOptions): Renderer {
	const desk = openDesk(project);
	const rendered = join(desk, 'pages');
	const astro = fork(join(import.meta.dirname, 'render-process.ts'), [project], {
		cwd: desk,
		env: {
			...variables,
			VITRINE_PAGES: rendered,
			FORCE_COLOR: '0',
			NODE_COMPILE_CACHE: openCompiled(project),
		},
		// What a page leaves behind is then thrown away while it is young: a tenth less memory.
		execArgv: ['--max-semi-space-size=32'],
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	const printed = lastLines(astro);
	const ended = new Promise<number | null>((resolve, reject) => {
		astro.on('error', reject);
		astro.on('close', resolve);
	});
	const clear = () => rmSync(desk, { recursive: true, force: true, maxRetries: 3 });
	// Where nothing is to be rendered, nobody asks how it ended.
	ended.catch(() => {});
	return {
		render: async ({ pages, onPage, taker }) => {
			astro.on('message', (message) => {
				const { done, files } = Progress.parse(message);
				onPage?.(done);
				taker?.offer(rendered, files);
			});
			if (astro.connected) astro.send('render');
			try {
				const code = await ended;
				await taker?.settled();
				if (code === 0) return moveFolder(rendered, pages);
				throw new Error(
					`Astro could not render the pages (exit code ${code}); nothing was published. It ended with:\n${printed.join('\n')}`,
				);
			} finally {
				clear();
			}
		},
		stop: () => {
			ended.finally(clear).catch(() => {});
			astro.kill();
		},
	};
}

/** Renders the planned pages with Astro, which is started for it. */
export function renderPages({
	project,
	variables,
	...rendering
}: RendererOptions & Rendering): Promise<void> {
	return startRenderer({ project, variables }).render(rendering);
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

/**
 * Where Node keeps the compiled code of Astro, which is a tenth of what starting it costs. Node adds the code of
 * each build's pages and never removes any, so the folder is emptied when it has grown.
 */
function openCompiled(project: string): string {
	const folder = join(project, '.astro/compiled');
	mkdirSync(folder, { recursive: true });
	if (readdirSync(folder, { recursive: true }).length > 4000) {
		rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
	}
	return folder;
}
