import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openOutbox } from '../../../src/commands/server/open-outbox.ts';
import { senderOf } from '../../../src/intake/inquiry.ts';
import { validateForm } from '../../../src/intake/validate-form.ts';
import { readEnvironment } from '../../../src/wiring.ts';
import { anAlert } from '../../support/alert.ts';
import { commandLine } from '../../support/command-line.ts';
import { filesOf, testFolder } from '../../support/outbox.ts';
import { demoVariables } from '../../support/settings.ts';

test('a person can see, take out, deliver and erase what is held, while the server has the file open', async () => {
	const folder = testFolder();
	const variables = { ...demoVariables, VITRINE_VAR: folder, PATH: process.env['PATH'] };
	const outbox = await openOutbox(readEnvironment(variables));
	const npmRunOutbox = commandIn(variables);
	const payload = { name: 'Ada von der Heide' };
	const email = 'ada@example.com';
	await outbox.put({
		id: 'a',
		reference: 'AAAA-AAAA',
		group: email,
		payload,
		doubt: 'trap advert',
	});
	await outbox.put({ id: 'b', reference: 'BBBB-BBBB', group: 'bob@example.com', payload });
	await outbox.put({
		id: 'c',
		reference: 'CCCC-CCCC',
		payload,
		doubt: 'kept back because of its links',
	});
	const file = join(folder, 'outbox/outbox.sqlite');

	const list = npmRunOutbox('list');
	expect(list.stdout).toMatch(/waiting: 3 .*\n {2}AAAA-AAAA {2}from 20/);
	expect(list.stdout).toMatch(
		/AAAA-AAAA {2}from \S+Z, doubtful \(a field that nobody sees is filled in; it contains links or HTML, as advertisements do\), next/,
	);
	expect(list.stdout).toMatch(
		/CCCC-CCCC {2}from \S+Z, doubtful \(kept back because of its links\), next/,
	);
	expect(list.stdout).toMatch(/BBBB-BBBB {2}from \S+Z, next \S+Z\n/);
	expect(list.stdout).not.toMatch(/Heide|@/);
	expect(JSON.parse(npmRunOutbox('show', 'aaaa-aaaa').stdout)).toMatchObject({
		doubt: 'trap advert',
		content: payload,
	});
	expect(JSON.parse(npmRunOutbox('show', 'CCCC-CCCC').stdout)).toMatchObject({
		failure: null,
		content: payload,
	});
	expect(npmRunOutbox('erase', 'CCCC-CCCC').stdout).toContain('CCCC-CCCC (waiting) is erased.');
	const held: unknown = JSON.parse(npmRunOutbox('export', 'Ada@example.com').stdout);
	expect(held).toMatchObject([{ reference: 'AAAA-AAAA', content: payload }]);

	for (const which of ['AAAA-AAAA', 'waiting']) {
		const job = await outbox.claim();
		if (which === 'waiting') {
			const { stdout } = npmRunOutbox('retry', which);
			expect(stdout).toContain(`${job?.reference} is being delivered at this moment: left alone.`);
		}
		if (job) await outbox.fail(job, { reason: 'down' });
		expect(npmRunOutbox('retry', which).stdout).toContain('AAAA-AAAA is tried now');
	}
	expect(await outbox.nextDueIn()).toBe(0);
	expect(await outbox.counts()).toMatchObject({ doubtful: 1, waiting: 2 });
	expect(npmRunOutbox('erase', email).stdout).toContain('AAAA-AAAA (waiting) is erased.');
	expect(await outbox.counts()).toMatchObject({ waiting: 1, erased: { waiting: 2 } });
	expect(filesOf(file)).not.toContain('AAAA-AAAA');

	const read = validateForm({ name: 'Ada', email: 'Ada@Müller.example', locale: 'de' });
	const own = read.ok ? senderOf(read.form) : undefined;
	await outbox.put({ id: 'd', reference: 'DDDD-DDDD', group: own, payload });
	expect(npmRunOutbox('erase', 'ada@müller.example').stdout).toContain('DDDD-DDDD (waiting)');

	const state = { step: 'ended', at: 1, confirmedAt: 0, why: 'byPerson' };
	const alert = { id: 'e', reference: 'EEEE-EEEE', group: email, payload: anAlert };
	await outbox.standing.put(alert);
	const job = await outbox.standing.claim();
	if (job) await outbox.standing.save(job, state);
	expect(JSON.parse(npmRunOutbox('export', email).stdout)).toMatchObject([
		{ content: anAlert, stands: { step: 'ended', confirmedAt: '1970-01-01T00:00:00.000Z' } },
	]);
	const forget = commandIn(variables, 'forget');
	expect(forget('--email', 'Ada@example.com').stdout).toContain('Removed for good: 1 message ');

	expect(npmRunOutbox('show', 'AAAA-AAAA')).toMatchObject({ status: 1, stdout: '' });
	expect(npmRunOutbox('forget')).toMatchObject({ status: 1 });
	await outbox.close();
});

function commandIn(env: NodeJS.ProcessEnv, name = 'outbox') {
	return (...args: string[]) => {
		const command = [...commandLine(name), ...args];
		const { status, stdout, stderr } = spawnSync(process.execPath, command, {
			env,
			encoding: 'utf8',
		});
		return { status, stdout, stderr };
	};
}
