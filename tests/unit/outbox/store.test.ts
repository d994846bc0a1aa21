import { execFileSync } from 'node:child_process';
import {
	copyFileSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keysInFile, readKey, readKeys } from '../../../src/outbox/key.ts';
import { createSqliteStore } from '../../../src/outbox/sqlite-store.ts';
import { createWorker, type WorkerEvent } from '../../../src/outbox/worker.ts';
import { createMemoryStore } from '../../support/outbox-memory-store.ts';
import { describeStore } from '../../support/outbox-conformance.ts';
import { filesOf, testFolder, testKey, testOutbox } from '../../support/outbox.ts';

describeStore('SQLite', () => {
	const file = join(testFolder(), 'outbox.sqlite');
	return () => {
		const store = createSqliteStore(file);
		onTestFinished(async () => await store.close());
		return store;
	};
});

describeStore('memory', () => {
	const store = createMemoryStore();
	return () => store;
});

describe('at rest', () => {
	const message = {
		id: 'a',
		reference: 'AAAA-AAAA',
		group: 'ada@example.com',
		payload: { name: 'Ada von der Heide', email: 'ada@example.com' },
	};

	test('nothing that was written can be read from the files, before delivery either', async () => {
		const { outbox, file } = await testOutbox();
		await outbox.put(message);
		const job = await outbox.claim();
		if (job) await outbox.save(job, { note: 'canary of progress' });
		expect(filesOf(file)).not.toMatch(/Heide|ada@|canary/);
		expect(filesOf(file)).toContain('AAAA-AAAA');
		expect(await outbox.contentOf('AAAA-AAAA')).toEqual(message.payload);
	});

	test('neither the sealed content nor the recovery point is left after delivery, in no file', async () => {
		const { outbox, file } = await testOutbox();
		const sealed: string[] = [];
		for (let n = 0; n < 60; n++) {
			const text = 'x'.repeat(n * 150);
			await outbox.put({
				id: `${n}`,
				reference: `R-${n}`,
				group: `${n}@example.com`,
				payload: { text },
			});
			const job = await outbox.claim();
			if (!job) throw new Error('nothing to claim');
			await outbox.save(job, { step: 'x' });
			const [row] = await rowsOf(file);
			sealed.push(...[row?.payload, row?.progress].map((text) => String(text).slice(4, 60)));
			await outbox.finish(job, { taskId: 5 });
		}
		expect(sealed.some((text) => filesOf(file).includes(text))).toBe(true);
		expect(await outbox.scrub()).toBe(true);
		const left = filesOf(file);
		expect(sealed.filter((text) => text.length < 10 || left.includes(text))).toEqual([]);
		expect(left).toContain('R-59');
	});

	test('a reader in the way, such as a back-up, is not waited for, because all visitors would have to', async () => {
		const { outbox, file } = await testOutbox();
		using reader = new DatabaseSync(file);
		reader.exec('BEGIN');
		reader.prepare('SELECT * FROM message').all();
		await outbox.put(message);
		const began = performance.now();
		expect(await outbox.scrub()).toBe(false);
		expect(performance.now() - began).toBeLessThan(1000);
		reader.exec('COMMIT');
		expect(await outbox.scrub()).toBe(true);
	});

	test('content that was moved to another message or changed is not opened', async () => {
		const { outbox, file } = await testOutbox();
		await outbox.put(message);
		await outbox.put({ ...message, id: 'b', reference: 'BBBB-BBBB' });
		sqlite(file, `UPDATE message SET payload = (SELECT payload FROM message WHERE id = 'a')`);
		expect(await outbox.contentOf('AAAA-AAAA')).toEqual(message.payload);
		await expect(outbox.contentOf('BBBB-BBBB')).rejects.toThrow(unreadable('BBBB-BBBB'));
	});

	test('messages whose content was damaged are named and wait, and keep none behind them from being delivered', async () => {
		const { outbox, file } = await testOutbox();
		for (let n = 0; n < 12; n++) await outbox.put({ ...message, id: `${n}`, reference: `R-${n}` });
		sqlite(file, `UPDATE message SET payload = 'AAAA' || payload WHERE id <> '11'`);
		const events: WorkerEvent[] = [];
		const worker = createWorker({
			outbox,
			deliver: async () => ({ kind: 'done', result: {} }),
			report: (event) => events.push(event),
		});
		await worker.drain();
		const reason = expect.stringMatching(unreadable('R-0'));
		expect(events).toContainEqual({ event: 'broken', reason });
		expect(await outbox.counts()).toMatchObject({ waiting: 11, done: 1 });
		expect(await outbox.list({ reference: 'R-0' })).toMatchObject([{ failure: reason }]);
	});

	test('the calls that were seen do not make the file grow without end', async () => {
		const { outbox, file } = await testOutbox();
		expect(await outbox.noteOnce('first')).toBe(true);
		sqlite(
			file,
			`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
			INSERT INTO seen (name, at) SELECT 'call ' || i, ${Date.now()} FROM n`,
		);
		expect(await outbox.noteOnce('call 20000')).toBe(false);
		expect(await outbox.noteOnce('last')).toBe(true);
		expect(await outbox.noteOnce('first')).toBe(true);
		using db = new DatabaseSync(file);
		expect(db.prepare('SELECT count(*) AS n FROM seen').get()).toEqual({ n: 10_001 });
	});

	test('the file, its companions and a folder that is made for it are for their owner only, also where they were open', async () => {
		const folder = testFolder();
		const file = join(folder, 'box', 'outbox.sqlite');
		mkdirSync(join(folder, 'box'), { mode: 0o700 });
		writeFileSync(file, '', { mode: 0o644 });
		const { outbox } = await testOutbox({ file });
		await outbox.put(message);
		for (const each of [file, `${file}-wal`, `${file}-shm`]) {
			expect(statSync(each).mode & 0o777).toBe(0o600);
		}
		const made = join(folder, 'new', 'outbox.sqlite');
		await testOutbox({ file: made });
		expect(statSync(join(made, '..')).mode & 0o777).toBe(0o700);
	});

	test.each([
		['removed', (file: string) => rmSync(file)],
		[
			'replaced by a backup',
			(file: string) => {
				copyFileSync(file, `${file}.backup`);
				renameSync(`${file}.backup`, file);
			},
		],
	])('nothing is acknowledged after the file was %s under a server that runs', async (_, act) => {
		const { outbox, file } = await testOutbox();
		act(file);
		await expect(outbox.put(message)).rejects.toThrow(
			/removed or replaced.*start the server again/,
		);
	});
});

