import { expect, test } from 'vitest';
import { noPostgres } from '../support/postgres.ts';
import { sharedKillRun } from '../support/shared-outbox-kill-run.ts';

test.skipIf(noPostgres)(
	'45 inquiries arrive once each by three servers on one database, although servers and database are killed',
	async () => {
		const { kills, postgresKills } = await sharedKillRun(45, 10);
		expect(kills).toBeGreaterThanOrEqual(10);
		expect(postgresKills).toBeGreaterThan(0);
	},
	300_000,
);
