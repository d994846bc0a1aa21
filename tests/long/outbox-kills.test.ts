import { expect, test } from 'vitest';
import { killRun } from '../support/outbox-kill-run.ts';
import { noPostgres, testPostgres } from '../support/postgres.ts';

const hour = 3_600_000;
const inquiries = 10_000;
/** Nothing is sent and nobody killed after that. */
const minutes = Number(process.env['L1_MINUTES'] ?? 10);

test(
	'L1: 10,000 inquiries arrive once each under kill -9 every 100 to 300 ms and 30 % of faults',
	async () => {
		await killRun({ inquiries, minutes, toTheEnd: true, senders: 24, concurrency: 16 });
	},
	6 * hour,
);

test.skipIf(noPostgres)(
	'L10, L15: the same by three servers on one database, which is killed, too',
	async () => {
		const shared = { servers: 3, postgres: await testPostgres() };
		const run = await killRun({ inquiries, minutes, senders: 12, concurrency: 4, shared });
		expect(run.kills).toBeGreaterThan(10 * minutes);
		expect(run.postgresKills).toBeGreaterThan(minutes);
	},
	3 * hour,
);