describe('the key', () => {
	test('is made once, for its owner only, and read from then on', () => {
		const folder = testFolder();
		const file = join(folder, 'outbox.key');
		const store = join(folder, 'outbox.sqlite');
		const made = keysInFile(file, store);
		expect(statSync(file).mode & 0o777).toBe(0o600);
		writeFileSync(store, 'something');
		expect(keysInFile(file, store)).toEqual(made);
	});

	test('is not made anew for an outbox that has one, because that would lose what waits', () => {
		const folder = testFolder();
		const file = join(folder, 'outbox.key');
		const store = join(folder, 'outbox.sqlite');
		writeFileSync(store, 'something');
		expect(() => keysInFile(file, store)).toThrow(/put the key back, or set VITRINE_OUTBOX_KEY/);
		expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
	});

	test('is made also where a process with the same number, as in a container, was killed while it made one', () => {
		const folder = testFolder();
		const file = join(folder, 'outbox.key');
		writeFileSync(`${file}.${process.pid}`, 'half a k');
		const key = keysInFile(file, join(folder, 'outbox.sqlite'));
		expect(keysInFile(file, join(folder, 'outbox.sqlite'))).toEqual(key);
	});

	test.each(['', 'short', 'a'.repeat(63), `${'a'.repeat(43)}!`, 'z'.repeat(64)])(
		'may not be %j',
		(text) => {
			expect(() => readKey(text, 'VITRINE_OUTBOX_KEY')).toThrow(/^VITRINE_OUTBOX_KEY is no key/);
		},
	);

	test('may be hexadecimal or base64', () => {
		const key = Buffer.from(testKey);
		expect(Buffer.from(readKey(key.toString('hex'), 'x'))).toEqual(key);
		expect(Buffer.from(readKey(`${key.toString('base64')}\n`, 'x'))).toEqual(key);
	});

	test('may have earlier ones behind it, in the variable and in the file', () => {
		const keys = [testKey, new Uint8Array(32).fill(8)].map((key) => Buffer.from(key));
		const text = keys.map((key) => key.toString('base64'));
		for (const given of [text.join(','), ` ${text.join(', ')}\n`]) {
			expect(readKeys(given, 'x').map((key) => Buffer.from(key))).toEqual(keys);
		}
		const folder = testFolder();
		const file = join(folder, 'outbox.key');
		writeFileSync(file, `${text.join('\n')}\n`);
		expect(keysInFile(file, join(folder, 'outbox.sqlite'))).toHaveLength(2);
		expect(() => readKeys(`${text[0]},short`, 'x')).toThrow(/^x is no key/);
	});
});

async function rowsOf(file: string): Promise<{ payload: unknown; progress: unknown }[]> {
	const store = createSqliteStore(file);
	try {
		return await store.find({ state: 'waiting' });
	} finally {
		await store.close();
	}
}

/** Changes a file from outside, as somebody with access to the disk could. */
function sqlite(file: string, statement: string): void {
	const script = `const { DatabaseSync } = require('node:sqlite'); new DatabaseSync(process.argv[1]).exec(process.argv[2])`;
	execFileSync(process.execPath, ['-e', script, file, statement]);
	readFileSync(file);
}

function unreadable(reference: string): RegExp {
	return new RegExp(
		`^The content of message ${reference} cannot be read: .* a back-up, or erase it`,
	);
}
