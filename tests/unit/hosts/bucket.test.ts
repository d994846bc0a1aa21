import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openBucket, type Bucket } from '../../../src/hosts/bucket/bucket.ts';
import { honoursConditions } from '../../../src/hosts/bucket/publish.ts';
import { purge } from '../../../src/hosts/bucket/purge.ts';
import { publishLive } from '../../../src/hosts/bucket/publish-live.ts';
import { rollBack } from '../../../src/build/rollback.ts';
import { releaseFiles } from '../../../src/release/release-folder.ts';
import { publishOf, showInMemory } from '../../support/bucket-site.ts';
import { cutOut } from '../../support/damage.ts';
import { freePort } from '../../support/free-port.ts';
import { memoryBucket, type MemoryBucket } from '../../support/memory-bucket.ts';
import { home, page, publish, publishFolder } from '../../support/published.ts';

/** A unit that the next release does not show. */
const shows = { units: [{ id: 7 }] };
const secretPage = page('/de/kaufen/', { body: '<p>Geheimweg 7</p><a href="/de/">Start</a>' });

const changed = (text: string) => ({ ...home, 'de.html': `${home['de.html']}<!-- ${text} -->` });
const gone = (id: number) => ({ owner: { kind: 'unit' as const, id }, goneAt: 1 });
const pointerIn = ({ objects }: MemoryBucket) => JSON.parse(objects.get('live.json') ?? '');

