import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exportLive } from '../../../src/hosts/export/export-live.ts';
import { lockBuilds } from '../../../src/release/lock.ts';
import { placeOf } from '../../../src/release/file-store.ts';
import { goBack } from '../../../src/release/releases.ts';
import { releaseFiles, openRelease } from '../../../src/release/release-folder.ts';
import { cutOut } from '../../support/damage.ts';
import { home, page, publish, publishFolder } from '../../support/published.ts';
import { site } from '../../support/settings.ts';
import { filesIn } from '../../support/site-files.ts';

function exporting() {
	const places = publishFolder();
	const [dist, state] = [join(places.root, 'dist'), join(places.root, 'exported.txt')];
	const done = join(places.root, 'exported-release.txt');
	const status = join(places.root, 'status.json');
	const live = { ...places, state, done, status, dist, nginx: `${dist}-nginx`, site };
	return {
		places,
		state,
		status,
		dist,
		nginx: live.nginx,
		runLive: (
			patience?: number,
			{ host = 'netlify', to = dist }: { host?: 'netlify' | 'nginx'; to?: string } = {},
		) => exportLive({ ...live, host, dist: to, ...(patience && { patience }) }),
		makeUp: () => exportLive({ ...live, done: undefined, host: 'netlify' }),
		home: () => readFileSync(join(dist, 'de/index.html'), 'utf8'),
	};
}

test('a folder is made equal to the release, with the pictures that it shows and those that were finished since', async () => {
	const { places, dist, runLive } = exporting();
	const finish = (name: string) => writeFileSync(join(places.media, name), name);
	const shows = { pictures: ['aa'] };
	finish('aa-480.avif');
	finish('bb-480.avif');
	await publish(
		places,
		{ ...home, 'de/alt/eins.html': page('/de/alt/eins/') },
		{ name: '1', shows },
	);
	await runLive();
	const files = () => filesIn(dist).map(({ path }) => path);
	expect(files()).toEqual([
		'_headers',
		'_redirects',
		'de/alt/eins/index.html',
		'de/index.html',
		'de/kaufen/index.html',
		'media/aa-480.avif',
		'sitemap-0.xml',
		'sitemap-index.xml',
		'targets.json',
	]);
	finish('aa-1600.avif');
	await runLive();
	expect(readFileSync(join(dist, 'media/aa-1600.avif'), 'utf8')).toBe('aa-1600.avif');
	await publish(places, home, { name: '2' });
	await runLive();
	expect(files()).not.toContain('de/alt/eins/index.html');
	expect(existsSync(join(dist, 'media'))).toBe(false);
});

test('what is equal already is left as it is, until somebody has put another folder in its place', async () => {
	const { places, dist, runLive } = exporting();
	await publish(places, home);
	await runLive();
	const { ino } = statSync(dist);
	await runLive();
	expect(statSync(dist).ino).toBe(ino);
	rmSync(dist, { recursive: true });
	mkdirSync(dist);
	writeFileSync(join(dist, 'left.html'), 'left behind');
	await runLive();
	expect(existsSync(join(dist, 'left.html'))).toBe(false);
	expect(existsSync(join(dist, 'de/index.html'))).toBe(true);
});

test('an export waits for the build that runs, and takes what is live then', async () => {
	const { places, runLive, home: exportedHome } = exporting();
	await publish(places, home, { name: '1' });
	const unlock = lockBuilds(places.root);
	const waiting = runLive();
	const changed = page('/de/', { body: 'Neu' });
	await publish(places, { ...home, 'de.html': changed }, { name: '2' });
	unlock();
	await waiting;
	expect(exportedHome()).toBe(changed);
	lockBuilds(places.root)();
});

test('an export that failed is known to be missing until one has gone through, for each host', async () => {
	const { places, runLive, makeUp, dist } = exporting();
	await publish(places, home, { name: '1' });
	expect(await runLive()).toEqual({ isNew: true, problems: [] });
	expect(await runLive()).toMatchObject({ isNew: false });
	await publish(places, home, { name: '2' });
	writeFileSync(join(places.root, 'no-folder'), '');
	await expect(runLive(1, { to: join(places.root, 'no-folder/dist') })).rejects.toThrow(
		/^Release 2 is live, but dist\/ could not be made equal to it \(E.*\): .* run `npm run build`/,
	);
	expect(await makeUp()).toMatchObject({ isNew: false });
	expect(await runLive()).toMatchObject({ isNew: true });
	expect(await runLive(1, { host: 'nginx' })).toMatchObject({ isNew: true });
	expect(await runLive(1, { host: 'nginx' })).toMatchObject({ isNew: false });
	expect(existsSync(dist)).toBe(true);
});

