import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

export type Found =
	| { readonly kind: 'file'; readonly file: string }
	/** The address with the slash that its folder asks for. */
	| { readonly kind: 'redirect'; readonly to: string }
	| { readonly kind: 'none' };

/** Finds what a path of the site stands for; never anything outside the folder. */
export async function findFile(site: string, pathname: string): Promise<Found> {
	const path = decode(pathname);
	if (path === undefined) return { kind: 'none' };
	const file = join(site, path);
	if (path.endsWith('/')) {
		const page = join(file, 'index.html');
		return (await isFile(page)) ? { kind: 'file', file: page } : { kind: 'none' };
	}
	if (await isFile(file)) return { kind: 'file', file };
	if (await isFile(join(file, 'index.html'))) return { kind: 'redirect', to: `${pathname}/` };
	return { kind: 'none' };
}

/** Answers with a file, or with 304 when the browser has it. */
export async function sendFile(
	file: string,
	{
		headers,
		hashed,
		status = 200,
	}: {
		/** Of the request. */
		readonly headers: Headers;
		/** The name changes with the content, so it may be kept for ever. */
		readonly hashed: boolean;
		readonly status?: number;
	},
): Promise<Response> {
	const type = types[extname(file)] ?? 'application/octet-stream';
	const cache = hashed
		? 'public, max-age=31536000, immutable'
		: type.startsWith('text/html')
			? 'no-cache'
			: 'public, max-age=3600';
	const nameTag = hashed ? `"${basename(file)}"` : undefined;
	const wanted = headers.get('if-none-match');
	const known = (tag: string) =>
		new Response(null, { status: 304, headers: { ETag: tag, 'Cache-Control': cache } });
	if (nameTag && status === 200 && matches(wanted, nameTag)) return known(nameTag);

	const bytes = await readFile(file);
	const tag = nameTag ?? `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
	if (status === 200 && matches(wanted, tag)) return known(tag);
	return new Response(bytes, {
		status,
		headers: {
			'Content-Type': type,
			'Content-Length': String(bytes.length),
			'Cache-Control': cache,
			ETag: tag,
		},
	});
}

/** The path as the file system knows it, or `undefined` when it is none of ours. */
function decode(pathname: string): string | undefined {
	let path: string;
	try {
		path = decodeURIComponent(pathname);
	} catch {
		return undefined;
	}
	// `//` could turn a redirect into one to another host.
	if (path.length > 1000 || /[\0\\]|\/\//.test(path)) return undefined;
	const hidden = path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
	return hidden ? undefined : path;
}

async function isFile(file: string): Promise<boolean> {
	try {
		return (await stat(file)).isFile();
	} catch {
		return false;
	}
}

function matches(header: string | null, tag: string): boolean {
	if (header === null) return false;
	return header
		.split(',')
		.map((each) => each.trim().replace(/^W\//, ''))
		.some((each) => each === '*' || each === tag);
}

const types: Readonly<Record<string, string>> = {
	'.html': 'text/html; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json',
	'.webmanifest': 'application/manifest+json',
	'.xml': 'application/xml',
	'.txt': 'text/plain; charset=utf-8',
	'.svg': 'image/svg+xml',
	'.avif': 'image/avif',
	'.jpg': 'image/jpeg',
	'.jpeg': 'image/jpeg',
	'.png': 'image/png',
	'.webp': 'image/webp',
	'.ico': 'image/x-icon',
	'.woff2': 'font/woff2',
	'.pdf': 'application/pdf',
	'.wasm': 'application/wasm',
	'.pbf': 'application/x-protobuf',
};
