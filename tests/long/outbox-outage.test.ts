import { expect, test } from 'vitest';
import { outage } from '../support/outbox-outage.ts';

const second = 1000;
const minute = 60 * second;

// Measured: 100 minutes for new contacts, six calls each at five a second; why they stay is told in src/outbox/README.md.
test('L7: 5,000 inquiries of an outage of 72 hours arrive within an hour of its end', async () => {
	const { took, ...rest } = await outage({ inquiries: 5000, hours: 72 });
	console.log(
		`L7: all delivered ${(took / minute).toFixed(1)} min after return, ${rest.requests} requests, at most ${rest.mostPerSecond} in a second, max/mean per 10 s ${rest.herd.toFixed(2)}`,
	);
	expect(rest).toMatchObject({ tasks: 5000, contacts: 5000, dead: 0, mostPerSecond: 5 });
	expect(rest.closestProbes).toBeGreaterThanOrEqual(30 * second);
	expect(rest.herd).toBeLessThanOrEqual(2);
	expect(took).toBeLessThanOrEqual(60 * minute);
}, 600_000);
