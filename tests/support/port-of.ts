import { once } from 'node:events';
import { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';
import { onTestFinished } from 'vitest';

/** Lets a server listen until the test ends. @returns its port */
export async function portOf(server: Server): Promise<number> {
	server.listen(0, '127.0.0.1');
	onTestFinished(() => {
		if (server instanceof HttpServer) server.closeAllConnections();
		server.close();
	});
	await once(server, 'listening');
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('It listens on no port.');
	return address.port;
}
