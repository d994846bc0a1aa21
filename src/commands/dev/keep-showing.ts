import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { catalogueHeader } from '../../catalog/store/header.ts';
import type { Company } from '../../wiring/company.ts';
import { projectRoot, renderVariables, type Environment } from '../../wiring.ts';
import { type DevReading, photosFollow } from './reading.ts';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { attempt } from '../../domain/attempt.ts';

/** Exit codes as shells know them. */
const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
/** Keeps what Node has compiled, as for every command: a second of each start. */
const prepare = join(import.meta.dirname, '../prepare.mjs');
const photoReadings = ['some photos', 'all photos'] as const;
/** Milliseconds between two looks at the company's files, and those a process has to end by itself. */
const [between, patience] = [300, 2000];

/**
 * Shows the pages until somebody stops it: at once where they were shown before, then again when the CRM has been read,
 * when photos have come, and when settings or the list of texts change. Every process it starts ends with it, also when
 * it is killed: their connection to it is then cut.
 * @param endsWithParent whether it ends when the process that has started it does, as npm does when only npm is stopped
 */
export async function keepShowing(
	environment: Environment,
	{ endsWithParent }: { readonly endsWithParent: boolean },
): Promise<void> {
	const running = new Set<ChildProcess>();
	const { company, places, port } = environment;
	const variables = renderVariables(environment);
	let code: number | undefined;
	const end = (ending: number) => {
		// A second Ctrl+C ends at once.
		for (const child of running) child.kill(code === undefined ? 'SIGTERM' : 'SIGKILL');
		code ??= ending;
	};
	for (const [signal, ending] of Object.entries(codes)) process.on(signal, () => end(ending));
	const parent = process.ppid;
	const isOrphan = () => process.ppid !== parent && code === undefined;
	if (endsWithParent) setInterval(() => isOrphan() && end(codes.SIGHUP), between).unref();

	let pages: ChildProcess | undefined;
	let followUps: DevReading[] = [...photoReadings];
	for (let isFirst = true; code === undefined; isFirst = false) {
		const state = companyState(company);
		const check = read('settings');
		await check.ended;
		if (code !== undefined) break;
		const isGood = check.child.exitCode === 0 || check.child.exitCode === photosFollow;
		if (!isGood && isFirst) process.exit(1);
		if (check.child.exitCode === photosFollow) followUps = [...photoReadings];
		await show(isGood ? undefined : check.sentence());
		let reading: ReturnType<typeof read> | undefined;
		let shown = catalogueHeader(places.catalogue)?.checksum;
		while (code === undefined && companyState(company) === state) {
			if (pages && hasEnded(pages)) code = pages.exitCode ?? 1;
			if (reading && hasEnded(reading.child)) {
				if (reading.child.exitCode !== photosFollow) followUps = [];
				reading = undefined;
				const { checksum } = catalogueHeader(places.catalogue) ?? {};
				if (checksum !== shown) await show();
				shown = checksum;
			}
			const next = isGood && !reading && code === undefined ? followUps.shift() : undefined;
			if (next) reading = read(next);
			await setTimeout(between);
		}
		if (reading) {
			followUps.unshift(reading.of);
			await stop(reading.child);
		}
	}
	await Promise.all(Array.from(running, stop));
	process.exit(code);

	/** Shows the pages anew, or a sentence in their place. */
	async function show(sentence?: string): Promise<void> {
		if (pages) await stop(pages);
		if (code !== undefined) return;
		pages = sentence
			? start('serve-sentence.ts', { words: [String(port), sentence] })
			: start('serve-pages.ts', { env: variables });
	}

	function read(of: DevReading) {
		let sentence = 'The settings cannot be read; the terminal says why.';
		const child = start('read-crm.ts', { words: [of] });
		child.on('message', (said) => (sentence = String(said)));
		return { of, child, ended: once(child, 'exit'), sentence: () => sentence };
	}

	function start(
		name: string,
		{ words = [], env }: { words?: readonly string[]; env?: NodeJS.ProcessEnv },
	): ChildProcess {
		const child = fork(join(import.meta.dirname, name), words, {
			cwd: projectRoot,
			// Else .env would be read again, with the key that pages must not see.
			execArgv: ['--import', prepare],
			stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
			...(env && { env }),
		});
		running.add(child);
		child.once('exit', () => running.delete(child));
		return child;
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
 * how texts begin. The rest of a file is read again for each page. Two states are compared as texts.
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
