import {
	existsSync,
	readFileSync,
	rmSync,
	symlinkSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { negotiateLocale } from '../../../src/serve/pages.ts';
import { followRelease, type ReleasePlaces } from '../../../src/serve/release.ts';
import { findFile } from '../../../src/serve/static.ts';
import { goodForm } from '../../support/inquiry.ts';
import { testFolder } from '../../support/outbox.ts';
import { placesOf, testServer, writeRelease } from '../../support/release.ts';
import { post } from '../../support/visitor.ts';

describe('pages and files', () => {
	test('files come with their type, and are kept as long as they last', async () => {
		const { get } = await testServer();
		for (const [path, type, cache] of [
			['/de/', 'text/html; charset=utf-8', 'no-cache'],
			['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
			['/targets.json', 'application/json', 'no-cache'],
			['/favicon.svg', 'image/svg+xml', 'public, max-age=3600'],
			['/_astro/page.Ab12.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
			['/media/0a1b-480.avif', 'image/avif', 'public, max-age=31536000, immutable'],
		] as const) {
			const { status, headers } = await get(path);
			const told = [path, headers.get('content-type'), headers.get('cache-control')];
			expect([status, ...told]).toEqual([200, path, type, cache]);
		}
	});

	test('what somebody has is not sent again', async () => {
		const { get } = await testServer();
		for (const path of ['/de/', '/media/0a1b-480.avif']) {
			const tag = (await get(path)).headers.get('etag') ?? '';
			expect(tag).toMatch(/^".+"$/);
			const again = await get(path, { 'if-none-match': `"other", W/${tag}` });
			expect(again.status).toBe(304);
			expect(await again.text()).toBe('');
			expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
		}
	});

	test('who reads brotli gets the page compressed in advance, with a tag of its own', async () => {
		const places = await writeRelease(testFolder(), {
			files: { 'de/index.html': `<h1>Start</h1>${'wieder und wieder '.repeat(100)}` },
		});
		const { get } = await testServer({ places });
		const plain = await get('/de/');
		const packed = await get('/de/', { 'accept-encoding': 'gzip, br;q=0.9' });
		expect(plain.headers.get('content-encoding')).toBeNull();
		expect(packed.headers.get('content-encoding')).toBe('br');
		const bytes = Buffer.from(await packed.arrayBuffer());
		expect(packed.headers.get('content-length')).toBe(String(bytes.length));
		expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text());
		for (const { headers } of [plain, packed]) expect(headers.get('vary')).toBe('Accept-Encoding');
		const tag = packed.headers.get('etag') ?? '';
		expect(tag).not.toBe(plain.headers.get('etag'));
		const again = await get('/de/', { 'if-none-match': tag, 'accept-encoding': 'br' });
		expect(again.status).toBe(304);
		expect(again.headers.get('etag')).toBe(tag);
		const refused = await get('/de/', { 'accept-encoding': 'br;q=0' });
		expect(refused.headers.get('content-encoding')).toBeNull();
	});

	test('a page of which the compressed copy is lost comes as it is', async () => {
		const places = await writeRelease(testFolder(), {
			files: { 'de/index.html': `<p>${'Text '.repeat(500)}</p>` },
		});
		const { get } = await testServer({ places });
		const found = findFile(followRelease(places)(), '/de/');
		rmSync(found.kind === 'file' ? (found.file.packed ?? '') : '');
		const answer = await get('/de/', { 'accept-encoding': 'br' });
		expect(answer.status).toBe(200);
		expect(answer.headers.get('content-encoding')).toBeNull();
		expect(await answer.text()).toContain('Text');
	});

	test('HEAD gets the headers and no body', async () => {
		const { get } = await testServer();
		const answer = await get('/de/', {}, 'HEAD');
		expect(answer.status).toBe(200);
		expect(answer.headers.get('content-length')).toBe(String('<h1>Start</h1>'.length));
		expect(await answer.text()).toBe('');
	});

	test('a page without its slash leads to the page, with its query', async () => {
		const { get } = await testServer();
		const answer = await get('/de/kaufen?preis=1');
		expect(answer.status).toBe(301);
		expect(answer.headers.get('location')).toBe('/de/kaufen/?preis=1');
		// Else browsers would keep it for ever.
		expect(answer.headers.get('cache-control')).toBe('no-cache');
	});

	test('what does not exist is 404, in the language of its address', async () => {
		const { get } = await testServer();
		const german = await get('/de/gibt-es-nicht/');
		expect(german.status).toBe(404);
		expect(await german.text()).toContain('Diese Seite gibt es nicht');
		const english = await get('/en/no-such-page');
		expect(english.status).toBe(404);
		expect(await english.text()).toContain('Not found');
	});

	test('the page that says so is 404 itself, whoever asks for it', async () => {
		const { get } = await testServer();
		for (const path of ['/de/404/', '/404.html']) {
			const answer = await get(path);
			expect([path, answer.status]).toEqual([path, 404]);
			expect((await get(path, { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(
				404,
			);
		}
	});

	test('writing is refused wherever there is something to read, and says what may be asked', async () => {
		const { get } = await testServer();
		for (const method of ['PUT', 'DELETE', 'POST', 'PATCH']) {
			const paths = ['/', '/de/', '/de/kaufen', '/robots.txt', '/media/0a1b-480.avif', '/health'];
			for (const path of paths) {
				const answer = await get(path, {}, method);
				expect([path, answer.status]).toEqual([path, 405]);
				expect(answer.headers.get('allow')).toBe('GET, HEAD');
				expect(answer.headers.get('content-security-policy')).toContain('default-src');
				expect(await answer.text()).toBe('This address can only be read.\n');
			}
			for (const path of ['/de/gibt-es-nicht/', '/404.html', '/inquiries']) {
				expect([path, (await get(path, {}, method)).status]).toEqual([path, 404]);
			}
		}
	});

	test('OPTIONS tells what may be asked of a page, and opens nothing to other origins', async () => {
		const { get } = await testServer();
		const answer = await get('/de/', { origin: 'https://other.example' }, 'OPTIONS');
		expect([answer.status, await answer.text()]).toEqual([204, '']);
		expect(answer.headers.get('allow')).toBe('GET, HEAD');
		expect(answer.headers.get('access-control-allow-origin')).toBeNull();
		expect((await get('/de/gibt-es-nicht/', {}, 'OPTIONS')).status).toBe(404);
	});

	test('nothing but pages is shown', async () => {
		const { get } = await testServer();
		for (const path of ['/inquiry', '/_image', '/_actions/x', '/metrics'])
			expect([path, (await get(path)).status]).toEqual([path, 404]);
	});
});

describe('nothing outside the release is served', () => {
	test('whatever the path', async () => {
		const { get } = await testServer();
		const paths = [
			'/../release.sqlite',
			'/%2e%2e/release.sqlite',
			'/..%2frelease.sqlite',
			'/de/..%2f..%2frelease.sqlite',
			'/..%5crelease.sqlite',
			'/release.sqlite',
			'/media/of-no-release-480.avif',
			'/media/0a1b-481.avif',
			'/media/..%2f..%2fcurrent/release.json',
			'/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd',
			'/.env',
			'/de/%00',
			'/%ff',
			'/de/index.html%00.css',
			'/_astro',
			'/_astro/',
		];
		for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 404]);
	});

	test('and no path leads to another host', async () => {
		const { get } = await testServer();
		for (const path of ['//de/kaufen', '//evil.example/%2e%2e', '/%2f/evil.example']) {
			const { status, headers } = await get(path);
			expect([path, status, headers.get('location')]).toEqual([path, 404, null]);
		}
	});

	test('a link among the pictures leads nowhere', async () => {
		const { get, folder } = await testServer();
		const picture = join(placesOf(folder).media, '0a1b-480.avif');
		writeFileSync(join(folder, 'secret'), 'secret');
		rmSync(picture);
		symlinkSync(join(folder, 'secret'), picture);
		expect((await get('/media/0a1b-480.avif')).status).toBe(404);
	});

	test('whatever the path, a file that is found lies in the stores', async () => {
		const release = followRelease(await writeRelease(testFolder()))();
		const { files, media } = release;
		const part = fc.oneof(
			fc.constantFrom('..', '.', '%2e%2e', '%2f', '%5c', '%00', 'de', 'index.html', '...', '~', ''),
			fc.string({ maxLength: 4 }),
		);
		fc.assert(
			fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
				const found = findFile(release, `/${parts.join('/')}`);
				if (found.kind === 'file') {
					const { place } = found.file;
					expect(existsSync(place)).toBe(true);
					expect([files, media].some((store) => place.startsWith(`${store}/`))).toBe(true);
				}
				if (found.kind === 'redirect') expect(found.to).toMatch(/^\/(?!\/)/);
			}),
			{ numRuns: 500 },
		);
	});
});

describe('the root', () => {
	test('leads a browser to the language it wants', async () => {
		const { get } = await testServer();
		for (const [wanted = '', path] of [
			['en-GB,en;q=0.9,de;q=0.8', '/en/'],
			['fr,de-AT;q=0.3,en;q=0.2', '/de/'],
			['fr', '/de/'],
			['', '/de/'],
			['*', '/de/'],
			['en;q=0,fr', '/de/'],
			['de;q=0.5, en', '/en/'],
		]) {
			const { status, headers } = await get('/', { 'accept-language': wanted });
			const led = [status, headers.get('location'), headers.get('vary')];
			expect([wanted, ...led]).toEqual([wanted, 302, path, 'Accept-Language']);
		}
	});

	test('always leads to a language of the site, whatever is sent', () => {
		const options = { locales: ['de', 'es'], fallback: 'es' } as const;
		fc.assert(
			fc.property(fc.string(), (header) => {
				expect(options.locales).toContain(
					negotiateLocale(header, options.locales, options.fallback),
				);
			}),
		);
	});
});

describe('releases', () => {
	test('https is promised as soon as the release does that is live, whatever was live at the start', async () => {
		const folder = testFolder();
		const places = await writeRelease(folder, { releaseOrigin: 'http://localhost:4321' });
		const { get } = await testServer({ places });
		expect((await get('/de/')).headers.has('strict-transport-security')).toBe(false);
		await writeRelease(folder, { name: 'two', builtAt: '2026-11-21T09:00:00.000Z' });
		expect((await get('/de/')).headers.get('strict-transport-security')).toMatch(
			/^max-age=31536000/,
		);
	});

	test('a new release is served from the next request on, with its own targets', async () => {
		const { get, folder } = await testServer();
		await writeRelease(folder, { name: 'two', files: { 'de/index.html': '<h1>Neu</h1>' } });
		expect(await (await get('/de/')).text()).toContain('Neu');
		expect((await get('/de/kaufen/')).status).toBe(404);
	});

	test('only a production release may be indexed, whatever was live when the server started', async () => {
		const { get, folder } = await testServer();
		expect((await get('/de/')).headers.get('x-robots-tag')).toBeNull();
		await writeRelease(folder, { name: 'two', mode: 'preview' });
		expect((await get('/de/')).headers.get('x-robots-tag')).toBe('noindex');
		await writeRelease(folder, { name: 'three', mode: 'production' });
		expect((await get('/media/0a1b-480.avif')).headers.get('x-robots-tag')).toBeNull();
	});

	test('one that cannot be read leaves the one before in place, also for inquiries, and that is told once', async () => {
		const server = await testServer();
		const { get, folder, events } = server;
		await writeRelease(folder, { name: 'two', files: { 'de/index.html': '<h1>Neu</h1>' } });
		const index = join(folder, 'releases/two/release.sqlite');
		const sound = readFileSync(index);
		writeFileSync(index, 'no database');
		expect(await (await get('/de/')).text()).toBe('<h1>Start</h1>');
		expect((await get('/de/kaufen/')).status).toBe(200);
		expect((await post(server, goodForm)).status).toBe(303);
		expect((await get('/ready')).status).toBe(503);
		expect(events.filter(({ event }) => event === 'error')).toHaveLength(1);

		writeFileSync(index, sound);
		expect(await (await get('/de/')).text()).toContain('Neu');
		expect((await get('/ready')).status).toBe(200);
	});

	test('without a readable index the server does not start', async () => {
		const folder = testFolder();
		const places = await writeRelease(folder);
		writeFileSync(join(folder, 'releases/one/release.sqlite'), 'no database');
		await expect(testServer({ places })).rejects.toThrow(
			/release\.sqlite is missing or cannot be read; run `npm run build`\.$/,
		);
	});
});

test('health tells when an inquiry has waited for more than a quarter of an hour', async () => {
	const { get, outbox, wait } = await testServer();
	expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
	expect((await get('/ready')).status).toBe(200);
	await outbox.put({ id: 'a', reference: 'AAAA-AAAA', payload: {} });
	wait(15 * 60_000 + 1);
	expect(await (await get('/health')).json()).toEqual({ status: 'late' });
});

describe('a part of a file', async () => {
	const text = '0123456789';
	async function server() {
		const places = await writeRelease(testFolder(), {
			files: { 'de/index.html': `<p>${'Text '.repeat(500)}</p>`, 'plan.pdf': text },
		});
		return testServer({ places });
	}

	test('comes as 206', async () => {
		const { get } = await server();
		for (const [range = '', part = '', told] of [
			['bytes=2-4', '234', 'bytes 2-4/10'],
			['bytes=7-', '789', 'bytes 7-9/10'],
			['bytes=-3', '789', 'bytes 7-9/10'],
			['bytes=0-99', text, 'bytes 0-9/10'],
		]) {
			const answer = await get('/plan.pdf', { range });
			const { status, headers } = answer;
			const length = headers.get('content-length');
			const found = [status, await answer.text(), headers.get('content-range'), length];
			expect(found).toEqual([206, part, told, String(part.length)]);
		}
	});

	test('says nothing to who asks for the headers alone', async () => {
		const { get } = await server();
		for (const range of ['bytes=2-4', 'bytes=10-']) {
			const answer = await get('/plan.pdf', { range }, 'HEAD');
			const { status, headers } = answer;
			const told = [headers.get('content-length'), headers.get('content-range')];
			expect([status, ...told, await answer.text()]).toEqual([200, '10', null, '']);
		}
	});

	test('that lies behind its end is 416', async () => {
		const answer = await (await server()).get('/plan.pdf', { range: 'bytes=10-' });
		expect(answer.status).toBe(416);
		expect(answer.headers.get('content-range')).toBe('bytes */10');
	});

	test('that cannot be given is answered with the whole', async () => {
		const { get } = await server();
		for (const range of ['bytes=4-2', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=-', 'bytes=a-b']) {
			const answer = await get('/plan.pdf', { range });
			expect([range, answer.status, await answer.text()]).toEqual([range, 200, text]);
		}
	});

	test('of a version that is gone is answered with the whole', async () => {
		const { get } = await server();
		const tag = (await get('/plan.pdf')).headers.get('etag') ?? '';
		const kept = await get('/plan.pdf', { range: 'bytes=1-1', 'if-range': tag });
		expect(kept.status).toBe(206);
		const gone = await get('/plan.pdf', { range: 'bytes=1-1', 'if-range': '"other"' });
		expect(gone.status).toBe(200);
	});

	test('of a page is one of its text, also for who reads brotli', async () => {
		const { get } = await server();
		const answer = await get('/de/', { range: 'bytes=0-2', 'accept-encoding': 'br' });
		expect(answer.status).toBe(206);
		expect(answer.headers.get('content-encoding')).toBeNull();
		expect(await answer.text()).toBe('<p>');
	});
});

/** Turns the address of a page in the index into another one of the same length, as one flipped bit can. */
function turn(index: string, from: string, to: string): void {
	const bytes = readFileSync(index);
	for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at);
	writeFileSync(index, bytes);
}

async function damagedServer(spoil: (folder: string, places: ReleasePlaces) => void) {
	const folder = testFolder();
	const files = {
		'de/immobilien/haus-12/index.html': '<h1>Haus 12</h1>',
		'de/immobilien/haus-13/index.html': '<h1>Haus 13</h1>',
		'de/kaufen/2/index.html': '<h1>Seite 2</h1>',
		'de/kaufen/3/index.html': '<h1>Seite 3</h1>',
	};
	const places = await writeRelease(folder, { files });
	writeFileSync(join(folder, 'looked-for-damage.json'), '');
	spoil(folder, places);
	return { ...(await testServer({ places })), folder };
}

function indexIn(folder: string): string {
	return join(folder, 'releases/one/release.sqlite');
}

function fileOf(places: ReleasePlaces, path: string): string {
	const found = findFile(followRelease(places)(), path);
	return found.kind === 'file' ? found.file.place : '';
}

describe('damage of the live release', () => {
	test.each<[string, string, (folder: string, places: ReleasePlaces) => void]>([
		[
			'whose address is that of another home',
			'/de/immobilien/haus-13/',
			(folder) => turn(indexIn(folder), 'haus-13/', 'haus-12/'),
		],
		[
			'of a list whose address is that of another one',
			'/de/kaufen/3/',
			(folder) => turn(indexIn(folder), 'kaufen/3/', 'kaufen/2/'),
		],
		[
			'whose file is cut off',
			'/de/kaufen/3/',
			(_, places) => truncateSync(fileOf(places, '/de/kaufen/3/'), 5),
		],
		['whose file is gone', '/de/kaufen/3/', (_, places) => rmSync(fileOf(places, '/de/kaufen/3/'))],
	])(
		'a page %s is answered by 503; /health and the log say so, and the next build looks',
		async (_, path, spoil) => {
			const { get, events, folder } = await damagedServer(spoil);
			expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
			for (let time = 0; time < 3; time += 1) {
				const answer = await get(path);
				expect(answer.status).toBe(503);
				expect(answer.headers.get('retry-after')).toBe('600');
			}
			expect(await (await get('/health')).json()).toEqual({
				status: 'damaged',
				reason: expect.stringContaining('npm run build'),
			});
			expect(events).toEqual([
				{ event: 'error', reason: expect.stringMatching(/release are damaged/) },
			]);
			expect(existsSync(join(folder, 'looked-for-damage.json'))).toBe(false);
			expect(await (await get('/de/')).text()).toBe('<h1>Start</h1>');
			writeFileSync(join(folder, 'looked-for-damage.json'), '');
			expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
			expect((await get(path)).status).toBe(503);
			expect(await (await get('/health')).json()).toMatchObject({ status: 'damaged' });
			await writeRelease(folder, { name: 'two' });
			expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
		},
	);

	test('of the target of an inquiry loses no inquiry', async () => {
		const server = await damagedServer((folder) => turn(indexIn(folder), 'V-1', 'V-2'));
		expect((await post(server, { ...goodForm, target: 'unit-1' })).status).toBe(303);
		expect((await server.outbox.counts()).waiting).toBe(1);
		expect(await (await server.get('/health')).json()).toMatchObject({ status: 'damaged' });
	});
});
