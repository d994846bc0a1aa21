import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openBucket, type Bucket } from '../../../src/hosts/bucket/bucket.ts';
import { honoursConditions } from '../../../src/hosts/bucket/publish.ts';
import { purge } from '../../../src/hosts/bucket/purge.ts';
import { publishLive } from '../../../src/hosts/bucket/publish-live.ts';
import { rollBack } from '../../../src/build/rollback.ts';
import { releaseFiles } from '../../../src/release/release-folder.ts';
import { publishOf, showInMemory } from '../../support/bucket-site.ts';
import { cutOut } from '../../support/damage.ts';
import { portOf } from '../../support/port-of.ts';
import { memoryBucket, type MemoryBucket } from '../../support/memory-bucket.ts';
import {
	home,
	page,
	publish,
	publishFolder,
	type ReleaseChanges,
	type Rendered,
} from '../../support/published.ts';

/** A unit that the next release does not show. */
const shows = { units: [{ id: 7 }] };
const secretPage = page('/de/kaufen/', { body: '<p>Geheimweg 7</p><a href="/de/">Start</a>' });

const changed = (text: string) => ({ ...home, 'de.html': `${home['de.html']}<!-- ${text} -->` });
const departed = (...ids: number[]) => ({
	departed: {
		owners: ids.map((id) => ({ owner: { kind: 'unit' as const, id }, removedAt: 1 })),
		lists: [],
	},
});
const pointerIn = ({ objects }: MemoryBucket) => JSON.parse(objects.get('live.json') ?? '');
const textsIn = ({ objects }: MemoryBucket) => [...objects.values()].join();
const site = { ...home, 'de/kaufen.html': secretPage };

let releases = 0;
/** A builder of its own, each of whose releases is named after all before it. */
function builder(bucket = memoryBucket()) {
	const places = publishFolder();
	const make = async (rendered: Rendered, changes: ReleaseChanges = {}) => {
		const name = String((releases += 1)).padStart(4, '0');
		return { name, release: await publish(places, rendered, { name, ...changes }) };
	};
	const show = (release: string, more?: Parameters<typeof showInMemory>[3]) =>
		showInMemory(places, bucket, release, more);
	return {
		places,
		bucket,
		make,
		show,
		/** Makes a release and shows it. */
		async next(rendered: Rendered, changes?: ReleaseChanges, more?: Parameters<typeof show>[1]) {
			const made = await make(rendered, changes);
			return { ...made, shown: await show(made.release, more) };
		},
	};
}

/** As when the process was killed before something was written. */
function killAt(bucket: MemoryBucket, isLast: (key: string) => boolean): void {
	bucket.onPut = (key) => {
		if (isLast(key)) throw new Error('killed');
	};
}
const goOn = (bucket: MemoryBucket) => void (bucket.onPut = () => {});

