import {
	createServer,
	type IncomingMessage,
	type RequestListener,
	type ServerResponse,
} from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { requireEndpoint } from '../../../src/build/requirements/endpoint-named.ts';
import { requireIntake } from '../../../src/build/requirements/endpoint-answers.ts';
import { listen } from '../../../src/serve/listen.ts';
import { siteWith } from '../../support/gate.ts';
import { origin, testServer } from '../../support/release.ts';

async function serverOf(listener: RequestListener): Promise<string> {
	const server = createServer(listener).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	onTestFinished(() => void server.close());
	const address = server.address();
	return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

async function intake(): Promise<string> {
	const { app } = await testServer();
	const server = await listen((request) => app.fetch(request), { port: 0 });
	onTestFinished(() => server.close(0));
	return `http://127.0.0.1:${server.port}`;
}

test('an inquiry server of the site is found to take inquiries', async () => {
	await requireIntake({ endpoint: await intake(), origin, pauses: [] });
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
	await requireIntake({ endpoint, origin, pauses: [1] });
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
	const refused = requireIntake({ endpoint, origin, pauses: [] });
	await expect(refused).rejects.toThrow(why);
	await expect(refused).rejects.toThrow(
		/^The inquiry server http:\S+ does not take inquiries .* start it first .* --accept-endpoint` publishes all the same\.$/,
	);
});

test('pages of another origin are not taken for those of the site', async () => {
	const endpoint = await intake();
	await expect(
		requireIntake({ endpoint, origin: 'https://www.site.example', pauses: [] }),
	).rejects.toThrow(/does not allow the pages of https:\/\/www\.site\.example/);
});

test.each(['netlify', 'cloudflare', 'nginx', 'plain'] as const)(
	'a public site for %s needs somebody who takes its inquiries; a preview is told so',
	(staticHost) => {
		const site = siteWith();
		const sentence = new RegExp(`^Nothing would take inquiries: .*${staticHost}.*inquiry.endpoint`);
		expect(() => requireEndpoint({ mode: 'production', site, staticHost })).toThrow(sentence);
		expect(requireEndpoint({ mode: 'preview', site, staticHost })).toMatch(sentence);
		const inquiry = { ...site.inquiry, endpoint: 'https://inquiries.example' };
		const named = { ...site, inquiry };
		expect(requireEndpoint({ mode: 'production', site: named, staticHost })).toBeUndefined();
	},
);

test('a public site that no host of plain files was named for needs nothing', () => {
	const given = { mode: 'production', site: siteWith(), staticHost: undefined } as const;
	expect(requireEndpoint(given)).toBeUndefined();
});
