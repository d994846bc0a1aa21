import { tidiedPath } from '../../domain/tidied-path.ts';
import { openLiveIndex, Replaced, Unreadable, type ReadObject } from './live-index.ts';
import {
	partOf,
	statusPath,
	targetsPath,
	withAnyWords,
	type Entry,
	type IndexPart,
	type SiteIndex,
} from './site-index.ts';

export interface SiteOptions {
	readonly read: ReadObject;
	/** How many milliseconds a release may be served on after another was published. */
	readonly pointerFor?: number;
	readonly now?: () => number;
}

/**
 * Serves the site in a bucket, Request in, Response out, wherever a runtime has `fetch`. All of a response comes from one
 * release: the pointer is read first, and whatever it leads to never changes.
 */
export function createSite({ read, pointerFor = 1000, now = Date.now }: SiteOptions) {
	const live = openLiveIndex({ read, pointerFor, now });
	let isFailing = false;

	return async (request: Request): Promise<Response> => {
		const { method } = request;
		if (method !== 'GET' && method !== 'HEAD') {
			return new Response('This address can only be read.\n', {
				status: 405,
				headers: { Allow: 'GET, HEAD' },
			});
		}
		for (let tries = 0; ; tries++) {
			try {
				const response = await respond(request, method, await live.index(tries > 0));
				isFailing = false;
				return response;
			} catch (error) {
				if (error instanceof Replaced && tries < 4) continue;
				// Said once, and not for each visitor.
				if (!isFailing) console.error(sentenceOf(error));
				isFailing = true;
				return new Response('The site cannot be read at the moment.\n', {
					status: 503,
					headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' },
				});
			}
		}
	};

	async function respond(
		request: Request,
		method: 'GET' | 'HEAD',
		index: SiteIndex,
	): Promise<Response> {
		const url = new URL(request.url);
		const path = decode(url.pathname);
		if (path === undefined) return await missing('/', 404);
		if (path === statusPath) return await send(path.slice(1), { caching: index.caching.page });
		if (path.startsWith('/media/')) {
			const name = path.slice('/media/'.length);
			return /^[a-z0-9][a-z0-9.-]*$/.test(name)
				? await send(path.slice(1), { caching: index.caching.hashed })
				: await missing(path, 404);
		}
		const own = (await partFor(path))[path];
		if (own && 'file' in own) return await sendEntry(path, own);
		const page = path.endsWith('/') ? path : `${path}/`;
		const found = await entryAt(page, own);
		if (found && 'file' in found) return moved(`${url.pathname}/`);
		const tidied = found ? undefined : tidiedPath(path);
		const known = found ?? (tidied === undefined ? undefined : await entryAt(tidied));
		if (!known) return await missing(path, 404);
		if ('file' in known) return moved(encodeURI(tidied ?? page));
		if ('to' in known) return moved(known.to);
		const told = known.page === undefined ? undefined : (await partFor(known.page))[known.page];
		return told && 'file' in told
			? await sendEntry(path, { file: told.file, status: 410 })
			: await missing(path, 410);

		/** What stands at a path with a slash at the end, or is meant by the id in it. */
		async function entryAt(wanted: string, own?: Entry): Promise<Entry | undefined> {
			const part = await partFor(wanted);
			return own ?? part[wanted] ?? part[withAnyWords(wanted)] ?? pageByItsId(part, wanted);
		}

		async function partFor(wanted: string): Promise<IndexPart> {
			const key = index.parts[partOf(wanted, index.parts.length)];
			return key === undefined ? {} : await live.part(key);
		}

		function moved(to: string): Response {
			return withHeaders(null, 301, {
				Location: to + url.search,
				'Cache-Control': index.caching.page,
			});
		}

		async function missing(at: string, status: 404 | 410): Promise<Response> {
			const [, first = ''] = at.split('/');
			const told = index.missing[Object.hasOwn(index.missing, first) ? first : ''] ?? '/404.html';
			const found = (await partFor(told))[told];
			if (found && 'file' in found) return await sendEntry(told, { file: found.file, status });
			return withHeaders('There is no such page.\n', status, { 'Content-Type': 'text/plain' });
		}

		async function sendEntry(
			at: string,
			{ file, status = 200 }: Extract<Entry, { readonly file: string }>,
		): Promise<Response> {
			const isHashed = index.hashed.some((start) => at.startsWith(start));
			const isPage = file.endsWith('.html') || at === targetsPath;
			const kind = isHashed ? 'hashed' : isPage ? 'page' : 'file';
			return await send(`objects/${file}`, { caching: index.caching[kind], status });
		}

		async function send(
			key: string,
			{ caching, status = 200 }: { readonly caching: string; readonly status?: number },
		): Promise<Response> {
			const tag = key.startsWith('objects/') || key.startsWith('media/') ? `"${key}"` : undefined;
			const known = request.headers.get('if-none-match') ?? '';
			if (status === 200 && tag !== undefined && known.includes(tag)) {
				return withHeaders(null, 304, { ETag: tag, 'Cache-Control': caching });
			}
			const condition = request.headers.get('if-range');
			const mayPart =
				status === 200 && method === 'GET' && (condition === null || condition === tag);
			const range = mayPart ? request.headers.get('range') : null;
			const found = await read(key, { method, headers: range === null ? {} : { Range: range } });
			if (found.status === 403 || found.status === 404) {
				await found.body?.cancel();
				if (key.startsWith('objects/')) throw new Replaced(`${key} is not there.`);
				return await missing(`/${key}`, 404);
			}
			// What a store says in words is of the store, and not for visitors.
			if (!found.ok) await found.body?.cancel();
			if (found.status === 416) {
				const held = found.headers.get('content-range');
				return withHeaders(null, 416, held === null ? {} : { 'Content-Range': held });
			}
			if (!found.ok) throw new Unreadable(`The bucket answered ${found.status} for ${key}.`);
			const passed = passedOn.flatMap((name) => {
				// The body comes unpacked, and is longer than that.
				if (name === 'content-length' && found.headers.has('content-encoding')) return [];
				const value = found.headers.get(name);
				return value === null ? [] : [[name, value]];
			});
			return withHeaders(found.body, found.status === 200 ? status : found.status, {
				...Object.fromEntries(passed),
				...(tag !== undefined && { ETag: tag }),
				'Cache-Control': status === 200 ? caching : index.caching.page,
			});
		}

		function withHeaders(
			body: BodyInit | null,
			status: number,
			own: Readonly<Record<string, string>>,
		): Response {
			const { documents, parts, pictures } = index.headers;
			const isPart = new RegExp(index.partTypes).test(own['content-type'] ?? '');
			const all = {
				...(isPart ? parts : documents),
				...(url.pathname.startsWith('/media/') && pictures),
				...own,
			};
			return new Response(method === 'HEAD' ? null : body, { status, headers: all });
		}
	}
}

function sentenceOf(error: unknown): string {
	if (error instanceof Unreadable) return error.message;
	const { message, cause } = error instanceof Error ? error : new Error(String(error));
	const why = cause instanceof Error ? ` (${cause.message})` : '';
	return `The bucket cannot be read: ${message}${why}.`;
}

/** The way to the page that an address names by its id alone. */
function pageByItsId(part: IndexPart, page: string): Entry | undefined {
	const wanted = withAnyWords(page);
	const found = Object.entries(part).find(
		([path, entry]) => 'file' in entry && entry.byId && withAnyWords(path) === wanted,
	);
	return found && { to: encodeURI(found[0]) };
}

const passedOn = ['content-type', 'content-length', 'content-range', 'accept-ranges'];

/** The path as the site knows it, or `undefined` when it is none of ours. */
function decode(pathname: string): string | undefined {
	try {
		const path = decodeURIComponent(pathname);
		return path.length > 1000 || /[\0\\]|\/\//.test(path) ? undefined : path;
	} catch {
		return undefined;
	}
}