describe('a release in a bucket', () => {
	test('is stored before its index, and its index before the one pointer', async () => {
		const { bucket, next } = builder();
		const { name } = await next(home);
		const puts = bucket.asked
			.filter((each) => each.startsWith('PUT') && !each.includes('scratch'))
			.map((each) => each.slice(4).split('/')[0] ?? '');
		expect(puts).toEqual(puts.toSorted((a, b) => order(a) - order(b)));
		expect(puts.at(-1)).toBe('live.json');
		expect(pointerIn(bucket)).toMatchObject({ number: 1, release: name });
	});

	test('costs what has changed', async () => {
		const { bucket, next, show } = builder();
		const { release } = await next(home);
		expect(await show(release)).toMatchObject({ isNew: false, stored: 0, removed: 0 });
		// The page, the part of the index that names it, and the index.
		expect((await next(changed('two'))).shown).toMatchObject({ isNew: true, stored: 3 });
		expect(bucket.asked.filter((each) => each.startsWith('LIST'))).toHaveLength(4);
	});

	test('stays when the next one goes live, so that going back stores nothing but the pointer', async () => {
		const { bucket, next, show } = builder();
		const first = await next(home);
		await next(changed('two'));
		expect(await show(first.release)).toMatchObject({ stored: 0, removed: 3 });
		expect(pointerIn(bucket)).toMatchObject({ number: 3, release: first.name });
	});

	test('goes when five others have gone live', async () => {
		const { next } = builder();
		const counts: number[] = [];
		for (const text of ['1', '2', '3', '4', '5', '6', '7'])
			counts.push((await next(changed(text))).shown.removed);
		expect(counts).toEqual([0, 0, 0, 0, 0, 3, 3]);
	});

	test('is removed at once where the next one hides or removes anything, also one of a build in between', async () => {
		const { bucket, make, next } = builder();
		await next(site, { shows });
		// This one never reached the bucket.
		await make(home);
		await next(changed('three'));
		expect(textsIn(bucket)).not.toContain('Geheimweg');
	});

	test('is removed at once where what the bucket holds was not known any more', async () => {
		const { bucket, places, next } = builder();
		await next(site, { shows });
		for (const ending of ['', '-wal', '-shm'])
			rmSync(join(places.root, `bucket.sqlite${ending}`), { force: true });
		await next(home);
		expect(textsIn(bucket)).not.toContain('Geheimweg');
	});

	test('is removed at once where everything earlier is to be forgotten', async () => {
		const { bucket, next, show } = builder();
		await next(changed('the first'));
		const { release } = await next(home);
		expect(textsIn(bucket)).toContain('the first');
		await show(release, { forgets: true });
		expect(textsIn(bucket)).not.toContain('the first');
	});

	test('is made up for by the next publish when one was killed anywhere', async () => {
		const { bucket, make, next, show } = builder();
		await next(home);
		for (let at = 0; at < 8; at++) {
			const { release } = await make({ ...changed(`secret ${at}`), 'de/kaufen.html': secretPage });
			let left = at;
			killAt(bucket, () => left-- === 0);
			await show(release).catch(() => {});
			goOn(bucket);
			await next(home);
			expect(textsIn(bucket)).not.toMatch(/secret|Geheimweg/);
			rmSync(release, { recursive: true, force: true });
		}
	});

	test('is whole when it comes back after a publish that was killed while it removed things', async () => {
		const { bucket, next } = builder();
		await next(site, { shows });
		const whole = [...bucket.objects.keys()];
		bucket.onRemoved = (key) => {
			if (key.startsWith('objects/')) throw new Error('killed');
		};
		await next(home).catch(() => {});
		bucket.onRemoved = () => {};
		await next(site, { shows });
		expect(whole.filter((key) => !bucket.objects.has(key))).toEqual([]);
	});

	test('leaves nothing behind that was stored for it and never shown', async () => {
		const { bucket, next, show } = builder();
		const { release } = await next(home);
		killAt(bucket, (key) => key === 'live.json');
		await next(site, { shows }).catch(() => {});
		expect(textsIn(bucket)).toContain('Geheimweg');
		goOn(bucket);
		await show(release);
		expect(textsIn(bucket)).not.toContain('Geheimweg');
	});

	test('has beside it what has become of units, as long as there is such a file', async () => {
		const { bucket, places, next, show } = builder();
		const status = join(places.root, 'status.json');
		writeFileSync(status, '{"reserved":[7]}');
		const { release } = await next(home);
		expect(bucket.objects.get('status.json')).toBe('{"reserved":[7]}');
		rmSync(status);
		await show(release);
		expect(bucket.objects.has('status.json')).toBe(false);
	});
});

const theirPointer = '{"format":1,"number":2,"release":"theirs","index":"index/x.json"}';

