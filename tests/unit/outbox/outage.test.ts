import { describe, expect, test } from 'vitest';
import { createBreaker } from '../../../src/outbox/breaker.ts';
import { createOutbox } from '../../../src/outbox/outbox.ts';
import { outage } from '../../support/outbox-outage.ts';
import { createMemoryStore } from '../../support/outbox-memory-store.ts';
import { testCipher, testOutbox } from '../../support/outbox.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

describe('an outage', () => {
	test('begins with several failures in a row, and not before', () => {
		const { breaker } = breakerAt();
		breaker.failed();
		breaker.succeeded();
		expect(breaker.failed()).toBe(false);
		expect(breaker.passage()).toBe('open');
		expect(breaker.failed()).toBe(true);
		expect(breaker.passage()).toBe('closed');
	});

	test('lets one delivery through every half a minute, and all after one got through', () => {
		const { breaker, wait } = breakerAt();
		breaker.failed();
		breaker.failed();
		wait(30 * second - 1);
		expect(breaker.passage()).toBe('closed');
		wait(1);
		expect(breaker.passage()).toBe('probe');
		breaker.probing();
		expect(breaker.passage()).toBe('closed');
		wait(30 * second);
		expect(breaker.passage()).toBe('probe');
		breaker.probing();
		expect(breaker.succeeded()).toBe(true);
		expect(breaker.passage()).toBe('open');
	});

	test('lasts as long as the receiver asks, also when it is the first failure', () => {
		const { breaker, wait } = breakerAt();
		breaker.failed(Date.UTC(2026, 10, 21) + 5 * minute);
		wait(5 * minute - 1);
		expect(breaker.passage()).toBe('closed');
		wait(1);
		expect(breaker.passage()).toBe('open');
	});

	test('does not get longer because the clock is turned back', () => {
		const { breaker, wait } = breakerAt();
		breaker.failed();
		breaker.failed();
		wait(-24 * hour);
		expect(breaker.passage()).toBe('probe');
	});

	test('uses up no attempts of messages that are tried before their time', async () => {
		let now = Date.UTC(2026, 10, 21);
		const store = createMemoryStore(() => now);
		const outbox = await createOutbox({ store, cipher: testCipher });
		await outbox.put({ id: 'a', reference: 'a', payload: {} });
		for (let probe = 0; probe < 240; probe++) {
			const job = await outbox.claim({ early: true });
			if (!job) throw new Error('nothing to try');
			expect(await outbox.fail(job, { reason: 'down', isOutage: true })).toBe('waiting');
			now += 30 * second;
		}
		// Two hours: the first five waits and one or two of an hour.
		expect((await outbox.list({ reference: 'a' }))[0]?.attempts).toBeLessThan(9);
	});

	test('that is over makes what it held up due, and nothing else', async () => {
		const { outbox, wait } = await testOutbox();
		for (const id of ['a', 'b']) await outbox.put({ id, reference: id, payload: {} });
		for (const isOutage of [true, false]) {
			const job = await outbox.claim();
			if (job) await outbox.fail(job, { reason: 'no', isOutage, notBefore: Date.UTC(2027) });
		}
		wait(minute);
		expect(await outbox.claim()).toBeUndefined();
		await outbox.retryNow();
		expect((await outbox.claim())?.reference).toBe('a');
		expect(await outbox.claim()).toBeUndefined();
	});

	test('that ends while a delivery is tried early, and comes back for that one, holds it up as before', async () => {
		const { outbox } = await testOutbox();
		await outbox.put({ id: 'a', reference: 'a', payload: {} });
		const first = await outbox.claim();
		if (first) await outbox.fail(first, { reason: 'down', isOutage: true });
		const early = await outbox.claim({ early: true });
		await outbox.retryNow();
		if (early) await outbox.fail(early, { reason: 'down again', isOutage: true });
		expect(await outbox.claim()).toBeUndefined();
		await outbox.retryNow();
		expect((await outbox.claim())?.reference).toBe('a');
	});
});

test('inquiries of an outage arrive soon after its end, five requests a second at most', async () => {
	const { took, ...rest } = await outage({ inquiries: 400, hours: 6 });
	expect(rest).toMatchObject({ tasks: 400, contacts: 400, dead: 0, mostPerSecond: 5 });
	expect(rest.closestProbes).toBeGreaterThanOrEqual(30 * second);
	expect(rest.herd).toBeLessThanOrEqual(2);
	// Six calls each: two searches, and a contact that is saved, read back and filled, before the task.
	expect(took).toBeLessThanOrEqual(8 * minute);
});

test('a receiver that asks to be left alone for an hour is tried again after five minutes', () => {
	let now = 1_000_000;
	const breaker = createBreaker({ clock: () => now });
	breaker.failed(now + hour);
	now += 5 * minute - 1;
	expect(breaker.passage()).toBe('closed');
	now += 1;
	expect(breaker.passage()).toBe('open');
});

function breakerAt() {
	let now = Date.UTC(2026, 10, 21);
	const breaker = createBreaker({ clock: () => now, threshold: 2 });
	return { breaker, wait: (ms: number) => void (now += ms) };
}
