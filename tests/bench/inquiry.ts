import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';

const usage = `npm run bench:inquiry                measures how fast inquiries are promised while the CRM hangs:
                                     100 a second for 30 s, then 500 a second for 60 s
npm run bench:inquiry -- 10          with other lengths: 10 s each`;

const origin = 'https://www.example.com';
/** Inquiries so far; each is another one. */
let sent = 0;

const given = process.argv[2];
const seconds = given === undefined ? undefined : Number(given);
if (seconds === undefined || seconds > 0) await measure();
else console.log(usage);

async function measure(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'inquiry-bench-'));
	// Takes every connection and never answers.
	const hanging = createServer((socket) => void socket.on('error', () => {}).resume());
	await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
	const address = hanging.address();
	const crmPort = typeof address === 'object' ? address?.port : 0;
	const server = spawn(
		process.execPath,
		[
			join(import.meta.dirname, 'inquiry-process.ts'),
			folder,
			`http://127.0.0.1:${crmPort}/v1`,
			origin,
		],
		{ stdio: ['ignore', 'pipe', 'inherit'] },
	);
	try {
		const port = await new Promise<string>((resolve, reject) => {
			server.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
			server.once('exit', () => reject(new Error('The server has ended.')));
		});
		const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 64 });
		await load(pool, { perSecond: 50, seconds: 3 });
		console.log(`load ${loadavg()[0]?.toFixed(1)}\n`);
		console.log(
			'| a second | for | promised | a second | p50 ms | p99 ms | CPU ms each | not promised |',
		);
		console.log('| --: | --: | --: | --: | --: | --: | --: | --: |');
		for (const each of [
			{ perSecond: 100, seconds: seconds ?? 30 },
			{ perSecond: 500, seconds: seconds ?? 60 },
		]) {
			const before = cpuOf(server.pid);
			const { times, failed, took } = await load(pool, each);
			const cpu = ((cpuOf(server.pid) - before) / times.length).toFixed(2);
			const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(1);
			const rate = (times.length / took).toFixed(0);
			console.log(
				`| ${each.perSecond} | ${each.seconds} s | ${times.length} | ${rate} | ${at(0.5)} | ${at(0.99)} | ${cpu} | ${failed} |`,
			);
		}
		console.log(`\nload ${loadavg()[0]?.toFixed(1)} at the end`);
		await pool.close();
	} finally {
		server.kill('SIGKILL');
		hanging.close();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Milliseconds of computing a process has used; where the system does not tell, not a number. */
function cpuOf(pid: number | undefined): number {
	try {
		const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
		// In hundredths of a second.
		return (Number(fields[11]) + Number(fields[12])) * 10;
	} catch {
		return Number.NaN;
	}
}

/** Sends at a steady rate, whether or not answers come; the time of each counts from when it was due. */
async function load(
	pool: Pool,
	{ perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<{ times: number[]; failed: number; took: number }> {
	const times: number[] = [];
	let failed = 0;
	const begun = performance.now();
	const under: Promise<void>[] = [];
	for (let n = 0; n < perSecond * seconds; n++) {
		const due = begun + (n * 1000) / perSecond;
		const wait = due - performance.now();
		if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
		under.push(
			(async () => {
				if ((await post(pool)) === 202) times.push(performance.now() - due);
				else failed += 1;
			})(),
		);
	}
	await Promise.all(under);
	const took = (performance.now() - begun) / 1000;
	return { times: times.toSorted((a, b) => a - b), failed, took };
}

async function post(pool: Pool): Promise<number> {
	sent += 1;
	const body = new URLSearchParams({
		name: 'Ada von der Heide',
		email: `visitor-${sent}@example.com`,
		message: `Ich interessiere mich für dieses Angebot, Nummer ${sent}.`,
		locale: 'de',
		target: 'unit-1',
		page: '/de/immobilien/altbau-1/',
	}).toString();
	try {
		const { statusCode, body: answer } = await pool.request({
			path: '/inquiry',
			method: 'POST',
			headers: {
				origin,
				accept: 'application/json',
				'content-type': 'application/x-www-form-urlencoded',
				'user-agent': 'Mozilla/5.0 (bench)',
				'accept-language': 'de',
			},
			body,
		});
		await answer.dump();
		return statusCode;
	} catch {
		return 0;
	}
}
