import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import type { Clock } from '../../src/crm/clock.ts';
import { createCrm, type Crm, type CrmOptions } from '../../src/crm/client.ts';
import { portOf } from './port-of.ts';

export interface SeenRequest {
	readonly method: string;
	readonly url: URL;
	readonly headers: IncomingMessage['headers'];
	readonly body: string;
}

export type Answer = (response: ServerResponse, request: SeenRequest) => void;

export const apiKey = 'key-Zq81kW~+/=secret';

/** A real HTTP server for one test; the answers come in turn, the last one again and again. */
export async function crmServer(
	...answers: readonly Answer[]
): Promise<{ baseUrl: string; seen: SeenRequest[] }> {
	const seen: SeenRequest[] = [];
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(Buffer.from(chunk));
		const { method = '', headers, url = '/' } = request;
		const body = Buffer.concat(chunks).toString();
		const one = { method, headers, url: new URL(url, 'http://crm.test'), body };
		const answer = answers[Math.min(seen.length, answers.length - 1)];
		seen.push(one);
		answer?.(response, one);
	});
	return { baseUrl: `http://127.0.0.1:${await portOf(server)}/v1`, seen };
}

/** A client of one test, on a clock that never really waits; `waits` are the milliseconds it would have. */
export function crmClient(
	baseUrl: string,
	options: Partial<CrmOptions> = {},
): { crm: Crm; waits: number[] } {
	const waits: number[] = [];
	const clock: Clock = {
		now: () => Date.UTC(2026, 10, 21, 12),
		wait: async (milliseconds) => {
			waits.push(milliseconds);
		},
		every: () => () => {},
	};
	const crm = createCrm({ baseUrl, apiKey, clock, random: () => 0.5, ...options });
	onTestFinished(() => crm.close());
	return { crm, waits };
}

/** Such a server, and a client of it. */
export async function crmThatAnswers(...answers: readonly Answer[]) {
	const server = await crmServer(...answers);
	return { ...server, ...crmClient(server.baseUrl) };
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Answer {
	return (response) => {
		response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
		response.end(JSON.stringify(value));
	};
}

export function raw(text: string, contentType: string, status = 200): Answer {
	return (response) => {
		response.writeHead(status, { 'content-type': contentType });
		response.end(text);
	};
}

/** Ends the connection before a single byte. */
export const reset: Answer = (response) => {
	response.socket?.resetAndDestroy();
};

/** Promises more than it sends. */
export const truncated: Answer = (response) => {
	response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
	response.write('{"data": [');
	setImmediate(() => response.socket?.destroy());
};

export const silent: Answer = () => {};
