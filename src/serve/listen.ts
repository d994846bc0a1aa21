import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

interface Listening {
	readonly port: number;
	/** Takes no new connections, lets requests under way end, and breaks the rest off after `graceMs`. */
	close(graceMs?: number): Promise<void>;
}

/**
 * Serves a Request → Response function over HTTP. The time-outs end clients that send slowly on purpose, or ask for
 * something and do not read it: Node's own would hold thousands of such connections.
 * @param options port 0 takes a free one; a connection on which nothing moves for `stalledMs` is ended.
 */
export async function listen(
	fetch: (
		request: Request,
		connection: { readonly peer: string | undefined },
	) => Response | Promise<Response>,
	{
		port,
		hostname,
		stalledMs = 60_000,
	}: {
		readonly port: number;
		readonly hostname?: string | undefined;
		readonly stalledMs?: number;
	},
): Promise<Listening> {
	const server = createAdaptorServer({
		fetch: (request, { incoming }) => fetch(request, { peer: incoming.socket.remoteAddress }),
		overrideGlobalObjects: false,
		serverOptions: {
			headersTimeout: 5_000,
			requestTimeout: 10_000,
			keepAliveTimeout: 5_000,
			connectionsCheckingInterval: 1_000,
			maxHeaderSize: 8 * 1024,
		},
	});
	if (!(server instanceof Server)) throw new TypeError('The adapter made no plain HTTP server.');
	server.setTimeout(stalledMs);
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, hostname, resolve);
	});
	const address = server.address();
	return {
		port: typeof address === 'object' && address ? address.port : port,
		close: (graceMs = 5000) =>
			new Promise((resolve) => {
				const timer = setTimeout(() => server.closeAllConnections(), graceMs);
				server.close(() => {
					clearTimeout(timer);
					resolve();
				});
				server.closeIdleConnections();
			}),
	};
}
