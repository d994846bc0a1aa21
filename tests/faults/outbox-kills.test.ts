import { expect, test } from 'vitest';
import { killRun } from '../support/outbox-kill-run.ts';

test('200 inquiries arrive once each, although the server is killed 60 times and the CRM fails in three of ten calls', async () => {
	const run = await killRun({ inquiries: 200, kills: 60, senders: 12 });
	console.log(`L1, G1, G4, S15 small: ${JSON.stringify(run)}`);
	expect(run).toMatchObject({
		promised: 200,
		late: 0,
		lost: 0,
		doubled: 0,
		contacts: run.addresses,
		leaks: 0,
	});
	expect(run.kills).toBeGreaterThanOrEqual(60);
	expect(run.faults / run.calls).toBeGreaterThan(0.2);
	expect(run.logged).toBeGreaterThan(400);
}, 300_000);
