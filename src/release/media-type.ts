import { extname } from 'node:path';

/** What a file of the site is sent with, as in `Content-Type`. @param ending with its dot, such as `.html` */
export function mediaType(ending: string): string {
	return types[ending] ?? 'application/octet-stream';
}

/** Ending of the file that stands for a path of the site, with its dot; the path of a page has none. */
export function endingOf(path: string): string {
	return path.endsWith('/') ? '.html' : extname(path);
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
	'.ics': 'text/calendar; charset=utf-8',
	'.pdf': 'application/pdf',
	'.wasm': 'application/wasm',
	'.pbf': 'application/x-protobuf',
};
