import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Company } from '../../wiring/company.ts';
import { projectRoot } from '../../wiring.ts';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { attempt } from '../../domain/attempt.ts';

/** Exit codes as shells know them. */
const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
/** Keeps what Node has compiled, as for every command: a second of each start. */
const prepare = join(import.meta.dirname, '../prepare.mjs');
/** Milliseconds between two looks at the company's files, and those a process has to end by itself. */
const [between, patience] = [300, 2000];

/**
 * Shows the pages until somebody stops it, and begins anew when the company's settings or the list of its texts change.
 * Every process it starts ends with it, also when it is killed: their connection to it is then cut.
 * @param options `variables`: the whole environment of the pages; `endsWithParent`: whether it ends when the process
 * that has started it does, as npm does when only npm is stopped.
 */
export async function keepShowing({
	company,
	variables,
	endsWithParent,
}: {
	readonly company: Company;
	readonly variables: NodeJS.ProcessEnv;
	readonly endsWithParent: boolean;
}): Promise<void> {
	let running: ChildProcess | undefined;
	let code: number | undefined;
	const end = (ending: number) => {
		// Whoever asks twice does not want to wait.
		running?.kill(code === undefined ? 'SIGTERM' : 'SIGKILL');
		code ??= ending;
	};
	for (const [signal, ending] of Object.entries(codes)) process.on(signal, () => end(ending));
	const parent = process.ppid;
	const isOrphan = () => process.ppid !== parent && code === undefined;
	if (endsWithParent) setInterval(() => isOrphan() && end(codes.SIGHUP), between).unref();

	for (let isFirst = true; code === undefined; isFirst = false) {
		const state = companyState(company);
		const [result] = await once(start('read-crm.ts', { words: isFirst ? [] : ['again'] }), 'exit');
		if (code !== undefined) break;
		if (result !== 0 && isFirst) process.exit(1);
		if (result !== 0) console.error('The pages are shown again when this is mended.');
		const pages = result === 0 ? start('serve-pages.ts', { env: variables }) : undefined;
		while (code === undefined && companyState(company) === state) {
			if (pages && hasEnded(pages)) code = pages.exitCode ?? 1;
			await setTimeout(between);
		}
		if (pages) await stop(pages);
	}
	process.exit(code);

	function start(
		name: string,
		{ words = [], env }: { words?: readonly string[]; env?: NodeJS.ProcessEnv },
	): ChildProcess {
		running = fork(join(import.meta.dirname, name), words, {
			cwd: projectRoot,
			// Else .env would be read again, with the key that pages must not see.
			execArgv: ['--import', prepare],
			stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
			...(env && { env }),
		});
		return running;
	}
}

async function stop(child: ChildProcess): Promise<void> {
	if (hasEnded(child)) return;
	const ended = once(child, 'exit');
	child.kill('SIGTERM');
	const late = setTimeout(patience, undefined, { ref: false }).then(() => child.kill('SIGKILL'));
	await Promise.race([ended, late]);
	await ended;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
	return exitCode !== null || signalCode !== null;
}

const frontMatter = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;

/**
 * What pages know of a company when they begin: its settings and theme, which pages, components and texts there are, and
 * how texts begin. The rest of a file is read anew for each page. Two states are compared as texts.
 */
function companyState({ folder, texts, theme }: Company): string {
	const settings = globSync('*.{ts,json}', { cwd: folder }).map((file) => join(folder, file));
	const components = globSync('{pages,slots}/**/*.*', { cwd: folder }).toSorted();
	const written = existsSync(texts) ? globSync('**/*.md', { cwd: texts }) : [];
	return JSON.stringify([
		components,
		...[...settings, theme].toSorted().map((file) => [file, textOf(file)]),
		...written.toSorted().map((file) => [file, frontMatter.exec(textOf(join(texts, file)))?.[0]]),
	]);
}

/** Empty while an editor puts a file in the place of another. */
function textOf(file: string): string {
	return attempt(() => readFileSync(file, 'utf8')) ?? '';
}
