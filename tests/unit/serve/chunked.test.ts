import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hookBytes } from '../../../src/serve/hook.ts';
import { listen } from '../../../src/serve/listen.ts';
import { browserHeaders, goodForm } from '../../support/inquiry.ts';
import { origin, testServer } from '../../support/release.ts';

const form = new URLSearchParams(goodForm).toString();
const head = [
	'Host: site.example',
	...Object.entries({ ...browserHeaders, origin }).map(([name, value]) => `${name}: ${value}`),
	'Content-Type: application/x-www-form-urlencoded',
	'Transfer-Encoding: chunked',
].join('\r\n');

async function opened() {
	const bodies: string[] = [];
	const server = await testServer({
		async hook(request) {
			bodies.push(await request.text());
			return Response.json({}, { status: 202 });
		},
	});
	const { port, close } = await listen((request, peer) => server.app.fetch(request, peer), {
		port: 0,
		hostname: '127.0.0.1',
	});
	onTestFinished(() => close(0));
	return { ...server, port, bodies };
}

/** Sends a body in chunks of the given texts, and no length; resolves with all that came back. */
async function postChunks(
	port: number,
	path: string,
	chunks: Iterable<string>,
): Promise<{ readonly answer: string; readonly sent: number }> {
	const socket = connect(port, '127.0.0.1');
	let [answer, sent, isOver] = ['', 0, false];
	socket.on('data', (chunk) => (answer += String(chunk)));
	socket.on('error', () => {});
	socket.once('close', () => (isOver = true));
	socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`);
	for (const chunk of chunks) {
		if (isOver) break;
		sent += chunk.length;
		const text = `${Buffer.byteLength(chunk).toString(16)}\r\n${chunk}\r\n`;
		if (socket.write(text)) continue;
		await new Promise<void>((resolve) => {
			socket.once('drain', resolve);
			socket.once('close', () => resolve());
		});
	}
	if (!isOver) socket.write('0\r\n\r\n');
	if (!isOver) await once(socket, 'close');
	return { answer, sent };
}

function* endless(chunk: string): Generator<string> {
	for (let n = 0; n < 5_000; n++) yield chunk;
}

describe('a body in chunks, of which nobody has said the length', () => {
	test('is a form like any other, however it is cut', async () => {
		const server = await opened();
		const { answer } = await postChunks(server.port, '/inquiry', form.match(/.{1,7}/g) ?? []);
		expect(answer).toMatch(/^HTTP\/1\.1 303 [\s\S]*location: \/de\/anfrage\/danke\/\?ref=/i);
		expect((await server.outbox.counts()).waiting).toBe(1);
	});

	test('asks for a task, with nothing in it', async () => {
		const { port } = await opened();
		const { answer } = await postChunks(port, '/inquiry/token', []);
		expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"work":\{/);
	});

	test('is a call of the CRM, byte for byte', async () => {
		const { port, bodies } = await opened();
		const { answer } = await postChunks(port, '/hooks/crm', ['{"units":', '[7],"a":"ü"}']);
		expect(answer).toMatch(/^HTTP\/1\.1 202 /);
		expect(bodies).toEqual(['{"units":[7],"a":"ü"}']);
	});

	test.each([
		['/inquiry', 64 * 1024],
		['/inquiry/token', 64 * 1024],
		['/hooks/crm', hookBytes],
	])('is 413 at %s as soon as it is too large, and not read on', async (path, limit) => {
		const { port, events, outbox } = await opened();
		const before = process.memoryUsage().arrayBuffers;
		const { answer, sent } = await postChunks(port, path, endless('x'.repeat(16 * 1024)));
		expect(answer).toMatch(/^HTTP\/1\.1 413 /);
		// What lies in the buffers of both ends of the socket comes to a few megabytes of the eighty.
		expect(sent).toBeLessThan(limit + 20 * 2 ** 20);
		expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(limit + 4 * 2 ** 20);
		expect(events).toEqual([]);
		expect((await outbox.counts()).waiting).toBe(0);
	});

	test('is taken up to the last byte that is allowed', async () => {
		const { port, bodies } = await opened();
		const [most, more] = [hookBytes, hookBytes + 1].map((length) => 'x'.repeat(length));
		expect((await postChunks(port, '/hooks/crm', [most ?? ''])).answer).toMatch(/^HTTP\/1\.1 202 /);
		expect((await postChunks(port, '/hooks/crm', [more ?? ''])).answer).toMatch(/^HTTP\/1\.1 413 /);
		expect(bodies.map(({ length }) => length)).toEqual([hookBytes]);
	});
});
