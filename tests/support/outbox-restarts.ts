import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { faultyCrm } from './outbox-crm.ts';
import { serverPool, type RunningServer } from './outbox-processes.ts';
import { testFolder } from './outbox.ts';
import { randomFrom } from './random.ts';

/** Asks servers to stop, one after the other, while inquiries come in; times in seconds. */
export async function restarts({ count }: { readonly count: number }) {
	const random = randomFrom(5);
	const crm = await faultyCrm({ share: 0.1, random });
	const file = join(testFolder(), 'outbox.sqlite');
	const pool = serverPool();
	const settings = { file, baseUrl: crm.baseUrl, settleMs: 3500, leaseMs: 2000 };
	const promised = new Set<string>();
	const isOver = new AbortController();
	let server: RunningServer | undefined;
	const senders = Array.from({ length: 4 }, async () => {
		while (!isOver.signal.aborted) {
			const reference = await submit(server?.origin);
			if (reference) promised.add(reference);
			await sleep(20);
		}
	});
	let slowest = 0;
	let badExits = 0;
	for (let n = 0; n < count; n++) {
		server = await pool.start(settings);
		await sleep(100 + random() * 300);
		const began = performance.now();
		if ((await server.kill('SIGTERM')) !== 0) badExits++;
		slowest = Math.max(slowest, (performance.now() - began) / 1000);
	}
	isOver.abort();
	await Promise.all(senders);
	server = await pool.start(settings);
	const titles = () => crm.tasks.map(({ title }) => title);
	const missing = () =>
		[...promised].filter((reference) => !titles().some((title) => title.includes(reference)));
	const deadline = performance.now() + 60_000;
	while (missing().length > 0 && performance.now() < deadline) await sleep(100);
	await sleep(1000);
	return {
		restarts: count,
		promised: promised.size,
		lost: missing().length,
		doubled: titles().length - new Set(titles()).size,
		slowest,
		badExits,
	};
}

async function submit(origin: string | undefined): Promise<string | undefined> {
	if (!origin) return undefined;
	const form = {
		name: 'Ada',
		email: `${Math.floor(Math.random() * 50)}@example.com`,
		locale: 'de',
	};
	try {
		const answer = await fetch(origin, {
			method: 'POST',
			body: JSON.stringify({ ...form, submission: randomUUID() }),
			signal: AbortSignal.timeout(2000),
		});
		const { reference }: { reference?: unknown } = Object(await answer.json());
		return answer.status === 202 && typeof reference === 'string' ? reference : undefined;
	} catch {
		return undefined;
	}
}
