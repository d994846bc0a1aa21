import { describe, expect, test } from 'vitest';
import { runs } from '../../support/full-size.ts';
import { browserHeaders, goodForm } from '../../support/inquiry.ts';
import { testOutbox } from '../../support/outbox.ts';
import { origin, testServer } from '../../support/release.ts';
import {
	post,
	scriptHeaders,
	sendByScript,
	solve,
	taskFrom,
	type TestServer,
} from '../../support/visitor.ts';

/** A machine that sends without JavaScript something that is new every time. */
async function machinePost(server: TestServer, n: number, from: string): Promise<number> {
	const fields = { ...goodForm, email: `machine-${n}@example.com`, message: `${n}` };
	return (await post(server, fields, { from, headers: { ...browserHeaders, origin } })).status;
}

/** What people with a browser, each from elsewhere, are answered, and whether a mark is on what they sent. */
async function visitorsAmong(server: TestServer, count: number, first = 0) {
	const seen: unknown[] = [];
	for (let n = first; n < first + count; n++) {
		const { status, reference } = await sendByScript(
			server,
			{ email: `person-${n}@example.com`, message: `Frage ${n}` },
			{ from: `192.0.${n}.9`, seconds: 4 },
		);
		const [entry] = await server.outbox.list({ reference });
		seen.push({ status, doubt: entry?.doubt });
	}
	return seen;
}

/** Machines with solved tasks, twenty a second, each from a network of its own. */
async function flood(server: TestServer, count: number) {
	for (let n = 0; n < count; n++) {
		const from = `10.${n % 250}.${Math.floor(n / 250)}.7`;
		const work = await solve(await taskFrom(server, from));
		server.wait(3_000);
		const fields = { ...goodForm, email: `bot-${n}@example.com`, message: `${n}`, work };
		await post(server, fields, { from, headers: scriptHeaders });
		server.wait(-2_950);
	}
}

const taken = { status: 202, doubt: null };
const health = async (server: TestServer) => (await server.get('/health')).json();

describe('one source that sends thousands', () => {
	test('takes no room: thousands of posts of one address in seconds are 20 doubtful ones at most, and people are taken', async () => {
		const server = await testServer();
		const statuses = new Map<number, number>();
		for (let n = 0; n < runs(300, 5_600); n++) {
			server.wait(2 + (n % 2));
			const status = await machinePost(server, n, '203.0.113.66');
			statuses.set(status, (statuses.get(status) ?? 0) + 1);
		}
		expect((await server.outbox.counts()).waiting).toBeLessThanOrEqual(20);
		expect([...statuses.keys()].toSorted()).toEqual([303, 429]);
		expect(await visitorsAmong(server, 5)).toEqual(Array.from({ length: 5 }, () => taken));
		expect(await health(server)).toEqual({ status: 'ok' });
	}, 60_000);

	test('is one source with all networks /64 of its /48: 1.2 posts a second for hours, each from a fresh one', async () => {
		const hours = runs(0.3, 2);
		const server = await testServer();
		for (let n = 0; n < hours * 4_320; n++) {
			server.wait(833);
			await machinePost(server, n, `2001:db8:7:${n.toString(16)}::1`);
		}
		// Nothing is delivered meanwhile, as while the CRM is down.
		expect((await server.outbox.counts()).waiting).toBeLessThan((hours + 1) * 4 * 60);
		expect(await visitorsAmong(server, 5)).toEqual(Array.from({ length: 5 }, () => taken));
		expect(await health(server)).toEqual({ status: 'late' });
		const other = await post(server, goodForm, { from: '2001:db8:8::1' });
		expect(other.status).toBe(303);
	}, 120_000);

	test('is told so, with a telephone number and with what was typed; a script in JSON', async () => {
		const server = await testServer();
		for (let n = 0; n < 20; n++) await machinePost(server, n, '203.0.113.66');
		const page = await post(server, { ...goodForm, message: 'Neu' }, { from: '203.0.113.66' });
		expect(page.status).toBe(429);
		expect(page.headers.get('retry-after')).toBe('120');
		const html = await page.text();
		expect(html).toContain('Bitte rufen Sie uns an: +49 341 550120');
		expect(html).toContain('value="Ada von der Heide"');
		const options = { from: '203.0.113.66', headers: scriptHeaders };
		const answer = await post(server, { ...goodForm, message: 'Neu' }, options);
		expect(answer.status).toBe(429);
		expect(await answer.json()).toEqual({ error: 'too many' });
		expect(server.events.filter(({ event }) => event === 'refused')).toHaveLength(2);
		server.wait(2 * 3_600_000);
		expect(await machinePost(server, 99, '203.0.113.66')).toBe(303);
	});

	test('gets the reference again of what was taken before', async () => {
		const server = await testServer();
		const first = await post(server, goodForm, { from: '203.0.113.66' });
		for (let n = 0; n < 20; n++) await machinePost(server, n, '203.0.113.66');
		const again = await post(server, goodForm, { from: '203.0.113.66' });
		expect(again.headers.get('location')).toBe(first.headers.get('location'));
	});
});

describe('thousands of sources that send a little each', () => {
	test('and have each solved a task hold nobody else back', async () => {
		const server = await testServer();
		await flood(server, runs(60, 700));
		expect(await visitorsAmong(server, 3)).toEqual(Array.from({ length: 3 }, () => taken));
		expect(await health(server)).toEqual({ status: 'ok' });
	}, 60_000);

	test('with made-up solutions reach a person forty times a minute at most, and hold nobody else back', async () => {
		const server = await testServer();
		for (let n = 0; n < runs(200, 2_000); n++) {
			server.wait(20);
			const fields = { ...goodForm, email: `bot-${n}@example.com`, message: `${n}`, work: '{}' };
			await post(server, fields, { from: `10.${n % 250}.${Math.floor(n / 250)}.7` });
		}
		const { waiting } = await server.outbox.counts();
		expect(waiting).toBeLessThanOrEqual(2 * 40);
		expect(await visitorsAmong(server, 3)).toEqual(Array.from({ length: 3 }, () => taken));
	}, 60_000);

	test('without JavaScript cannot fill the room that others need while the CRM is down', async () => {
		const own = await testOutbox({ mostDoubtful: 50 });
		const server = await testServer({ outbox: own.outbox, clock: own.clock });
		const moved = { ...server, outbox: own.outbox, wait: own.wait };
		let n = 0;
		while ((await own.outbox.hasRoomForDoubtful()) && n < 2_000) {
			own.wait(1_000);
			await machinePost(moved, n, `10.${n % 250}.${Math.floor(n / 250)}.7`);
			n++;
		}
		expect(await own.outbox.hasRoomForDoubtful()).toBe(false);
		expect(await health(server)).toMatchObject({ status: 'short', reason: expect.any(String) });
		const ready = await server.get('/ready');
		expect([ready.status, await ready.json()]).toMatchObject([200, { room: 'short' }]);
		expect(await visitorsAmong(moved, 5)).toEqual(Array.from({ length: 5 }, () => taken));
	}, 60_000);
});
