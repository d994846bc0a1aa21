import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { createPostgresStore } from '../../src/outbox/postgres-store.ts';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';
import { openDatabase } from '../../src/storage/postgres/database.ts';
import { faultyCrm } from './outbox-crm.ts';
import { serverPool, type RunningServer } from './outbox-processes.ts';
import { filesOf, testFolder } from './outbox.ts';
import type { PostgresServer } from './postgres.ts';
import { randomFrom } from './random.ts';

export interface KillRun {
	readonly inquiries: number;
	/** At least so many kills, 100 to 300 ms after each start. */
	readonly kills?: number;
	/** Kills go on until the last inquiry has arrived, not only while they are sent. */
	readonly toTheEnd?: boolean;
	/** After so many minutes nothing new is sent and nothing killed; what was sent has to arrive all the same. */
	readonly minutes?: number;
	/** Inquiries under way at a time. */
	readonly senders?: number;
	/** Deliveries under way at a time. */
	readonly concurrency?: number;
	/** Servers on one database of this PostgreSQL, whose clocks differ by two minutes; it is killed every few seconds, too. */
	readonly shared?: { readonly servers: number; readonly postgres: PostgresServer };
}

const minute = 60_000;
const settleMs = 3500;

/** Whatever of a visitor may be in no log and no file; the numbers differ. */
const canaries = /visitor-\d|Ada \d|Frage \d/;
const apiKey = `key-of-the-crm-${randomUUID()}`;

/**
 * Sends inquiries to a server that is killed and started again all the while, in front of a CRM that fails
 * in three of ten calls, and expects each to arrive once.
 */
