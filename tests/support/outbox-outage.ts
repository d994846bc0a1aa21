import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createDelivery } from '../../src/delivery/deliver.ts';
import { paced } from '../../src/delivery/paced.ts';
import { createBreaker } from '../../src/outbox/breaker.ts';
import { createOutbox } from '../../src/outbox/outbox.ts';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';
import { createWorker } from '../../src/outbox/worker.ts';
import { testCipher } from './outbox.ts';
import { simulatedClock } from './outbox-pace.ts';
import { createModelCrm, type Time } from './outbox-simulation.ts';
import { randomFrom } from './random.ts';

const second = 1000;
const hour = 3600 * second;

/**
 * An outage in simulated time, with inquiries coming in evenly all the while, and what follows it. Times in
 * milliseconds.
 */
export async function outage({
	inquiries,
	hours,
}: {
	readonly inquiries: number;
	readonly hours: number;
}) {
	const time: Time = { real: 0, offset: 0 };
	const clock = () => Date.UTC(2026, 10, 21) + time.real;
	const length = hours * hour;
	const model = createModelCrm(time, () => (time.real < length ? '503 before' : undefined));
	const simulated = simulatedClock(time);
	const outbox = await createOutbox({
		store: createSqliteStore(join(fastFolder(), 'outbox.sqlite'), { now: clock }),
		cipher: testCipher,
		random: randomFrom(1),
	});
	onTestFinished(async () => await outbox.close());
	const crm = paced(
		model.client(() => {}),
		{ clock: simulated },
	);
	const worker = createWorker({
		outbox,
		deliver: createDelivery({
			outbox,
			crm,
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
			const reference = referenceOf(put);
			const payload = { reference, locale: 'de', name: 'Ada', email, targets: [], receivedAt };
			await outbox.put({ id: `${put}`, reference, lane: email, payload });
		}
		await simulated.drain(worker.drain());
	}
	const { dead } = await outbox.counts();
	// The first failures are what tells that it is one.
	const probes = model.calls.slice(5).map(({ at }) => at);
	const before = model.calls.length;
	while ((await outbox.counts()).waiting > 0 && time.real < length + 2 * hour) {
		await simulated.drain(worker.drain());
		time.real += second;
	}
	const times = model.calls.slice(before).map(({ at }) => at);
	const windows = countsPer(10 * second, times);
	return {
		tasks: model.tasks.length,
		contacts: model.contacts.length,
		dead,
		requests: times.length,
		/** From the end of the outage to the last delivery. */
		took: (times.at(-1) ?? 0) - length,
		/** Between two calls during the outage. */
		closestProbes: Math.min(...probes.slice(1).map((at, n) => at - (probes[n] ?? 0))),
		mostPerSecond: mostWithin(second, times),
		/** Most calls in ten seconds, by their mean. */
		herd: Math.max(...windows) / (windows.reduce((sum, n) => sum + n, 0) / windows.length),
	};
}

/** On a file system without a disk where there is one: nothing here is about power cuts. */
function fastFolder(): string {
	const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'vitrine-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

function referenceOf(n: number): string {
	const letters = [...n.toString(20).padStart(8, '0')].map((digit) =>
		'ABCDEFGHJKLMNPQRSTUV'.charAt(Number.parseInt(digit, 20)),
	);
	return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

function mostWithin(width: number, times: readonly number[]): number {
	let most = 0;
	for (let first = 0, last = 0; last < times.length; last++) {
		while ((times[last] ?? 0) - (times[first] ?? 0) >= width) first++;
		most = Math.max(most, last - first + 1);
	}
	return most;
}

/** The last window is left out, because the end cuts it off. */
function countsPer(width: number, times: readonly number[]): number[] {
	const first = times[0] ?? 0;
	const counts: number[] = [];
	for (const at of times) {
		const window = Math.floor((at - first) / width);
		counts[window] = (counts[window] ?? 0) + 1;
	}
	return Array.from(counts.slice(0, -1), (count) => count ?? 0);
}
