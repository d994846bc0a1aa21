import { expect, test } from 'vitest';
import { runs } from '../support/full-size.ts';
import { killRun } from '../support/outbox-kill-run.ts';

const kills = runs(4, 10);

test('inquiries arrive once each, although the server is killed again and again and the CRM fails in three of ten calls', async () => {
	const run = await killRun({ inquiries: 2 * kills, kills, senders: kills });
	expect(run.kills).toBeGreaterThanOrEqual(kills);
	expect(run.logged).toBeGreaterThan(4 * kills);
});
