import { lstatSync, openAsBlob } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseAccept } from 'hono/utils/accept';
import { PictureFile, mediaBase } from '../domain/pictures/picture.ts';
import { DamagedFile, packedPlaceOf, placeOf } from '../release/file-store.ts';
import { caching } from '../hosts/headers.ts';
import { endingOf, mediaType } from '../release/media-type.ts';
import { targetsPath } from '../release/target-list.ts';
import type { Release } from './release.ts';

/** A file of the release, as it lies on disk. */
interface SiteFile {
	readonly place: string;
	/** Changes with what it holds. */
	readonly tag: string;
	/** Bytes it was made with; absent where nobody has noted that. */
	readonly size?: number;
	/** Its copy compressed with brotli, where there is one, and the bytes of that. */
	readonly packed: string | undefined;
	readonly packedSize?: number | undefined;
	/** As in `Content-Type`. */
	readonly type: string;
	/** How long it may be kept. */
	readonly keep: keyof typeof caching;
	/** HTTP status it is sent with. */
	readonly status: number;
}

type Found =
	| { readonly kind: 'file'; readonly file: SiteFile }
	/** The address with the slash that a page's has. */
	| { readonly kind: 'redirect'; readonly to: string }
	| { readonly kind: 'none' };

/** Bytes from `from` up to and including `to`. */
interface Part {
	readonly from: number;
	readonly to: number;
}

/** Finds what a path of the site stands for; never anything that is not in the release. */
export function findFile(release: Release, pathname: string): Found {
	const path = decode(pathname);
	if (path === undefined) return { kind: 'none' };
	const file = path.startsWith('/media/') ? mediaFile(release, path) : siteFile(release, path);
	if (file) return { kind: 'file', file };
	const isPage = !path.endsWith('/') && release.index.file(`${path}/`) !== undefined;
	return isPage ? { kind: 'redirect', to: `${pathname}/` } : { kind: 'none' };
}

/**
 * Answers with a file, compressed where the browser can read that, with 304 when the browser has it, or with
 * the part it asks for, such as the rest of a document whose loading has broken off.
 * @throws DamagedFile where the disk has lost it, or a part of it.
 */
export async function sendFile(
	file: SiteFile,
	{
		asked: { method, headers: wishes },
		status: code = file.status,
	}: {
		readonly asked: Request;
		/** Instead of the file's own. */
		readonly status?: number;
	},
): Promise<Response> {
	const { place, tag, packed, type, keep } = file;
	// RFC 9110 knows parts for GET alone.
	const wish = code === 200 && method === 'GET' ? wishes.get('range') : null;
	// A part is one of the file as it is: whoever asks for one has got the first part that way.
	const mayPack = wish === null && acceptsBrotli(wishes.get('accept-encoding'));
	// The disk may have lost the copy alone.
	const packedSize = mayPack && packed !== undefined ? await sizeOf(packed) : undefined;
	const brotli = packedSize !== undefined && packedSize === file.packedSize;
	const headers = new Headers({
		'Cache-Control': caching[keep],
		ETag: brotli ? `"${tag}.br"` : `"${tag}"`,
		...(packed !== undefined && { Vary: 'Accept-Encoding' }),
	});
	if (code === 200 && isKnown(wishes.get('if-none-match'), tag)) {
		return new Response(null, { status: 304, headers });
	}
	headers.set('Content-Type', type);
	if (!brotli) headers.set('Accept-Ranges', 'bytes');
	const condition = wishes.get('if-range');
	const size = brotli ? packedSize : await wholeSize(file);
	if (wish !== null && (condition === null || condition === `"${tag}"`)) {
		const part = rangeOf(wish, size);
		if (part === 'none') {
			headers.set('Content-Range', `bytes */${size}`);
			return new Response(null, { status: 416, headers });
		}
		if (part) {
			headers.set('Content-Length', String(part.to - part.from + 1));
			headers.set('Content-Range', `bytes ${part.from}-${part.to}/${size}`);
			return new Response(await bodyOf(place, part, size), { status: 206, headers });
		}
	}
	const body = await bodyOf(brotli && packed ? packed : place, { from: 0, to: size - 1 }, size);
	headers.set('Content-Length', String(size));
	if (brotli) headers.set('Content-Encoding', 'br');
	return new Response(body, { status: code, headers });
}

/** Bytes that are sent in one go; pages and photos are smaller. */
const mostAtOnce = 512 * 1024;

/** A large file is read while it is sent: hundreds of clients that do not read a map of 40 MB must not fill the memory. */
async function bodyOf(place: string, { from, to }: Part, size: number): Promise<BodyInit> {
	if (to - from + 1 === size && size <= mostAtOnce) return await readFile(place);
	// As a stream, because the server reads a blob whole before it sends it.
	return (await openAsBlob(place)).slice(from, to + 1).stream();
}

/** Bytes of a file. @throws DamagedFile where they are not as many as it was made with. */
export async function wholeSize({
	place,
	size,
}: Pick<SiteFile, 'place' | 'size'>): Promise<number> {
	const found = await sizeOf(place);
	if (found === undefined || (size !== undefined && found !== size)) throw new DamagedFile(place);
	return found;
}

async function sizeOf(file: string): Promise<number | undefined> {
	return await stat(file).then(
		({ size }) => size,
		() => undefined,
	);
}

/** The one part that is asked for; nothing where it is no such wish, or one for several parts, which may be ignored. */
function rangeOf(wish: string, size: number): Part | 'none' | undefined {
	const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(wish.trim()) ?? [];
	if (first === '' && last === '') return undefined;
	const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
	const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
	if (first !== '' && last !== '' && Number(last) < from) return undefined;
	return from < size && from <= to ? { from, to } : 'none';
}

function siteFile({ index, files }: Release, path: string): SiteFile | undefined {
	const found = index.file(path);
	if (!found) return undefined;
	const { name, size, packed, status } = found;
	const type = mediaType(endingOf(path));
	const isAskedAgain = type.startsWith('text/html') || path === targetsPath;
	return {
		place: placeOf(files, name),
		// The same digest in fewer letters: it is sent with each page.
		tag: Buffer.from(name, 'hex').toString('base64url'),
		size,
		packed: packed === undefined ? undefined : packedPlaceOf(files, name),
		packedSize: packed,
		type,
		keep: path.startsWith('/_astro/') ? 'hashed' : isAskedAgain ? 'page' : 'file',
		status,
	};
}

/** Pictures lie in a store that all releases share; only those of this one are shown. */
function mediaFile({ index, media }: Release, path: string): SiteFile | undefined {
	const name = PictureFile.shape.name.safeParse(path.slice('/media/'.length)).data;
	if (name === undefined || !index.hasMedia(mediaBase(name))) return undefined;
	const place = join(media, name);
	// Not what a link points at: that may lie anywhere.
	if (!lstatSync(place, { throwIfNoEntry: false })?.isFile()) return undefined;
	return {
		place,
		tag: name,
		packed: undefined,
		type: mediaType(extname(name)),
		keep: 'hashed',
		status: 200,
	};
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

/** Whether the browser has this content, in whatever encoding. */
function isKnown(header: string | null, tag: string): boolean {
	if (header === null) return false;
	return header
		.split(',')
		.map((each) => each.trim().replace(/^W\//, ''))
		.some((each) => each === '*' || each === `"${tag}"` || each === `"${tag}.br"`);
}

function acceptsBrotli(header: string | null): boolean {
	return parseAccept(header ?? '').some(({ type, q }) => type.toLowerCase() === 'br' && q > 0);
}
