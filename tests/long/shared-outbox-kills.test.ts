import { expect, test } from 'vitest';
import { noPostgres } from '../support/postgres.ts';
import { sharedKillRun } from '../support/shared-outbox-kill-run.ts';

const hours = 3 * 3_600_000;

test.skipIf(noPostgres)(
	'10,000 inquiries arrive once each by three servers on one database, although servers and database are killed',
	async () => {
		const { kills, postgresKills } = await sharedKillRun(10_000);
		expect(kills).toBeGreaterThan(1000);
		expect(postgresKills).toBeGreaterThan(100);
	},
	hours,
);
