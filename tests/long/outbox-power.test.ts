import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
	cpSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { project, serverPool } from '../support/outbox-processes.ts';
import { testFolder } from '../support/outbox.ts';
import { randomFrom } from '../support/random.ts';

test('L4: 200 power cuts lose nothing acknowledged; with synchronous = NORMAL (L2) they do', async (context) => {
	const library = powerCutLibrary();
	if (!library) return context.skip('There is no gcc to make a disk that forgets.');
	const result = await powerCuts({ cuts: 200, library });
	console.log(`L4: ${JSON.stringify(result)}`);
	expect(result).toMatchObject({ lost: 0, broken: 0 });
	const control = await powerCuts({ cuts: 20, library, root: unsynced() });
	console.log(`L2 synchronous = NORMAL: ${JSON.stringify(control)}`);
	expect(control.lost).toBeGreaterThan(0);
}, 3_600_000);

/** A copy of the project that is wrong in the way that costs nothing in a test and inquiries in a power cut. */
function unsynced(): string {
	const root = testFolder();
	for (const part of ['src', 'tests/support']) {
		cpSync(join(project, part), join(root, part), { recursive: true });
	}
	cpSync(join(project, 'package.json'), join(root, 'package.json'));
	symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
	const file = join(root, 'src/outbox/sqlite-file.ts');
	const text = readFileSync(file, 'utf8');
	expect(text).toContain('PRAGMA synchronous = FULL');
	writeFileSync(file, text.replace('PRAGMA synchronous = FULL', 'PRAGMA synchronous = NORMAL'));
	return root;
}

/** The library that forgets what was not synced; `undefined` where no compiler is. */
function powerCutLibrary(): string | undefined {
	const library = join(testFolder(), 'power-cut.so');
	const source = join(project, 'tests/support/power-cut.c');
	try {
		execFileSync('gcc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl']);
		return library;
	} catch {
		return undefined;
	}
}

/**
 * Takes inquiries in and cuts the power, again and again; after each cut the disk holds what was synced.
 * The CRM is not there, so that everything has to wait. Says how many acknowledged ones are gone.
 */
async function powerCuts({
	cuts,
	library,
	root,
}: {
	readonly cuts: number;
	readonly library: string;
	/** Where the server's code lies, for a copy with a mistake in it. */
	readonly root?: string;
}): Promise<{ acknowledged: number; lost: number; broken: number }> {
	const random = randomFrom(3);
	const folder = testFolder();
	const disk = join(folder, 'disk');
	const kept = join(folder, 'kept');
	mkdirSync(disk);
	mkdirSync(kept);
	const file = join(disk, 'outbox.sqlite');
	const pool = serverPool({
		...(root ? { root } : {}),
		env: { LD_PRELOAD: library, POWER_CUT_FROM: `${disk}/`, POWER_CUT_TO: kept },
	});
	const promised = new Set<string>();
	let lost = 0;
	let broken = 0;
	for (let cut = 0; cut < cuts; cut++) {
		const baseUrl = 'http://127.0.0.1:9/v1';
		const server = await pool.start({ file, baseUrl, settleMs: 1000, leaseMs: 1000 });
		const isOn = new AbortController();
		const senders = Array.from({ length: 4 }, async () => {
			while (!isOn.signal.aborted) {
				const reference = await submit(server.origin);
				if (reference) promised.add(reference);
			}
		});
		await sleep(150 + random() * 300);
		await server.kill();
		isOn.abort();
		await Promise.all(senders);
		// What was deleted stays deleted, and memory is not on a disk.
		const there = readdirSync(disk).filter((name) => !name.endsWith('-shm'));
		rmSync(disk, { recursive: true });
		mkdirSync(disk);
		for (const name of readdirSync(kept)) {
			if (there.includes(name)) cpSync(join(kept, name), join(disk, name));
			else rmSync(join(kept, name));
		}
		const { references, isWhole } = look(disk);
		const gone = [...promised].filter((reference) => !references.has(reference));
		for (const reference of gone) promised.delete(reference);
		lost += gone.length;
		if (!isWhole) broken++;
	}
	return { acknowledged: promised.size + lost, lost, broken };
}

/** Looks at a copy, because whoever opens the file changes it. */
function look(disk: string): { references: Set<string>; isWhole: boolean } {
	const copy = testFolder();
	cpSync(disk, copy, { recursive: true });
	const db = new DatabaseSync(join(copy, 'outbox.sqlite'));
	try {
		const isWhole = db.prepare('PRAGMA integrity_check').get()?.['integrity_check'] === 'ok';
		const [table] = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'message'").all();
		const rows = table ? db.prepare('SELECT reference FROM message').all() : [];
		return { references: new Set(rows.map(({ reference }) => String(reference))), isWhole };
	} finally {
		db.close();
	}
}

async function submit(origin: string): Promise<string | undefined> {
	const form = { name: 'Ada', email: 'ada@example.com', locale: 'de', message: 'x'.repeat(500) };
	try {
		const answer = await fetch(origin, {
			method: 'POST',
			body: JSON.stringify({ ...form, submission: randomUUID() }),
		});
		if (answer.status !== 202) return undefined;
		const { reference }: { reference?: unknown } = Object(await answer.json());
		return typeof reference === 'string' ? reference : undefined;
	} catch {
		return undefined;
	}
}
