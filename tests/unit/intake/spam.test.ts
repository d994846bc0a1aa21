import { describe, expect, test } from 'vitest';
import { runs } from '../../support/full-size.ts';
import { browserHeaders, goodForm } from '../../support/inquiry.ts';
import { origin, testServer } from '../../support/release.ts';
import {
	post,
	scriptHeaders,
	sendByScript,
	solve,
	taskFrom,
	type TestServer,
} from '../../support/visitor.ts';

/** Inquiries that are taken as they are, and those that go to the CRM with a mark. */
const taken = async ({ outbox }: TestServer) => {
	const { waiting, doubtful } = await outbox.counts();
	return { good: waiting - doubtful, doubtful };
};

const doubts = async ({ outbox }: TestServer) =>
	(await outbox.list({ state: 'waiting' })).flatMap(({ doubt }) => doubt ?? []);

describe('a person', () => {
	test.each([
		['gets a task on the first touch of the form, and is taken at once', {}],
		['is taken also while the clock of the server is put back', { seconds: -3600 }],
	])('with JavaScript %s', async (_what, how) => {
		const server = await testServer();
		expect(await sendByScript(server, {}, how)).toMatchObject({ status: 202 });
		expect(await taken(server)).toEqual({ good: 1, doubtful: 0 });
	});

	test.each([
		['without JavaScript', goodForm, 0],
		['who sends a link', { ...goodForm, message: 'Wie in www.example.com/7?' }, 0],
		[
			'who sends two links as they stand in a browser',
			{ ...goodForm, message: 'Wie https://www.example.com/7 oder https://www.example.com/8?' },
			0,
		],
		['with a telephone number only', { ...goodForm, email: '' }, 0],
		['whose page is eight hours old', goodForm, 8 * 3600],
	])('%s is taken', async (_who, fields, seconds) => {
		const server = await testServer();
		server.wait(seconds * 1000);
		expect((await post(server, fields)).status).toBe(303);
		expect(await taken(server)).toEqual({ good: 1, doubtful: 0 });
	});

	test('who corrects an inquiry after a lost answer has sent two, and nothing is lost', async () => {
		const server = await testServer();
		const work = await solve(await taskFrom(server));
		server.wait(20_000);
		const first = await post(server, { ...goodForm, work }, { headers: scriptHeaders });
		const again = await post(server, { ...goodForm, work }, { headers: scriptHeaders });
		expect(await again.json()).toEqual(await first.json());
		const other = { ...goodForm, message: 'Und der Keller?', work };
		expect((await post(server, other, { headers: scriptHeaders })).status).toBe(202);
		expect(await taken(server)).toEqual({ good: 2, doubtful: 0 });
	});

	test('whose script cannot solve a task is taken as who has none', async () => {
		const server = await testServer();
		const answer = await post(server, { ...goodForm, work: '' }, { headers: scriptHeaders });
		expect(answer.status).toBe(202);
		expect(await taken(server)).toEqual({ good: 1, doubtful: 0 });
	});

	test('who sends a form that was open for more than a day reaches a person', async () => {
		const server = await testServer();
		expect(await sendByScript(server, {}, { seconds: 25 * 3600 })).toMatchObject({ status: 202 });
		expect(await doubts(server)).toEqual(['unsolved']);
	});

	test('who pastes listings of the site itself, or comes with a search of it, is taken as who pastes none', async () => {
		const server = await testServer({ siteOrigins: ['https://wohnen.example'] });
		const message = [
			`Mich interessieren ${origin}/de/immobilien/altbau-1/, ${origin}/de/immobilien/hof-2/`,
			'https://www.site.example/en/properties/loft-3/ und https://wohnen.example/de/kaufen/?zimmer=3',
		].join('\n');
		expect((await post(server, { ...goodForm, message })).status).toBe(303);
		expect(await sendByScript(server, { message })).toMatchObject({ status: 202 });
		expect(await taken(server)).toEqual({ good: 2, doubtful: 0 });
	});

	test('many of them in as many ways within an hour are all taken', async () => {
		const server = await testServer();
		const many = runs(60, 200);
		for (let n = 0; n < many; n++) {
			const from = `198.51.${n % 100}.7`;
			const changes = {
				email: n % 3 === 0 ? '' : `visitor-${n}@example.com`,
				phone: n % 3 === 0 ? `0341 ${n}` : '',
				message:
					['', 'Bitte um Rückruf.', 'Siehe https://example.com/7', 'Ünïcode 你好'][n % 4] ?? '',
				dates: n % 5 === 0 ? 'samstags' : '',
				name: ['Ada', 'Søren Ó Briain', 'Li', 'Dr. h. c. von und zu'][n % 4] ?? '',
			};
			server.wait(18_000);
			const status =
				n % 4 === 0
					? (await post(server, { ...goodForm, ...changes }, { from })).status
					: (await sendByScript(server, changes, { from, seconds: 3 + (n % 50) })).status;
			expect([202, 303]).toContain(status);
		}
		expect(await taken(server)).toEqual({ good: many, doubtful: 0 });
	});
});

