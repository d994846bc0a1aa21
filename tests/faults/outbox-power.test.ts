import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';
import { createOutbox } from '../../src/outbox/outbox.ts';
import { serverPool } from '../support/outbox-processes.ts';
import { testCipher, testFolder } from '../support/outbox.ts';

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
	const wanted = 40;
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
	expect([answers, early]).toEqual([wanted, 0]);
});

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