export async function killRun({
	inquiries,
	kills: wantedKills = 0,
	toTheEnd = false,
	minutes = Infinity,
	senders = 4,
	concurrency = 8,
	shared,
}: KillRun) {
	const began = performance.now();
	const minutesPassed = () => (performance.now() - began) / 60_000;
	const folder = testFolder();
	const places = { file: join(folder, 'outbox.sqlite'), log: join(folder, 'log') };
	const random = randomFrom(1);
	const crm = await faultyCrm({ share: 0.3, random });
	const pool = serverPool();
	const databaseUrl = await shared?.postgres.database();
	const settings = {
		...places,
		...(databaseUrl !== undefined && { databaseUrl }),
		baseUrl: crm.baseUrl,
		settleMs,
		leaseMs: 1000,
		apiKey,
		concurrency,
	};
	/** References by the number of the inquiry. */
	const promised = new Map<number, string>();
	const servers: (RunningServer | undefined)[] = Array(shared?.servers ?? 1).fill(undefined);
	let kills = 0;
	let postgresKills = 0;
	let unanswered = 0;
	let next = 0;
	const sent = new AbortController();
	const over = new AbortController();
	const isQuiet = () =>
		minutesPassed() > minutes || ((toTheEnd ? over : sent).signal.aborted && kills >= wantedKills);

	async function send(): Promise<void> {
		while (next < inquiries && minutesPassed() < minutes) {
			const n = next++;
			const form = { name: `Ada ${n}`, email: emailOf(n), message: `Frage ${n}`, locale: 'de' };
			const trap = isDoubtful(n) ? { topic: 'x' } : {};
			const body = JSON.stringify({ ...form, ...trap, submission: randomUUID() });
			for (;;) {
				const server = servers[Math.floor(random() * servers.length)];
				const reference = await submit(server?.origin, body);
				if (isAnswerLost(n)) {
					unanswered++;
					break;
				}
				if (reference !== undefined) {
					promised.set(n, reference);
					break;
				}
				await sleep(20);
			}
			await sleep(5);
		}
	}

	async function start(at: number): Promise<RunningServer> {
		const clockOffset = (at - 1) * minute;
		const server = await pool.start({ ...settings, ...(shared && { clockOffset }) });
		servers[at] = server;
		return server;
	}

	async function killing(at: number): Promise<void> {
		while (!isQuiet()) {
			const server = await start(at);
			// Three at once on one database take longer to start.
			if (shared) await sleep(200 + random() * 600);
			await sleep(100 + random() * 200);
			await server.kill();
			kills++;
		}
		await start(at);
	}

	/** Every few seconds, because it takes one to start. */
	async function killingPostgres(): Promise<void> {
		if (!shared) return;
		while (!isQuiet()) {
			await sleep(3000 + random() * 3000);
			await shared.postgres.kill();
			postgresKills++;
			await shared.postgres.start();
		}
	}

	const killer = Promise.all([...servers.map((_, at) => killing(at)), killingPostgres()]);
	await Promise.all(Array.from({ length: senders }, send));
	sent.abort();
	if (!toTheEnd) await killer;
	const store =
		databaseUrl === undefined
			? createSqliteStore(places.file)
			: createPostgresStore(await openDatabase(databaseUrl));
	const quietMs = 300_000 + inquiries * 60;
	const deadline = performance.now() + quietMs + (Number.isFinite(minutes) ? minutes * 60_000 : 0);
	/** While the database is down nobody can tell. */
	const waiting = () =>
		store.counts().then(
			(counts) => counts.waiting,
			() => Infinity,
		);
	while ((await waiting()) > 0 && performance.now() < deadline) await sleep(200);
	const late = await waiting();
	await store.close();
	over.abort();
	await killer;
	// A copy that is under way would arrive within the settle time.
	await sleep(settleMs);
	await Promise.all(servers.map(async (server) => await server?.kill()));
	const references = new Set(crm.tasks.map(({ title }) => referenceIn(title)));
	const arrived = Map.groupBy(crm.tasks, ({ body }) => numberIn(body));
	const log = readFileSync(places.log, 'utf8').split('\n');
	const { calls, faults } = crm.counts;
	const run = {
		promised: promised.size,
		/** Sent once, by visitors who got no answer: what was taken of these has to arrive once, too. */
		unanswered,
		kills,
		postgresKills,
		calls,
		faults,
		/** Lines of the servers' logs. */
		logged: log.length,
		seconds: Math.round((performance.now() - began) / 1000),
	};
	console.log(JSON.stringify(run));
	expect({
		/** Still waiting when the run was given up. */
		late,
		lost: [...promised.values()].filter((reference) => !references.has(reference)),
		doubled: [...arrived].filter(([, tasks]) => tasks.length > 1),
		contacts: crm.contacts.size,
		/** Tasks of doubtful inquiries that name a contact all the same. */
		doubtfulWithContact: crm.tasks.filter(
			({ body, contactId }) => isDoubtful(numberIn(body)) && contactId !== 0,
		),
		/** Lines and files that hold something of a visitor, or the key of the CRM. */
		leaks: [...log, filesOf(places.file)].filter(
			(text) => canaries.test(text) || text.includes(apiKey),
		),
	}).toEqual({
		late: 0,
		lost: [],
		doubled: [],
		contacts: new Set([...arrived.keys()].filter((n) => !isDoubtful(n)).map(emailOf)).size,
		doubtfulWithContact: [],
		leaks: [],
	});
	expect(faults).toBeGreaterThan(10);
	if (minutes === Infinity) expect(promised.size).toBe(inquiries - unanswered);
	return run;
}

/** Every fifth inquiry fills in what nobody sees, and becomes a task without a contact. */
function isDoubtful(n: number): boolean {
	return n % 5 === 4;
}

/** The answer to all inquiries of every fourth address is lost on its way, and none of them is sent again. */
function isAnswerLost(n: number): boolean {
	return n % 12 >= 9;
}

/** Two inquiries in three are of an address that is known already. */
function emailOf(n: number): string {
	return `visitor-${Math.floor(n / 3)}@example.com`;
}

async function submit(origin: string | undefined, body: string): Promise<string | undefined> {
	if (!origin) return undefined;
	try {
		const answer = await fetch(origin, { method: 'POST', body, signal: AbortSignal.timeout(2000) });
		if (answer.status !== 202) return undefined;
		const { reference }: { reference?: unknown } = Object(await answer.json());
		return typeof reference === 'string' ? reference : undefined;
	} catch {
		return undefined;
	}
}

/** Which inquiry a task tells of. */
function numberIn(body: string): number {
	return Number(/Frage (\d+)/.exec(body)?.[1]);
}

function referenceIn(title: string): string {
	return /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(title)?.[0] ?? title;
}
