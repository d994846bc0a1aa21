import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { request, type Dispatcher } from 'undici';
import type { CrmFailure } from './failure.ts';
import type { EndpointCall } from './endpoint-call.ts';

/** Bounds of one exchange. Times in milliseconds. */
export interface Limits {
	readonly connect: number;
	/** Until the response begins, and between two pieces of it. */
	readonly silence: number;
	/** From the first byte sent to the last one received. */
	readonly whole: number;
	/** Bytes of a response, decompressed. */
	readonly bytes: number;
}

export const usualLimits: Limits = {
	connect: 10_000,
	silence: 30_000,
	whole: 120_000,
	bytes: 64 * 2 ** 20,
};

/** A response with any status, completely received. */
interface RawResponse {
	readonly status: number;
	readonly header: (name: string) => string | undefined;
	readonly bytes: Buffer;
}

/** Sends one request and receives its response whole, or says why that failed. Follows no redirect. */
export async function exchange(
	call: EndpointCall,
	{
		baseUrl,
		apiKey,
		dispatcher,
		limits,
	}: { baseUrl: string; apiKey: string; dispatcher: Dispatcher; limits: Limits },
): Promise<RawResponse | CrmFailure> {
	let hasBegun = false;
	try {
		const response = await request(`${baseUrl}${call.target}`, {
			dispatcher,
			method: call.method,
			headers: {
				accept: 'application/json',
				'accept-encoding': 'gzip',
				'x-api-key': apiKey,
				...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
			},
			body: call.body ?? null,
			headersTimeout: limits.silence,
			bodyTimeout: limits.silence,
			signal: AbortSignal.timeout(limits.whole),
		});
		hasBegun = true;
		const header = (name: string) => [response.headers[name]].flat()[0];
		const announced = Number(header('content-length') ?? Number.NaN);
		const sent = await received(response.body, { limit: limits.bytes, announced });
		const bytes =
			sent && header('content-encoding') === 'gzip' ? await unzipped(sent, limits.bytes) : sent;
		if (!bytes) return { reason: 'tooLarge', limit: limits.bytes, of: 'bytes' };
		return { status: response.statusCode, header, bytes };
	} catch (error) {
		const { host } = new URL(baseUrl);
		if (hasBegun && isOverdue(error)) {
			return { reason: 'timedOut', phase: 'end', limit: limits.whole, sent: true, host };
		}
		return { ...connectionFailure(error), host };
	}
}

/** A long response that tells its length is received into the memory it needs, and no second time put together. */
async function received(
	body: Dispatcher.ResponseData['body'],
	{ limit, announced }: { limit: number; announced: number },
): Promise<Buffer | undefined> {
	const whole = announced > 0 && announced <= limit ? Buffer.allocUnsafeSlow(announced) : undefined;
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of body) {
		if (!(chunk instanceof Buffer)) continue;
		if (size + chunk.length > limit) return undefined;
		if (whole) chunk.copy(whole, size);
		else chunks.push(chunk);
		size += chunk.length;
	}
	return whole ?? Buffer.concat(chunks, size);
}

async function unzipped(bytes: Buffer, maxOutputLength: number): Promise<Buffer | undefined> {
	try {
		return await promisify(gunzip)(bytes, { maxOutputLength });
	} catch (error) {
		if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') return undefined;
		throw error;
	}
}

/** Only codes are kept: messages of the HTTP library may quote what was sent or received. */
function connectionFailure(
	error: unknown,
): Extract<CrmFailure, { reason: 'unreachable' | 'timedOut' }> {
	const code = codeOf(error) ?? 'no code';
	if (code === 'UND_ERR_CONNECT_TIMEOUT') {
		return { reason: 'timedOut', phase: 'connect', sent: false };
	}
	if (isOverdue(error) || code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT') {
		return { reason: 'timedOut', phase: 'response', sent: true };
	}
	return { reason: 'unreachable', code, sent: !isBeforeSending(error, code) };
}

function isOverdue(error: unknown): boolean {
	return error instanceof DOMException && error.name === 'TimeoutError';
}

function isBeforeSending(error: unknown, code: string): boolean {
	const first = error instanceof AggregateError ? error.errors[0] : error;
	const call = typeof first === 'object' && first !== null && 'syscall' in first && first.syscall;
	return call === 'connect' || call === 'getaddrinfo' || /CERT|ERR_TLS|SIGNATURE/.test(code);
}

function codeOf(error: unknown): string | undefined {
	if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
	return typeof error.code === 'string' ? error.code : undefined;
}
