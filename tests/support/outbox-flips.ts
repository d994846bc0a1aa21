import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOutbox, type Outbox } from '../../src/outbox/outbox.ts';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';
import { testCipher, testFolder } from './outbox.ts';
import { randomFrom } from './random.ts';

const began = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;

export interface Flipped {
	readonly flips: number;
	/** Acknowledged messages of which nobody was told that they are neither delivered nor kept. */
	readonly lostSilently: number;
	/** Acknowledged messages that somebody was told are gone. */
	readonly lostAndTold: number;
	readonly doubled: number;
	/** Flips after which something waits for ever, or nothing can be opened. */
	readonly blocked: number;
	/** Flips that somebody was told of: by `/health`, alarm and log, or by the log alone. */
	readonly told: number;
}

/**
 * Flips one bit of a copy of an outbox whose process was killed, as often as asked, and lets another process deliver
 * what is there. The messages are in all states: some wait, were tried, are under way, are dead or delivered.
 * @param files endings of the files that are damaged: '' is the database, '-wal' its log
 */
export async function flipBits(
	count: number,
	{ files, seed = 1 }: { readonly files: readonly string[]; readonly seed?: number },
): Promise<Flipped> {
	const random = randomFrom(seed);
	const killed = await killedOutbox();
	const result = { flips: 0, lostSilently: 0, lostAndTold: 0, doubled: 0, blocked: 0, told: 0 };
	const scene = join(testFolder(), 'scene');
	while (result.flips < count) {
		result.flips++;
		rmSync(scene, { recursive: true, force: true });
		cpSync(killed.folder, scene, { recursive: true });
		const ending = files[Math.floor(random() * files.length)] ?? '';
		flip(join(scene, `outbox.sqlite${ending}`), random);
		const said: string[] = [];
		let now = began + hour;
		let outbox: Outbox | undefined;
		const delivered = new Map<string, number>();
		try {
			const store = createSqliteStore(join(scene, 'outbox.sqlite'), {
				now: () => now,
				tell: (sentence) => said.push(sentence),
			});
			outbox = await createOutbox({ store, cipher: testCipher, random: () => 0.5 });
			said.push(...[outbox.damage()].flatMap((sentence) => sentence ?? []));
			await deliverAll(outbox, delivered, (ms) => (now += ms));
		} catch {
			result.blocked++;
			await outbox?.close();
			continue;
		}
		if (said.length > 0) result.told++;
		const kept = new Set((await outbox.list({ state: 'dead' })).map(({ reference }) => reference));
		if ((await outbox.counts()).waiting > 0) result.blocked++;
		const gone = killed.open.filter((each) => !delivered.has(each) && !kept.has(each));
		if (said.length > 0) result.lostAndTold += gone.length;
		else result.lostSilently += gone.length;
		const counts = [...delivered].map(([reference, times]) =>
			killed.done.includes(reference) ? times : times - 1,
		);
		result.doubled += counts.reduce((sum, times) => sum + times, 0);
		await outbox.close();
	}
	return result;
}

/** An outbox as `kill -9` leaves it: with a log that was not played in. */
async function killedOutbox() {
	const folder = testFolder();
	const live = join(testFolder(), 'live');
	mkdirSync(live);
	let now = began;
	const store = createSqliteStore(join(live, 'outbox.sqlite'), { now: () => now });
	const outbox = await createOutbox({ store, cipher: testCipher, random: () => 0.5 });
	const put = async (n: number) => {
		const payload = { message: `canary ${n} ${'x'.repeat((n % 7) * 900)}` };
		await outbox.put({ id: `id-${n}`, reference: `R-${n}`, lane: `lane ${n % 20}`, payload });
	};
	const take = async () => {
		const job = await outbox.claim();
		if (!job) throw new Error('Nothing was handed out.');
		return job;
	};
	const done: string[] = [];
	for (let n = 0; n < 20; n++) await put(n);
	for (let n = 0; n < 6; n++) {
		const job = await take();
		await outbox.save(job, { step: 'sending' });
		await outbox.finish(job, { task: n });
		done.push(job.reference);
	}
	// What lies in the file, and not in the log alone.
	await outbox.scrub();
	for (let n = 20; n < 40; n++) await put(n);
	for (let n = 0; n < 4; n++) {
		const job = await take();
		await outbox.save(job, { step: 'sending' });
		await outbox.finish(job, { task: n });
		done.push(job.reference);
	}
	for (let n = 0; n < 5; n++)
		await outbox.fail(await take(), { reason: 'no', isOutage: n % 2 === 0 });
	const one = await take();
	await outbox.save(one, { step: 'sending' });
	await outbox.fail(one, { reason: 'never' });
	for (let n = 0; n < 3; n++)
		await outbox.save(await take(), { step: 'sending' }, { holdsLane: true });
	now += 1;
	cpSync(live, folder, { recursive: true });
	await outbox.close();
	const all = Array.from({ length: 40 }, (_, n) => `R-${n}`);
	return { folder, done, open: all.filter((each) => !done.includes(each)) };
}

function flip(file: string, random: () => number): void {
	const bytes = readFileSync(file);
	const at = Math.floor(random() * statSync(file).size);
	bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
	writeFileSync(file, bytes);
}

/** Delivers what waits, whenever it is due, for as long as a schedule lasts. */
async function deliverAll(
	outbox: Outbox,
	delivered: Map<string, number>,
	wait: (ms: number) => void,
): Promise<void> {
	for (let turn = 0; turn < 400; turn++) {
		const job = await outbox.claim().catch((error: unknown) => {
			if (error instanceof Error && error.name === 'UnreadableError') return 'dead' as const;
			throw error;
		});
		if (job === 'dead') continue;
		if (job) {
			delivered.set(job.reference, (delivered.get(job.reference) ?? 0) + 1);
			await outbox.finish(job, {});
			continue;
		}
		const due = await outbox.nextDueIn();
		if (due === undefined || due > 8 * hour) return;
		wait(Math.max(due, 1));
	}
}
