import {
	chmodSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../../../src/release/file-store.ts';
import { releaseFiles, openRelease } from '../../../src/release/release-folder.ts';
import {
	goLive,
	nextReleaseName,
	pruneReleases,
	sweepFiles,
} from '../../../src/release/releases.ts';
import { testFolder } from '../../support/outbox.ts';
import {
	assemble,
	home,
	page,
	part,
	publish,
	publishFolder,
	servedPaths,
	type PublishPlaces,
} from '../../support/published.ts';
import { runSql } from '../../support/damage.ts';

const css = (colour: string) => `h1{color:${colour}}`;
const styled = (file: string) => `<link rel="stylesheet" href="/_astro/${file}">`;
const at = (builtAt: string) => ({
	note: { builtAt },
});

function textOf({ current, files }: PublishPlaces, path: string): string | undefined {
	const { index } = openRelease(current);
	const name = index.file(path)?.name;
	index.close();
	return name === undefined ? undefined : readFileSync(placeOf(files, name), 'utf8');
}

describe('a release', () => {
	test('is a list of files, each kept once and compressed where that makes it smaller', async () => {
		const places = publishFolder();
		const long = page('/de/lang/', { body: 'wieder und wieder '.repeat(200) });
		await publish(places, { ...home, 'de/lang.html': long, 'a.txt': 'x', 'b.txt': 'x' });
		const { index } = openRelease(places.current);
		expect(index.file('/a.txt')?.name).toBe(index.file('/b.txt')?.name);
		expect(index.file('/a.txt')?.packed).toBeUndefined();
		const { name = '', size, packed = 0 } = index.file('/de/lang/') ?? {};
		expect(size).toBe(Buffer.byteLength(long));
		const small = readFileSync(`${placeOf(places.files, name)}.br`);
		expect(small.length).toBe(packed);
		expect(packed).toBeLessThan(long.length / 5);
		expect(brotliDecompressSync(small).toString()).toBe(long);
		index.close();
	});

	test('that names a compressed copy of no bytes has none', async () => {
		const places = publishFolder();
		const live = await publish(places, home);
		runSql(releaseFiles(live).index, 'UPDATE file SET packed = 0');
		const { index } = openRelease(live);
		expect(index.file('/de/')).toMatchObject({ packed: undefined, status: 200 });
		index.close();
	});

	test('of which a part was rendered keeps the rest, and drops what was removed', async () => {
		const places = publishFolder();
		await publish(places, { ...home, 'de/alt.html': page('/de/alt/') });
		const changed = page('/de/kaufen/', { body: '<a href="/de/">Neu</a>' });
		const next = { 'de/kaufen.html': changed };
		await publish(places, next, { ...part, removedPaths: ['/de/alt/'], name: 'b' });
		expect(servedPaths(places)).toEqual([
			'/de/',
			'/de/kaufen/',
			'/sitemap-0.xml',
			'/sitemap-index.xml',
			'/targets.json',
		]);
		expect(textOf(places, '/de/kaufen/')).toBe(changed);
		expect(textOf(places, '/de/')).toBe(home['de.html']);
	});

	test('tells by its list of targets that search files are others, alike of which a part was rendered', async () => {
		const [places, whole] = [publishFolder(), publishFolder()];
		const search = (of: typeof places) => JSON.parse(textOf(of, '/targets.json') ?? '').search;
		const before = { 'search/index.bin': 'a', 'search/de-1-1.json': '[]' };
		await publish(places, { ...home, ...before });
		const first = search(places);
		await publish(places, home, { ...part, name: 'b' });
		expect(search(places)).toBe(first);
		const removedPaths = ['/search/de-1-1.json'];
		await publish(places, { 'search/index.bin': 'b' }, { ...part, removedPaths, name: 'c' });
		await publish(whole, { ...home, 'search/index.bin': 'b' });
		expect(search(places)).not.toBe(first);
		expect(search(places)).toBe(search(whole));
	});

	test('keeps the styles of the one before for a day, for pages that are open in a browser', async () => {
		const places = publishFolder();
		const first = {
			'de.html': page('/de/', { head: styled('a.css') }),
			'_astro/a.css': css('red'),
		};
		const second = {
			'de.html': page('/de/', { head: styled('b.css') }),
			'_astro/b.css': css('blue'),
		};
		await publish(places, first, { name: 'a', ...at('2026-11-21T12:00:00.000Z') });
		await publish(places, second, { name: 'b', ...at('2026-11-21T13:00:00.000Z') });
		expect(servedPaths(places)).toContain('/_astro/a.css');
		// Another build does not let it live longer, nor does one that renders everything.
		await publish(places, {}, { ...part, name: 'c', ...at('2026-11-22T12:30:00.000Z') });
		await publish(places, second, { name: 'd', ...at('2026-11-22T12:40:00.000Z') });
		expect(servedPaths(places)).toContain('/_astro/a.css');
		await publish(places, second, { name: 'e', ...at('2026-11-22T13:00:00.000Z') });
		expect(servedPaths(places)).not.toContain('/_astro/a.css');
		expect(servedPaths(places)).toContain('/_astro/b.css');
	});

	test('cannot be a part of nothing', async () => {
		await expect(assemble(publishFolder(), {}, part)).rejects.toThrow(/render everything\.$/);
	});

	test('is one of at most five that are kept, and so are their files', async () => {
		const places = publishFolder();
		const names = ['1', '2', '3', '4', '5', '6', '7'];
		for (const name of names) {
			await publish(places, { ...home, 'version.txt': `version ${name}` }, { name });
		}
		expect(readdirSync(places.releases)).toEqual(['3', '4', '5', '6', '7']);
		const now = Date.now();
		expect(sweepFiles({ ...places, now, always: true })).toBe(2);
		for (const name of readdirSync(places.releases)) {
			const { index } = openRelease(join(places.releases, name));
			for (const file of index.files()) {
				expect(existsSync(placeOf(places.files, file.name)), file.path).toBe(true);
			}
			index.close();
		}
		expect(sweepFiles({ ...places, now })).toBeUndefined();
		utimesSync(join(places.files, 'swept'), 0, 0);
		expect(sweepFiles({ ...places, now })).toBe(0);
		// The clock was ahead when it was done last.
		expect(sweepFiles({ ...places, now: now - 3_650 * 24 * 60 * 60 * 1000 })).toBe(0);
	});

	test.skipIf(process.getuid?.() !== 0)(
		'goes live also where an earlier one cannot be removed, as when another user has made it',
		async () => {
			const places = publishFolder();
			for (const name of ['1', '2', '3', '4', '5']) await publish(places, home, { name });
			const folder = await assemble(places, home, { name: '6' });
			for (const each of [places.root, places.releases, dirname(folder), folder]) {
				chmodSync(each, 0o777);
			}
			process.seteuid?.(65_534);
			try {
				goLive(folder, places);
				expect(() => pruneReleases(places)).toThrow('EACCES');
			} finally {
				process.seteuid?.(0);
			}
			expect(readlinkSync(places.current)).toBe('releases/6');
		},
	);
});

function nameAfter(known: readonly string[], builtAt: string): string {
	const releases = join(testFolder(), 'releases');
	for (const name of known) mkdirSync(join(releases, name), { recursive: true });
	return nextReleaseName(builtAt, { releases }).slice(0, 14);
}

test('a release is named by the second it is built in', () => {
	expect(nameAfter([], '2026-11-21T09:05:07.123Z')).toBe('20261121090507');
	expect(nameAfter(['20261121090506-ab12'], '2026-11-21T09:05:07.123Z')).toBe('20261121090507');
});

test.each([
	['20261121090507-ab12', '20261121090508'],
	['20261121090559-ab12', '20261121090600'],
	['20261231235959-ab12', '20270101000000'],
	['20261121090560-ab12', '20261121090601'],
])('where the clock was put back, the next after %s is a second that there is', (known, next) => {
	expect(nameAfter([known], '2026-11-21T08:00:00.000Z')).toBe(next);
});
