import { IndexPart, partOf, SiteIndex } from '../../edge/site-index.ts';
import type { Bucket } from './bucket.ts';
import type { IndexObjects } from './index-objects.ts';

/** Paths under which the index in a bucket has another file than the next one: parts that are the same are not read. */
export async function withdrawnPaths(
	bucket: Pick<Bucket, 'get'>,
	before: string,
	{ texts, key }: IndexObjects,
): Promise<string[]> {
	const read = async (name: string) => JSON.parse((await bucket.get(name))?.text ?? 'null');
	const old = SiteIndex.safeParse(await read(before)).data?.parts ?? [];
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
		const part = IndexPart.safeParse(await read(name)).data ?? {};
		for (const [path, entry] of Object.entries(part)) {
			if ('file' in entry && JSON.stringify(entry) !== JSON.stringify(entryNow(path)))
				found.push(path);
		}
	}
	return found;
}
