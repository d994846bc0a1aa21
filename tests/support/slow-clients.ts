import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

export interface SlowRun {
	/** Connections that the server has ended by itself. */
	readonly ended: number;
	/** Seconds the longest of them has lasted, from its own beginning. */
	readonly seconds: number;
	/** Milliseconds that genuine requests took meanwhile, ascending, and how many of them failed. */
	readonly genuine: readonly number[];
	readonly failed: number;
}

/**
 * Opens connections that send a byte a second, of headers or of a body, for ever, while somebody reads pages.
 * @param options `patience`: seconds after which the rest counts as not ended.
 */
export async function slowClients({
	port,
	connections,
	patience = 20,
}: {
	readonly port: number;
	readonly connections: number;
	readonly patience?: number;
}): Promise<SlowRun> {
	const started = performance.now();
	const sockets: Socket[] = [];
	let ended = 0;
	let longest = 0;
	const genuine: number[] = [];
	let failed = 0;
	for (let n = 0; n < connections; n++) {
		const socket = connect(port, '127.0.0.1');
		socket.on('error', () => {});
		let opened = performance.now();
		socket.on('connect', () => (opened = performance.now()));
		socket.on('close', () => {
			ended += 1;
			longest = Math.max(longest, (performance.now() - opened) / 1000);
		});
		const head =
			n % 2 === 0
				? 'GET /de/ HTTP/1.1\r\nHost: a\r\nX: '
				: 'POST /inquiry HTTP/1.1\r\nHost: a\r\nOrigin: https://site.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n';
		socket.write(head);
		sockets.push(socket);
	}
	const drip = setInterval(() => {
		for (const socket of sockets) if (socket.writable) socket.write('x');
	}, 1000);
	const isOver = () => ended === connections || performance.now() - started > patience * 1000;
	while (!isOver()) {
		const at = performance.now();
		try {
			const answer = await fetch(`http://127.0.0.1:${port}/de/`);
			await answer.text();
			if (answer.ok) genuine.push(performance.now() - at);
			else failed += 1;
		} catch {
			failed += 1;
		}
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	clearInterval(drip);
	const sent = ended;
	for (const socket of sockets) socket.destroy();
	return { ended: sent, seconds: longest, genuine: genuine.toSorted((a, b) => a - b), failed };
}
