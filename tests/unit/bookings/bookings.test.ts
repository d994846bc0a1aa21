import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { addBookings } from '../../../src/bookings/endpoint.ts';
import { createHeldPlaces } from '../../../src/bookings/held.ts';
import { createBookingMails } from '../../../src/bookings/mails.ts';
import { createBookingRounds } from '../../../src/bookings/rounds.ts';
import type { SettingsRefused } from '../../../src/delivery/confirmed.ts';
import type { Mail } from '../../../src/delivery/mail.ts';
import type { Viewing } from '../../../src/domain/viewing.ts';
import { freeTimes } from '../../../src/intake/places.ts';
import type { Connection } from '../../../src/intake/intake.ts';
import { createWorker } from '../../../src/outbox/worker.ts';
import { cardOf } from '../../bench/search-stock.ts';
import { inquiryWay, targetsOf } from '../../support/inquiry.ts';

const origin = 'https://site.example';
const office = {
	name: 'Leipzig',
	street: 'Markt 1',
	zip: '04109',
	city: 'Leipzig',
	country: 'DE',
	phone: '0341 1',
	email: 'post@site.example',
	hours: {},
};
const offices = [office, { ...office, name: 'Hamburg', phone: '040 2', team: 7 }];
const site = { name: 'Hof & Garten', offices };
const where = 'Weg 5, 22763 Hamburg';
/** Two weeks after the tests' clock begins. */
const start = '2026-12-05T13:00:00.000Z';
const end = '2026-12-05T14:00:00.000Z';
const twoHoursLater = {
	start: '2026-12-05T15:00:00.000Z',
	end: '2026-12-05T16:00:00.000Z',
	sequence: 1,
};
const hour = 3_600_000;

const appointment = {
	title: 'Besichtigung',
	note_type_id: 10,
	starts_at: start,
	ends_at: end,
	property_ids: [1],
	client_ids: [77],
};

type Way = Parameters<typeof inquiryWay>[0];

