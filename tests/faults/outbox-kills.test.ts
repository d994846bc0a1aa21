import { expect, test } from 'vitest';
import { killRun } from '../support/outbox-kill-run.ts';
import { filesOf } from '../support/outbox.ts';

test('200 inquiries arrive once each, although the server is killed 60 times and the CRM fails in three of ten calls', async () => {
	const { file, ...run } = await killRun({ inquiries: 200, kills: 60, senders: 12 });
	console.log(`L1 small: ${JSON.stringify(run)}`);
	expect(run).toMatchObject({
		promised: 200,
		late: 0,
		lost: 0,
		doubled: 0,
		contacts: run.addresses,
	});
	expect(run.kills).toBeGreaterThanOrEqual(60);
	expect(run.faults / run.calls).toBeGreaterThan(0.2);
	expect(filesOf(file)).not.toMatch(/visitor-\d|Ada \d|Frage \d/);
}, 300_000);
