import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';
import { faultyCrm } from './outbox-crm.ts';
import { serverPool, type RunningServer } from './outbox-processes.ts';
import { randomOf } from './outbox-simulation.ts';
import { testFolder } from './outbox.ts';

export interface KillRun {
	readonly inquiries: number;
	/** At least so many kills, 100 to 300 ms after each start. */
	readonly kills: number;
	readonly share?: number;
	readonly settleMs?: number;
	/** Where the server's code lies, for a copy with a mistake in it. */
	readonly root?: string;
	/** Inquiries under way at a time. */
	readonly senders?: number;
	readonly seed?: number;
}

/**
 * Sends inquiries to a server that is killed and started again all the while, in front of a CRM that fails
 * in `share` of its calls, and counts what has arrived in the end.
 */
export async function killRun({
	inquiries,
	kills: wantedKills,
	share = 0.3,
	settleMs = 3500,
	root,
	senders = 4,
	seed = 1,
}: KillRun) {
	const began = performance.now();
	const random = randomOf(seed);
	const crm = await faultyCrm({ share, random });
	const folder = testFolder();
	const file = join(folder, 'outbox.sqlite');
	const pool = serverPool(root ? { root } : {});
	const settings = { file, baseUrl: crm.baseUrl, settleMs, leaseMs: 1000 };
	const promised = new Set<string>();
	const emails = new Set<string>();
	let server: RunningServer | undefined;
	let kills = 0;
	let next = 0;
	const isSent = new AbortController();

	async function send(): Promise<void> {
		while (next < inquiries) {
			const n = next++;
			// Two inquiries in three are of an address that is known already.
			const email = `visitor-${Math.floor(n / 3)}@example.com`;
			emails.add(email);
			const form = { name: `Ada ${n}`, email, message: `Frage ${n}`, locale: 'de' };
			const body = JSON.stringify({ ...form, submission: randomUUID() });
			for (;;) {
				const reference = await submit(server?.origin, body);
				if (reference) promised.add(reference);
				if (reference) break;
				await sleep(20);
			}
			await sleep(5);
		}
	}

	async function killing(): Promise<void> {
		while (!isSent.signal.aborted || kills < wantedKills) {
			server = await pool.start(settings);
			await sleep(100 + random() * 200);
			await server.kill();
			kills++;
		}
	}

	const killer = killing();
	await Promise.all(Array.from({ length: senders }, send));
	isSent.abort();
	await killer;
	server = await pool.start(settings);
	const store = createSqliteStore(file);
	const deadline = performance.now() + 300_000 + inquiries * 60;
	while (store.counts().waiting > 0 && performance.now() < deadline) await sleep(200);
	const late = store.counts().waiting;
	store.close();
	// A copy that is under way would arrive within the settle time.
	await sleep(settleMs);
	await server.kill();
	const copies = Map.groupBy(crm.tasks, ({ title }) => referenceIn(title));
	return {
		promised: promised.size,
		kills,
		calls: crm.counts.calls,
		faults: crm.counts.faults,
		/** Still waiting when the run was given up. */
		late,
		lost: [...promised].filter((reference) => !copies.has(reference)).length,
		doubled: [...copies.values()].filter((tasks) => tasks.length > 1).length,
		contacts: crm.contacts.size,
		addresses: emails.size,
		seconds: (performance.now() - began) / 1000,
		file,
	};
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

function referenceIn(title: string): string {
	return /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(title)?.[0] ?? title;
}
