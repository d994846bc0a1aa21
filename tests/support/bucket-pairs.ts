import { asOnlyBuilder } from '../../src/commands/line/builder-lease.ts';
import { publishLive } from '../../src/hosts/bucket/publish-live.ts';
import { publishOf } from './bucket-site.ts';
import { home, page, publish, publishFolder, type PublishPlaces } from './published.ts';
import type { TestBucket } from './swift.ts';

/** What the index of a bucket names and the bucket does not hold. */
export async function missingIn({ open }: Pick<TestBucket, 'open'>): Promise<string[]> {
	const missing: string[] = [];
	const read = async (key: string) => {
		const answer = await fetch(`${open}/${key}`);
		if (!answer.ok) missing.push(key);
		return await answer.text();
	};
	const json = async (key: string) => {
		const text = await read(key);
		return missing.includes(key) ? {} : JSON.parse(text);
	};
	const { parts = [] } = await json((await json('live.json')).index);
	for (const part of parts) {
		for (const { file } of Object.values<{ file?: string }>(await json(part))) {
			if (file !== undefined) await read(`objects/${file}`);
		}
	}
	return missing;
}

/**
 * Lets two builders with folders of their own publish to one bucket at the same time, again and again. Each release has
 * pages that the other builder's has, too, and takes some off the site.
 * @returns how often the bucket lacked something afterwards, and what builders said
 */
export async function publishInPairs(
	pairs: number,
	bucket: TestBucket,
	databaseUrl: string | undefined,
): Promise<{ readonly broken: number; readonly refused: number }> {
	const builders = [publishFolder(), publishFolder()];
	let [broken, refused] = [0, 0];
	const build = async (places: PublishPlaces, name: string, random: () => boolean) => {
		const more = Array.from({ length: 12 }, (_, n) => n).filter(random);
		const pages = more.map((n) => [`de/haus-${n}.html`, page(`/de/haus-${n}/`)] as const);
		await publish(
			places,
			{ ...home, ...Object.fromEntries(pages) },
			{ name, shows: { units: [{ id: Number(name) }] } },
		);
		await asOnlyBuilder(
			{
				bucketHost: { ...bucket.access, purgeCommand: undefined },
				delivery: { databaseUrl },
			},
			async ({ bucketHost }) => bucketHost && (await publishLive(publishOf(places, bucketHost))),
		);
	};
	for (let pair = 0; pair < pairs; pair++) {
		const built = await Promise.allSettled(
			builders.map((places, n) =>
				build(places, `${String(pair).padStart(4, '0')}${n}`, () => Math.random() < 0.5),
			),
		);
		refused += built.filter(({ status }) => status === 'rejected').length;
		if ((await missingIn(bucket)).length > 0) broken++;
	}
	return { broken, refused };
}
