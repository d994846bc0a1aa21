import { createHash } from 'node:crypto';
import { mediaType } from '../../src/release/media-type.ts';
import { BucketError, type Bucket } from '../../src/hosts/bucket/bucket.ts';

/** A bucket in memory, with all that was asked of it. */
export interface MemoryBucket extends Bucket {
	readonly objects: Map<string, string>;
	/** Such as `PUT live.json`. */
	readonly asked: string[];
	/** Called before an object is written, and after one is removed. */
	onPut(key: string): void;
	onRemoved(key: string): void;
}

/** @param conditions what it does with a condition: heed it, or that something is absent, write all the same, or refuse to */
export function memoryBucket(
	conditions: 'heeded' | 'half heeded' | 'ignored' | 'refused' = 'heeded',
): MemoryBucket {
	const objects = new Map<string, string>();
	const asked: string[] = [];
	const tagOf = (key: string) => {
		const text = objects.get(key);
		return text === undefined ? undefined : `"${createHash('md5').update(text).digest('hex')}"`;
	};
	const bucket: MemoryBucket = {
		address: 'https://store.example/site',
		objects,
		asked,
		onPut: () => {},
		onRemoved: () => {},
		async get(key) {
			asked.push(`GET ${key}`);
			const text = objects.get(key);
			return text === undefined ? undefined : { text, tag: tagOf(key) ?? '' };
		},
		async put(key, body, { when }) {
			asked.push(`PUT ${key}`);
			bucket.onPut(key);
			if (when !== undefined && conditions === 'refused') throw new BucketError('501', 501);
			const isMet = when === 'absent' ? !objects.has(key) : when?.tag === tagOf(key);
			const isHeeded =
				conditions === 'heeded' || (conditions === 'half heeded' && when === 'absent');
			if (when !== undefined && isHeeded && !isMet) return undefined;
			objects.set(key, Buffer.from(body).toString());
			return tagOf(key);
		},
		async remove(key) {
			asked.push(`DELETE ${key}`);
			objects.delete(key);
			bucket.onRemoved(key);
		},
		async *list(start) {
			asked.push(`LIST ${start}`);
			yield* [...objects.keys()].filter((key) => key.startsWith(start)).sort();
		},
	};
	return bucket;
}

/** Reads an object as a store answers whom it lets read and not list. */
export function readMemory(
	{ objects }: MemoryBucket,
	key: string,
	{ method, headers }: { readonly method: string; readonly headers: Record<string, string> },
): Response {
	const text = objects.get(key);
	if (text === undefined) return new Response('<Error/>', { status: 403 });
	const [, from = '', to = ''] = /bytes=(\d+)-(\d+)/.exec(headers['Range'] ?? '') ?? [];
	const part = from === '' ? text : text.slice(Number(from), Number(to) + 1);
	return new Response(method === 'HEAD' ? null : part, {
		status: from === '' ? 200 : 206,
		headers: {
			'Content-Type': mediaType(key.slice(key.lastIndexOf('.'))),
			'Content-Length': String(part.length),
			...(from !== '' && { 'Content-Range': `bytes ${from}-${to}/${text.length}` }),
		},
	});
}
