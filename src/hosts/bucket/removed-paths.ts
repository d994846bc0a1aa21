import { IndexPart, partOf, SiteIndex } from '../edge/site-index.ts';
import { type OwnerKey, nameOf } from '../../domain/address.ts';
import { ownerAt } from '../../i18n/unit-path.ts';
import type { ReleaseIndex } from '../../release/release-index.ts';
import type { Bucket } from './bucket.ts';
import type { IndexObjects } from './index-objects.ts';

/** Paths under which the index in a bucket has another file than the next one: parts that are the same are not read. */
export async function removedPaths(
	bucket: Pick<Bucket, 'get'>,
	before: string,
	{ texts, key }: IndexObjects,
): Promise<string[]> {
	const old = await partsOf(bucket, before);
	const { parts } = SiteIndex.parse(JSON.parse(texts.get(key) ?? ''));
	const known = new Map<string, IndexPart>();
	const entryNow = (path: string) => {
		const name = parts[partOf(path, parts.length)] ?? '';
		const part = known.get(name) ?? IndexPart.parse(JSON.parse(texts.get(name) ?? '{}'));
		known.set(name, part);
		return part[path];
	};
	const found: string[] = [];
	for (const name of old.filter((each) => !parts.includes(each))) {
		const part = await readPart(bucket, name);
		for (const [path, entry] of Object.entries(part)) {
			if ('file' in entry && JSON.stringify(entry) !== JSON.stringify(entryNow(path)))
				found.push(path);
		}
	}
	return found;
}

/**
 * Units and projects that the index in a bucket says were removed, and of which a release knows nothing: another builder has
 * published and removed them.
 */
export async function departedElsewhere(
	bucket: Pick<Bucket, 'get'>,
	before: string,
	index: Pick<ReleaseIndex, 'departed' | 'pagesOf'>,
): Promise<OwnerKey[]> {
	const found = new Map<string, OwnerKey>();
	for (const name of await partsOf(bucket, before)) {
		for (const [path, entry] of Object.entries(await readPart(bucket, name))) {
			const owner = 'removed' in entry ? ownerAt(path) : undefined;
			if (!owner || index.departed.owner(owner) || index.pagesOf(owner).length > 0) continue;
			found.set(nameOf(owner), owner);
		}
	}
	return [...found.values()];
}

async function partsOf(bucket: Pick<Bucket, 'get'>, index: string): Promise<readonly string[]> {
	return SiteIndex.safeParse(await read(bucket, index)).data?.parts ?? [];
}

async function readPart(bucket: Pick<Bucket, 'get'>, name: string): Promise<IndexPart> {
	return IndexPart.safeParse(await read(bucket, name)).data ?? {};
}

async function read(bucket: Pick<Bucket, 'get'>, name: string): Promise<unknown> {
	return JSON.parse((await bucket.get(name))?.text ?? 'null');
}