describe('a release in a bucket', () => {
	test('is stored before its index, and its index before the one pointer', async () => {
		const places = publishFolder();
		const bucket = memoryBucket();
		await showInMemory(places, bucket, await publish(places, home, { name: '0001' }));
		const puts = bucket.asked
			.filter((each) => each.startsWith('PUT') && !each.includes('scratch'))
			.map((each) => each.slice(4).split('/')[0] ?? '');
		expect(puts).toEqual(puts.toSorted((a, b) => order(a) - order(b)));
		expect(puts.at(-1)).toBe('live.json');
		expect(pointerIn(bucket)).toMatchObject({ number: 1, release: '0001' });
	});

	test('costs what has changed', async () => {
		const places = publishFolder();
		const bucket = memoryBucket();
		const first = await publish(places, home, { name: '0001' });
		await showInMemory(places, bucket, first);
		expect(await showInMemory(places, bucket, first)).toMatchObject({
			isNew: false,
			stored: 0,
			removed: 0,
		});
		const second = await publish(places, changed('two'), { name: '0002' });
		// The page, the part of the index that names it, and the index.
		expect(await showInMemory(places, bucket, second)).toMatchObject({ isNew: true, stored: 3 });
		expect(bucket.asked.filter((each) => each.startsWith('LIST'))).toHaveLength(4);
	});

	test('stays when the next one goes live, so that going back stores nothing but the pointer', async () => {
		const places = publishFolder();
		const bucket = memoryBucket();
		const first = await publish(places, home, { name: '0001' });
		await showInMemory(places, bucket, first);
		await showInMemory(places, bucket, await publish(places, changed('two'), { name: '0002' }));
		expect(await showInMemory(places, bucket, first)).toMatchObject({ stored: 0, removed: 3 });
		expect(pointerIn(bucket)).toMatchObject({ number: 3, release: '0001' });
	});

	test('goes when five others have gone live', async () => {
		const places = publishFolder();
		const bucket = memoryBucket();
		const counts: number[] = [];
		for (const name of ['1', '2', '3', '4', '5', '6', '7']) {
			const { removed } = await showInMemory(
				places,
				bucket,
				await publish(places, changed(name), { name: `000${name}` }),
			);
			counts.push(removed);
		}
		expect(counts).toEqual([0, 0, 0, 0, 0, 3, 3]);
	});

	test('is gone at once where the next one withdraws anything, also one of a build in between', async () => {
		const places = publishFolder();
		const bucket = memoryBucket();
		const site = { ...home, 'de/kaufen.html': secretPage };
		await showInMemory(places, bucket, await publish(places, site, { name: '0001', shows }));
		// This one never reached the bucket.
		await publish(places, home, { name: '0002' });
		await showInMemory(places, bucket, await publish(places, changed('three'), { name: '0003' }));
		expect([...bucket.objects.values()].join()).not.toContain('Geheimweg');
	});

	test('is gone at once where what the bucket holds was not known any more', async () => {
		const places = publishFolder();
		const bucket = memoryBucket();
		const site = { ...home, 'de/kaufen.html': secretPage };
		await showInMemory(places, bucket, await publish(places, site, { name: '0001', shows }));
		for (const ending of ['', '-wal', '-shm']) {
			rmSync(join(places.root, `bucket.sqlite${ending}`), { force: true });
		}
		await showInMemory(places, bucket, await publish(places, home, { name: '0002' }));
		expect([...bucket.objects.values()].join()).not.toContain('Geheimweg');
	});

	test('is gone at once where everything earlier is to be forgotten', async () => {
		const places = publishFolder();
		const bucket = memoryBucket();
		await showInMemory(
			places,
			bucket,
			await publish(places, changed('the first'), { name: '0001' }),
		);
		const second = await publish(places, home, { name: '0002' });
		await showInMemory(places, bucket, second);
		expect([...bucket.objects.values()].join()).toContain('the first');
		await showInMemory(places, bucket, second, { forgets: true });
		expect([...bucket.objects.values()].join()).not.toContain('the first');
	});

	test('is made up for by the next publish when one was killed anywhere', async () => {
		const places = publishFolder();
		const bucket = memoryBucket();
		await showInMemory(places, bucket, await publish(places, home, { name: '0001' }));
		for (let at = 0; at < 8; at++) {
			const site = { ...changed(`secret ${at}`), 'de/kaufen.html': secretPage };
			const release = await publish(places, site, { name: `1${at}0` });
			let left = at;
			bucket.onPut = () => {
				if (left-- === 0) throw new Error('killed');
			};
			await showInMemory(places, bucket, release).catch(() => {});
			bucket.onPut = () => {};
			await showInMemory(places, bucket, await publish(places, home, { name: `1${at}1` }));
			expect([...bucket.objects.values()].join()).not.toMatch(/secret|Geheimweg/);
			rmSync(release, { recursive: true, force: true });
		}
	});

	test('is whole when it comes back after a publish that was killed while it removed things', async () => {
		const places = publishFolder();
		const bucket = memoryBucket();
		const site = { ...home, 'de/kaufen.html': secretPage };
		await showInMemory(places, bucket, await publish(places, site, { name: '0001', shows }));
		const whole = [...bucket.objects.keys()];
		bucket.onRemoved = (key) => {
			if (key.startsWith('objects/')) throw new Error('killed');
		};
		const withdrawing = await publish(places, home, { name: '0002' });
		await showInMemory(places, bucket, withdrawing).catch(() => {});
		bucket.onRemoved = () => {};
		await showInMemory(places, bucket, await publish(places, site, { name: '0003', shows }));
		expect(whole.filter((key) => !bucket.objects.has(key))).toEqual([]);
	});

	test('leaves nothing behind that was stored for it and never shown', async () => {
		const places = publishFolder();
		const bucket = memoryBucket();
		const first = await publish(places, home, { name: '0001' });
		await showInMemory(places, bucket, first);
		const site = { ...home, 'de/kaufen.html': secretPage };
		const second = await publish(places, site, { name: '0002', shows });
		bucket.onPut = (key) => {
			if (key === 'live.json') throw new Error('killed');
		};
		await showInMemory(places, bucket, second).catch(() => {});
		expect([...bucket.objects.values()].join()).toContain('Geheimweg');
		bucket.onPut = () => {};
		await showInMemory(places, bucket, first);
		expect([...bucket.objects.values()].join()).not.toContain('Geheimweg');
	});

	test('has beside it what has become of units, as long as there is such a file', async () => {
		const places = publishFolder();
		const bucket = memoryBucket();
		const status = join(places.root, 'status.json');
		writeFileSync(status, '{"reserved":[7]}');
		const release = await publish(places, home, { name: '0001' });
		await showInMemory(places, bucket, release);
		expect(bucket.objects.get('status.json')).toBe('{"reserved":[7]}');
		rmSync(status);
		await showInMemory(places, bucket, release);
		expect(bucket.objects.has('status.json')).toBe(false);
	});
});

