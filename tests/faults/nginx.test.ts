import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../src/serve/listen.ts';
import { browserHeaders, goodForm } from '../support/inquiry.ts';
import { testFolder } from '../support/outbox.ts';
import { testServer, writeRelease } from '../support/release.ts';

/** Whether this machine has what a real nginx with TLS needs. */
const hasNginx = ['nginx', 'openssl'].every(
	(name) => spawnSync('which', [name], { stdio: 'ignore' }).status === 0,
);

/** A foreign port, as somebody might choose who has nginx behind yet another proxy. */
const port = 18_443;
const siteOrigin = `https://localhost:${port}`;

interface Asking {
	readonly fields?: Readonly<Record<string, string>>;
	readonly headers?: Readonly<Record<string, string>>;
}

async function proxied() {
	const places = await writeRelease(testFolder(), { releaseOrigin: siteOrigin });
	const server = await testServer({ places });
	const listening = await listen(server.app.fetch, { port: 0, hostname: '127.0.0.1' });
	const nginx = await startNginx(testFolder(), listening.port);
	const dispatcher = new Agent({ connect: { ca: nginx.certificate } });
	onTestFinished(async () => {
		await dispatcher.close();
		await nginx.stop();
		await listening.close(0);
	});
	const ask = async (path: string, { fields, headers = {} }: Asking = {}) => {
		const type = fields && { 'content-type': 'application/x-www-form-urlencoded' };
		const { statusCode, body, ...answer } = await request(`${siteOrigin}${path}`, {
			dispatcher,
			method: fields ? 'POST' : 'GET',
			headers: { ...browserHeaders, ...type, ...headers },
			body: fields ? new URLSearchParams(fields).toString() : null,
		});
		return { status: statusCode, headers: answer.headers, body: await body.text() };
	};
	return { server, ask };
}

const ifNginx = hasNginx ? test : test.skip;

ifNginx(
	'behind nginx with TLS on a foreign port, a form without JavaScript is taken, and only from the site',
	async () => {
		const { server, ask } = await proxied();
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
	const { server, ask } = await proxied();
	for (let n = 0; n < 8; n++) {
		const headers = { origin: siteOrigin, 'x-forwarded-for': `198.51.100.${n}` };
		await ask('/inquiry', { fields: { ...goodForm, email: `${n}@example.com` }, headers });
	}
	expect(await server.outbox.counts()).toMatchObject({ waiting: 8, doubtful: 3 });
});

/**
 * Runs nginx with the example in `deploy/`, in which only names, places and ports are changed.
 * @param upstream port of our server
 * @returns the certificate that vouches for it
 */
async function startNginx(folder: string, upstream: number) {
	const example = new URL('../../deploy/nginx.conf', import.meta.url);
	const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
	const subject = '-subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1';
	const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
	const words = `req ${kind} ${subject}`.split(' ');
	execFileSync('openssl', [...words, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
	const site = readFileSync(example, 'utf8')
		.replace('127.0.0.1:4321', `127.0.0.1:${upstream}`)
		.replace(/listen 80;\n\tlisten \[::\]:80;/, `listen 127.0.0.1:${port + 1};`)
		.replace(
			/listen 443 ssl http2;\n\tlisten \[::\]:443 ssl http2;/,
			`listen 127.0.0.1:${port} ssl http2;`,
		)
		.replaceAll(/\/etc\/letsencrypt\S+fullchain\.pem/g, certificate)
		.replaceAll(/\/etc\/letsencrypt\S+privkey\.pem/g, key)
		.replaceAll('www.example.com', 'localhost');
	mkdirSync(join(folder, 'tmp'), { recursive: true });
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
		(name) => `${name}_temp_path ${join(folder, 'tmp', name)};`,
	);
	const main = join(folder, 'nginx.conf');
	writeFileSync(
		main,
		`daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log stderr;
events { worker_connections 4096; }
http { access_log off; ${temporary.join(' ')} ${site} }`,
	);
	const checked = spawnSync('nginx', ['-t', '-p', folder, '-c', main], { encoding: 'utf8' });
	if (checked.status !== 0) throw new Error(`nginx refuses the example: ${checked.stderr}`);
	const nginx = spawn('nginx', ['-p', folder, '-c', main], { stdio: 'ignore' });
	await sleep(500);
	return {
		certificate: readFileSync(certificate, 'utf8'),
		async stop() {
			nginx.kill('SIGTERM');
			await once(nginx, 'exit');
		},
	};
}
