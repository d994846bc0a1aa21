import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { isAlive } from './lock.ts';
import { moveFolder } from './move-folder.ts';

export interface RenderOptions {
	/** Root of the project. */
	readonly project: string;
	/**
	 * The whole environment of the renderer. It runs in a process of its own so that what is not in
	 * here, the CRM's key above all, cannot reach a page.
	 */
	readonly variables: NodeJS.ProcessEnv;
	/** Folder the pages are put into; it must not exist. */
	readonly pages: string;
	readonly onPage?: (done: number) => void;
}

/**
 * Renders the planned pages with Astro.
 * @throws when Astro fails, with the end of what it printed.
 */
export async function renderPages({
	project,
	variables,
	pages: target,
	onPage,
}: RenderOptions): Promise<void> {
	const bin = join(
		dirname(createRequire(join(project, 'package.json')).resolve('astro/package.json')),
		'bin/astro.mjs',
	);
	const desk = openDesk(project);
	const rendered = join(desk, 'pages');
	const astro = spawn(process.execPath, [bin, 'build', '--root', project], {
		cwd: desk,
		env: { ...variables, VITRINE_PAGES: rendered, FORCE_COLOR: '0' },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const printed: string[] = [];
	let pages = 0;
	const listen = (stream: NodeJS.ReadableStream) => {
		createInterface({ input: stream }).on('line', (line) => {
			if (/[├└]─/.test(line)) onPage?.((pages += 1));
			else printed.push(line);
			if (printed.length > 40) printed.shift();
		});
	};
	listen(astro.stdout);
	listen(astro.stderr);
	try {
		const code = await new Promise<number | null>((resolve, reject) => {
			astro.on('error', reject);
			astro.on('close', resolve);
		});
		if (code === 0) return moveFolder(rendered, target);
		throw new Error(
			`Astro could not render the pages (exit code ${code}); nothing was published. It ended with:\n${printed.slice(-15).join('\n')}`,
		);
	} finally {
		rmSync(desk, { recursive: true, force: true, maxRetries: 3 });
	}
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
