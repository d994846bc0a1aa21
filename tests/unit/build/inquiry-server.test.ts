import {
	createServer,
	type IncomingMessage,
	type RequestListener,
	type ServerResponse,
} from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { deafServer, unnamedServer } from '../../../src/build/requirements/inquiry-server.ts';
import { listen } from '../../../src/serve/listen.ts';
import { portOf } from '../../support/port-of.ts';
import { siteWith } from '../../support/gate.ts';
import { origin, testServer } from '../../support/release.ts';

async function serverOf(listener: RequestListener): Promise<string> {
	return `http://127.0.0.1:${await portOf(createServer(listener))}`;
}

async function intake(): Promise<string> {
	const { app } = await testServer();
	const server = await listen((request) => app.fetch(request), { port: 0 });
	onTestFinished(() => server.close(0));
	return `http://127.0.0.1:${server.port}`;
}

test('an inquiry server of the site is found to take inquiries', async () => {
	expect(await deafServer(await intake(), origin, [])).toEqual([]);
});

test('one that only has to be started meanwhile is waited for', async () => {
	let asked = 0;
	const real = await intake();
	const endpoint = await serverOf((request, response) => {
		asked += 1;
		if (asked === 1) {
			response.writeHead(502).end();
			return;
		}
		void passOn(request, response);
	});
	async function passOn(request: IncomingMessage, response: ServerResponse) {
		const { method = 'GET', url = '/' } = request;
		const headers = { origin: String(request.headers.origin ?? '') };
		const answer = await fetch(`${real}${url}`, { method, headers });
		response.writeHead(answer.status, Object.fromEntries(answer.headers));
		response.end(await answer.text());
	}
	expect(await deafServer(endpoint, origin, [1])).toEqual([]);
	expect(asked).toBe(3);
});

test.each<[what: string, listener: RequestListener, why: RegExp]>([
	[
		'answers 500',
		(_, response) => response.writeHead(500).end('no'),
		/\(GET \/ready answers 500\)/,
	],
	[
		'has a page for everything',
		(_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
		/\(GET \/ready answers 200\)/,
	],
	[
		'leads elsewhere',
		(_, response) => response.writeHead(301, { location: 'https://other.example/ready' }).end(),
		/\(GET \/ready answers 301\)/,
	],
	[
		'cannot store anything',
		(_, response) => response.writeHead(503).end('{"status":"not ready"}'),
		/\(GET \/ready answers 503 and "not ready"\)/,
	],
	[
		'is ready and knows nothing of this site',
		({ method }, response) =>
			response.writeHead(method === 'GET' ? 200 : 403).end('{"status":"ready"}'),
		/\(OPTIONS \/inquiry does not allow the pages of https:\/\/site\.example: set SITE_URL there/,
	],
	['breaks off', (request) => request.socket.destroy(), /\(.+\)/],
])('a server that %s is refused in one sentence', async (_what, listener, why) => {
	const endpoint = await serverOf(listener);
	const [sentence, ...more] = await deafServer(endpoint, origin, []);
	expect(more).toEqual([]);
	expect(sentence).toMatch(why);
	expect(sentence).toMatch(
		/^The inquiry server http:\S+ does not take inquiries .* start it first .* --accept-endpoint` publishes all the same\.$/,
	);
});

test('pages of another origin are not taken for those of the site', async () => {
	const endpoint = await intake();
	expect((await deafServer(endpoint, 'https://www.site.example', [])).join()).toMatch(
		/does not allow the pages of https:\/\/www\.site\.example/,
	);
});

test.each(['netlify', 'cloudflare', 'nginx', 'plain'] as const)(
	'a site for %s needs somebody who takes its inquiries',
	(staticHost) => {
		const site = siteWith();
		expect(unnamedServer({ site, staticHost })).toEqual([
			expect.stringMatching(`^Nothing would take inquiries: .*${staticHost}.*inquiry.endpoint`),
		]);
		const inquiry = { ...site.inquiry, endpoint: 'https://inquiries.example' };
		expect(unnamedServer({ site: { ...site, inquiry }, staticHost })).toEqual([]);
	},
);

test('a site that no host of plain files was named for needs nothing', () => {
	expect(unnamedServer({ site: siteWith(), staticHost: undefined })).toEqual([]);
});
