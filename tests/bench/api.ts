import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDemoSandbox } from '../../src/sandbox/open.ts';

const usage = `npm run bench:api                    measures the CRM's lists with 20,000 units, over a port
npm run bench:api -- 1000            with another number of units`;

/** The lists clients read most; each page is another one. */
const lists = [
	'/units?expand=1&with_meta=1&per=100&sort_by=id',
	'/units?with_meta=1&per=500&sort_by=id',
	'/units?with_meta=1&status=503',
	'/units?with_meta=1&q=heine&expand=1',
	'/projects?expand=1',
	'/contacts?with_meta=1',
	'/activities?',
];
const requests = 60;

const units = Number(process.argv[2] ?? 20_000);
if (Number.isSafeInteger(units) && units > 0) await measure();
else console.log(usage);

async function measure(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'crm-bench-'));
	const before = performance.now();
	const path = join(folder, 'crm.sqlite');
	const crm = await openDemoSandbox({ path, units, photos: 20 });
	try {
		const seconds = ((performance.now() - before) / 1000).toFixed(1);
		console.log(`${units} units, open after ${seconds} s, load ${loadavg()[0]?.toFixed(1)}\n`);
		console.log('| list | requests a second | median ms | p99 ms |\n| --- | --: | --: | --: |');
		for (const list of lists) {
			const times: number[] = [];
			for (let page = 1; page <= requests; page++) {
				const start = performance.now();
				const headers = { 'x-api-key': crm.apiKey };
				await (await fetch(`${crm.baseUrl}${list}&page=${page}`, { headers })).arrayBuffer();
				times.push(performance.now() - start);
			}
			const sorted = times.toSorted((a, b) => a - b);
			const rate = (1000 * requests) / times.reduce((sum, time) => sum + time, 0);
			const at = (share: number) => sorted[Math.floor(share * (requests - 1))]?.toFixed(1);
			console.log(`| GET ${list} | ${rate.toFixed(0)} | ${at(0.5)} | ${at(0.99)} |`);
		}
	} finally {
		await crm.close();
		rmSync(folder, { recursive: true });
	}
}
