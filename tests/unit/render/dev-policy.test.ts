import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { pagePolicy, policyHeader } from '../../../src/hosts/policy.ts';
import { portOf } from '../../support/port-of.ts';
import { sendPolicy } from '../../../src/render/plugins/dev-policy.ts';

const page = `<html><head><meta http-equiv="Content-Security-Policy" content="${pagePolicy({})}"><style data-vite-dev-id="a.css">p {}</style></head><body><p style="x"></p><script>own()</script></body></html>`;

/** Asks a server that answers under the policy, as that of `npm run dev` does. */
async function answerOf(answer: (response: ServerResponse) => void): Promise<Response> {
	const server = createServer((_: IncomingMessage, response) =>
		sendPolicy(policyHeader({}), response, () => answer(response)),
	);
	return fetch(`http://127.0.0.1:${await portOf(server)}/`, { headers: { connection: 'close' } });
}

const html = { 'content-type': 'text/html; charset=utf-8' };

test('pages in development come with the policy of the live site, and only styles of Vite pass besides', async () => {
	const answer = await answerOf((response) => {
		response.writeHead(200, html);
		response.write(page.slice(0, 50));
		response.end(page.slice(50));
	});
	const policy = answer.headers.get('content-security-policy') ?? '';
	const [, nonce = ''] = /'nonce-([\w-]{16,})'/.exec(policy) ?? [];
	expect(policy.replaceAll(` 'nonce-${nonce}'`, '').replace(' ws:', '')).toBe(policyHeader({}));
	const text = await answer.text();
	expect(text).toContain(`<style nonce="${nonce}" data-vite-dev-id="a.css">`);
	expect(text).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
	expect(text).toContain('<p style="x"></p><script>own()</script>');
	expect(text).not.toContain('http-equiv');
});

test('what is no page is sent as it is', async () => {
	const answer = await answerOf((response) => {
		response.writeHead(200, { 'content-type': 'text/javascript' });
		response.end('"<head>"');
	});
	expect(await answer.text()).toBe('"<head>"');
});
