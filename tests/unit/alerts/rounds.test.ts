import { describe, expect, test } from 'vitest';
import { mostAlerts, type Alert } from '../../../src/alerts/alert.ts';
import { createAlertList } from '../../../src/alerts/list.ts';
import type { Offer } from '../../../src/alerts/news.ts';
import { createRounds, nextMorning } from '../../../src/alerts/rounds.ts';
import { MailError, type Mail } from '../../../src/delivery/mail.ts';
import { createWorker } from '../../../src/outbox/worker.ts';
import { testOutbox } from '../../support/outbox.ts';
import { anAlert as alert } from '../../support/alert.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

const mail = (subject: string): Mail => {
	return { from: 'a@b.example', to: alert.email, subject, html: '', messageId: subject };
};

/** Alerts on an outbox, a site whose offers can be changed, and what was mailed and told. */
async function watched() {
	const { outbox, wait, clock } = await testOutbox();
	const { standing } = outbox;
	const list = createAlertList(outbox);
	const site = { name: 'first', offers: [1, 2] };
	const offers = async (): Promise<Offer[]> =>
		site.offers.map((id) => ({ id, price: 100, isFree: true }));
	const sent: string[] = [];
	const told: string[] = [];
	/** What the mail server does with the next mails; takes them when empty. */
	const failures: ('refused' | 'unknown')[] = [];
	const deliver = createRounds({
		outbox,
		live: { name: () => site.name, offers },
		mails: {
			confirmation: async () => mail('confirm'),
			news: async (_, _reference, news) => mail(news.map(({ kind, id }) => `${kind} ${id}`).join()),
			renewal: async () => mail('still?'),
		},
		async sendMail({ subject }) {
			const failure = failures.shift();
			if (failure !== 'refused') sent.push(subject);
			if (failure) throw new MailError(failure, '451');
		},
		tellCrm: async (_, _reference, event) => void told.push(event),
		tellsPrices: false,
	});
	await standing.wakeFor(site.name);
	async function run(): Promise<void> {
		await createWorker({ outbox: standing, deliver, concurrency: 1 }).drain();
	}
	async function publish(...ids: number[]): Promise<void> {
		site.offers = ids;
		site.name += ' next';
		await standing.wakeFor(site.name);
		await run();
	}
	const own = async () => await standing.of(alert.email);
	const [reference] = [async () => (await own())[0]?.reference ?? ''];
	return { outbox, list, wait, clock, run, publish, own, reference, sent, told, failures };
}

async function confirmed(changes: Partial<Alert> = {}) {
	const way = await watched();
	await way.list.ask({ ...alert, ...changes });
	await way.run();
	expect(await way.list.confirm(await way.reference())).toBe(true);
	await way.run();
	way.sent.length = 0;
	return way;
}

describe('before somebody has confirmed', () => {
	test('one mail asks for it, and after two days nothing is left', async () => {
		const { list, run, publish, wait, sent, told, own } = await watched();
		await list.ask(alert);
		await run();
		await publish(1, 2, 3);
		expect(sent).toEqual(['confirm']);
		wait(2 * day + 1);
		await run();
		expect(await own()).toEqual([]);
		expect([sent, told]).toEqual([['confirm'], []]);
	});

	test('an address gets one such mail a day, however many alerts somebody types for it', async () => {
		const { list, run, sent, wait, own } = await watched();
		for (const query of ['', '?ort=leipzig', '?ort=hamburg', '?ort=hamburg'])
			await list.ask({ ...alert, watched: { kind: 'search', deal: 'buy', query } });
		await run();
		expect(await own()).toHaveLength(3);
		expect(sent).toEqual(['confirm']);
		wait(day - hour);
		await run();
		expect(sent).toEqual(['confirm']);
	});

	test('an address has ten alerts at most', async () => {
		const { list, own } = await watched();
		for (let n = 0; n < 13; n++)
			await list.ask({ ...alert, watched: { kind: 'units', ids: [n + 1] } });
		expect(await own()).toHaveLength(mostAlerts);
	});
});

describe('a confirmed alert', () => {
	test('tells the CRM once, and each home once', async () => {
		const { publish, run, sent, told } = await confirmed();
		await publish(1, 2, 3);
		await run();
		await publish(1, 3, 4, 5);
		await publish(1, 3, 4, 5);
		expect(sent).toEqual(['new 3', 'new 4,new 5']);
		expect(told).toEqual(['confirmed']);
	});

	test('is sent again where the mail server has refused it or nobody knows, and then not once more', async () => {
		const { publish, run, wait, sent, failures } = await confirmed();
		failures.push('refused', 'unknown');
		await publish(1, 2, 3);
		expect(sent).toEqual([]);
		wait(20 * 60_000);
		await run();
		expect(sent).toEqual(['new 3']);
		wait(20 * 60_000);
		await run();
		wait(day);
		await run();
		expect(sent).toEqual(['new 3', 'new 3']);
	});

	test('waits for seven in the morning where somebody wants it so, and then tells all of it', async () => {
		const { publish, run, wait, clock, sent } = await confirmed({ pace: 'daily' });
		await publish(1, 2, 3);
		await publish(1, 2, 3, 4);
		expect(sent).toEqual([]);
		wait(nextMorning(clock()) - clock());
		await run();
		expect(sent).toEqual(['new 3,new 4']);
		expect(new Date(clock()).toISOString()).toBe('2026-11-22T06:00:00.000Z');
	});

	test('is asked after a year whether it shall go on, and ends a month later without an answer', async () => {
		const { list, run, wait, sent, told, own, reference } = await confirmed();
		wait(366 * day);
		await run();
		expect(sent).toEqual(['still?']);
		await list.confirm(await reference());
		wait(31 * day);
		await run();
		expect(told).toEqual(['confirmed']);
		wait(335 * day);
		await run();
		wait(31 * day);
		await run();
		expect(sent).toEqual(['still?', 'still?']);
		expect(told).toEqual(['confirmed', 'ended']);
		expect(await own()).toMatchObject([{ progress: { step: 'ended', why: 'unanswered' } }]);
	});

	test('that somebody has ended tells nothing more, and is kept as proof for four years', async () => {
		const { list, outbox, publish, run, wait, sent, told, own, reference } = await confirmed();
		expect(await list.end(await reference())).toBe(true);
		await run();
		await publish(7, 8);
		expect([sent, told]).toEqual([[], ['confirmed', 'ended']]);
		expect(await own()).toMatchObject([{ payload: { shown: { text: 'Ja' } } }]);
		expect(await list.end(await reference())).toBe(false);
		wait(4 * 365 * day - hour);
		await outbox.standing.expire(4 * 365 * day);
		expect(await own()).toHaveLength(1);
		wait(2 * hour);
		await outbox.standing.expire(4 * 365 * day);
		expect(await own()).toEqual([]);
	});
});

test('what erases a person from the outbox erases their alerts, too', async () => {
	const { outbox, list, own } = await watched();
	await list.ask(alert);
	await outbox.erase({ group: alert.email });
	expect(await own()).toEqual([]);
});