describe('two builders of one bucket', () => {
	test.each(['heeded', 'refused', 'ignored'] as const)(
		'do not overwrite each other where conditions are %s: the later one is told',
		async (conditions) => {
			const bucket = memoryBucket(conditions);
			const [ours, theirs] = [builder(bucket), builder(bucket)];
			await ours.next(home);
			const { release } = await theirs.make(changed('theirs'));
			let isFirst = true;
			bucket.onPut = (key) => {
				if (!key.startsWith('index/') || !isFirst) return;
				isFirst = false;
				bucket.objects.set('live.json', theirPointer);
			};
			await expect(ours.next(changed('ours'))).rejects.toThrow('another builder has published');
			expect(pointerIn(bucket).release).toBe('theirs');
			goOn(bucket);
			expect(await theirs.show(release)).toMatchObject({ isFenced: conditions === 'heeded' });
		},
	);

	test('are kept apart by nothing but a lock also where the pointer is only written again, and that is told', async () => {
		const { next, show } = builder(memoryBucket('ignored'));
		await next(changed('one'));
		const { release } = await next(home);
		const again = await show(release, { forgets: true });
		expect(again).toMatchObject({ isNew: false, isFenced: false });
	});

	test.each([
		['publishes', false],
		['finds its release live', true],
	])(
		'never both succeed where one counts on what the other removes, which %s',
		async (_, isLive) => {
			const bucket = memoryBucket();
			const [ours, theirs] = [builder(bucket), builder(bucket)];
			await ours.next(site, { shows });
			const before = new Map(bucket.objects);
			const other = await theirs.make({ ...site, ...changed('theirs') });
			const own = await ours.make(home);
			const [listed, removed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
			let their: Promise<unknown> | undefined;
			const removing: MemoryBucket = {
				...bucket,
				async remove(key) {
					if (key.startsWith('objects/')) {
						their ??= showInMemory(theirs.places, slow, other.release).catch(
							(error: unknown) => error,
						);
						await listed.promise;
					}
					await bucket.remove(key);
				},
			};
			const slow: MemoryBucket = {
				...bucket,
				async put(key, ...rest) {
					if (key.startsWith('objects/')) listed.resolve();
					if (key === 'live.json') await removed.promise;
					return await bucket.put(key, ...rest);
				},
			};
			if (isLive) {
				await ours.show(own.release);
				for (const [key, text] of before) if (key !== 'live.json') bucket.objects.set(key, text);
				rmSync(join(ours.places.root, 'bucket.sqlite'));
			}
			await showInMemory(ours.places, removing, own.release);
			removed.resolve();
			expect(String(await their)).toContain('another builder has published');
			expect(pointerIn(bucket).release).toBe(own.name);
		},
	);

	test('are kept apart by the store itself in the very moment of writing, where it heeds conditions', async () => {
		const { bucket, next } = builder();
		await next(home);
		bucket.onPut = (key) => void (key === 'live.json' && bucket.objects.set(key, theirPointer));
		await expect(next(changed('ours'))).rejects.toThrow('another builder has published');
		expect(bucket.objects.get('live.json')).toBe(theirPointer);
	});

	test.each([
		['heeded', true],
		['half heeded', false],
		['refused', false],
		['ignored', false],
	] as const)('a store where conditions are %s is found out', async (conditions, expected) => {
		const bucket = memoryBucket(conditions);
		expect(await honoursConditions(bucket)).toBe(expected);
		expect(bucket.objects.size).toBe(0);
	});
});

describe('builders that take turns', () => {
	test('remove what another one has stored that died before its pointer, and list nothing while they are alone', async () => {
		const bucket = memoryBucket();
		const [ours, theirs] = [builder(bucket), builder(bucket)];
		const lists = () => bucket.asked.filter((each) => each.startsWith('LIST')).length;
		const { release } = await ours.next(home, {}, { token: 1 });
		const listed = lists();
		await ours.show(release, { token: 2 });
		expect(lists()).toBe(listed);

		killAt(bucket, (key) => key === 'live.json');
		await theirs.next(site, { shows }, { token: 3 }).catch(() => {});
		goOn(bucket);
		expect(textsIn(bucket)).toContain('Geheimweg');
		await ours.show(release, { token: 4 });
		expect(textsIn(bucket)).not.toContain('Geheimweg');
	});

	test('do not publish again what another has rolled back, unless somebody says so', async () => {
		const bucket = memoryBucket();
		const [ours, theirs] = [builder(bucket), builder(bucket)];
		const made = { checksum: 'bad' };
		const good = await ours.next(changed('good'), { note: { checksum: 'good' } });
		const bad = await ours.next(changed('bad'), { note: made });
		rollBack(ours.places);
		await ours.show(realpathSync(ours.places.current));
		const again = await theirs.make(home, { note: made });
		await expect(theirs.show(again.release)).rejects.toThrow(
			new RegExp(
				`^this would publish release ${bad.name} again, which another builder has rolled back at .*--again\`$`,
			),
		);
		expect(pointerIn(bucket)).toMatchObject({ release: good.name });
		await theirs.next(changed('next'), { note: { checksum: 'n' } });
		expect(pointerIn(bucket).rolledBack).toBeUndefined();

		rollBack(theirs.places, { showsAgain: 'all' });
		await theirs.show(again.release, { again: true });
		expect(pointerIn(bucket)).toMatchObject({ release: again.name });
	});

	test.each([
		['not after a part of a reading, a rollback or a failure', { isReadWhole: false }, false],
		['after a build that has read everything', { isReadWhole: true }, true],
		['where somebody says so', { isReadWhole: false, again: true }, true],
	])('replace what another has published %s', async (_, more, isShown) => {
		const bucket = memoryBucket();
		const [ours, theirs] = [builder(bucket), builder(bucket)];
		const { release } = await ours.next(site, { shows });
		const { name } = await theirs.next(home);
		const shown = ours.show(release, more).then(
			() => true,
			(error: unknown) => String(error),
		);
		const refusal = expect.stringMatching(
			new RegExp(`another builder has published release ${name} since .*\`$`),
		);
		expect(await shown).toEqual(isShown || refusal);
		expect(textsIn(bucket).includes('Geheimweg')).toBe(isShown);
		// Without it the next build reads everything.
		expect(existsSync(releaseFiles(release).catalogue)).toBe(isShown);
	});

	test('learn what departed of pages that they have never had', async () => {
		const bucket = memoryBucket();
		const [ours, theirs] = [builder(bucket), builder(bucket)];
		await ours.next(home, departed(7, 8));
		const { release, shown } = await theirs.next(changed('theirs'), departed(8));
		expect(shown.departed).toEqual([{ kind: 'unit', id: 7 }]);
		expect(await theirs.show(release)).toMatchObject({ departed: [] });
	});

	test('send nothing that writes once their time is over, also where it has ended since they asked', async () => {
		const asked: string[] = [];
		const answers = [performance.now() - 1];
		const bucket = await storeThatAnswers(200, '', {
			told: (line) => asked.push(line.replace(/\?X-Amz-Expires=59&.*/, ' for 59 s')),
			mayWriteUntil: async () => {
				const until = answers.pop();
				if (until === undefined) throw new Error('lost');
				return until;
			},
		});
		await expect(bucket.remove('objects/a')).rejects.toThrow('lost');
		expect(asked).toEqual([]);
		answers.push(performance.now() + 60_000);
		await bucket.remove('objects/a');
		await bucket.get('objects/a');
		expect(asked).toEqual(['DELETE /site/objects/a for 59 s', 'GET /site/objects/a']);
	});
});

test('addresses that caches must forget are kept until the command has taken them', async () => {
	const { places, next } = builder();
	const list = { file: join(places.root, 'purge.txt'), command: 'exit 3' };
	await next(site, { shows }, list);
	await next(home, {}, list);
	await expect(purge(list)).rejects.toThrow('VITRINE_PURGE_COMMAND ended with 3');
	await purge({ ...list, command: `cat > '${places.root}/taken'` });
	expect(readFileSync(join(places.root, 'taken'), 'utf8')).toBe(
		'https://site.example/de/kaufen/\n',
	);
	expect(existsSync(list.file)).toBe(false);
});

test.each([
	['nothing', ''],
	['the same again', '<Key>index/a.json</Key>'],
])(
	'a list that goes on with %s is refused, since what is missing in it would stay',
	async (_, keys) => {
		const bucket = await storeThatAnswers(
			200,
			`<ListBucketResult><IsTruncated>true</IsTruncated>${keys}</ListBucketResult>`,
		);
		const listed = async () => await Array.fromAsync(bucket.list('index/'));
		await expect(listed()).rejects.toThrow('does not list what it holds');
	},
);

test('a release whose list is damaged is not published, and the next build looks for damage', async () => {
	const places = publishFolder();
	const pages = Array.from(
		{ length: 60 },
		(_, at) => [`de/${at}.html`, page(`/de/${at}/`)] as const,
	);
	cutOut(releaseFiles(await publish(places, { ...home, ...Object.fromEntries(pages) })).index);
	writeFileSync(join(places.root, 'looked-for-damage.json'), '');
	const host = { address: 'http://127.0.0.1:9/site', region: 'eu', keyId: 'a', secret: 'b' };
	const shown = publishLive(publishOf(places, { ...host, purgeCommand: undefined }));
	await expect(shown).rejects.toThrow(/^The list of what the live release .* `npm run build`/);
	expect(existsSync(join(places.root, 'looked-for-damage.json'))).toBe(false);
});

test('objects of others in the bucket stay, and lead to none of ours', async () => {
	const { bucket, next } = builder();
	const others = ['objects/../live.json', 'objects/a?b', 'objects/&amp;', 'media/x/y.avif'];
	for (const key of others) bucket.objects.set(key, 'x');
	await next(home);
	expect(
		bucket.asked.filter((each) => each.startsWith('DELETE') && !/scratch|status/.test(each)),
	).toEqual([]);
});

test('what a store says no to is told in one sentence without the key', async () => {
	const bucket = await storeThatAnswers(
		403,
		'<Error><Code>SignatureDoesNotMatch</Code><Key>AKIAKEY</Key></Error>',
	);
	const error = await bucket.get('live.json').catch((caught: unknown) => caught);
	expect(String(error)).toBe(
		`Error: The bucket ${bucket.address} answered 403 SignatureDoesNotMatch to GET live.json: look at VITRINE_BUCKET_URL, VITRINE_BUCKET_REGION and what the key of VITRINE_BUCKET_KEY_ID may do there.`,
	);
});

/** A store that says the same to everything. */
async function storeThatAnswers(
	status: number,
	text: string,
	{
		told = () => {},
		mayWriteUntil,
	}: { told?: (line: string) => void; mayWriteUntil?: () => Promise<number> } = {},
): Promise<Bucket> {
	const server = createServer(({ method, url }, answer) => {
		told(`${method} ${url}`);
		answer.writeHead(status);
		answer.end(text);
	});
	const port = await portOf(server);
	const access = { region: 'eu', keyId: 'AKIAKEY', secret: 'the-secret' };
	return openBucket({ address: `http://127.0.0.1:${port}/site/`, ...access }, mayWriteUntil);
}

function order(folder: string): number {
	return ['media', 'objects', 'index', 'status.json', 'live.json'].indexOf(folder);
}
