import { expect, test } from 'vitest';
import { killRun } from '../support/outbox-kill-run.ts';
import { noPostgres, testPostgres } from '../support/postgres.ts';

test.skipIf(noPostgres)(
	'45 inquiries arrive once each by three servers on one database, although servers and database are killed',
	async () => {
		const postgres = await testPostgres();
		const shared = { servers: 3, postgres };
		const run = await killRun({ inquiries: 45, kills: 10, senders: 12, concurrency: 4, shared });
		console.log(`L10, L15 small: ${JSON.stringify(run)}`);
		expect(run).toMatchObject({
			promised: 45,
			late: 0,
			lost: 0,
			doubled: 0,
			contacts: run.addresses,
			leaks: 0,
		});
		expect(run.kills).toBeGreaterThanOrEqual(10);
		expect(run.postgresKills).toBeGreaterThan(0);
		expect(run.faults / run.calls).toBeGreaterThan(0.2);
	},
	300_000,
);
