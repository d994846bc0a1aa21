import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Account } from '../db/account.ts';
import type { Media } from '../media.ts';
import { isStandIn } from '../db/stand-ins.ts';
import { choose } from '../token.ts';

/**
 * The host of the pictures. As at real accounts it needs no key, and serves private pictures to everybody
 * who knows the address. All sizes of a demo picture have the same bytes.
 */
export function photoRoutes(account: Account, media: Media): Hono {
	const routes = new Hono();
	routes.get('/*', async (c) => {
		const path = decoded(new URL(c.req.url).pathname);
		const [, token = '', size = 'original'] =
			/^\/photos\/([^/]+)\/(?:(big|medium|small_thumb|thumb|square)_)?/.exec(path) ?? [];
		const upload = account.uploads.get(token, size);
		if (upload) return c.body(upload.bytes, 200, { 'content-type': upload.type });
		const id = isStandIn(token) ? choose(media.photos, token) : account.photos.media(path);
		const file = id === undefined ? undefined : media.file(id);
		if (!file) return c.text('Not Found', 404);
		const etag = `"${id}"`;
		if (c.req.header('if-none-match') === etag) return c.body(null, 304, { etag });
		return c.body(await readFile(file.path), 200, { 'content-type': file.type, etag });
	});
	return routes;
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
