import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresStore } from '../../src/outbox/postgres-store.ts';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';
import { openDatabase } from '../../src/storage/postgres/database.ts';
import { linesOf } from './lines-of.ts';
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
	readonly share?: number;
	readonly settleMs?: number;
	/** Where the server's code lies, for a copy with a mistake in it. */
	readonly root?: string;
	/** Inquiries under way at a time. */
	readonly senders?: number;
	/** Deliveries under way at a time. */
	readonly concurrency?: number;
	readonly seed?: number;
	/** Path of libfaketime: with every start the clock is set a day forward, a day back, or right. */
	readonly clockLibrary?: string;
	/** Servers on one database of this PostgreSQL, whose clocks differ by two minutes; it is killed every few seconds, too. */
	readonly shared?: { readonly servers: number; readonly postgres: PostgresServer };
	/** Outbox, CRM and promises of a run that was broken off and goes on from there; a new one when absent. */
	readonly folder?: string;
}

const minute = 60_000;

/** Whatever of a visitor may be in no log and no file; the numbers differ. */
const canaries = /visitor-\d|Ada \d|Frage \d/;
const apiKey = `key-of-the-crm-${randomUUID()}`;

/**
 * Sends inquiries to a server that is killed and started again all the while, in front of a CRM that fails
 * in `share` of its calls, and counts what has arrived in the end.
 */
export async function killRun({
	inquiries,
	kills: wantedKills = 0,
	toTheEnd = false,
	minutes = Infinity,
	share = 0.3,
	settleMs = 3500,
	root,
	senders = 4,
	concurrency = 8,
	seed = 1,
	clockLibrary,
	shared,
	folder = testFolder(),
}: KillRun) {
	const began = performance.now();
	const minutesPassed = () => (performance.now() - began) / 60_000;
	mkdirSync(folder, { recursive: true });
	const places = { file: join(folder, 'outbox.sqlite'), log: join(folder, 'log') };
	const journals = {
		crm: join(folder, 'crm.jsonl'),
		promises: join(folder, 'promises.jsonl'),
		kills: join(folder, 'kills'),
	};
	const random = randomFrom(seed + linesOf(journals.crm).length);
	const crm = await faultyCrm({ share, random, journal: journals.crm });
	const clock = clockLibrary === undefined ? undefined : fakeClock(clockLibrary, folder);
	const pool = serverPool({ ...(root && { root }), ...(clock && { env: clock.env }) });
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
	const promised = new Map(
		linesOf(journals.promises).map((line): [number, string] => {
			const [n, reference] = JSON.parse(line);
			return [Number(n), String(reference)];
		}),
	);
	const servers: (RunningServer | undefined)[] = Array(shared?.servers ?? 1).fill(undefined);
	let kills = linesOf(journals.kills).length;
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
			if (promised.has(n)) continue;
			const form = { name: `Ada ${n}`, email: emailOf(n), message: `Frage ${n}`, locale: 'de' };
			const trap = isDoubtful(n) ? { topic: 'x' } : {};
			const body = JSON.stringify({ ...form, ...trap, submission: submissionOf(n) });
			for (;;) {
				const server = servers[Math.floor(random() * servers.length)];
				const reference = await submit(server?.origin, body);
				if (isAnswerLost(n)) {
					unanswered++;
					break;
				}
				if (reference !== undefined) {
					promised.set(n, reference);
					appendFileSync(journals.promises, `${JSON.stringify([n, reference])}\n`);
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
			await sleep(50 + random() * 100);
			clock?.set(['-1d', '+1d', '+0'][Math.floor(random() * 3)] ?? '+0');
			await sleep(50 + random() * 100);
			await server.kill();
			appendFileSync(journals.kills, `${++kills}\n`);
		}
		clock?.set('+0');
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
	const log = linesOf(places.log);
	return {
		promised: promised.size,
		/** Sent once, by visitors who got no answer: what was taken of these has to arrive once, too. */
		unanswered,
		kills,
		postgresKills,
		calls: crm.counts.calls,
		faults: crm.counts.faults,
		/** Still waiting when the run was given up. */
		late,
		lost: [...promised.values()].filter((reference) => !references.has(reference)).length,
		doubled: [...arrived.values()].filter((tasks) => tasks.length > 1).length,
		contacts: crm.contacts.size,
		/** Of inquiries that arrived and bring a contact. */
		addresses: new Set([...arrived.keys()].filter((n) => !isDoubtful(n)).map(emailOf)).size,
		/** Lines of the servers' logs. */
		logged: log.length,
		/** Lines and files that hold something of a visitor, or the key of the CRM. */
		leaks: [...log, filesOf(places.file)].filter(
			(text) => canaries.test(text) || text.includes(apiKey),
		).length,
		seconds: Math.round((performance.now() - began) / 1000),
	};
}

/** What processes with this environment take for the time, as an offset from the right one. */
function fakeClock(library: string, folder: string) {
	const file = join(folder, 'clock');
	const set = (offset: string) => {
		writeFileSync(`${file}.new`, `${offset}\n`);
		renameSync(`${file}.new`, file);
	};
	set('+0');
	const env = {
		LD_PRELOAD: library,
		FAKETIME_TIMESTAMP_FILE: file,
		FAKETIME_NO_CACHE: '1',
		FAKETIME_DONT_FAKE_MONOTONIC: '1',
	};
	return { set, env };
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

/** The same when a run goes on, as a browser sends it again. */
function submissionOf(n: number): string {
	return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

/** Which inquiry a task tells of. */
function numberIn(body: string): number {
	return Number(/Frage (\d+)/.exec(body)?.[1]);
}

function referenceIn(title: string): string {
	return /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(title)?.[0] ?? title;
}
