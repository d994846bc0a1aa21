import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';
import { createOutbox } from '../../src/outbox/outbox.ts';
import { mutantOf, serverPool } from '../support/outbox-processes.ts';
import { powerCutLibrary, powerCuts } from '../support/outbox-power.ts';
import { testCipher, testFolder } from '../support/outbox.ts';

/** Wrong in the way that costs nothing in a test and inquiries in a power cut. */
const unsynced = {
	file: 'src/outbox/sqlite-file.ts',
	from: 'PRAGMA synchronous = FULL',
	to: 'PRAGMA synchronous = NORMAL',
};

test('nothing acknowledged is lost when the power is cut, and with a store that does not sync something is', async (context) => {
	const library = powerCutLibrary();
	if (!library) return context.skip('There is no gcc to make a disk that forgets.');
	const result = await powerCuts({ cuts: 6, library });
	console.log(`L4 small: ${JSON.stringify(result)}`);
	expect(result).toMatchObject({ lost: 0, broken: 0 });
	expect(result.acknowledged).toBeGreaterThan(6);
	const control = await powerCuts({ cuts: 4, library, root: mutantOf(unsynced) });
	expect(control.lost).toBeGreaterThan(0);
}, 180_000);

test('the log is synced after its last write and before the answer leaves', async (context) => {
	if (!canTrace()) return context.skip('There is no strace, or it may not trace.');
	const log = join(testFolder(), 'trace');
	const file = join(testFolder(), 'outbox.sqlite');
	const baseUrl = 'http://127.0.0.1:9/v1';
	const server = await serverPool({ ahead: 0 }).start({
		file,
		baseUrl,
		settleMs: 1000,
		leaseMs: 60_000,
	});
	const calls = 'trace=pwrite64,fsync,fdatasync,write,writev,sendto,sendmsg';
	const options = ['-f', '-y', '-s', '40', '-o', log, '-e', calls];
	const trace = spawn('strace', [...options, '-p', String(server.process.pid)]);
	onTestFinished(() => void trace.kill('SIGKILL'));
	await once(trace.stderr, 'data');
	const wanted = 200;
	for (let n = 0; n < wanted; n++) {
		const form = { name: 'Ada', email: `ada-${n}@example.com`, locale: 'de', message: `${n}` };
		const answer = await fetch(server.origin, { method: 'POST', body: JSON.stringify(form) });
		expect(answer.status).toBe(202);
	}
	trace.kill('SIGINT');
	await once(trace, 'exit');
	await server.kill();
	let unsyncedWrites = 0;
	let answers = 0;
	let early = 0;
	for (const line of readFileSync(log, 'utf8').split('\n')) {
		if (line.includes('-wal>')) {
			if (line.includes('pwrite64(')) unsyncedWrites++;
			if (/f(?:data)?sync\(/.test(line)) unsyncedWrites = 0;
		}
		if (line.includes('HTTP/1.1 202')) {
			answers++;
			if (unsyncedWrites > 0) early++;
		}
	}
	console.log(`L5: ${answers} answers, ${early} before the sync of the log`);
	expect([answers, early]).toEqual([wanted, 0]);
}, 120_000);

test('a full disk refuses what is new, keeps what is there, delivers and erases it, and recovers by itself', async (context) => {
	const folder = join(testFolder(), 'small');
	mkdirSync(folder);
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder], { stdio: 'ignore' });
	} catch {
		return context.skip('Only root may make a small disk.');
	}
	onTestFinished(() => void execFileSync('umount', ['-l', folder]));
	const store = createSqliteStore(join(folder, 'outbox.sqlite'), { reserve: 8 * 2 ** 20 });
	const outbox = await createOutbox({ store, cipher: testCipher });
	const put = async (n: number) =>
		await outbox.put({ id: `${n}`, reference: `R-${n}`, payload: { text: 'x'.repeat(8000) } });
	let taken = 0;
	const fill = async () => {
		for (; taken < 5000; taken++) await put(taken);
	};
	await expect(fill()).rejects.toThrow(/disk/);
	expect(taken).toBeGreaterThan(5);
	expect((await outbox.counts()).waiting).toBe(taken);

	// Something else takes the rest, to the brim.
	const ballast = join(folder, 'ballast');
	expect(() => {
		for (let n = 0; n < 5000; n++) writeFileSync(ballast, 'x'.repeat(4096), { flag: 'a' });
	}).toThrow(/ENOSPC/);
	await expect(put(taken)).rejects.toThrow();
	expect((await outbox.counts()).waiting).toBe(taken);
	rmSync(ballast);

	for (let job = await outbox.claim(); job; job = await outbox.claim())
		await outbox.finish(job, { taskId: 1 });
	expect(await outbox.scrub()).toBe(true);
	expect(await outbox.counts()).toMatchObject({ waiting: 0, done: taken });
	expect(await put(taken)).toMatchObject({ stored: true });
	await outbox.close();
	expect(existsSync(join(folder, 'outbox.sqlite'))).toBe(true);
});

function canTrace(): boolean {
	try {
		execFileSync('strace', ['-f', '-o', '/dev/null', 'true'], { stdio: 'ignore' });
		return true;
	} catch {
		return false;
	}
}
