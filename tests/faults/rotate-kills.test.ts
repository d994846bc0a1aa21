import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createCipher } from '../../src/outbox/cipher.ts';
import { createOutbox } from '../../src/outbox/outbox.ts';
import { createWorker } from '../../src/outbox/worker.ts';
import { testFolder } from '../support/outbox.ts';
import { noPostgres, testPostgres } from '../support/postgres.ts';
import { openStore } from '../support/rotate-store.ts';

const child = fileURLToPath(new URL('../support/rotate-child.ts', import.meta.url));
const key = (n: number) => new Uint8Array(32).fill(n);
/** Few enough that those a server works on are read together with them, and their turn comes later. */
const waiting = 80;
const rounds = 9;

/** Starts to seal anew; without a delay until its end, else it is killed so long after it has begun. */
async function rotate(address: string, keys: string[], killAfter?: number): Promise<string> {
	const running = spawn(process.execPath, [child, address, ...keys], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let output = '';
	running.stdout.on('data', (chunk) => (output += String(chunk)));
	const closed = once(running, 'close');
	if (killAfter !== undefined) {
		await once(running.stdout, 'data');
		await sleep(killAfter);
		running.kill('SIGKILL');
	}
	await closed;
	return output;
}

async function isRotatedUnderKills(address: string): Promise<void> {
	const outbox = await createOutbox({
		store: await openStore(address),
		cipher: createCipher(key(1), key(2)),
		leaseMs: 30_000,
	});
	const texts = new Map<string, unknown>();
	const put = async (id: string, lane?: string) => {
		texts.set(id, { text: `of ${id}` });
		await outbox.put({ id, reference: id, lane, payload: texts.get(id) });
	};
	await Promise.all(Array.from({ length: waiting }, (_, n) => put(`early ${n}`)));
	for (let n = 0; n < waiting; n++) {
		const job = await outbox.claim();
		if (job) await outbox.release(job, Date.now() + 3_600_000);
	}

	const delivered: string[] = [];
	const underWay = new Map<string, number>();
	const worker = createWorker({
		outbox,
		deliver: async ({ reference, payload, progress, save }) => {
			const person = reference.replace(/ .*/, '');
			underWay.set(person, (underWay.get(person) ?? 0) + 1);
			expect(underWay.get(person)).toBe(1);
			expect(payload).toEqual(texts.get(reference));
			expect(progress).toBeUndefined();
			for (let n = 0; n < 3; n++) {
				await save({ n });
				await sleep(15);
			}
			delivered.push(reference);
			underWay.delete(person);
			return { kind: 'done', result: {} };
		},
	});
	worker.start();
	const visitors = new AbortController();
	const visits = (async () => {
		for (let n = 0; !visitors.signal.aborted; n++) {
			await put(`person${n % 5} ${n}`, `person${n % 5}`);
			worker.wake();
			await sleep(40);
		}
	})();

	for (let round = 0; round < rounds; round++) {
		const keys = round % 2 ? ['1', '2'] : ['2', '1'];
		await rotate(address, keys, round % 3 === 2 ? undefined : Math.random() * 800);
	}
	visitors.abort();
	await visits;
	await worker.drain();
	await worker.stop();
	await outbox.close();
	expect(await rotate(address, ['2', '1'])).toMatch(/ 0\n$/);

	const after = await createOutbox({
		store: await openStore(address),
		cipher: createCipher(key(2)),
	});
	const early = [...texts.keys()].filter((id) => id.startsWith('early'));
	for (const id of early) expect(await after.contentOf(id)).toEqual(texts.get(id));
	expect(await after.counts()).toMatchObject({ waiting, dead: 0, done: texts.size - waiting });
	const left = (await after.list({ state: 'done' })).filter(({ hasContent }) => hasContent);
	expect(left).toEqual([]);
	expect(delivered.toSorted()).toEqual(
		[...texts.keys()].filter((id) => !early.includes(id)).toSorted(),
	);
	await after.close();
}

test('kill -9 while a file is sealed anew under a server that works loses and doubles nothing', async () => {
	await isRotatedUnderKills(join(testFolder(), 'outbox.sqlite'));
}, 240_000);

test.skipIf(noPostgres)(
	noPostgres ??
		'kill -9 while a database is sealed anew under a server that works loses and doubles nothing',
	async () => {
		await isRotatedUnderKills(await (await testPostgres()).database());
	},
	240_000,
);
