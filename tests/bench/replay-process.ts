import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { request } from 'undici';
import { answer, askedOf } from './own-process.ts';
import { ReplayRequest } from './sizes.ts';

// A CRM as fast as a network can be: it answers with what the sandbox has answered before, after the latency.
const { crm, latency } = askedOf(ReplayRequest);
const known = new Map<string, Promise<Buffer>>();

const server = createServer(async ({ url = '/' }, response) => {
	const body = known.get(url) ?? original(url);
	known.set(url, body);
	const [bytes] = await Promise.all([body, setTimeout(latency)]);
	response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
	response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	const origin = `http://127.0.0.1:${port}`;
	answer({ ...crm, origin, baseUrl: `${origin}/v1` });
});
process.once('disconnect', () => process.exit());

async function original(url: string): Promise<Buffer> {
	const { body } = await request(`${crm.origin}${url}`, { headers: { 'x-api-key': crm.apiKey } });
	return Buffer.from(await body.arrayBuffer());
}