/** A home with one viewing, and what looks after those who book it. */
async function booking(different: Partial<Viewing> = {}, options: Way = {}) {
	const mails: Mail[] = [];
	const refused: SettingsRefused[] = [];
	let viewing: Viewing = {
		id: '500',
		start,
		end,
		zone: 'Europe/Berlin',
		mustBook: true,
		places: 2,
		sequence: 0,
		...different,
	};
	const way = await inquiryWay({ viewings: [viewing], ...options });
	const { outbox, account, worker, crm, accept } = way;
	account.activityTypes.put(10, { name: 'Besichtigung', category: 'event' });
	account.contacts.put(77, { last_name: 'Aus dem Büro' });
	account.tasks.put(500, appointment);
	const home = { kind: 'unit', id: 1, title: 'Altbau', reference: 'V-1', brokerId: 3 } as const;
	const targets = () => targetsOf([{ ...home, where, team: 7, viewings: [viewing] }]);
	const published = () => ({ origin, targets: targets() });
	const places = createHeldPlaces(outbox, { locale: 'de', wake() {} });
	const letters = createBookingMails({
		live: { homes: async () => new Map() },
		site,
		from: 'termine@site.example',
		published,
		ownPage: (reference, locale) =>
			`${origin}/bookings/${places.tokenOf(reference)}?locale=${locale}`,
	});
	const deliver = createBookingRounds({
		outbox,
		published,
		places,
		crm: () => crm,
		mails: letters,
		sendMail: async (mail) => void mails.push(mail),
		remind: true,
		report: (event) => void refused.push(event),
	});
	const standing = createWorker({ outbox: outbox.standing, deliver, concurrency: 1 });
	/** Delivers what waits, and does what is due for places. */
	async function run(ms = 0): Promise<void> {
		for (const later of [ms, 60_000]) {
			way.wait(later);
			await standing.drain();
			await worker.drain();
		}
	}
	return {
		...way,
		mails,
		refused,
		places,
		letters,
		/** Sends the form of somebody who has chosen a time. */
		book: async (email: string, changes: object = {}) =>
			await accept(
				{ ...form, email, target: 'unit-1', viewing: viewing.id, ...changes },
				targets(),
			),
		run,
		move(change: Partial<Viewing>): void {
			viewing = { ...viewing, ...change };
		},
		/** A build has told what has changed. */
		async build(change: Partial<Viewing> = {}): Promise<void> {
			viewing = { ...viewing, ...change };
			await outbox.standing.wakeFor(`${Math.random()}`);
			await run();
		},
		/** The token of a mail, the last one unless said. */
		token: (at = -1) => /bookings\/([^\s"?]+)/.exec(mails.at(at)?.text ?? '')?.[1] ?? '',
		free: async () => (await freeTimes(outbox, { viewings: [viewing] })).map(({ id }) => id),
		people: () => account.tasks.get(500)?.['client_ids'],
		contactOf: (email: string) => way.contacts().find((contact) => contact['email'] === email)?.id,
	};
}

/** The same after Ada has booked and was written to. */
async function booked(...how: Parameters<typeof booking>) {
	const way = await booking(...how);
	await way.book('ada@example.com');
	await way.run();
	return way;
}

const form = { name: 'Ada', locale: 'de', message: 'Hallo' };

function eventId(mail: Mail | undefined): string | undefined {
	return /^UID:.*$/m.exec(mail?.calendar ?? '')?.[0];
}

describe('whoever books a viewing', () => {
	test('holds a place at once, gets one mail with a file for calendars, and stands in the appointment', async () => {
		const { book, run, mails, people, contactOf, tasks } = await booking();
		expect(await book('ada@example.com')).toMatchObject({ accepted: true });
		await run();
		await run();
		expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
			['ada@example.com', 'Ihr Besichtigungstermin: Sa., 5. Dez., 14–15 Uhr'],
		]);
		expect(mails[0]?.calendar).toContain('DTSTART:20261205T130000Z');
		expect(mails[0]?.calendar).toContain(String.raw`LOCATION:Weg 5\, 22763 Hamburg`);
		expect(mails[0]?.text).toContain(where);
		// Of the office that looks after the home.
		expect(mails[0]?.text).toContain('040 2');
		expect(people()).toEqual([77, contactOf('ada@example.com')]);
		const body = String(tasks().find(({ title }) => String(title).includes('Anfrage'))?.['body']);
		expect(body).toContain('Gebuchte Besichtigung: Sa., 5. Dez., 14–15 Uhr');
	});

	test('finds none once all are taken, and the form says so and loses nothing', async () => {
		const { book, free } = await booking();
		await book('ada@example.com');
		await book('ben@example.com');
		expect(await free()).toEqual([]);
		expect(await book('cleo@example.com')).toEqual({
			accepted: false,
			errors: { viewing: 'invalid' },
		});
	});

	test('gets the answer of the first form where the same one is sent again', async () => {
		const submission = crypto.randomUUID();
		for (const sent of [{}, { submission }]) {
			const { book, free } = await booking({ places: 1 });
			const first = await book('ada@example.com', sent);
			expect(first).toMatchObject({ accepted: true, place: expect.any(String) });
			expect(await book('ada@example.com', sent)).toEqual(first);
			expect(await free()).toEqual([]);
		}
	});

	test('cannot take more than two places of one appointment', async () => {
		const { book } = await booking({ places: 9 });
		const all = ['a', 'b', 'c'].map((message) => book('ada@example.com', { message }));
		const answers = await Promise.all(all);
		expect(answers.filter(({ accepted }) => accepted)).toHaveLength(2);
		expect(answers).toContainEqual({ accepted: false, errors: { viewing: 'tooMany' } });
	});

	test('is reminded the day before, and forgotten when it is over', async () => {
		const { run, mails, outbox, clock } = await booked();
		await run(Date.parse('2026-12-04T09:01:00Z') - clock());
		expect(mails.map(({ subject }) => subject)).toEqual([
			expect.stringContaining('Ihr Besichtigungstermin'),
			'Zur Erinnerung: Sa., 5. Dez., 14–15 Uhr',
		]);
		await run(Date.parse(end) - clock());
		expect(await outbox.list({ state: 'standing' })).toEqual([]);
		expect(mails).toHaveLength(2);
	});

	test.each([
		['has begun', { start: '2026-11-01T10:00:00.000Z', end: '2026-11-01T11:00:00.000Z' }],
		['was cancelled', { cancelled: true as const }],
		['is not bookable', { places: undefined }],
		['is full in the CRM', { taken: { count: 2, since: '2026-11-01T00:00:00.000Z' } }],
	])('cannot take one that %s', async (_, different) => {
		const { book, outbox } = await booking(different);
		expect(await book('ada@example.com')).toMatchObject({ errors: { viewing: 'invalid' } });
		expect(await outbox.list({ state: 'waiting' })).toEqual([]);
	});
});

