import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const command = new URL('../../node_modules/.bin/prism', import.meta.url).pathname;

/**
 * Opens a proxy before a service that answers 4xx or 500 in its place when a request or an answer does not
 * fit the service's own OpenAPI document.
 *
 * @param origin of the service
 */
export async function openValidationProxy(
	origin: string,
): Promise<{ readonly baseUrl: string; close(): Promise<void> }> {
	const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
	const description = join(folder, 'openapi.json');
	writeFileSync(description, await (await fetch(`${origin}/openapi.json`)).text());
	const port = await freePort();
	const child = spawn(
		process.execPath,
		[command, 'proxy', '--errors', description, `${origin}/v1`, '--port', String(port)],
		{ stdio: ['ignore', 'pipe', 'pipe'] },
	);
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
	await new Promise<void>((resolve, reject) => {
		let said = '';
		const listen = (chunk: Buffer) => {
			said += chunk.toString();
			if (said.includes('listening')) resolve();
		};
		child.stdout.on('data', listen);
		child.stderr.on('data', listen);
		child.once('exit', () => reject(new Error(`The proxy ended before it was open: ${said}`)));
	});
	return {
		baseUrl: `http://127.0.0.1:${port}`,
		async close() {
			child.kill();
			await ended;
			rmSync(folder, { recursive: true });
		},
	};
}

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	return typeof address === 'object' && address !== null ? address.port : 0;
}
