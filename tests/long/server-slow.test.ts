import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../src/serve/listen.ts';
import { testServer } from '../support/release.ts';
import { slowClients } from '../support/slow-clients.ts';

test('2,000 clients that send a byte a second are ended within 15 seconds, and nobody waits for them', async () => {
	const { app } = await testServer();
	const server = await listen(app.fetch, { port: 0, hostname: '127.0.0.1' });
	onTestFinished(() => server.close(0));
	const { ended, seconds, genuine, failed } = await slowClients({
		port: server.port,
		connections: 2000,
	});
	const p99 = genuine[Math.floor(genuine.length * 0.99)] ?? Number.NaN;
	console.log(
		`S7: ${ended} of 2,000 ended, the longest after ${seconds.toFixed(1)} s; ${genuine.length} pages meanwhile, p99 ${p99.toFixed(0)} ms, ${failed} failed`,
	);
	expect(ended).toBe(2000);
	expect(seconds).toBeLessThanOrEqual(15);
	expect(failed).toBe(0);
	expect(p99).toBeLessThanOrEqual(200);
});
