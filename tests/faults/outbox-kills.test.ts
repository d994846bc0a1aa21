import { expect, test } from 'vitest';
import { killRun } from '../support/outbox-kill-run.ts';

test('20 inquiries arrive once each, although the server is killed again and again and the CRM fails in three of ten calls', async () => {
	const { kills, logged } = await killRun({ inquiries: 20, kills: 10, senders: 10 });
	expect(kills).toBeGreaterThanOrEqual(10);
	expect(logged).toBeGreaterThan(40);
});