test('an export that has waited in vain says so, and touches nothing', async () => {
	const { places, dist, runLive } = exporting();
	await publish(places, home);
	const unlock = lockBuilds(places.root);
	await expect(runLive(1)).rejects.toThrow('Another build is running; wait for it to end');
	expect(existsSync(dist)).toBe(false);
	unlock();
});

test('an export that breaks off half-way leaves the folder as it was', async () => {
	const { places, dist, runLive, home: exportedHome } = exporting();
	await publish(places, home, { name: '1' });
	await runLive();
	const changed = Object.keys(home).map((file) => {
		return [file, page(`/${file.replace('.html', '/')}`, { body: 'Neu' })] as const;
	});
	const second = await publish(places, Object.fromEntries(changed), { name: '2' });
	const { index } = openRelease(second);
	rmSync(placeOf(places.files, index.file('/de/kaufen/')?.name ?? ''));
	index.close();
	await expect(runLive()).rejects.toThrow('ENOENT');
	expect(exportedHome()).toBe(home['de.html']);
	expect(existsSync(dist)).toBe(true);
});

test('a release whose list is damaged is not exported, in a sentence that says what to do', async () => {
	const { places, runLive, dist } = exporting();
	const pages = Array.from(
		{ length: 60 },
		(_, at) => [`de/${at}.html`, page(`/de/${at}/`)] as const,
	);
	const live = await publish(places, { ...home, ...Object.fromEntries(pages) }, { name: '1' });
	cutOut(releaseFiles(live).index);
	writeFileSync(join(places.root, 'looked-for-damage.json'), '');
	await expect(runLive()).rejects.toThrow(/^The list of what the live release .* `npm run build`/);
	expect(existsSync(join(places.root, 'looked-for-damage.json'))).toBe(false);
	expect(existsSync(dist)).toBe(false);
});

test('whatever the umask, everybody can read what is exported, and nothing else', async () => {
	const before = process.umask(0o077);
	onTestFinished(() => void process.umask(before));
	const { places, status, dist, nginx, runLive } = exporting();
	writeFileSync(join(places.media, 'aa-480.avif'), 'aa');
	writeFileSync(status, '{}');
	const release = await publish(places, home, { name: '1', shows: { pictures: ['aa'] } });
	await runLive(1, { host: 'nginx' });
	expect(modesBelow(dist)).toMatchObject({
		'.': '755',
		'de/kaufen': '755',
		'de/kaufen/index.html': '644',
		'media/aa-480.avif': '644',
		'status.json': '644',
	});
	for (const folder of [dist, nginx]) {
		expect(new Set(Object.values(modesBelow(folder)))).toEqual(new Set(['755', '644']));
	}
	const next = { ...home, 'de/neu/haus.html': page('/de/neu/haus/') };
	await publish(places, next, { name: '2' });
	await runLive(1, { host: 'nginx' });
	expect(modesBelow(dist)).toMatchObject({ 'de/neu/haus': '755', 'de/neu/haus/index.html': '644' });
	for (const folder of [places.files, places.media, release]) {
		expect(modesBelow(folder)['.']).toBe('700');
	}
});

/** Who may do what with a folder and everything in it, by path. */
function modesBelow(folder: string): Record<string, string> {
	const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
	return Object.fromEntries(
		names.map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
	);
}

function units(...ids: number[]) {
	return {
		all: ids.map((id) => ({
			kind: 'unit' as const,
			id,
			title: 'Altbau "am Park"',
			reference: `V-${id}`,
			...(id > 1 && { brokerId: 3, projectId: 7 }),
		})),
	};
}

test('the list of targets goes live and back with the release whose it is', async () => {
	const { places, dist, runLive } = exporting();
	const list = () => JSON.parse(readFileSync(join(dist, 'targets.json'), 'utf8'));
	const first = await publish(places, home, { name: '1', targets: units(1) });
	await runLive();
	const search = expect.any(String);
	const before = { format: 1, origin: 'https://site.example', search, targets: units(1).all };
	expect(list()).toEqual(before);
	await publish(places, home, { name: '2', targets: units(1, 2) });
	await runLive();
	expect(list()).toEqual({ ...before, targets: units(1, 2).all });
	goBack(basename(first), places, '2026-11-23T00:00:00.000Z');
	await runLive();
	expect(list()).toEqual(before);
});