describe('a place that is given back', () => {
	test('is free at once, leaves the appointment, and people of the company read of it', async () => {
		const { book, run, token, places, free, people, tasks, outbox } = await booked({ places: 1 });
		const held = await places.find(token());
		if (!held) throw new Error('no place');
		await places.giveBack(held);
		await places.giveBack(held);
		expect(await free()).toEqual(['500']);
		expect(await places.find(token())).toBeUndefined();
		expect(await book('ben@example.com')).toMatchObject({ accepted: true });
		await run();
		await run(3 * 60_000);
		expect(people()).not.toContain(undefined);
		expect(people()).toHaveLength(2);
		const notes = tasks().filter(({ title }) => String(title).startsWith('Besichtigung abgesagt'));
		expect(notes).toHaveLength(1);
		expect(await outbox.list({ state: 'standing' })).toHaveLength(1);
	});

	test.each([{}, { submission: '5f0f6b8a-5d43-4c3f-9a0e-0d6b5c1f2a3b' }])(
		'can be booked again with the same form, as often as it is given back (%j)',
		async (sent) => {
			const { book, run, token, places, outbox } = await booking({ places: 1 });
			const all = new Set<unknown>();
			for (const minutes of [0, 0, 11]) {
				const answer = await book('ada@example.com', sent);
				await run(minutes * 60_000);
				all.add(Reflect.get(answer, 'reference'));
				const held = await places.find(token());
				expect(held?.reference).toBe(Reflect.get(answer, 'place'));
				if (held) await places.giveBack(held);
			}
			expect(all.size).toBe(3);
			expect(await outbox.list({ reference: String([...all][0]) })).toHaveLength(1);
		},
	);

	test('is nobody’s whose token is another one', async () => {
		const { token, places } = await booked();
		const [reference = ''] = token().split('.');
		for (const other of [reference, `${reference}.`, `${reference}.${'0'.repeat(32)}`, ''])
			expect(await places.find(other)).toBeUndefined();
	});
});

