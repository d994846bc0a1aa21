import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rollBack } from '../../src/build/rollback.ts';
import { showFromBucket } from '../support/bucket-site.ts';
import { home, page, publish, publishFolder } from '../support/published.ts';
import { publishUnderReaders } from '../support/publishes.ts';
import { hasSwift, startSwift, type Swift } from '../support/swift.ts';

let folder: string;
let swift: Swift;

const withStreet = page('/de/kaufen/', {
	body: '<p>Geheimweg 7</p><img src="/media/ab-480.avif"><a href="/de/">Start</a>',
});

/** A site that shows a street and a photo, in a bucket. */
async function shownSite() {
	const places = publishFolder();
	writeFileSync(join(places.media, 'ab-480.avif'), 'picture of the house');
	const site = { ...home, 'de/kaufen.html': withStreet };
	await publish(places, site, { name: '0001', shows: { projects: [{ id: 7 }], pictures: ['ab'] } });
	const taken = join(places.root, 'taken');
	const shown = await showFromBucket(swift, places, `cat >> '${taken}'`);
	onTestFinished(() => shown.stop());
	const get = async (path: string) => await fetch(shown.origin + path, { redirect: 'manual' });
	const addresses = () => (existsSync(taken) ? readFileSync(taken, 'utf8').trim().split('\n') : []);
	return { ...shown, places, site, get, addresses };
}

describe.runIf(hasSwift)('a site in a bucket of OpenStack Swift', { timeout: 240_000 }, () => {
	beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), 'vitrine-swift-'));
		swift = await startSwift(folder);
	});
	afterAll(async () => {
		await swift.stop();
		rmSync(folder, { recursive: true });
	});

	test('whoever reads a site from a bucket while releases go live gets each page with its own styles, and no error', async () => {
		const { pages, faults } = await publishUnderReaders(5, {
			show: (places) => showFromBucket(swift, places),
			perSecond: 4,
		});
		expect(faults).toEqual([]);
		expect(pages).toBeGreaterThan(20);
	});

	test('what a release takes off the site is in no object of the bucket any more, and caches are told its addresses', async () => {
		const { places, bucket, get, addresses, publish: show } = await shownSite();
		expect(await (await get('/de/kaufen/')).text()).toContain('Geheimweg 7');
		expect((await get('/media/ab-480.avif')).status).toBe(200);
		expect([...bucket.contents().values()].join()).toContain('Geheimweg 7');

		await publish(places, home, { name: '0002' });
		await show();
		const left = bucket.contents();
		expect([...left.values()].join()).not.toMatch(/Geheimweg|picture of the house/);
		expect([...left.keys()].filter((key) => key.startsWith('media/'))).toEqual([]);
		await expect.poll(async () => (await get('/de/kaufen/')).text()).not.toContain('Geheimweg 7');
		expect((await get('/media/ab-480.avif')).status).toBe(404);
		expect(addresses()).toEqual([
			'https://site.example/de/kaufen/',
			'https://site.example/media/ab-480.avif',
		]);
	});

	test('a rollback stores nothing but the pointer, where nothing was withdrawn', async () => {
		const { places, site, bucket, get, publish: show } = await shownSite();
		const all = Object.entries(site).map(([name, text]) => [name, `${text}<!-- two -->`] as const);
		await publish(places, Object.fromEntries(all), {
			name: '0002',
			shows: { projects: [{ id: 7 }], pictures: ['ab'] },
		});
		await show();
		await expect.poll(async () => (await get('/de/')).text()).toContain('two');
		const before = bucket.contents();

		rollBack(places);
		await show();
		await expect.poll(async () => (await get('/de/')).text()).not.toContain('two');
		// What the release that was taken off has shown is gone.
		expect([...bucket.contents().keys()].filter((key) => !before.has(key))).toEqual([]);
		expect([...bucket.contents().values()].join()).not.toContain('two');
	});
});
