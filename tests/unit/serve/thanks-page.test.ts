import { expect, test } from 'vitest';
import { thanksPages } from '../../../src/serve/thanks-page.ts';
import { origin, testServer, writeRelease } from '../../support/release.ts';

const path = '/de/anfrage/danke/?ref=K7Q2-9MXT';
const sentence = 'Ihre Vorgangsnummer: K7Q2-9MXT';

test('the thank-you page names the reference, and the one of the release that is live', async () => {
	const server = await testServer();
	expect(await (await server.get(path)).text()).toContain(sentence);
	const files = { 'de/anfrage/danke/index.html': '<h1>Neu</h1><!--reference-->' };
	await writeRelease(server.folder, { name: 'two', files });
	const page = await (await server.get(path)).text();
	expect(page).toContain('<h1>Neu</h1>');
	expect(page).toContain(sentence);
});

test('what is no reference stands in no page', async () => {
	const server = await testServer();
	for (const ref of ['', '<b>K7Q2-9MXT</b>', 'K7Q2-9MXT%3Cb%3E']) {
		const page = await (await server.get(`/de/anfrage/danke/?ref=${ref}`)).text();
		expect(page).toBe('<h1>Danke</h1><!--reference-->');
	}
});

test('a page is read once for each release and language, however often it is asked for', async () => {
	let release = 'one';
	const read: string[] = [];
	const thanks = thanksPages({
		releaseName: () => release,
		pageAt: async (page) => {
			read.push(`${release} ${page}`);
			return '<h1>Danke</h1><!--reference-->';
		},
	});
	const ask = (locale: 'de' | 'en') =>
		Array.from({ length: 200 }, (_, visitor) =>
			thanks('K7Q2-9MXT', { locale, client: `198.51.100.${visitor}` }),
		);
	const pages = await Promise.all([...ask('de'), ...ask('en')]);
	expect(pages.every((page) => page?.includes('K7Q2-9MXT'))).toBe(true);
	expect(read).toEqual(['one /de/anfrage/danke/', 'one /en/inquiry/thank-you/']);
	release = 'two';
	await Promise.all(ask('de'));
	expect(read.slice(2)).toEqual(['two /de/anfrage/danke/']);
});

test('a page that could not be read is read again', async () => {
	let fails = true;
	const thanks = thanksPages({
		releaseName: () => 'one',
		pageAt: async () => {
			if (fails) throw new Error('EIO');
			return '<!--reference-->';
		},
	});
	const visitor = { locale: 'de', client: '198.51.100.1' } as const;
	await expect(thanks('K7Q2-9MXT', visitor)).rejects.toThrow('EIO');
	fails = false;
	expect(await thanks('K7Q2-9MXT', visitor)).toContain('K7Q2-9MXT');
});

test('who asks more than 20 times a minute gets the page without a reference, and others with one', async () => {
	const server = await testServer();
	const ask = async (peer: string) =>
		await (await server.app.request(`${origin}${path}`, {}, { peer })).text();
	const named: boolean[] = [];
	for (let time = 0; time < 30; time++) named.push((await ask('198.51.100.1')).includes(sentence));
	expect(named.filter(Boolean)).toHaveLength(20);
	expect(named.slice(20).some(Boolean)).toBe(false);
	expect(await ask('198.51.100.1')).toContain('<h1>Danke</h1>');
	expect(await ask('198.51.100.2')).toContain(sentence);
	server.wait(120_000);
	expect(await ask('198.51.100.1')).toContain(sentence);
});
