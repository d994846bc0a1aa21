import { expect, test } from 'vitest';
import { createAlertList } from '../../src/alerts/list.ts';
import { createRounds } from '../../src/alerts/rounds.ts';
import { MailError } from '../../src/delivery/mail.ts';
import { createOutbox } from '../../src/outbox/outbox.ts';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';
import { createWorker } from '../../src/outbox/worker.ts';
import { runs } from '../support/full-size.ts';
import { testCipher, testFolder } from '../support/outbox.ts';
import { randomFrom } from '../support/random.ts';

const people = runs(30, 300);
const releases = 10;
const minute = 60_000;

test('whatever the mail server does and whenever a process dies, each home is told once, or twice where its answer was lost', async () => {
	const file = `${testFolder()}/outbox.sqlite`;
	const draw = randomFrom(5);
	let now = Date.UTC(2026, 10, 21, 12);
	const site = { name: 'release 0', count: 1 };
	const sent = new Map<string, number>();
	const lostAnswers = new Set<string>();
	let questions = 0;
	let kills = 0;
	let isDead = false;
	/** What was sent and is not noted yet. */
	let unnoted: string[] = [];

	/** One process, which is killed after some of its writes. */
	async function live(work: (outbox: Awaited<ReturnType<typeof createOutbox>>) => Promise<void>) {
		const store = createSqliteStore(file, { now: () => now });
		isDead = false;
		unnoted = [];
		const mortal = {
			...store,
			async update(...change: Parameters<typeof store.update>) {
				if (!isDead && draw() < 0.03) {
					isDead = true;
					kills++;
					// The answer is lost with the process.
					for (const key of unnoted) lostAnswers.add(key);
				}
				if (isDead) throw new Error('killed');
				if (change[1].result !== undefined) unnoted = [];
				return await store.update(...change);
			},
			claim: async (claim: Parameters<typeof store.claim>[0]) =>
				isDead ? undefined : await store.claim(claim),
		};
		const outbox = await createOutbox({ store: mortal, cipher: testCipher, random: draw });
		await work(outbox).catch(() => {});
		await store.close();
	}

	async function rounds(outbox: Awaited<ReturnType<typeof createOutbox>>): Promise<void> {
		await outbox.standing.wakeFor(site.name);
		const deliver = createRounds({
			outbox,
			live: {
				name: () => site.name,
				offers: async () =>
					Array.from({ length: site.count }, (_, id) => ({ id: id + 1, price: 1, isFree: true })),
			},
			mails: {
				confirmation: async ([alert]) => mailOf(alert.email, 'confirm'),
				news: async (alert, _, news) => mailOf(alert.email, news.map(({ id }) => id).join()),
				renewal: async (alert) => mailOf(alert.email, 'renewal'),
			},
			async sendMail({ to, subject }) {
				if (isDead) throw new Error('killed');
				const luck = draw();
				if (luck < 0.15) throw new MailError('refused', '451');
				if (subject === 'confirm') questions++;
				else
					for (const id of subject.split(',')) {
						const key = `${to} ${id}`;
						sent.set(key, (sent.get(key) ?? 0) + 1);
						if (luck < 0.3) lostAnswers.add(key);
						else unnoted.push(key);
					}
				if (luck < 0.3) throw new MailError('unknown', 'ECONNRESET');
			},
			tellCrm: async () => {},
			tellsPrices: false,
		});
		await createWorker({ outbox: outbox.standing, deliver, concurrency: 1 }).drain();
	}

	await live(async (outbox) => {
		const list = createAlertList(outbox);
		for (let n = 0; n < people; n++) {
			await list.ask({
				email: `${n}@example.com`,
				locale: 'de',
				watched: { kind: 'search', deal: 'buy', query: '' },
				pace: 'now',
				shown: { text: 'Ja', version: '1' },
				askedAt: '2026-11-21T12:00:00.000Z',
			});
		}
	});
	/** Some lives of thirty people; each ends after some thirty writes, so more people need more of them. */
	const later = async (times: number) => {
		for (let n = 0; n < (times * people) / 30; n++) {
			await live(rounds);
			now += 11 * minute;
		}
	};
	await later(8);
	expect(questions).toBeGreaterThanOrEqual(people);
	for (let n = 0; n < people; n++) {
		const confirmed: boolean[] = [];
		for (; !confirmed.includes(true); now += 2 * minute) {
			await live(async (outbox) => {
				const [alert] = await outbox.standing.of(`${n}@example.com`);
				confirmed.push(await createAlertList(outbox).confirm(alert?.reference ?? ''));
			});
		}
	}
	// Until each has seen what fits when it begins.
	await later(12);
	for (let release = 1; release <= releases; release++) {
		site.name = `release ${release}`;
		site.count += 1;
		await later(4);
	}
	await later(12);
	const told = Array.from({ length: people }, (_, n) =>
		Array.from({ length: releases }, (_, id) => `${n}@example.com ${id + 2}`),
	).flat();
	expect(told.filter((key) => !sent.has(key))).toEqual([]);
	expect(told.filter((key) => (sent.get(key) ?? 0) > 1 && !lostAnswers.has(key))).toEqual([]);
	expect(kills).toBeGreaterThan(people / 3);
	expect([...sent.keys()].every((key) => told.includes(key))).toBe(true);
});

function mailOf(to: string, subject: string) {
	return { from: 'a@b.example', to, subject, html: '', messageId: '<x>' };
}
