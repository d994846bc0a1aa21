import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openOutbox } from '../../../src/commands/server/open-outbox.ts';
import { readEnvironment } from '../../../src/wiring.ts';
import { filesOf, testFolder } from '../../support/outbox.ts';
import { demoVariables } from '../../support/settings.ts';

/** An outbox as the first version made it. */
function oldOutbox(folder: string, version = 1): string {
	const file = join(folder, 'outbox.sqlite');
	const db = new DatabaseSync(file);
	db.exec(`
		CREATE TABLE message (
			id TEXT PRIMARY KEY, reference TEXT NOT NULL UNIQUE, state TEXT NOT NULL, lane TEXT, payload TEXT,
			progress TEXT, holds_lane INTEGER NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0,
			accepted_at INTEGER NOT NULL, not_before INTEGER NOT NULL, parked_at INTEGER NOT NULL, lease TEXT,
			finished_at INTEGER, result TEXT, failure TEXT
		) STRICT;
		PRAGMA user_version = ${version};`);
	const add = db.prepare(
		`INSERT INTO message (id, reference, state, payload, progress, accepted_at, not_before, parked_at)
		VALUES (?, ?, ?, ?, ?, 1, 1, 1)`,
	);
	const payload = JSON.stringify({ name: 'Ada von der Heide', email: 'Ada@example.com' });
	add.run('a', 'AAAA-AAAA', 'waiting', payload, null);
	add.run('b', 'BBBB-BBBB', 'waiting', payload, '{"step":"contact","contactId":7}');
	add.run('c', 'CCCC-CCCC', 'waiting', payload, '{"step":"sending","contactId":7,"since":1}');
	add.run('d', 'DDDD-DDDD', 'dead', payload, null);
	add.run('e', 'EEEE-EEEE', 'done', null, null);
	db.close();
	return file;
}

async function opened(folder: string) {
	const outbox = await openOutbox(readEnvironment({ ...demoVariables, VITRINE_VAR: folder }));
	onTestFinished(async () => await outbox.close());
	return outbox;
}

test('what an outbox of the first version had to deliver is delivered, and its open content is gone', async () => {
	const folder = testFolder();
	const file = oldOutbox(folder);
	const outbox = await opened(folder);
	const entries = await outbox.list({ lane: 'ada@example.com' });
	const states = entries.map(({ reference, state }) => [reference, state]);
	expect(states.toSorted()).toEqual([
		['AAAA-AAAA', 'waiting'],
		['BBBB-BBBB', 'waiting'],
		['CCCC-CCCC', 'waiting'],
		['DDDD-DDDD', 'waiting'],
	]);
	// It may have arrived, so a person decides.
	expect(await outbox.list({ reference: 'CCCC-CCCC' })).toMatchObject([{ doubt: 'arrived' }]);
	expect(await outbox.list({ reference: 'AAAA-AAAA' })).toMatchObject([{ doubt: null }]);
	expect(await outbox.contentOf('AAAA-AAAA')).toMatchObject({ name: 'Ada von der Heide' });
	expect(existsSync(file)).toBe(false);
	expect(filesOf(join(folder, 'outbox/outbox.sqlite'))).not.toContain('Heide');
});

test.each([
	['of a later version', (folder: string) => oldOutbox(folder, 9)],
	[
		'that is no outbox',
		(folder: string) => {
			const file = join(folder, 'outbox.sqlite');
			writeFileSync(file, 'something else');
			return file;
		},
	],
])('a file %s is named in one sentence and left as it is', async (_what, make) => {
	const folder = testFolder();
	const file = make(folder);
	const opening = openOutbox(readEnvironment({ ...demoVariables, VITRINE_VAR: folder }));
	await expect(opening).rejects.toThrow(
		/^The old outbox .*outbox\.sqlite cannot be taken over \(.*\), .* nothing was changed\.$/,
	);
	expect(existsSync(file)).toBe(true);
});
