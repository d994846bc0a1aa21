import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openOutbox } from '../../../src/commands/server/open-outbox.ts';
import { laneOf } from '../../../src/inquiry/accept.ts';
import { InquiryForm } from '../../../src/inquiry/form.ts';
import { readEnvironment } from '../../../src/wiring.ts';
import { commandLine } from '../../support/command-line.ts';
import { filesOf, testFolder } from '../../support/outbox.ts';
import { demoVariables } from '../../support/settings.ts';

test('a person can see, take out, deliver and erase what is held, while the server has the file open', () => {
	const folder = testFolder();
	const variables = { ...demoVariables, VITRINE_VAR: folder, PATH: process.env['PATH'] };
	const outbox = openOutbox(readEnvironment(variables));
	const npmRunOutbox = (...args: string[]) => {
		const { status, stdout, stderr } = spawnSync(
			process.execPath,
			[...commandLine('outbox'), ...args],
			{
				env: variables,
				encoding: 'utf8',
			},
		);
		return { status, stdout, stderr };
	};
	const payload = { name: 'Ada von der Heide' };
	const lane = 'ada@example.com';
	outbox.put({
		id: 'a',
		reference: 'AAAA-AAAA',
		lane,
		payload,
		quarantine: 'kept back because of links in the message',
	});
	outbox.put({ id: 'b', reference: 'BBBB-BBBB', lane: 'bob@example.com', payload });
	outbox.put({ id: 'c', reference: 'CCCC-CCCC', payload, quarantine: 'as nobody noted it once' });
	const file = join(folder, 'outbox/outbox.sqlite');
	using db = new DatabaseSync(file);
	db.exec(`UPDATE message SET failure = NULL WHERE id = 'c'`);

	const list = npmRunOutbox('list');
	expect(list.stdout).toMatch(/quarantine: 2 .*\n {2}AAAA-AAAA {2}from 20/);
	expect(list.stdout).toMatch(
		/AAAA-AAAA {2}from \S+Z: kept back because of links in the message\n/,
	);
	expect(list.stdout).toMatch(/CCCC-CCCC {2}from \S+Z\n/);
	expect(list.stdout).toMatch(/BBBB-BBBB {2}from \S+Z, next \S+Z\n/);
	expect(list.stdout).not.toMatch(/Heide|@/);
	expect(JSON.parse(npmRunOutbox('show', 'aaaa-aaaa').stdout)).toMatchObject({
		failure: 'kept back because of links in the message',
		content: payload,
	});
	expect(JSON.parse(npmRunOutbox('show', 'CCCC-CCCC').stdout)).toMatchObject({
		failure: null,
		content: payload,
	});
	expect(npmRunOutbox('erase', 'CCCC-CCCC').stdout).toContain('CCCC-CCCC (quarantine) is erased.');
	const held: unknown = JSON.parse(npmRunOutbox('export', 'Ada@example.com').stdout);
	expect(held).toMatchObject([{ reference: 'AAAA-AAAA', content: payload }]);

	expect(npmRunOutbox('retry', 'quarantine').stdout).toContain('AAAA-AAAA will be delivered.');
	expect(outbox.counts()).toMatchObject({ quarantine: 0, waiting: 2 });
	expect(npmRunOutbox('erase', lane).stdout).toContain('AAAA-AAAA (waiting) is erased.');
	expect(outbox.counts()).toMatchObject({ waiting: 1, erased: { waiting: 1, quarantine: 1 } });
	expect(filesOf(file)).not.toContain('AAAA-AAAA');

	const form = InquiryForm.parse({ name: 'Ada', email: 'Ada@Müller.example', locale: 'de' });
	outbox.put({ id: 'd', reference: 'DDDD-DDDD', lane: laneOf(form), payload });
	expect(npmRunOutbox('erase', 'ada@müller.example').stdout).toContain('DDDD-DDDD (waiting)');

	expect(npmRunOutbox('show', 'AAAA-AAAA')).toMatchObject({ status: 1, stdout: '' });
	expect(npmRunOutbox('forget')).toMatchObject({ status: 1 });
	outbox.close();
});