describe('a machine', () => {
	test.each([
		['fills in what nobody sees', { ...goodForm, topic: 'SEO' }, 20],
		['is quicker than anybody', goodForm, 1],
		[
			'advertises',
			{ ...goodForm, message: 'http://a.example http://b.example http://c.example' },
			20,
		],
		['writes links into the name', { ...goodForm, name: 'Visit http://a.example' }, 20],
		[
			'writes markup',
			{ ...goodForm, message: 'Buy <a href="x">now</a> [url=y]z[/url] http://a.example' },
			20,
		],
	])('that %s is doubtful, and told nothing of it', async (_what, fields, seconds) => {
		const server = await testServer();
		expect(await sendByScript(server, fields, { seconds })).toMatchObject({ status: 202 });
		expect(await taken(server)).toEqual({ good: 0, doubtful: 1 });
	});

	test('that is quick, advertises and fills in what nobody sees is doubtful for just that', async () => {
		const server = await testServer();
		const changes = { topic: 'SEO', name: 'Visit http://a.example' };
		await sendByScript(server, changes, { seconds: 1 });
		expect(await doubts(server)).toEqual(['trap quick advert']);
	});

	test.each([
		['made up', async () => '{"challenge":{},"solution":{"counter":7,"derivedKey":"00"}}'],
		['nonsense', async () => '<script>'],
		['that of another site', async () => await solve(await taskFrom(await testServer()))],
	])('with a solution that is %s is doubtful', async (_what, make) => {
		const server = await testServer();
		await post(server, { ...goodForm, work: await make() }, { headers: scriptHeaders });
		expect(await doubts(server)).toEqual(['unsolved']);
	});

	test('that uses one solution again and again gets three inquiries through', async () => {
		const server = await testServer();
		const work = await solve(await taskFrom(server));
		for (let n = 0; n < 20; n++) {
			server.wait(60_000);
			const fields = { ...goodForm, email: `${n}@example.com`, message: `${n}`, work };
			await post(server, fields, { from: `198.51.${n}.100`, headers: scriptHeaders });
		}
		expect(await taken(server)).toEqual({ good: 3, doubtful: 17 });
	});

	test('that uses one solution ten times at once gets no more through', async () => {
		const server = await testServer();
		const work = await solve(await taskFrom(server));
		server.wait(20_000);
		await Promise.all(
			Array.from({ length: 10 }, async (_, n) => {
				const fields = { ...goodForm, email: `${n}@example.com`, message: `${n}`, work };
				await post(server, fields, { from: `198.51.${n}.100`, headers: scriptHeaders });
			}),
		);
		expect(await taken(server)).toEqual({ good: 3, doubtful: 7 });
	});

	test('1,000 posts of five kinds: at most one in a hundred reaches the CRM unmarked, and none that was thanked is dropped', async () => {
		const server = await testServer();
		const work = await solve(await taskFrom(server));
		server.wait(5_000);
		const kinds = [
			async (n: number, from: string) =>
				post(server, { ...goodForm, email: `a${n}@example.com`, message: `${n}` }, { from }),
			async (n: number, from: string) =>
				post(
					server,
					{ ...goodForm, email: `b${n}@example.com`, topic: 'x', message: `${n}` },
					{ from },
				),
			async (n: number, from: string) => {
				const fresh = JSON.stringify({ challenge: await taskFrom(server, from), solution: {} });
				const fields = { ...goodForm, email: `c${n}@example.com`, message: `${n}`, work: fresh };
				return post(server, fields, { from, headers: scriptHeaders });
			},
			async (n: number, from: string) => {
				const fields = { ...goodForm, email: `d${n}@example.com`, message: `${n}`, work };
				return post(server, fields, { from, headers: scriptHeaders });
			},
			async (n: number, from: string) => {
				const message = `${n} http://a.example http://b.example http://c.example`;
				return post(server, { ...goodForm, email: `e${n}@example.com`, message }, { from });
			},
		];
		let refused = 0;
		for (let n = 0; n < 1000; n++) {
			server.wait(50);
			const { status } = (await kinds[n % 5]?.(n, `198.51.${n % 7}.${n % 90}`)) ?? {};
			if (status === 429) refused++;
		}
		const { good, doubtful } = await taken(server);
		expect(good + doubtful + refused).toBe(1000);
		expect(doubtful).toBeGreaterThan(50);
		expect(good).toBeLessThanOrEqual(10);
	}, 120_000);

	test('from one address gets five a minute and twenty an hour through; in one name five an hour', async () => {
		const server = await testServer();
		for (let n = 0; n < 120; n++) {
			server.wait(30_000);
			await post(server, { ...goodForm, email: `${n}@example.com`, message: `${n}` });
		}
		expect((await taken(server)).good).toBeLessThanOrEqual(20 + 5);
		const other = await testServer();
		for (let n = 0; n < 20; n++) {
			other.wait(60_000);
			// Whose receipts would all lie in the same mailbox.
			const email = n % 2 === 0 ? 'ada@example.com' : `Ada+${n}@example.com`;
			await post(other, { ...goodForm, email, message: `${n}` }, { from: `198.51.100.${n}` });
		}
		expect(await taken(other)).toEqual({ good: 5, doubtful: 15 });
	});
});

test('two visitors behind one proxy have two limits', async () => {
	const server = await testServer();
	for (let n = 0; n < 8; n++) await post(server, { ...goodForm, email: `${n}@example.com` });
	expect(await taken(server)).toEqual({ good: 5, doubtful: 3 });
	await post(server, { ...goodForm, email: 'x@example.com' }, { from: '203.0.113.8' });
	expect(await taken(server)).toEqual({ good: 6, doubtful: 3 });
});

test('a task is set for pages of the site only', async () => {
	const server = await testServer();
	for (const bad of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}]) {
		const headers = { ...browserHeaders, ...bad };
		expect((await post(server, {}, { path: '/inquiry/token', headers })).status).toBe(403);
	}
	expect((await server.get('/inquiry/token')).status).toBe(404);
});
