import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp, { type Sharp } from 'sharp';

export type Answer = Buffer | ((request: IncomingMessage, response: ServerResponse) => void);

/** A real HTTP server with pictures, which counts what it is asked for. `origin` is its loopback address. */
export async function startPhotoHost(answers: Record<string, Answer> = {}) {
	const requests: { path: string; headers: IncomingMessage['headers'] }[] = [];
	let connections = 0;
	const server = createServer((request, response) => {
		const path = request.url ?? '/';
		requests.push({ path, headers: request.headers });
		const answer = answers[path];
		if (answer === undefined) response.writeHead(404).end('none');
		else if (Buffer.isBuffer(answer)) response.end(answer);
		else answer(request, response);
	});
	server.on('connection', () => (connections += 1));
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const { port } = server.address() as AddressInfo;
	return {
		answers,
		requests,
		connections: () => connections,
		port,
		origin: `http://127.0.0.1:${port}`,
		close: () => {
			server.closeAllConnections();
			return new Promise((closed) => server.close(closed));
		},
	};
}

/** A photograph-like picture (noise on a colour), always the same bytes for the same arguments. */
export function drawing(size: { width: number; height: number; colour?: string }): Sharp {
	const { width, height, colour = '#3366aa' } = size;
	const stripes = Buffer.alloc(width * height * 3);
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
		Number.parseInt(colour.slice(at, at + 2), 16),
	);
	for (let pixel = 0; pixel < width * height; pixel += 1) {
		const shade = ((pixel * 2654435761) >>> 27) & 15;
		stripes.set(
			[r, g, b].map((part) => Math.min(255, part + shade)),
			pixel * 3,
		);
	}
	return sharp(stripes, { raw: { width, height, channels: 3 } });
}
