import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { projectRoot } from '../../src/wiring.ts';
import { demoMedia } from './demo-site.ts';
import { newFolder } from './site-build.ts';

const Served = z.object({
	origin: z.string(),
	/** Path of a unit's page. */
	unit: z.string(),
});

/** A website of an account with three units, built and served from a project that an engineer has changed. */
export type ChangedSite = z.infer<typeof Served> & { close(): Promise<void> };

/**
 * Copies the project and puts files in their places; whoever asked for it removes it.
 * @param files texts by their paths within the project
 * @param place an empty folder for it
 */
export function changedProject(
	files: Readonly<Record<string, string>>,
	place = newFolder(),
): ReturnType<typeof newFolder> {
	const { folder } = place;
	const parts = 'src tests/support astro.config.mjs package.json package-lock.json tsconfig.json';
	for (const part of parts.split(' ')) {
		cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
	}
	symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
	mkdirSync(demoMedia, { recursive: true });
	mkdirSync(join(folder, 'var'));
	symlinkSync(demoMedia, join(folder, 'var/test-media'));
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), text);
	}
	return place;
}

/**
 * Builds a small account's website in a project with these files, and serves it.
 * @param options.script builds and serves that of another account
 * @throws what the build has said when it fails.
 */
export async function serveChanged(
	files: Readonly<Record<string, string>>,
	{ script = 'tests/support/serve-small-site.ts', place = newFolder() } = {},
): Promise<ChangedSite> {
	const { folder, remove } = changedProject(files, place);
	const child = spawn(process.execPath, [script], {
		cwd: folder,
		stdio: ['pipe', 'pipe', 'pipe'],
	});
	const said: string[] = [];
	child.stderr.on('data', (text) => said.push(String(text)));
	const ended = once(child, 'exit');
	const line = once(createInterface(child.stdout), 'line');
	const served = await Promise.race([line, ended.then(() => undefined)]);
	if (!served) throw new Error(`The changed project cannot be built: ${said.join('')}`);
	return {
		...Served.parse(JSON.parse(String(served[0]))),
		async close() {
			child.stdin.end();
			await ended;
			remove();
		},
	};
}
