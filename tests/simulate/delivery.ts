import { createCrm } from '../../src/crm/client.ts';
import { createDelivery } from '../../src/delivery/deliver.ts';
import { paced } from '../../src/delivery/paced.ts';
import { createRecheck } from '../../src/delivery/recheck.ts';
import type { Alarm } from '../../src/outbox/alarm.ts';
import { createBreaker } from '../../src/outbox/breaker.ts';
import { createCipher } from '../../src/outbox/cipher.ts';
import { createMaintenance } from '../../src/outbox/maintenance.ts';
import { createOutbox, type Outbox } from '../../src/outbox/outbox.ts';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';
import { createWorker } from '../../src/outbox/worker.ts';
import { demoKey } from '../../src/sandbox/access.ts';
import { crmUrl } from './builder.ts';
import { Crash } from './disk.ts';
import type { Draw } from './draw.ts';
import { hour, type Parts } from './parts.ts';
import { changedDeliver } from './planted.ts';

/** What delivers inquiries, as long as its process lives. */
export interface Delivery {
	readonly outbox: Outbox;
	/** Looks at the queue soon. */
	wake(): void;
	/** The process is gone; what it was about to do does not happen. */
	drop(): Promise<void>;
}

export interface DeliveryOptions extends Parts {
	readonly draw: Draw;
	/** Whether the process dies at this access to the disk or the CRM. */
	readonly diesNow: () => boolean;
	/** Ends the process. */
	readonly die: () => void;
	/** Told of alarms. @returns whether somebody has taken it */
	readonly alarm: (alarm: Alarm) => boolean;
}

const key = new Uint8Array(32).fill(7);

export async function openDelivery(options: DeliveryOptions): Promise<Delivery> {
	const { time, clock, environment, network, draw, journal, planted, die } = options;
	const { site, places } = environment;
	let isDead = false;
	let due: (() => void) | undefined;
	const step = () => {
		if (!isDead && options.diesNow()) die();
		if (isDead) throw new Crash();
	};
	const real = createSqliteStore(places.outbox, { reserve: 0, now: clock });
	const stepped =
		<Given extends readonly unknown[], Result>(work: (...given: Given) => Result) =>
		(...given: Given): Result => {
			step();
			const result = work(...given);
			step();
			return result;
		};
	const store = {
		...real,
		insert: stepped(real.insert),
		claim: stepped(real.claim),
		update: stepped(real.update),
	};
	const cipher = createCipher(key);
	// Else it would be random, and with it ids of inquiries and the order of their rows.
	await real.remember(
		'digest secret',
		cipher.seal(Buffer.from(key).toString('base64'), 'digest secret'),
	);
	const outbox = await createOutbox({ store, cipher, random: draw.number });
	const clockOfCrm = {
		now: time.now,
		wait: (ms: number) => time.pass('delivery', ms),
		every: () => () => {},
	};
	const client = createCrm({
		baseUrl: crmUrl,
		apiKey: demoKey.key,
		dispatcher: network.line('delivery', step),
		clock: clockOfCrm,
		reads: 1,
	});
	const crm = paced(client, { clock: clockOfCrm });
	const breaker = createBreaker({ clock });
	const raise = async (alarm: Alarm) => options.alarm(alarm);
	const deliver = createDelivery({
		outbox,
		crm,
		settings: site.inquiry,
		steadyClock: time.now,
	});
	const worker = createWorker({
		outbox,
		deliver: changedDeliver(planted, deliver),
		breaker,
		raise,
		report: (event) => journal.note(time.now(), `delivery: ${event.event}`),
	});
	const maintenance = createMaintenance({
		outbox,
		countCopies: createRecheck(crm, site.inquiry),
		isOut: () => !breaker.isOpen(),
		raise,
	});

	function lookIn(ms: number): void {
		due?.();
		due = time.later('delivery', ms, async () => {
			if (isDead) return;
			await worker.drain();
			if (!isDead) await lookAgain();
		});
	}

	async function lookAgain(): Promise<void> {
		const next = await outbox.nextDueIn();
		if (next !== undefined) lookIn(Math.min(hour, Math.max(1000, next)));
	}

	function tendIn(ms: number): void {
		time.later('delivery', ms, async () => {
			if (isDead) return;
			await maintenance.tend();
			if (isDead) return;
			const { waiting } = await outbox.counts();
			tendIn(waiting > 0 ? hour / 2 : 6 * hour);
		});
	}

	lookIn(1000);
	tendIn(hour / 4);
	return {
		outbox,
		wake: () => lookIn(100),
		async drop() {
			isDead = true;
			due?.();
			await real.close();
		},
	};
}
