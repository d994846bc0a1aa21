import { expect, test } from 'vitest';
import { killRun } from '../support/outbox-kill-run.ts';

test('75 inquiries arrive once each, although the server is killed 20 times and the CRM fails in three of ten calls', async () => {
	const run = await killRun({ inquiries: 75, kills: 20, senders: 12 });
	console.log(`L1, G1, G4, S15 small: ${JSON.stringify(run)}`);
	expect(run).toMatchObject({
		promised: 75 - run.unanswered,
		late: 0,
		lost: 0,
		doubled: 0,
		contacts: run.addresses,
		leaks: 0,
	});
	expect(run.kills).toBeGreaterThanOrEqual(20);
	expect(run.faults / run.calls).toBeGreaterThan(0.2);
	expect(run.logged).toBeGreaterThan(150);
}, 300_000);
