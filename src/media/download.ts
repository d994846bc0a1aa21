import type { LookupFunction } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, errors, request } from 'undici';
import { PhotoError, type PhotoFailure } from './photo-error.ts';
import { checkAddress, publicOnly, type Reach } from './allowed-hosts.ts';

/** What a host said of a version of a photo, to ask it later whether there is another. */
export interface Validators {
	readonly etag?: string | undefined;
	readonly lastModified?: string | undefined;
}

type Downloaded =
	| { readonly outcome: 'unchanged' }
	| { readonly outcome: 'new'; readonly bytes: Buffer; readonly validators: Validators };

/**
 * Reads the bytes of a photo; with validators only if they have changed.
 * @throws PhotoError
 */
export type Download = (url: string, known?: Validators) => Promise<Downloaded>;

const limits = {
	bytes: 25e6,
	/** For one try with all its redirects. */
	seconds: 15,
	redirects: 3,
	tries: 3,
};

interface DownloaderOptions extends Reach {
	readonly lookup?: LookupFunction;
	/** Waits before another try, for so many milliseconds. */
	readonly wait?: (milliseconds: number) => Promise<unknown>;
	/** Seconds that one try may take. */
	readonly seconds?: number;
	/** Asked before another try: what the time of a build has not sufficed for, the next one tries. */
	readonly hasTime?: () => boolean;
}

/**
 * A `Download` over HTTP that trusts nobody: limited in bytes, time and redirects, never to a private
 * address, never with a key. `close` ends its connections.
 */
export function createDownloader(options: DownloaderOptions) {
	const { wait = sleep, seconds = limits.seconds, hasTime = () => true } = options;
	const dispatcher = publicOnly(options.allowedOrigins, options.lookup);
	const hosts = createHostHealth();

	const download: Download = async (address, known) => {
		const { origin } = checkAddress(address, options);
		for (let tried = 1; ; tried += 1) {
			if (tried === 1 ? !hosts.mayAsk(origin) : hosts.isDown(origin)) {
				throw new PhotoError({ reason: 'host is down' });
			}
			try {
				const downloaded = await readOnce(address, { known, dispatcher, reach: options, seconds });
				hosts.answered(origin);
				return downloaded;
			} catch (cause) {
				const error = asPhotoError(cause, seconds);
				if (!error.isTemporary) throw error;
				if (tried === limits.tries) {
					hosts.failed(origin);
					throw error;
				}
				if (!hasTime()) throw error;
				await wait(500 * 4 ** (tried - 1) * (0.75 + Math.random() / 2));
			}
		}
	};
	return { download, close: () => dispatcher.destroy() };
}

interface OneRead {
	readonly known: Validators | undefined;
	readonly dispatcher: Dispatcher;
	readonly reach: Reach;
	readonly seconds: number;
}

async function readOnce(address: string, read: OneRead): Promise<Downloaded> {
	const signal = AbortSignal.timeout(read.seconds * 1000);
	let url = checkAddress(address, read.reach);
	for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
		const response = await request(url, {
			dispatcher: read.dispatcher,
			signal,
			headers: questionHeaders(read.known),
		});
		const { statusCode: status, headers, body } = response;
		if (status === 200) {
			const bytes = await readBody(body, Number(headers['content-length'] ?? 0));
			if (!isPicture(bytes)) throw new PhotoError({ reason: 'not an image' });
			const validators = {
				etag: printable(headers['etag']),
				lastModified: printable(headers['last-modified']),
			};
			return { outcome: 'new', bytes, validators };
		}
		await body.dump({ limit: 16_384, signal });
		if (status === 304 && read.known) return { outcome: 'unchanged' };
		const location = single(headers['location']);
		if (![301, 302, 303, 307, 308].includes(status) || !location) {
			throw new PhotoError({ reason: 'refused', status });
		}
		if (!URL.canParse(location, url)) throw new PhotoError({ reason: 'bad address' });
		url = checkAddress(new URL(location, url).href, read.reach);
	}
	throw new PhotoError({ reason: 'too many redirects' });
}

function questionHeaders(known: Validators | undefined): Record<string, string> {
	return {
		accept: 'image/jpeg, image/png, image/webp',
		// A compressed response could unpack to any size.
		'accept-encoding': 'identity',
		...(known?.etag ? { 'if-none-match': known.etag } : {}),
		...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
	};
}

async function readBody(body: Dispatcher.ResponseData['body'], announced: number): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of body) {
		const piece: Buffer = chunk;
		size += piece.length;
		if (Math.max(size, announced) > limits.bytes) {
			throw new PhotoError({ reason: 'too large', megabytes: limits.bytes / 1e6 });
		}
		chunks.push(piece);
	}
	return Buffer.concat(chunks, size);
}

/** The first bytes decide, not the name or the type the host claims. */
function isPicture(bytes: Buffer): boolean {
	const start = bytes.subarray(0, 12).toString('latin1');
	return (
		start.startsWith('\xff\xd8\xff') ||
		start.startsWith('\x89PNG\r\n\x1a\n') ||
		/^RIFF[^]{4}WEBP$/.test(start)
	);
}

function single(header: string | string[] | undefined): string | undefined {
	return Array.isArray(header) ? header[0] : header;
}

/** What may be sent back in a header of ours. */
function printable(header: string | string[] | undefined): string | undefined {
	const value = single(header);
	return value && /^[\x20-\x7e]{1,200}$/.test(value) ? value : undefined;
}

function asPhotoError(cause: unknown, seconds: number): PhotoError {
	if (cause instanceof PhotoError) return cause;
	const slow =
		(cause instanceof DOMException && cause.name === 'TimeoutError') ||
		cause instanceof errors.ConnectTimeoutError ||
		cause instanceof errors.HeadersTimeoutError ||
		cause instanceof errors.BodyTimeoutError;
	// Only the code: the text of a network error names the host.
	const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
	const detail = typeof code === 'string' ? code : 'the connection failed';
	const failure: PhotoFailure = slow
		? { reason: 'too slow', seconds }
		: { reason: 'unreachable', detail };
	return new PhotoError(failure);
}

/** So many photos in a row without one response, and hardly any more of the host's are tried. */
const mostFailures = 10;
/** So many are left out before one is tried all the same. */
const firstPause = 5;
/** After so many of these have failed, too, each pause is twice as long as the one before. */
const patience = 20;

/** Which hosts of photos have failed too often in this build. */
function createHostHealth() {
	const hosts = new Map<string, { failures: number; left: number; pause: number; tries: number }>();
	const isDown = (origin: string) => (hosts.get(origin)?.failures ?? 0) >= mostFailures;
	return {
		isDown,
		/**
		 * Whether the next photo of a host is worth a request. Of a host that is down a few are: perhaps only those that
		 * failed are broken there, and they come first in every build.
		 */
		mayAsk(origin: string): boolean {
			const host = hosts.get(origin);
			if (!host || !isDown(origin)) return true;
			host.left += 1;
			if (host.left <= host.pause) return false;
			host.left = 0;
			host.tries += 1;
			if (host.tries >= patience) host.pause *= 2;
			return true;
		},
		answered: (origin: string) => void hosts.delete(origin),
		failed(origin: string): void {
			const host = hosts.get(origin) ?? { failures: 0, left: 0, pause: firstPause, tries: 0 };
			hosts.set(origin, { ...host, failures: host.failures + 1 });
		},
	};
}
