import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { moveFolder } from '../move-folder.ts';
import type { Collector } from '../release/collect.ts';
import { pagesOn } from './desk.ts';
import { Progress } from './page-output.ts';

export interface Rendering {
	/** Folder the pages are put into; it must not exist. */
	readonly pages: string;
	/** Leaves out the files that belong to all pages, where Astro has compiled before. */
	readonly isPart?: boolean;
	readonly onPage?: (done: number) => void;
	/** Takes pages away as they are written; what it leaves is there when rendering has ended. */
	readonly taker?: Pick<Collector, 'offer' | 'settled'>;
}

interface ProcessOptions {
	/** Folder it works in. */
	readonly desk: string;
	readonly variables: NodeJS.ProcessEnv;
	/** Its arguments. */
	readonly given: readonly string[];
}

/** Starts a script of this folder that waits for a message and then writes pages. */
export function startProcess(script: string, { desk, variables, given }: ProcessOptions) {
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