describe('a viewing that changes', () => {
	test('is told once to whoever has booked it: moved, then off', async () => {
		const { run, mails, outbox, tasks, build } = await booked();
		await build(twoHoursLater);
		await build();
		await build({ cancelled: true });
		await build();
		expect(mails.map(({ subject }) => subject).slice(1)).toEqual([
			'Besichtigungstermin verschoben: Sa., 5. Dez., 16–17 Uhr',
			'Besichtigung fällt aus: Sa., 5. Dez., 16–17 Uhr',
		]);
		expect(mails[1]?.calendar).toContain('SEQUENCE:1');
		const note = tasks().find(({ title }) => String(title).startsWith('Besichtigung verschoben'));
		expect(note?.['body']).toContain('Gebuchte Besichtigung: Sa., 5. Dez., 16–17 Uhr');
		await run(2 * 60_000);
		expect(await outbox.list({ state: 'standing' })).toEqual([]);
	});

	test('that is off is told to the company where somebody has left only a telephone number', async () => {
		const { book, run, mails, tasks, account, build } = await booking();
		await book('', { phone: '+49 341 123456' });
		await run();
		account.tasks.remove(500);
		await build({ cancelled: true });
		await build();
		expect(mails).toEqual([]);
		const notes = tasks().filter(({ body }) => String(body).includes('bitte anrufen'));
		expect(notes).toHaveLength(1);
		expect(notes[0]?.['body']).toContain('findet nicht statt');
	});

	test('is off for whoever has booked a part of it that is no longer there', async () => {
		const way = await booking({ places: 1, slots: 20 });
		const { book, run, build, mails, token, places, people, free } = way;
		await book('ada@example.com', { viewing: '500.3' });
		await book('ben@example.com', { viewing: '500.1' });
		await run();
		await run();
		expect(people()).toHaveLength(3);
		const own = token(0);
		await build({ end: '2026-12-05T13:40:00.000Z', sequence: 1 });
		expect(mails.slice(2).map(({ subject }) => subject)).toEqual([
			'Besichtigung fällt aus: Sa., 5. Dez., 14:40–15 Uhr',
		]);
		expect(mails[2]?.calendar).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1[^]*STATUS:CANCELLED/);
		expect(eventId(mails[2])).toBe(eventId(mails[0]));
		expect(await places.find(own)).toBeUndefined();
		expect(await free()).toEqual(['500.2']);
		await run(3 * 60_000);
		expect(people()).toHaveLength(2);
	});

	test.each([
		['whole', {}, '500', '16–17'],
		['in parts', { slots: 20 }, '500.2', '16:20–16:40'],
	])('is told of when it moves though nobody can book it any more (%s)', async (...row) => {
		const [, different, viewing, words] = row;
		const { book, run, mails, build } = await booking(different);
		await book('ada@example.com', { viewing });
		await run();
		await build({ places: undefined, slots: undefined });
		expect(mails).toHaveLength(1);
		await build(twoHoursLater);
		expect(mails[1]?.subject).toBe(`Besichtigungstermin verschoben: Sa., 5. Dez., ${words} Uhr`);
	});

	test.each([
		['the settings hide it', {}, 0],
		['it was deleted', undefined, 1],
		['it was made private', { private: true }, 1],
		['it was given to another home', { property_ids: [2] }, 1],
		['it was moved', { starts_at: '2026-12-06T13:00:00.000Z' }, 1],
	])('is off where the calendar has it as cancelled, unless only %s', async (_, change, mailed) => {
		const { run, move, account, mails, people, clock } = await booked();
		await run();
		if (change) account.tasks.put(500, { ...appointment, client_ids: people(), ...change });
		else account.tasks.remove(500);
		move({ cancelled: true });
		await run(Date.parse('2026-12-04T09:01:00Z') - clock());
		await run(3 * 60_000);
		expect(mails.slice(1).map(({ subject }) => subject)).toEqual(
			Array.from({ length: mailed }, () => 'Besichtigung fällt aus: Sa., 5. Dez., 14–15 Uhr'),
		);
		// Whoever is told so leaves an appointment that is still there.
		if (change) expect(people()).toHaveLength(2 - mailed);
	});

	test.each([
		['its home was sold', { id: '501' }],
		['its part fell away', { end: '2026-12-05T13:10:00.000Z' }],
	])('is not called to mind where %s', async (_, change) => {
		const { book, run, move, mails, clock } = await booking({ slots: 20 });
		await book('ada@example.com', { viewing: '500.2' });
		await run();
		move(change);
		await run(Date.parse('2026-12-04T09:01:00Z') - clock());
		expect(mails.filter(({ subject }) => subject.startsWith('Zur Erinnerung'))).toEqual([]);
	});

	test('keeps its places where the site does not tell of it, and where it is full for others', async () => {
		const { mails, build } = await booked();
		for (const change of [
			{ places: undefined },
			{ id: '501' },
			{ places: 1, taken: { count: 5, since: start } },
		]) {
			await build(change);
		}
		expect(mails).toHaveLength(1);
	});
});

