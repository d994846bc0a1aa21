import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Sandbox } from './app.ts';
import { ConnectionReset, cutHeader } from './faults.ts';

export interface Server {
	/** Such as `http://127.0.0.1:4477`. */
	readonly origin: string;
	close(): Promise<void>;
}

/**
 * Opens the sandbox on the loopback address.
 *
 * @param port 0 lets the system choose
 * @throws when the port is taken
 */
export async function serveSandbox(sandbox: Sandbox, port = 0): Promise<Server> {
	const server = createServer(
		getRequestListener(async (request, { incoming }) => {
			try {
				const response = await sandbox.fetch(request);
				return response.headers.has(cutHeader) ? cut(response, incoming.socket) : response;
			} catch (error) {
				if (!(error instanceof ConnectionReset)) throw error;
				incoming.destroy();
				return new Response(null);
			}
		}),
	);
	await new Promise<void>((resolve, reject) => {
		server.once('error', (error) =>
			reject(
				new Error(
					`The sandbox cannot open port ${port} (${error.message}): choose another one with --port, such as \`npm run sandbox -- --port ${port + 1}\`.`,
					{ cause: error },
				),
			),
		);
		server.listen(port, '127.0.0.1', resolve);
	});
	const address = server.address();
	const opened = typeof address === 'object' && address !== null ? address.port : port;
	return {
		origin: `http://127.0.0.1:${opened}`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/** Sends what there is of the body, and then ends the connection instead of the answer. */
function cut(response: Response, socket: Socket): Response {
	const reader = response.body?.getReader();
	const body = new ReadableStream<Uint8Array>({
		async pull(controller) {
			try {
				const { value } = (await reader?.read()) ?? {};
				if (value) controller.enqueue(value);
			} catch {
				socket.end();
				await new Promise<void>((resolve) => socket.once('close', () => resolve()));
				controller.close();
			}
		},
	});
	return new Response(body, { status: response.status, headers: response.headers });
}
