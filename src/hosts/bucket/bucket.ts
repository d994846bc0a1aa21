import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { reasonOf } from '../../domain/sentences/failure.ts';

/** A bucket of an object store that speaks the protocol of S3, and the key to it. */
export interface BucketAccess {
	/** Address of the bucket, such as `https://s3.eu-central-1.amazonaws.com/site` or `https://site.s3.…`. */
	readonly address: string;
	readonly region: string;
	readonly keyId: string;
	readonly secret: string;
}

export interface PutOptions {
	/** As in `Content-Type` and `Cache-Control`. */
	readonly type: string;
	readonly caching: string;
	/** Written only where there is nothing yet, or only over the object with this tag. */
	readonly when?: 'absent' | { readonly tag: string } | undefined;
}

export interface Bucket {
	readonly address: string;
	/** What an object holds, and its tag. */
	get(key: string): Promise<{ readonly text: string; readonly tag: string } | undefined>;
	/** @returns its tag; nothing where the condition did not hold. */
	put(
		key: string,
		body: Uint8Array<ArrayBuffer> | string,
		options: PutOptions,
	): Promise<string | undefined>;
	/** Also where there is none. */
	remove(key: string): Promise<void>;
	/** Keys of all objects that begin so. */
	list(start: string): AsyncIterable<string>;
}

/** What the store said no to. */
export class BucketError extends Error {
	readonly status: number;

	constructor(message: string, status: number) {
		super(message);
		this.status = status;
	}
}

/** Milliseconds before a second try, a third, and so on. */
const pauses = [200, 1000, 4000, 10_000];

/** Milliseconds for one try. */
const patience = 120_000;

/**
 * Opens a bucket. Errors are one sentence, which holds neither key.
 * @param mayWriteUntil Asked before each try to write or remove: until when it may go on, by `performance.now()`. What
 * it throws ends everything.
 */
export function openBucket(
	{ address, region, keyId, secret }: BucketAccess,
	mayWriteUntil?: () => Promise<number>,
): Bucket {
	const base = address.replace(/\/+$/, '');
	const signer = new AwsClient({
		accessKeyId: keyId,
		secretAccessKey: secret,
		service: 's3',
		region,
	});

	const once = async (
		method: string,
		path: string,
		{ until, ...init }: RequestInit & { readonly until: number | undefined },
	): Promise<Response> => {
		if (until === undefined) {
			const request = await signer.sign(`${base}/${path}`, { ...init, method });
			return await fetch(request, { signal: AbortSignal.timeout(patience) });
		}
		// A request that waits for its connection while the process is stopped is sent all the same when it goes on, so the
		// store is told to refuse it by then.
		const seconds = Math.floor((until - performance.now()) / 1000);
		const url = `${base}/${path}?X-Amz-Expires=${seconds}`;
		const request = await signer.sign(url, { ...init, method, aws: { signQuery: true } });
		if (seconds < 1 || performance.now() > until) throw new Error('too late');
		return await fetch(request, { signal: AbortSignal.timeout(seconds * 1000) });
	};
	const ask = async (method: string, path: string, init: RequestInit = {}): Promise<Response> => {
		const untilOf = async () => (method === 'GET' ? undefined : await mayWriteUntil?.());
		for (const pause of pauses) {
			const until = await untilOf();
			const response = await once(method, path, { ...init, until }).catch(() => undefined);
			if (response && !isTemporary(response)) return response;
			await response?.body?.cancel();
			await wait(pause);
		}
		const until = await untilOf();
		return await once(method, path, { ...init, until }).catch((cause: unknown) => {
			throw new Error(
				`The bucket ${base} cannot be reached (${reasonOf(cause)}): look at VITRINE_BUCKET_URL and the network.`,
				{ cause },
			);
		});
	};

	return {
		address: base,
		async get(key) {
			const response = await ask('GET', key);
			if (response.status === 404) return void (await response.body?.cancel());
			if (!response.ok) throw await refusal('GET', key, response);
			return { text: await response.text(), tag: response.headers.get('etag') ?? '' };
		},
		async put(key, body, { type, caching, when }) {
			const headers = {
				'Content-Type': type,
				'Cache-Control': caching,
				// Stores take none in an address that expires.
				...(!mayWriteUntil && { 'X-Amz-Content-Sha256': digest(body) }),
				...(when === 'absent' && { 'If-None-Match': '*' }),
				...(typeof when === 'object' && { 'If-Match': when.tag }),
			};
			const response = await ask('PUT', key, { headers, body });
			const isRefused = when !== undefined && [404, 409, 412].includes(response.status);
			if (!response.ok && !isRefused) throw await refusal('PUT', key, response);
			await response.body?.cancel();
			return isRefused ? undefined : (response.headers.get('etag') ?? '');
		},
		async remove(key) {
			const response = await ask('DELETE', key);
			if (!response.ok && response.status !== 404) throw await refusal('DELETE', key, response);
			await response.body?.cancel();
		},
		async *list(start) {
			for (let after: string | undefined = ''; after !== undefined;) {
				const query = new URLSearchParams({ 'list-type': '2', prefix: start });
				if (after !== '') query.set('start-after', after);
				const response = await ask('GET', `?${query}`);
				if (!response.ok) throw await refusal('GET', `?${query}`, response);
				const text = await response.text();
				const keys = Array.from(text.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = '']) => key);
				yield* keys;
				const last: string | undefined = keys.at(-1);
				const isWhole = !text.includes('<IsTruncated>true');
				// What a list leaves out would stay in the bucket for good, also when it is removed.
				if (!isWhole && (last === undefined || last === after)) {
					throw new Error(
						`The bucket ${base} does not list what it holds: it needs ListObjectsV2.`,
					);
				}
				after = isWhole ? undefined : last;
			}
		},
	};

	async function refusal(method: string, key: string, response: Response): Promise<BucketError> {
		const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
		const said = [response.status, code].filter(Boolean).join(' ');
		return new BucketError(
			`The bucket ${base} answered ${said} to ${method} ${key}: look at VITRINE_BUCKET_URL, VITRINE_BUCKET_REGION and what the key of VITRINE_BUCKET_KEY_ID may do there.`,
			response.status,
		);
	}
}

function isTemporary({ status }: Response): boolean {
	return status === 429 || (status >= 500 && status !== 501);
}

function digest(body: Uint8Array<ArrayBuffer> | string): string {
	return createHash('sha256').update(body).digest('hex');
}
