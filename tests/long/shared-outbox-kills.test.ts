import { expect, test } from 'vitest';
import { killRun } from '../support/outbox-kill-run.ts';
import { noPostgres, testPostgres } from '../support/postgres.ts';

const hours = 3 * 3_600_000;

test.skipIf(noPostgres)(
	'10,000 inquiries arrive once each by three servers on one database, although servers and database are killed',
	async () => {
		const postgres = await testPostgres();
		const shared = { servers: 3, postgres };
		const run = await killRun({ inquiries: 10_000, senders: 12, concurrency: 4, shared });
		console.log(`L10, L15: ${JSON.stringify(run)}`);
		expect(run).toMatchObject({
			promised: 10_000,
			late: 0,
			lost: 0,
			doubled: 0,
			contacts: run.addresses,
			leaks: 0,
		});
		expect(run.kills).toBeGreaterThan(1000);
		expect(run.postgresKills).toBeGreaterThan(100);
		expect(run.faults / run.calls).toBeGreaterThan(0.2);
	},
	hours,
);
