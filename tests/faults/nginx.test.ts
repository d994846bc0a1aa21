import { request } from 'node:https';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../src/serve/listen.ts';
import { browserHeaders, goodForm } from '../support/inquiry.ts';
import { hasNginx, startNginx } from '../support/nginx.ts';
import { testFolder } from '../support/outbox.ts';
import { testServer, writeRelease } from '../support/release.ts';

interface Answered {
	readonly status: number;
	readonly headers: Readonly<Record<string, unknown>>;
	readonly body: string;
}

/** A foreign port, as somebody might choose who has nginx behind yet another proxy. */
const port = 18_443;

async function proxied() {
	const siteOrigin = `https://localhost:${port}`;
	const places = await writeRelease(testFolder(), { releaseOrigin: siteOrigin });
	const server = await testServer({ places });
	const listening = await listen(server.app.fetch, { port: 0, hostname: '127.0.0.1' });
	const nginx = await startNginx({ folder: testFolder(), port, upstream: listening.port });
	onTestFinished(async () => {
		await nginx.stop();
		await listening.close(0);
	});
	const ask = (
		path: string,
		{
			fields,
			headers = {},
		}: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
	): Promise<Answered> =>
		new Promise((resolve, reject) => {
			const sent = request(
				`${nginx.origin}${path}`,
				{
					ca: nginx.certificate,
					method: fields ? 'POST' : 'GET',
					headers: {
						...browserHeaders,
						...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
						...headers,
					},
				},
				(answer) => {
					let body = '';
					answer.on('data', (chunk) => (body += String(chunk)));
					answer.on('end', () =>
						resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
					);
				},
			);
			sent.on('error', reject);
			sent.end(fields && new URLSearchParams(fields).toString());
		});
	return { server, ask, siteOrigin };
}

const ifNginx = hasNginx ? test : test.skip;

ifNginx(
	'behind nginx with TLS on a foreign port, a form without JavaScript is taken, and only from the site',
	async () => {
		const { server, ask, siteOrigin } = await proxied();
		const page = await ask('/de/');
		expect(page.status).toBe(200);
		expect(page.headers['strict-transport-security']).toMatch(/max-age=31536000/);
		expect(page.headers['server']).toBe('nginx');

		const taken = await ask('/inquiry', { fields: goodForm, headers: { origin: siteOrigin } });
		expect(taken.status).toBe(303);
		const location = String(taken.headers['location']);
		expect(location).toMatch(/^\/de\/anfrage\/danke\/\?ref=/);
		expect((await ask(location)).body).toContain(location.slice(-9));
		expect(await server.outbox.counts()).toMatchObject({ waiting: 1, doubtful: 0 });

		for (const origin of ['https://localhost', 'http://localhost:18443', 'https://evil.example']) {
			const refused = await ask('/inquiry', {
				fields: { ...goodForm, message: 'x' },
				headers: { origin },
			});
			expect(refused.status).toBe(403);
		}
		const large = { ...goodForm, message: 'x'.repeat(70_000) };
		expect((await ask('/inquiry', { fields: large, headers: { origin: siteOrigin } })).status).toBe(
			413,
		);
		expect((await ask('/metrics')).status).toBe(404);
	},
);

ifNginx('behind nginx nobody can say that he is somebody else', async () => {
	const { server, ask, siteOrigin } = await proxied();
	for (let n = 0; n < 8; n++) {
		const headers = { origin: siteOrigin, 'x-forwarded-for': `198.51.100.${n}` };
		await ask('/inquiry', { fields: { ...goodForm, email: `${n}@example.com` }, headers });
	}
	expect(await server.outbox.counts()).toMatchObject({ waiting: 8, doubtful: 3 });
});
