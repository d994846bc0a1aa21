import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../src/crm/clock.ts';
import { createDelivery } from '../../../src/delivery/deliver.ts';
import { paced } from '../../../src/delivery/paced.ts';
import { createBreaker } from '../../../src/outbox/breaker.ts';
import { createOutbox } from '../../../src/outbox/outbox.ts';
import { createWorker } from '../../../src/outbox/worker.ts';
import { createMemoryStore } from '../../support/outbox-memory-store.ts';
import { createModelCrm, type Time } from '../../support/outbox-simulation.ts';
import { testCipher } from '../../support/outbox.ts';
import { randomFrom } from '../../support/random.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

describe('an outage', () => {
	test('begins with several failures in a row, and not before', () => {
		const { breaker } = breakerAt();
		breaker.failed();
		breaker.succeeded();
		expect(breaker.failed()).toBe(false);
		expect(breaker.isOpen()).toBe(true);
		expect(breaker.failed()).toBe(true);
		expect(breaker.isOpen()).toBe(false);
	});

	test('lets one delivery through every half a minute, and all after one got through', () => {
		const { breaker, wait } = breakerAt();
		breaker.failed();
		breaker.failed();
		wait(30 * second - 1);
		expect(breaker.isOpen()).toBe(false);
		wait(1);
		expect(breaker.isOpen()).toBe(true);
		breaker.began();
		expect(breaker.isOpen()).toBe(false);
		wait(30 * second);
		expect(breaker.isOpen()).toBe(true);
		breaker.began();
		expect(breaker.succeeded()).toBe(true);
		expect(breaker.isOpen()).toBe(true);
	});

	test.each([
		[2 * minute, 2 * minute],
		[hour, 5 * minute],
	])('lasts as long as the receiver asks (%i ms), and five minutes at most', (asked, quiet) => {
		const { breaker, wait } = breakerAt();
		breaker.failed(asked);
		wait(quiet - 1);
		expect(breaker.isOpen()).toBe(false);
		wait(1);
		expect(breaker.isOpen()).toBe(true);
	});

	test('does not get longer because the clock is turned back', () => {
		const { breaker, wait } = breakerAt();
		breaker.failed();
		breaker.failed();
		wait(-24 * hour);
		expect(breaker.isOpen()).toBe(true);
	});
});

test('inquiries of an outage arrive soon after its end, five requests a second at most', async () => {
	const [inquiries, length] = [400, 6 * hour];
	const time: Time = { real: 0, offset: 0 };
	const clock = () => Date.UTC(2026, 10, 21) + time.real;
	const model = createModelCrm(time, () => (time.real < length ? '503 before' : undefined));
	const simulated = simulatedClock(time);
	const store = createMemoryStore(clock);
	const outbox = await createOutbox({ store, cipher: testCipher, random: randomFrom(1) });
	const worker = createWorker({
		outbox,
		deliver: createDelivery({
			outbox,
			crm: paced(
				model.client(() => {}),
				{ clock: simulated },
			),
			settings: { asReminder: true, removeDoubled: false },
			steadyClock: () => time.real,
		}),
		breaker: createBreaker({ clock }),
	});
	const receivedAt = new Date(clock()).toISOString();
	let put = 0;
	for (time.real = 0; time.real < length; time.real += 10 * second) {
		for (; put < (inquiries * (time.real + 10 * second)) / length; put++) {
			const email = `visitor-${put}@example.com`;
			const [id, reference] = [`${put}`, `AAAA-AA${letter(put / 20)}${letter(put % 20)}`];
			const payload = { reference, locale: 'de', name: 'Ada', email, targets: [], receivedAt };
			await outbox.put({ id, reference, group: email, payload });
		}
		await simulated.drain(worker.drain());
	}
	expect(await outbox.counts()).toMatchObject({ waiting: inquiries, dead: 0 });
	// The first failures are what tells that it is one.
	const probes = model.calls.slice(5).map(({ at }) => at);
	const between = probes.slice(1).map((at, n) => at - (probes[n] ?? 0));
	expect(Math.min(...between)).toBeGreaterThanOrEqual(30 * second);

	const before = model.calls.length;
	while ((await outbox.counts()).waiting > 0 && time.real < length + 2 * hour) {
		await simulated.drain(worker.drain());
		time.real += second;
	}
	expect([model.tasks.length, model.contacts.length]).toEqual([inquiries, inquiries]);
	const times = model.calls.slice(before).map(({ at }) => at);
	const sixth = times.slice(5).map((at, n) => at - (times[n] ?? 0));
	expect(Math.min(...sixth)).toBeGreaterThanOrEqual(second);
	// Until the next probe, and then six calls each: two searches, and a contact that is saved, read back and filled,
	// before the task.
	expect((times.at(-1) ?? 0) - length).toBeLessThanOrEqual(8.5 * minute);
});

const letter = (n: number) => 'ABCDEFGHJKLMNPQRSTUV'.charAt(n);

function breakerAt() {
	let now = Date.UTC(2026, 10, 21);
	const breaker = createBreaker({ clock: () => now, threshold: 2 });
	return { breaker, wait: (ms: number) => void (now += ms) };
}

/** A clock whose waits end when the simulation gets there, in the order of their ends. */
function simulatedClock(time: Time) {
	const waiting: { readonly at: number; readonly resume: () => void }[] = [];
	return {
		now: () => time.real,
		wait: (milliseconds) =>
			new Promise((resume) => {
				waiting.push({ at: time.real + milliseconds, resume });
				waiting.sort((one, other) => one.at - other.at);
			}),
		/** Lets time pass until the work is done. */
		async drain(work: Promise<unknown>): Promise<void> {
			const done = new AbortController();
			const finished = work.then(() => done.abort());
			while (!done.signal.aborted) {
				await setImmediate();
				const next = waiting.shift();
				if (!next) continue;
				time.real = Math.max(time.real, next.at);
				next.resume();
			}
			await finished;
		},
	} satisfies Pick<Clock, 'now' | 'wait'> & { drain: unknown };
}
