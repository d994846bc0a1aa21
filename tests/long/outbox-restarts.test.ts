import { expect, test } from 'vitest';
import { hostileInquiries } from '../support/hostile-inquiries.ts';
import { restarts } from '../support/outbox-restarts.ts';

test('L14: 100 restarts under load lose and double nothing, and none takes ten seconds', async () => {
	const run = await restarts({ count: 100 });
	console.log(`L14: ${JSON.stringify(run)}`);
	expect(run).toMatchObject({ lost: 0, doubled: 0, badExits: 0 });
	expect(run.slowest).toBeLessThan(10);
}, 3_600_000);

test('L16: 1,000 hostile inquiries change no field of 200 customers', async () => {
	const run = await hostileInquiries({ contacts: 200, inquiries: 1000 });
	console.log(`L16: ${JSON.stringify(run)}`);
	expect(run).toMatchObject({ changed: [], added: 0, tasks: run.accepted });
	expect(run.accepted).toBeGreaterThan(950);
}, 3_600_000);