describe('people in the CRM’s appointment', () => {
	test('take places of their own, but those who have booked here count once', async () => {
		const { book, clock, move, run } = await booked({ places: 3 });
		// The build after that finds her and one of the office's.
		move({ taken: { count: 2, since: new Date(clock()).toISOString() } });
		await run(hour);
		expect(await book('ben@example.com')).toMatchObject({ accepted: true });
		expect(await book('cleo@example.com')).toMatchObject({ accepted: false });
	});

	test('are not touched where the key may not write, and the settings say so', async () => {
		const { people, refused } = await booked(
			{},
			{
				wrap: (sandbox) => async (request) =>
					request.method === 'PUT' && request.url.includes('/tasks/')
						? Response.json({ errors: ['no'] }, { status: 403 })
						: await sandbox.fetch(request),
			},
		);
		expect(people()).toEqual([77]);
		expect(refused).toHaveLength(1);
	});

	test('stay when several are entered at once while somebody of the company changes them', async () => {
		let changes = 0;
		const { book, run, people } = await booking(
			{ places: 5 },
			{
				wrap: (sandbox) => async (request) => {
					const isWrite = request.method === 'PUT' && request.url.includes('/tasks/');
					const answer = await sandbox.fetch(request);
					// Right behind a write somebody saves what was open before.
					if (isWrite && changes++ === 0) sandbox.account.tasks.put(500, appointment);
					await sleep(1);
					return answer;
				},
			},
		);
		for (const name of ['ada', 'ben', 'cleo']) await book(`${name}@example.com`);
		await run();
		await run();
		expect(people()).toHaveLength(4);
	});

	test('do not stand in a whole series because they come once', async () => {
		const { people } = await booked({ id: '500-20261205' });
		expect(people()).toEqual([77]);
	});
});

test('a viewing that is divided has places at each of its parts', async () => {
	const { book, free, mails, run } = await booking({ places: 1, slots: 20 });
	expect(await free()).toEqual(['500.1', '500.2', '500.3']);
	await book('ada@example.com', { viewing: '500.2' });
	expect(await free()).toEqual(['500.1', '500.3']);
	expect(await book('ben@example.com', { viewing: '500.2' })).toMatchObject({ accepted: false });
	await run();
	expect(mails[0]?.subject).toContain('14:20–14:40');
});

test('a viewing that is shorter than a part is booked as a whole', async () => {
	const { free } = await booking({ places: 1, slots: 90 });
	expect(await free()).toEqual(['500']);
});

test('where pages lie elsewhere, the file for calendars is at the server, and the home at the site', async () => {
	const { token, places, letters, outbox } = await booked();
	const app = new Hono<{ Bindings: Connection }>();
	const source = {
		pageAt: async () => undefined,
		published: () => ({ origin, targets: new Map() }),
	};
	const mails = { ...letters, homeOf: async () => ({ card: cardOf(1), where }) };
	addBookings(app, {
		places,
		mails,
		site: { locales: ['de', 'en'], defaultLocale: 'de' },
		source: { ...source, isLive: () => true },
		clock: () => 0,
	});
	const address = `https://intake.example/bookings/${token()}`;
	const page = await (await app.request(address)).text();
	expect(page).toContain(`<p>${where}</p>`);
	const links = [...page.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, link = '']) =>
		String(new URL(link, address)),
	);
	expect(links).toEqual([`${origin}/de/immobilien/wohnung-1/`, `${address}/viewing.ics`, address]);
	expect((await app.request(`${address}/viewing.ics`)).status).toBe(200);
	// Nothing that an address says makes it so.
	expect(await (await app.request(`${address}?done=cancel`)).text()).not.toContain('Abgesagt');
	expect(await (await app.request(`${address}?locale=en`)).text()).toContain('Your viewing');
	const body = new URLSearchParams({ act: 'cancel' });
	const sent = await app.request(address, { method: 'POST', body });
	expect(sent.headers.get('location')).toBe(`/bookings/${token()}?done=cancel&locale=de`);
	for (const [of, query, status, words] of [
		[token(), '?done=cancel&locale=en', 200, 'Cancelled.'],
		[token(), '?locale=en', 404, 'no such viewing'],
		['AAAA-BBBB.0', '?done=cancel', 404, 'gibt es nicht mehr'],
	] as const) {
		const answer = await app.request(`https://intake.example/bookings/${of}${query}`);
		expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
	}
	expect(await outbox.list({ state: 'standing' })).toHaveLength(1);
});

test('of 1,000 who want one of 10 places at once, exactly 10 get one', async () => {
	const { book } = await booking({ places: 10 });
	const all = Array.from({ length: 1000 }, (_, at) => book(`p${at}@example.com`));
	const taken = (await Promise.all(all)).filter(({ accepted }) => accepted);
	expect(taken).toHaveLength(10);
});
