import { createServer, request as ask } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

/** Passes requests on to a store, and tells of each before it does and when it is answered. */
export async function proxyTo(
	address: string,
	told: (line: string) => void | Promise<void>,
	answered: (line: string, status: number) => void,
): Promise<{ readonly address: string }> {
	const { hostname, port, pathname } = new URL(address);
	const own = await freePort();
	const server = createServer(async (request, response) => {
		const path = request.url ?? '';
		const line = `${request.method} ${path.slice(pathname.length + 1).replace(/\?.*/, '')}`;
		// Whole, so that it arrives also where whoever has sent it gives up.
		const body = await buffer(request);
		await told(line);
		const { method, headers } = request;
		const passed = ask({ hostname, port, path, method, headers }, (answer) => {
			const { statusCode = 500 } = answer;
			answered(line, statusCode);
			response.writeHead(statusCode, answer.headers);
			answer.pipe(response);
		});
		passed.on('error', () => response.destroy());
		passed.end(body);
	}).listen(own, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return { address: `http://127.0.0.1:${own}${pathname}` };
}
