import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';

/**
 * Sends the policy of the live site while pages are being worked on, so that what it blocks is seen at once. What Vite
 * itself writes into a page, its styles above all, is let through by a nonce that is new with each response.
 * @param policy as the live site sends it
 */
export function devPolicy(policy: string): AstroIntegration {
	return {
		name: 'vitrine-dev-policy',
		hooks: {
			'astro:server:setup': ({ server }) => {
				server.middlewares.use((_request, response, next) => sendPolicy(policy, response, next));
			},
		},
	};
}

/** Responds under the policy with a new nonce; `next` makes the response. */
export function sendPolicy(policy: string, response: ServerResponse, next: () => void): void {
	const nonce = randomBytes(16).toString('base64url');
	response.setHeader('Content-Security-Policy', policyWith(policy, nonce));
	changePage(response, (html) => pageWith(html, nonce));
	next();
}

/** The policy, which also lets pass what carries the nonce, and the connection that tells of changes. */
function policyWith(policy: string, nonce: string): string {
	return policy
		.replaceAll(/\b(?:script|style)-src [^;]*/g, `$& 'nonce-${nonce}'`)
		.replace(/\bconnect-src [^;]*/, '$& ws:');
}

/**
 * A page whose styles and scripts of Vite carry the nonce. Its own policy is taken out: the header says the same, and
 * would not help against it.
 */
function pageWith(html: string, nonce: string): string {
	return html
		.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
		.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`)
		.replaceAll(/<(?:style|script)(?=[^>]* data-(?:vite|astro)-dev)/g, `$& nonce="${nonce}"`);
}

/** Changes a page before it is sent; what else is sent goes as it is. */
function changePage(response: ServerResponse, change: (html: string) => string): void {
	const { write, end } = response;
	const chunks: Buffer[] = [];
	const isPage = () => String(response.getHeader('content-type')).startsWith('text/html');
	const keep = (chunk: unknown) => {
		if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
	};
	response.write = function (this: ServerResponse, ...args: unknown[]) {
		if (!isPage()) return Reflect.apply(write, this, args);
		keep(args[0]);
		return true;
	};
	response.end = function (this: ServerResponse, ...args: unknown[]) {
		if (!isPage()) return Reflect.apply(end, this, args);
		keep(args[0]);
		return Reflect.apply(end, this, [change(Buffer.concat(chunks).toString())]);
	};
}
