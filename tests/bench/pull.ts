import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run, start } from './own-process.ts';
import { CrmAnswer, PullAnswer, type PullRequest } from './sizes.ts';
import type { z } from 'zod';

const usage = `npm run bench:pull                        measures the pull of 20,000 units at 50 ms latency
npm run bench:pull -- --units 2000        of another number of units`;

/** Some 32 KB a unit. */
const photos = 16;
/** What a machine does besides only slows it down, so the best of so many tries counts. */
const tries = 3;

const { values } = parseArgs({
	options: {
		units: { type: 'string', default: '20000' },
		latency: { type: 'string', default: '50' },
		help: { type: 'boolean', default: false },
	},
});
const [units, latency] = [Number(values.units), Number(values.latency)];
if (values.help || !(Number.isSafeInteger(units) && units > 0 && latency >= 0)) console.log(usage);
else await measure();

async function measure(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'pull-bench-'));
	const path = join(folder, 'crm.sqlite');
	const slow = { path, units, photos, latency };
	const sandbox = await start('crm-process.ts', { request: slow, schema: CrmAnswer });
	try {
		console.log(`| ${units} units, ${latency} ms latency | time | CPU | peak memory |`);
		console.log('| --- | --: | --: | --: |');
		await compare('the sandbox', sandbox.answer, 1);
		await replayed(sandbox.answer);
		const load = loadavg()[0]?.toFixed(1);
		console.log(`\n${availableParallelism()} cores, load at the end ${load}.`);
	} finally {
		sandbox.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** The sandbox takes longer to make a page than we to read it, so its answers are also sent from memory. */
async function replayed(crm: CrmAnswer): Promise<void> {
	const request = { crm, latency };
	const replay = await start('replay-process.ts', { request, schema: CrmAnswer });
	try {
		await best(replay.answer, 'pull', 1);
		await best(replay.answer, 'known', 1);
		await compare('memory', replay.answer, tries);
		const known = await best(replay.answer, 'known', tries);
		row('whether all known units are there, from memory', known);
	} finally {
		replay.stop();
	}
}

async function compare(from: string, crm: CrmAnswer, times: number): Promise<void> {
	const floor = await best(crm, 'floor', times);
	row(`floor, from ${from}: plain reads and \`JSON.parse\``, floor);
	const ours = await best(crm, 'pull', times);
	row(`pull, from ${from}`, ours);
	console.log(`| · ratio | ${(ours.time / floor.time).toFixed(2)} | | |`);
}

async function best(
	crm: CrmAnswer,
	what: z.infer<typeof PullRequest>['what'],
	times: number,
): Promise<PullAnswer> {
	const answers: PullAnswer[] = [];
	while (answers.length < times) {
		answers.push(await run('pull-process.ts', { request: { crm, what }, schema: PullAnswer }));
	}
	const [fastest] = answers.toSorted((a, b) => a.time - b.time);
	if (!fastest?.units) throw new Error('Nothing was read; see above.');
	return fastest;
}

function row(name: string, { time, cpu, memory }: PullAnswer): void {
	const cells = [`${(time / 1000).toFixed(2)} s`, `${cpu.toFixed(2)} s`];
	console.log(`| ${[name, ...cells, `${Math.round(memory / 1e6)} MB`].join(' | ')} |`);
}