describe('two builders of one bucket', () => {
	test.each(['heeded', 'refused', 'ignored'] as const)(
		'do not overwrite each other where conditions are %s: the later one is told',
		async (conditions) => {
			const bucket = memoryBucket(conditions);
			const [places, others] = [publishFolder(), publishFolder()];
			await showInMemory(places, bucket, await publish(places, home, { name: '0001' }));
			const theirs = await publish(others, changed('theirs'), { name: '0002' });
			const ours = await publish(places, changed('ours'), { name: '0003' });
			let isFirst = true;
			bucket.onPut = (key) => {
				if (!key.startsWith('index/') || !isFirst) return;
				isFirst = false;
				bucket.objects.set(
					'live.json',
					`{"format":1,"number":2,"release":"0002","index":"index/x.json"}`,
				);
			};
			await expect(showInMemory(places, bucket, ours)).rejects.toThrow(
				'another builder has published',
			);
			expect(pointerIn(bucket).release).toBe('0002');
			bucket.onPut = () => {};
			expect(await showInMemory(others, bucket, theirs)).toMatchObject({
				isFenced: conditions === 'heeded',
			});
		},
	);

	test('are kept apart by nothing but a lock also where the pointer is only written again, and that is told', async () => {
		const bucket = memoryBucket('ignored');
		const places = publishFolder();
		await showInMemory(places, bucket, await publish(places, changed('one'), { name: '0001' }));
		const second = await publish(places, home, { name: '0002' });
		await showInMemory(places, bucket, second);
		expect(await showInMemory(places, bucket, second, { forgets: true })).toMatchObject({
			isNew: false,
			isFenced: false,
		});
	});

	test.each([
		['publishes', false],
		['finds its release live', true],
	])(
		'never both succeed where one counts on what the other removes, which %s',
		async (_, isLive) => {
			const bucket = memoryBucket();
			const [places, others] = [publishFolder(), publishFolder()];
			const site = { ...home, 'de/kaufen.html': secretPage };
			await showInMemory(places, bucket, await publish(places, site, { name: '0001', shows }));
			const before = new Map(bucket.objects);
			const theirs = await publish(others, { ...site, ...changed('theirs') }, { name: '0003' });
			const ours = await publish(places, home, { name: '0002' });
			const [listed, removed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
			let their: Promise<unknown> | undefined;
			const own: MemoryBucket = {
				...bucket,
				async remove(key) {
					if (key.startsWith('objects/')) {
						their ??= showInMemory(others, slow, theirs).catch((error: unknown) => error);
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
				await showInMemory(places, bucket, ours);
				for (const [key, text] of before) if (key !== 'live.json') bucket.objects.set(key, text);
				rmSync(join(places.root, 'bucket.sqlite'));
			}
			await showInMemory(places, own, ours);
			removed.resolve();
			expect(String(await their)).toContain('another builder has published');
			expect(pointerIn(bucket).release).toBe('0002');
		},
	);

	test('are kept apart by the store itself in the very moment of writing, where it heeds conditions', async () => {
		const bucket = memoryBucket();
		const places = publishFolder();
		await showInMemory(places, bucket, await publish(places, home, { name: '0001' }));
		const other = '{"format":1,"number":2,"release":"0002","index":"index/x.json"}';
		bucket.onPut = (key) => void (key === 'live.json' && bucket.objects.set(key, other));
		const ours = await publish(places, changed('ours'), { name: '0003' });
		await expect(showInMemory(places, bucket, ours)).rejects.toThrow(
			'another builder has published',
		);
		expect(bucket.objects.get('live.json')).toBe(other);
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
		const [places, others] = [publishFolder(), publishFolder()];
		const lists = () => bucket.asked.filter((each) => each.startsWith('LIST')).length;
		const first = await publish(places, home, { name: '0001' });
		await showInMemory(places, bucket, first, { token: 1 });
		const listed = lists();
		await showInMemory(places, bucket, first, { token: 2 });
		expect(lists()).toBe(listed);

		const site = { ...home, 'de/kaufen.html': secretPage };
		const theirs = await publish(others, site, { name: '0002', shows });
		bucket.onPut = (key) => {
			if (key === 'live.json') throw new Error('killed');
		};
		await showInMemory(others, bucket, theirs, { token: 3 }).catch(() => {});
		bucket.onPut = () => {};
		expect([...bucket.objects.values()].join()).toContain('Geheimweg');
		await showInMemory(places, bucket, first, { token: 4 });
		expect([...bucket.objects.values()].join()).not.toContain('Geheimweg');
	});

	test('do not publish again what another has taken off, unless somebody says so', async () => {
		const bucket = memoryBucket();
		const [places, others] = [publishFolder(), publishFolder()];
		const bad = { ...changed('bad'), ...home };
		const [good, made] = [{ checksum: 'good' }, { checksum: 'bad' }];
		for (const [name, note] of [
			['0001', good],
			['0002', made],
		] as const) {
			const release = await publish(places, changed(name), { name, note });
			await showInMemory(places, bucket, release);
		}
		rollBack(places);
		await showInMemory(places, bucket, realpathSync(places.current));
		const theirs = await publish(others, bad, { name: '0003', note: made });
		await expect(showInMemory(others, bucket, theirs)).rejects.toThrow(
			/^this would publish release 0002 again, which another builder has taken off at .*--again`$/,
		);
		expect(pointerIn(bucket)).toMatchObject({ release: '0001' });
		const next = await publish(others, changed('next'), { name: '0004', note: { checksum: 'n' } });
		await showInMemory(others, bucket, next);
		expect(pointerIn(bucket).takenOff).toBeUndefined();

		rollBack(others, { showsAgain: 'all' });
		await showInMemory(others, bucket, theirs, { again: true });
		expect(pointerIn(bucket)).toMatchObject({ release: '0003' });
	});

	test.each([
		['not after a part of a reading, a rollback or a failure', { isReadWhole: false }, false],
		['after a build that has read everything', { isReadWhole: true }, true],
		['where somebody says so', { isReadWhole: false, again: true }, true],
	])('replace what another has published %s', async (_, more, isShown) => {
		const bucket = memoryBucket();
		const [places, others] = [publishFolder(), publishFolder()];
		const site = { ...home, 'de/kaufen.html': secretPage };
		const first = await publish(places, site, { name: '0001', shows });
		await showInMemory(places, bucket, first);
		const hiding = await publish(others, home, { name: '0002' });
		await showInMemory(others, bucket, hiding);
		const shown = showInMemory(places, bucket, first, more).then(
			() => true,
			(error: unknown) => String(error),
		);
		const refusal = expect.stringMatching(/another builder has published release 0002 since .*`$/);
		expect(await shown).toEqual(isShown || refusal);
		const texts = [...bucket.objects.values()].join();
		expect(texts.includes('Geheimweg')).toBe(isShown);
		// Without it the next build reads everything.
		expect(existsSync(releaseFiles(first).catalogue)).toBe(isShown);
	});

	test('learn what departed of pages that they have never had', async () => {
		const bucket = memoryBucket();
		const [places, others] = [publishFolder(), publishFolder()];
		const first = await publish(places, home, {
			name: '0001',
			departed: { owners: [gone(7), gone(8)], lists: [] },
		});
		await showInMemory(places, bucket, first);
		const second = await publish(others, changed('theirs'), {
			name: '0002',
			departed: { owners: [gone(8)], lists: [] },
		});
		const { departed } = await showInMemory(others, bucket, second);
		expect(departed).toEqual([{ kind: 'unit', id: 7 }]);
		expect(await showInMemory(others, bucket, second)).toMatchObject({ departed: [] });
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

describe('addresses that caches must forget', () => {
	test('are kept until the command has taken them', async () => {
		const places = publishFolder();
		const bucket = memoryBucket();
		const list = { file: join(places.root, 'purge.txt'), command: 'exit 3' };
		const site = { ...home, 'de/kaufen.html': secretPage };
		await showInMemory(places, bucket, await publish(places, site, { name: '0001', shows }), list);
		const next = await publish(places, home, { name: '0002' });
		await showInMemory(places, bucket, next, list);
		await expect(purge(list)).rejects.toThrow('VITRINE_PURGE_COMMAND ended with 3');
		await purge({ ...list, command: `cat > '${places.root}/taken'` });
		expect(readFileSync(join(places.root, 'taken'), 'utf8')).toBe(
			'https://site.example/de/kaufen/\n',
		);
		expect(existsSync(list.file)).toBe(false);
	});
});

describe('a list', () => {
	test.each([
		['nothing', ''],
		['the same again', '<Key>index/a.json</Key>'],
	])('that goes on with %s is refused, since what is missing in it would stay', async (_, keys) => {
		const bucket = await storeThatAnswers(
			200,
			`<ListBucketResult><IsTruncated>true</IsTruncated>${keys}</ListBucketResult>`,
		);
		const listed = async () => await Array.fromAsync(bucket.list('index/'));
		await expect(listed()).rejects.toThrow('does not list what it holds');
	});
});

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
	const places = publishFolder();
	const bucket = memoryBucket();
	const others = ['objects/../live.json', 'objects/a?b', 'objects/&amp;', 'media/x/y.avif'];
	for (const key of others) bucket.objects.set(key, 'x');
	await showInMemory(places, bucket, await publish(places, home, { name: '0001' }));
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
	const port = await freePort();
	const server = createServer(({ method, url }, answer) => {
		told(`${method} ${url}`);
		answer.writeHead(status);
		answer.end(text);
	}).listen(port, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => void server.close());
	const access = { region: 'eu', keyId: 'AKIAKEY', secret: 'the-secret' };
	return openBucket({ address: `http://127.0.0.1:${port}/site/`, ...access }, mayWriteUntil);
}

function order(folder: string): number {
	return ['media', 'objects', 'index', 'status.json', 'live.json'].indexOf(folder);
}
