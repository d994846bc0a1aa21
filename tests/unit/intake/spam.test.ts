import { describe, expect, test } from 'vitest';
import { browserHeaders, goodForm } from '../../support/inquiry.ts';
import { origin, testServer } from '../../support/release.ts';
import {
	askedToWork,
	post,
	scriptHeaders,
	sendByScript,
	solve,
	tokenFrom,
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
	test('with JavaScript gets a token on the first touch of the form, and is taken at once', async () => {
		const server = await testServer();
		expect(await sendByScript(server)).toMatchObject({ status: 202 });
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

	test('who writes while the clock of the server is put back is not quicker than anybody', async () => {
		const server = await testServer();
		expect(await sendByScript(server, {}, { seconds: -3600 })).toMatchObject({ status: 202 });
		expect(await taken(server)).toEqual({ good: 1, doubtful: 0 });
	});

	test('who corrects an inquiry after a lost answer has sent two, and nothing is lost', async () => {
		const server = await testServer();
		const token = await tokenFrom(server);
		server.wait(20_000);
		const first = await post(server, { ...goodForm, token }, { headers: scriptHeaders });
		const again = await post(server, { ...goodForm, token }, { headers: scriptHeaders });
		expect(await again.json()).toEqual(await first.json());
		const other = { ...goodForm, message: 'Und der Keller?', token };
		expect((await post(server, other, { headers: scriptHeaders })).status).toBe(202);
		expect(await taken(server)).toEqual({ good: 2, doubtful: 0 });
	});

	test('who is in a hurry in a busy place works for it, and is taken', async () => {
		const server = await testServer();
		for (let n = 0; n < 4; n++) {
			expect(
				await sendByScript(server, { email: `${n}@example.com` }, { seconds: 4 }),
			).toMatchObject({
				status: 202,
			});
		}
		expect(server.events.filter(({ event }) => event === 'work').length).toBeGreaterThan(0);
		expect(await taken(server)).toEqual({ good: 4, doubtful: 0 });
	});

	test('who will have to work is told so with the token, and nobody else', async () => {
		const server = await testServer();
		const ask = async (headers: Readonly<Record<string, string>>) =>
			(await post(server, {}, { path: '/inquiry/token', headers })).json();
		expect(await ask({ ...browserHeaders, origin })).toEqual({ token: expect.any(String) });
		const agent = 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36';
		const odd = { ...browserHeaders, origin, 'user-agent': agent };
		const { token, work } = await ask(odd);
		server.wait(20_000);
		const fields = { ...goodForm, token, work: await solve(work) };
		const headers = { ...scriptHeaders, 'user-agent': agent };
		expect((await post(server, fields, { headers })).status).toBe(202);
		expect(await taken(server)).toEqual({ good: 1, doubtful: 0 });
		for (let n = 0; n < 3; n++) await post(server, { ...goodForm, email: `${n}@example.com` });
		expect(await ask({ ...browserHeaders, origin })).toMatchObject({
			work: { signature: expect.any(String) },
		});
	});

	test('who pastes listings of the site itself, or comes with a search of it, is taken as who pastes none', async () => {
		const server = await testServer({ siteOrigins: ['https://wohnen.example'] });
		const message = [
			`Mich interessieren ${origin}/de/immobilien/altbau-1/, ${origin}/de/immobilien/hof-2/`,
			'https://www.site.example/en/properties/loft-3/ und https://wohnen.example/de/kaufen/?zimmer=3',
		].join('\n');
		expect((await post(server, { ...goodForm, message })).status).toBe(303);
		expect(await sendByScript(server, { message })).toMatchObject({ status: 202 });
		expect(server.events.filter(({ event }) => event === 'work')).toEqual([]);
		expect(await taken(server)).toEqual({ good: 2, doubtful: 0 });
	});

	test('200 of them in 200 ways within an hour are all taken', async () => {
		const server = await testServer();
		for (let n = 0; n < 200; n++) {
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
		expect(await taken(server)).toEqual({ good: 200, doubtful: 0 });
	});
});

describe('a machine', () => {
	test('that fills in what nobody sees is doubtful, and told nothing of it', async () => {
		const server = await testServer();
		expect(await sendByScript(server, { topic: 'SEO' })).toMatchObject({ status: 202 });
		expect(await taken(server)).toEqual({ good: 0, doubtful: 1 });
	});

	test.each([
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
	])('that %s is doubtful', async (_what, fields, seconds) => {
		const server = await testServer();
		expect(await sendByScript(server, fields, { seconds })).toMatchObject({ status: 202 });
		expect(await taken(server)).toEqual({ good: 0, doubtful: 1 });
	});

	test.each([
		[
			'is quick, advertises and fills in what nobody sees',
			{
				topic: 'SEO',
				name: 'Visit http://a.example',
				message: 'http://a.example <a href="x">now</a>',
			},
			{ seconds: 1, agent: undefined },
			'trap quick linkInLine links markup',
		],
		[
			'is a program and sends a made-up token',
			{ token: '<script>' },
			{ seconds: 20, agent: 'python-requests/2.31' },
			'forged oddHeaders',
		],
	])('that %s is doubtful for just that', async (_what, changes, { seconds, agent }, why) => {
		const server = await testServer();
		const token = await tokenFrom(server);
		server.wait(seconds * 1000);
		const headers = { ...scriptHeaders, ...(agent !== undefined && { 'user-agent': agent }) };
		await post(server, { ...goodForm, token, ...changes }, { headers });
		expect(await doubts(server)).toEqual([why]);
	});

	test.each([
		'Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20 Build/QP1A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
		'Mozilla/5.0 (Linux; Android 13; M bot 60) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
		'Mozilla/5.0 (Linux; Android 9; CUBOT) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
		'Mozilla/5.0 (Android 14; Mobile; Spider X; rv:140.0) Gecko/140.0 Firefox/140.0',
	])('from %s is not doubted for the name of the telephone', async (agent) => {
		const server = await testServer();
		const token = await tokenFrom(server);
		server.wait(20_000);
		const headers = { ...browserHeaders, origin, 'user-agent': agent };
		await post(server, { ...goodForm, token }, { headers });
		expect(await taken(server)).toEqual({ good: 1, doubtful: 0 });
		const asked = await post(server, {}, { path: '/inquiry/token', headers });
		expect(await asked.json()).toEqual({ token: expect.any(String) });
	});

	test.each([
		'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
		'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
		'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 Chrome/30 YisouSpider/5.0 Safari/537.36',
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Applebot/0.1 Safari/605.1',
	])('from the robot %s has to work', async (agent) => {
		const server = await testServer();
		const headers = { ...browserHeaders, origin, 'user-agent': agent };
		const asked = await post(server, {}, { path: '/inquiry/token', headers });
		expect(await asked.json()).toMatchObject({ work: { signature: expect.any(String) } });
	});

	test('that is no browser is doubtful', async () => {
		const server = await testServer();
		const headers = { origin, 'user-agent': 'python-requests/2.31' };
		expect((await post(server, goodForm, { headers })).status).toBe(303);
		expect(await taken(server)).toEqual({ good: 0, doubtful: 1 });
	});

	test.each([
		[
			'made up',
			async () =>
				'mhx0z1q2.6f1c9d5e-6a3b-4c1e-9d4f-0f6f7f1f2a3b.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
		],
		['nonsense', async () => '<script>'],
	])('with a token that is %s is doubtful', async (_what, make) => {
		const server = await testServer();
		await post(server, { ...goodForm, token: await make() }, { headers: scriptHeaders });
		expect((await taken(server)).good).toBe(0);
	});

	test('that asks for task after task is set twenty a minute, and what it sends then waits for a person', async () => {
		const server = await testServer();
		for (let n = 0; n < 20; n++) expect(await askedToWork(server)).toHaveProperty('task.signature');
		const { token, task } = await askedToWork(server);
		expect(task).toBeUndefined();
		const agent = 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36';
		const headers = { ...scriptHeaders, 'user-agent': agent };
		server.wait(20_000);
		expect((await post(server, { ...goodForm, token }, { headers })).status).toBe(202);
		expect(await taken(server)).toEqual({ good: 0, doubtful: 1 });
		expect(await doubts(server)).toEqual(['tasks']);
		server.wait(120_000);
		expect(await askedToWork(server)).toHaveProperty('task.signature');
	});

	test('that uses one token again and again gets three inquiries through', async () => {
		const server = await testServer();
		const token = await tokenFrom(server);
		for (let n = 0; n < 20; n++) {
			server.wait(60_000);
			const fields = { ...goodForm, email: `${n}@example.com`, message: `${n}`, token };
			await post(server, fields, { from: `198.51.100.${n}`, headers: scriptHeaders });
		}
		expect(await taken(server)).toEqual({ good: 3, doubtful: 17 });
	});

	test('can use a solution once: neither for another token nor for another inquiry', async () => {
		const server = await testServer();
		const [one, other] = [await tokenFrom(server), await tokenFrom(server)];
		server.wait(20_000);
		const links = 'http://a.example http://b.example';
		const send = async (token: string, message: string, work?: string) => {
			const fields = { ...goodForm, message, token, ...(work !== undefined && { work }) };
			return await post(server, fields, { headers: scriptHeaders });
		};
		const refused = await send(one, links);
		expect(refused.status).toBe(428);
		const work = await solve((await refused.json()).work);
		expect((await send(other, links, work)).status).toBe(428);
		expect((await send(one, links, work)).status).toBe(202);
		expect((await send(one, `${links} again`, work)).status).toBe(428);
		expect((await send(one, links, work)).status).toBe(202);
		expect(await taken(server)).toEqual({ good: 1, doubtful: 0 });
	});

	test('cannot use a solution twice by sending it twice at once', async () => {
		const server = await testServer();
		const token = await tokenFrom(server);
		server.wait(20_000);
		const fields = { ...goodForm, message: 'http://a.example http://b.example', token };
		const refused = await post(server, fields, { headers: scriptHeaders });
		const work = await solve((await refused.json()).work);
		const answers = await Promise.all(
			['one', 'other', 'third'].map((name) =>
				post(server, { ...fields, name, work }, { headers: scriptHeaders }),
			),
		);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 428, 428]);
	});

	test('1,000 posts of five kinds: at most one in a hundred reaches the CRM unmarked, and none that was thanked is dropped', async () => {
		const server = await testServer();
		const { token, task } = await askedToWork(server);
		const work = await solve(task);
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
				const fresh = await tokenFrom(server, from);
				const fields = { ...goodForm, email: `c${n}@example.com`, message: `${n}`, token: fresh };
				return post(server, fields, { from, headers: scriptHeaders });
			},
			async (n: number, from: string) => {
				const fields = { ...goodForm, email: `d${n}@example.com`, message: `${n}`, token, work };
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
		console.log(
			`S9: of 1,000 scripted posts ${good} would reach the CRM unmarked, ${doubtful} with a mark, and ${refused} are refused`,
		);
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

test('one address that sends hundreds takes nothing away from the others', async () => {
	const server = await testServer();
	for (let n = 0; n < 200; n++) {
		server.wait(100);
		const fields = { ...goodForm, email: `${n}@example.com`, message: `${n}` };
		const headers = n % 2 === 0 ? scriptHeaders : { ...browserHeaders, origin };
		await post(server, fields, { headers });
	}
	const before = await taken(server);
	expect(before.good).toBeLessThanOrEqual(5);
	for (let n = 0; n < 4; n++) {
		const fields = { ...goodForm, email: `other-${n}@example.com` };
		expect((await post(server, fields, { from: `198.51.100.${n}` })).status).toBe(303);
	}
	const token = await tokenFrom(server);
	server.wait(20_000);
	const answer = await post(
		server,
		{ ...goodForm, email: 'last@example.com', token },
		{ from: '198.51.100.9', headers: scriptHeaders },
	);
	expect(answer.status).toBe(202);
	expect(await taken(server)).toEqual({ ...before, good: before.good + 5 });
});

test('a token is given to pages of the site only', async () => {
	const server = await testServer();
	for (const bad of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}]) {
		const headers = { ...browserHeaders, ...bad };
		expect((await post(server, {}, { path: '/inquiry/token', headers })).status).toBe(403);
	}
	expect((await server.get('/inquiry/token')).status).toBe(404);
});
