import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../src/serve/listen.ts';
import { testFolder } from '../../support/outbox.ts';
import { testServer, writeRelease } from '../../support/release.ts';

async function opened() {
	const { app } = await testServer();
	const server = await listen((request) => app.fetch(request), { port: 0, hostname: '127.0.0.1' });
	onTestFinished(() => server.close(0));
	return server;
}

/** Bytes that the process holds outside the heap, where buffers lie. */
const memory = () => process.memoryUsage().arrayBuffers;

/** Sends bytes as they are; resolves with what came back when the server closes. */
async function raw(port: number, text: string): Promise<{ answer: string; seconds: number }> {
	const socket = connect(port, '127.0.0.1');
	const started = performance.now();
	let answer = '';
	socket.on('data', (chunk) => (answer += String(chunk)));
	socket.on('error', () => {});
	socket.write(text);
	await once(socket, 'close');
	return { answer, seconds: (performance.now() - started) / 1000 };
}

test('pages come over HTTP, and the connection ends after five idle seconds', async () => {
	const { port } = await opened();
	const answer = await fetch(`http://127.0.0.1:${port}/de/`);
	expect(answer.headers.get('keep-alive')).toBe('timeout=5');
	expect(await answer.text()).toBe('<h1>Start</h1>');
});

test('a path that climbs is 404 on the wire too', async () => {
	const { port } = await opened();
	for (const path of ['/../release.sqlite', '//../../etc/passwd', '/de/../../release.sqlite']) {
		const { answer } = await raw(
			port,
			`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
		);
		expect(answer).toMatch(/^HTTP\/1\.1 (404|400)/);
	}
});

test('a client that sends its headers slowly is cut off', { timeout: 20_000 }, async () => {
	const { port } = await opened();
	const { answer, seconds } = await raw(port, 'GET /de/ HTTP/1.1\r\nHost: a\r\n');
	expect(answer).toMatch(/^HTTP\/1\.1 408|^$/);
	expect(seconds).toBeLessThan(9);
});

test('headers of more than 8 KiB are refused', async () => {
	const { port } = await opened();
	const { answer } = await raw(
		port,
		`GET /de/ HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(9000)}\r\n\r\n`,
	);
	expect(answer).toMatch(/^HTTP\/1\.1 431/);
});

test('a form that breaks off on its way is told as that, and is no fault of the server', async () => {
	const { app, events } = await testServer();
	let asked = 0;
	const { port, close } = await listen(
		(request) => {
			asked++;
			return app.fetch(request);
		},
		{ port: 0 },
	);
	onTestFinished(() => close(0));
	const socket = connect(port, '127.0.0.1');
	const fields = 'Origin: https://site.example\r\nContent-Type: application/x-www-form-urlencoded';
	socket.write(
		`POST /inquiry HTTP/1.1\r\nHost: a\r\n${fields}\r\nContent-Length: 100\r\n\r\nname=A`,
	);
	await expect.poll(() => asked).toBe(1);
	socket.destroy();
	await expect.poll(() => events).toEqual([{ event: 'broken-off' }]);
});

test('a large file that many ask for and do not read is not held in memory for each of them', async () => {
	const map = randomBytes(20e6);
	const places = await writeRelease(testFolder(), { files: { 'maps/city.pmtiles': map } });
	const { app } = await testServer({ places });
	const { port, close } = await listen((request) => app.fetch(request), { port: 0 });
	onTestFinished(() => close(0));
	const before = memory();
	const clients = Array.from({ length: 30 }, (_, at) => {
		const range = at % 2 === 0 ? 'Range: bytes=1-\r\n' : '';
		const client = connect(port, '127.0.0.1').pause();
		client.write(`GET /maps/city.pmtiles HTTP/1.1\r\nHost: a\r\n${range}\r\n`);
		return client;
	});
	await setTimeout(1000);
	expect(memory() - before).toBeLessThan(100e6);
	const whole = await fetch(`http://127.0.0.1:${port}/maps/city.pmtiles`);
	expect(map.equals(Buffer.from(await whole.arrayBuffer()))).toBe(true);
	const rest = await fetch(`http://127.0.0.1:${port}/maps/city.pmtiles`, {
		headers: { range: 'bytes=7000001-' },
	});
	expect(map.subarray(7_000_001).equals(Buffer.from(await rest.arrayBuffer()))).toBe(true);
	for (const client of clients) client.destroy();
});

test('a client that reads nothing of what it has asked for is ended', async () => {
	const files = { 'maps/city.pmtiles': randomBytes(20e6) };
	const { app } = await testServer({ places: await writeRelease(testFolder(), { files }) });
	const server = await listen((request) => app.fetch(request), { port: 0, stalledMs: 500 });
	onTestFinished(() => server.close(0));
	const client = connect(server.port, '127.0.0.1').pause();
	client.write('GET /maps/city.pmtiles HTTP/1.1\r\nHost: a\r\n\r\n');
	client.on('error', () => {});
	await setTimeout(3000);
	let read = 0;
	client.on('data', (chunk: Buffer) => (read += chunk.length)).resume();
	await once(client, 'close');
	expect(read).toBeLessThan(20e6);
});

test('the address of whoever is connected reaches the server', async () => {
	const peers: (string | undefined)[] = [];
	const server = await listen(
		(_request, { peer }) => {
			peers.push(peer);
			return new Response('');
		},
		{ port: 0, hostname: '127.0.0.1' },
	);
	onTestFinished(() => server.close(0));
	await fetch(`http://127.0.0.1:${server.port}/`);
	expect(peers).toEqual(['127.0.0.1']);
});
