import { expect } from 'vitest';
import { killRun } from './outbox-kill-run.ts';
import { testPostgres } from './postgres.ts';

/**
 * Kills three servers and the database they share while inquiries come, and holds that each arrives once, by one contact
 * for each address.
 * @returns all figures of the run
 */
export async function sharedKillRun(inquiries: number, kills = 0) {
	const shared = { servers: 3, postgres: await testPostgres() };
	const run = await killRun({ inquiries, kills, senders: 12, concurrency: 4, shared });
	console.log(`L10, L15, ${inquiries} inquiries: ${JSON.stringify(run)}`);
	expect(run).toMatchObject({
		promised: inquiries - run.unanswered,
		late: 0,
		lost: 0,
		doubled: 0,
		contacts: run.addresses,
		leaks: 0,
	});
	expect(run.faults / run.calls).toBeGreaterThan(0.2);
	return run;
}
