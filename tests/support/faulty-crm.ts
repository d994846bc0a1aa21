import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Sandbox } from '../../src/sandbox/app.ts';
import { portOf } from './port-of.ts';

/** What goes wrong with an answer, given the one that would have been sent. */
export type Trouble = (response: ServerResponse, right: RightAnswer) => void;

export interface RightAnswer {
	readonly body: Buffer;
	/** Ends the whole service. */
	shutDown(): void;
}

/**
 * Puts the sandbox behind a server that spoils some of its answers, until the test ends.
 * @param isSpoilt decides by path and query without the version, such as `/units?page=2`, and by how many
 *   requests came before
 */
export async function faultyCrm(
	sandbox: Sandbox,
	{
		isSpoilt,
		trouble,
	}: { readonly isSpoilt: (target: URL, before: number) => boolean; readonly trouble: Trouble },
) {
	let count = 0;
	const server = createServer(async (request: IncomingMessage, response) => {
		const target = new URL(request.url ?? '/', 'http://crm.test');
		const key = String(request.headers['x-api-key']);
		const right = await sandbox.fetch(new Request(target, { headers: { 'x-api-key': key } }));
		const body = Buffer.from(await right.arrayBuffer());
		const path = new URL(target.href.replace('/v1/', '/'));
		if (isSpoilt(path, count++)) return trouble(response, { body, shutDown });
		response.writeHead(right.status, { 'content-type': 'application/json' });
		response.end(body);
	});
	const shutDown = () => {
		server.closeAllConnections();
		server.close();
	};
	return { baseUrl: `http://127.0.0.1:${await portOf(server)}/v1` };
}

export function sends(
	status: number,
	body: string | Buffer = '',
	headers: Record<string, string> = { 'content-type': 'application/json' },
): Trouble {
	return (response) => {
		response.writeHead(status, headers);
		response.end(body);
	};
}

/** Sends the right answer with other bytes. */
export function changes(edit: (text: string) => string | Buffer): Trouble {
	return (response, { body }) =>
		sends(200, edit(body.toString()))(response, { body, shutDown() {} });
}
