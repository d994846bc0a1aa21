import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEdge } from '../support/bucket-site.ts';
import { commandLine } from '../support/command-line.ts';
import { freePort } from '../support/free-port.ts';
import { browserHeaders, goodForm } from '../support/inquiry.ts';
import { testFolder } from '../support/outbox.ts';
import { noPostgres, testPostgres } from '../support/postgres.ts';
import { unit } from '../support/sandbox.ts';
import { demoVariables } from '../support/settings.ts';
import { emptyCrm } from '../support/site-build.ts';
import { smallAgency } from '../support/small-agency.ts';
import { hasSwift, startSwift } from '../support/swift.ts';

test.skipIf(noPostgres !== undefined || !hasSwift)(
	'two machines build for one bucket by a database, which their inquiry servers share; visitors read, ask and see what is hidden vanish',
	{ timeout: 240_000 },
	async () => {
		const { crm, bucket, servers, seed, get, purged, build, rollBack, listOutbox, send } =
			await manyMachines();
		const text = async (path: string) => await (await get(path)).text();

		const both = await Promise.all([build(1), build(2)]);
		for (const { code, text: told } of both) {
			expect(told).toContain('outcome=published');
			expect(code).toBe(0);
		}
		expect(
			both.filter(({ text: told }) => told.includes('Another machine is building')),
		).toHaveLength(1);
		const path = /\/de\/[^"]*-1\//.exec(await text('/de/kaufen/'))?.[0] ?? '';
		expect(await text(path)).toMatch(/Wohnung 1<[^]*300\.000/);

		for (const server of servers) expect(await send(server, 'Noch frei?')).toBe(202);
		const { tasks } = crm.sandbox.account;
		await expect.poll(() => tasks.list().length, { timeout: 30_000 }).toBe(2);
		await expect.poll(async () => (await listOutbox()).text).toMatch(/done: 2 /);

		seed([unit(1, { price: 310_000 }), unit(2), unit(3)]);
		expect((await build(1, '--units', '1')).text).toContain('outcome=published');
		await expect.poll(() => text(path)).toContain('310.000');
		expect((await rollBack(1)).code).toBe(0);
		await expect.poll(() => text(path)).toContain('300.000');

		seed([unit(1, { property_status_id: 501 }), unit(2), unit(3)]);
		expect((await build(2)).text).toContain('outcome=published');
		await expect.poll(async () => (await get(path)).status).toBe(410);
		expect(purged().map((address) => new URL(address).pathname)).toContain(path);
		expect([...bucket.contents().values()].join()).not.toContain('Wohnung 1<');
	},
);

const key = Buffer.alloc(32, 7).toString('base64');

/** A company of its own, whose inquiries go to another origin. */
function writeCompany(folder: string, endpoint: string): void {
	const office = { street: 'Am Markt 1', zip: '01067', city: 'Dresden', country: 'DE' };
	const reached = {
		phone: '+49 351 123456',
		email: 'post@haus-am-markt.de',
		hours: { de: '9–18' },
	};
	const settings = {
		name: 'Haus am Markt',
		locales: ['de'],
		defaultLocale: 'de',
		headline: { de: 'Wohnen in Dresden' },
		introduction: { de: 'Wir kennen jede Wohnung, die wir zeigen.' },
		offices: [{ name: 'Dresden', ...office, ...reached }],
		statuses: { available: ['Vermarktung'], reserved: ['Reserviert'], internal: ['Akquise'] },
		inquiry: { sourceId: 4711, endpoint },
		media: { previews: false },
		legal: ['imprint', 'privacy'],
	};
	mkdirSync(join(folder, 'content/legal'), { recursive: true });
	writeFileSync(join(folder, 'config.ts'), `export default ${JSON.stringify(settings)};`);
	for (const kind of ['imprint', 'privacy']) {
		const text = `---\ntitle: ${kind}\nupdated: 2026-11-01\n---\n\nHaus am Markt, Dresden.\n`;
		writeFileSync(join(folder, `content/legal/${kind}.de.md`), text);
	}
}

/** A small company's site of the third size of docs/scale.md: two servers of inquiries on one database, and a bucket. */
async function manyMachines() {
	const folder = testFolder();
	const swift = await startSwift(folder);
	onTestFinished(() => swift.stop());
	const [bucket, database, crm, ...ports] = await Promise.all([
		swift.makeBucket(),
		testPostgres().then((postgres) => postgres.database()),
		emptyCrm(folder),
		freePort(),
		freePort(),
	]);
	onTestFinished(() => crm.close());
	const units = [unit(1), unit(2), unit(3)];
	const brokers = [{ id: 61, name: 'Paula Beck', public_email: 'paula@haus-am-markt.de' }];
	const seed = (all = units) => crm.sandbox.seed({ ...smallAgency(all), brokers });
	seed();
	const edge = await startEdge(bucket.open);
	onTestFinished(() => edge.stop());
	const servers = ports.map((port) => `http://localhost:${port}`);
	writeCompany(join(folder, 'company'), servers[0] ?? '');
	const shared = {
		PATH: process.env['PATH'],
		CRM_BASE_URL: crm.baseUrl,
		CRM_API_KEY: crm.apiKey,
		SITE_URL: edge.origin,
		DATABASE_URL: database,
		// The company above in place of the demo agency, whose site may not go live.
		...demoVariables,
		VITRINE_COMPANY: join(folder, 'company'),
	};
	const purged = join(folder, 'purged.txt');
	const building = {
		...shared,
		VITRINE_STATIC_HOST: 's3',
		VITRINE_BUCKET_URL: bucket.access.address,
		VITRINE_BUCKET_REGION: bucket.access.region,
		VITRINE_BUCKET_KEY_ID: bucket.access.keyId,
		VITRINE_BUCKET_SECRET: bucket.access.secret,
		VITRINE_PURGE_COMMAND: `cat >> '${purged}'`,
	};
	for (const [at, port] of ports.entries()) {
		const env = { ...shared, VITRINE_OUTBOX_KEY: key, PORT: String(port) };
		const own = { ...env, VITRINE_VAR: join(folder, `server-${at}`) };
		const child = spawn(process.execPath, [...commandLine('start'), '--intake'], { env: own });
		onTestFinished(() => void child.kill('SIGKILL'));
	}
	for (const server of servers) {
		const status = () => fetch(`${server}/ready`).then((answer) => answer.status, String);
		await expect.poll(status, { timeout: 60_000 }).toBe(200);
	}
	return {
		crm,
		bucket,
		servers,
		seed,
		get: async (path: string) => await fetch(edge.origin + path, { redirect: 'manual' }),
		purged: () => (existsSync(purged) ? readFileSync(purged, 'utf8').trim().split('\n') : []),
		/** One of several machines that build, each with a folder of its own. */
		build: (machine: number, ...words: string[]) =>
			command('build', { ...building, VITRINE_VAR: join(folder, `builder-${machine}`) }, words),
		rollBack: (machine: number) =>
			command('rollback', { ...building, VITRINE_VAR: join(folder, `builder-${machine}`) }),
		listOutbox: () => command('outbox', { ...shared, VITRINE_OUTBOX_KEY: key }, ['list']),
		async send(server: string, message: string) {
			const body = JSON.stringify({ ...goodForm, message, submission: crypto.randomUUID() });
			const headers = {
				...browserHeaders,
				origin: edge.origin,
				'content-type': 'application/json',
			};
			return (await fetch(`${server}/inquiry`, { method: 'POST', headers, body })).status;
		},
	};
}

/** Runs a command to its end. @returns its exit code, and what it says */
async function command(name: string, env: NodeJS.ProcessEnv, words: readonly string[] = []) {
	const child = spawn(process.execPath, [...commandLine(name), ...words], { env });
	let text = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk) => (text += String(chunk)));
	}
	const [code] = await once(child, 'close');
	return { code: Number(code), text };
}
