import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { digitalSourceXmp } from '../../../src/domain/pictures/provenance.ts';
import { scannerFor, credentialsOf } from '../../../src/release/checks/credentials.ts';
import {
	assemble,
	home,
	page,
	part,
	publish,
	publishFolder,
	type Rendered,
} from '../../support/published.ts';

const key = 'Kf7"x/9+pQ&Lm2_Zt4=Ww8-Rb6';
const scanner = scannerFor([{ name: 'the key', value: key }]);
const bytes = Buffer.from(key);
const base64 = (before: string) => Buffer.from(`${before}${key} and more`).toString('base64');

describe('a secret is found', () => {
	test.each([
		['as it is', `a ${key} b`],
		['in other case', key.toUpperCase()],
		['percent-encoded', encodeURIComponent(key)],
		['with every letter percent-encoded', bytes.toString('hex').replaceAll(/../g, '%$&')],
		['in JSON', JSON.stringify({ key })],
		['in JSON with escaped slashes', JSON.stringify(key).replaceAll('/', '\\/')],
		['in an attribute', `<a title="${key.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`],
		['as hexadecimal digits', `x${bytes.toString('hex')}y`],
		['as capital hexadecimal digits', bytes.toString('hex').toUpperCase()],
		['reversed', key.split('').toReversed().join('')],
		['as base64', base64('')],
		['as base64 one byte on', base64('1')],
		['as base64 two bytes on', base64('12')],
		['as base64 for addresses', Buffer.from(`1${key}2`).toString('base64url')],
		['at the very end', `${'x'.repeat(1000)}${key}`],
	])('%s', (_how, text) => {
		expect(scanner.find(Buffer.from(text))?.name).toBe('the key');
	});

	test('in letters beyond ASCII', () => {
		const spelt = scannerFor([{ name: 'the key', value: 'Schlüssel-ñ' }]);
		expect(spelt.find(Buffer.from('{"k":"SCHLüSSEL-ñ"}'))?.name).toBe('the key');
	});

	test('when it is cut in two, if it is long', () => {
		const long = scannerFor([{ name: 'the key', value: key.repeat(2) }]);
		expect(long.find(Buffer.from(`'${key}' + '…'`))?.name).toBe('the key');
	});
});

test('what is not the secret is not found', () => {
	const text = `${key.slice(1)} ${key.slice(0, -1)} ${'Kf7'.repeat(500)}`;
	expect(scanner.find(Buffer.from(text))?.name).toBeUndefined();
	expect(scannerFor([]).find(Buffer.from(text))).toBeUndefined();
});

test('the host of a CRM is a secret, unless the site stands on it too', () => {
	const crm = { apiKey: 'key-0123456789', baseUrl: 'https://www.agency.example/crm/v1' };
	const names = (site: string) => credentialsOf(crm, site).map(({ value }) => value);
	expect(names('https://site.example')).toEqual(['key-0123456789', 'www.agency.example']);
	expect(names('https://www.agency.example')).toEqual(['key-0123456789']);
});

const named = (path: string) => `${path} (a.astro)`;

describe('a release does not go live', () => {
	test.each<[string, Rendered, string]>([
		[
			'a link leads nowhere',
			body('<a href="/de/fehlt/?a=1#b">'),
			'/de/a/ (a.astro) leads to /de/fehlt/,',
		],
		['a form leads nowhere', body('<form action="/senden">'), '/de/a/ (a.astro) leads to /senden,'],
		['a picture is missing', body('<img src="/media/ab-480.avif">'), '/media/ab-480.avif,'],
		[
			'one of many pictures is missing',
			body('<source srcset="/de/ 480w, /media/ab-960.avif 960w">'),
			'/media/ab-960.avif,',
		],
		['a style is missing', head('<link rel="stylesheet" href="/_astro/x.css">'), '/_astro/x.css,'],
		[
			'a link preview is missing',
			head('<meta property="og:image" content="https://site.example/media/ab-1200.jpg">'),
			'/media/ab-1200.jpg,',
		],
		[
			'a font of a style is missing',
			{ ...home, '_astro/a.css': '@font-face{src:url(./sans.woff2)}' },
			'/_astro/a.css (a.astro) leads to /_astro/sans.woff2,',
		],
		[
			'a script loads one that is missing',
			{ ...home, '_astro/a.js': 'import{b}from"./b.js";' },
			'/_astro/a.js (a.astro) leads to /_astro/b.js,',
		],
		[
			'a canonical address is that of another page',
			{ ...home, 'de/a.html': page('/de/', { title: 'A' }) },
			'/de/a/ (a.astro): its canonical address is https://site.example/de/',
		],
		[
			'two pages have one title',
			{ ...home, 'de/a.html': page('/de/a/', { title: '/de/' }) },
			'/de/ (a.astro) and /de/a/ (a.astro) have the same title',
		],
		[
			'a feed names a page that is not there',
			{ ...home, 'de/neu.json': '{"url":"https://site.example/de/fehlt/"}' },
			'/de/neu.json (a.astro) leads to /de/fehlt/,',
		],
		['JSON is none', { ...home, 'feed.json': '{"a":' }, '/feed.json (a.astro): it is no JSON'],
	])('when %s, and names the file of the page', async (_what, rendered, expected) => {
		const message = await refusal(rendered);
		expect(message).toMatch(/^The site failed its final checks, so nothing was published: /);
		expect(message).toContain(expected);
	});

	test('when a planned page was not rendered', async () => {
		expect(await refusal(home, { pages: [{ path: '/de/mieten/' }] })).toContain(
			'/de/mieten/ (a.astro) is planned and was not rendered',
		);
	});

	test.each([
		['a page', 'de/a.html'],
		['a style', '_astro/a.css'],
		['a script', '_astro/a.js'],
		['a feed', 'feed.xml'],
		['a list', 'units.json'],
		['a plain text', 'llms.txt'],
		['a picture', 'favicon.ico'],
		['the name of a file', 'Kf7-host.example.txt'],
	])('when a secret stands in %s', async (_what, file) => {
		const text = file.startsWith('Kf7') ? 'x' : '{"x":"Kf7-HOST.example"}';
		const secrets = [{ name: 'the host', value: 'Kf7-host.example', remedy: 'call us' }];
		expect(await refusal({ ...home, [file]: text }, { secrets })).toMatch(
			/ \(a\.astro\) holds the host; nothing was published\. .* stands in, and call us\.$/,
		);
	});

	test('when a picture is in the store, but nobody shows it any more', async () => {
		const places = publishFolder();
		writeFileSync(join(places.media, 'ab-480.avif'), 'picture');
		const shown = body('<img src="/media/ab-480.avif">');
		await assemble(places, shown, { shows: { pictures: ['ab'] } });
		await expect(assemble(places, shown, { shows: { pictures: [] }, name: 'b' })).rejects.toThrow(
			'/media/ab-480.avif',
		);
	});

	test.each([
		['Exif in a JPEG', 'ab-960.jpg', 'exif'],
		['Exif in an AVIF', 'ab-480.avif', 'exif'],
		['Exif in a WebP', 'ab-480.webp', 'exif'],
		['XMP in a JPEG', 'ab-960.jpg', 'xmp'],
		['XMP in an AVIF', 'ab-480.avif', 'xmp'],
		['XMP in a WebP', 'ab-480.webp', 'xmp'],
	] as const)('when a picture that is new holds %s', async (_what, name, kind) => {
		const places = publishFolder();
		const shown = body(`<img src="/media/${name}">`);
		const make = async (isTalkative: boolean) => {
			const image = sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } });
			if (isTalkative && kind === 'exif') image.withExif({ IFD0: { Artist: 'Ada' } });
			if (isTalkative && kind === 'xmp') image.withXmp(xmp);
			return image
				.toFormat(name.endsWith('.jpg') ? 'jpeg' : name.endsWith('.webp') ? 'webp' : 'avif')
				.toBuffer();
		};
		writeFileSync(join(places.media, name), await make(true));
		await expect(assemble(places, shown, { shows: { pictures: ['ab'] } })).rejects.toThrow(
			`/media/${name} (shown on /de/a/) holds ${kind === 'exif' ? 'Exif' : 'XMP'}`,
		);
		writeFileSync(join(places.media, name), await make(false));
		await assemble(places, shown, { shows: { pictures: ['ab'] }, name: 'b' });
	});
	const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>';

	test.each([
		['nothing but how it came about', (mark: string) => mark, true],
		['something before that', (mark: string) => xmp + mark, false],
		['something behind that', (mark: string) => mark + xmp, false],
		['something within that', (mark: string) => mark.replace('/>', ' by="Ada"/>'), false],
	])('unless the XMP of a new picture says %s', async (_what, more, isFine) => {
		for (const [name, format] of [
			['ab-960.jpg', 'jpeg'],
			['ab-480.avif', 'avif'],
			['ab-480.webp', 'webp'],
		] as const) {
			const places = publishFolder();
			const shown = body(`<img src="/media/${name}">`);
			const image = sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } });
			const said = more(digitalSourceXmp('compositeWithTrainedAlgorithmicMedia'));
			const bytes = await image.withXmp(said).toFormat(format).toBuffer();
			writeFileSync(join(places.media, name), bytes);
			const assembled = assemble(places, shown, { shows: { pictures: ['ab'] } });
			if (isFine) await assembled;
			else await expect(assembled).rejects.toThrow('holds XMP');
		}
	});

	test.each<[string, Parameters<typeof assemble>[2]]>([
		[
			'a page that is removed',
			{ ...part, removedPaths: ['/de/kaufen/'], shows: { pictures: ['ab'] } },
		],
		['a picture that is removed', { ...part, shows: {} }],
	])('when a page that stays leads to %s', async (_what, changes) => {
		const places = publishFolder();
		writeFileSync(join(places.media, 'ab-480.avif'), 'picture');
		const pictured = { ...home, 'de.html': page('/de/', { body: both }) };
		await publish(places, pictured, { shows: { pictures: ['ab'] } });
		await expect(assemble(places, {}, { ...changes, name: 'b' })).rejects.toThrow(
			/\/de\/ still leads to \/\S+, which is removed/,
		);
		// Rendered anew without it, nothing is wrong.
		const without = { 'de.html': page('/de/') };
		await assemble(places, without, { ...changes, name: 'c' });
	});
	const both = '<a href="/de/kaufen/"></a><img src="/media/ab-480.avif">';

	test('when a new page has the title of one that stays', async () => {
		const places = publishFolder();
		await publish(places, home);
		const twin = { 'de/a.html': page('/de/a/', { title: '/de/kaufen/' }) };
		await expect(assemble(places, twin, { ...part, name: 'b' })).rejects.toThrow(
			'/de/a/ and /de/kaufen/ have the same title',
		);
	});
});

describe('what hinders nothing', () => {
	test('are addresses that are only talked about', async () => {
		const text = `<p>Schreiben Sie href="/de/fehlt/" oder src="/media/x.jpg" hinein.</p>`;
		await assemble(publishFolder(), { ...home, 'de/a.html': page('/de/a/', { body: text }) });
	});

	test('are links of a broker to what is not there any more; it is only told', async () => {
		const told: string[] = [];
		const written = '<a href="https://site.example/altes-haus/">siehe</a>';
		await assemble(publishFolder(), body(written), {
			records: () => [JSON.stringify({ de: written })],
			tell: (line) => told.push(line),
		});
		expect(told).toEqual(['/de/a/ leads to /altes-haus/, which is not there']);
	});

	test.each([
		['units that their broker has named alike', 'de/immobilien/a-1', 'de/immobilien/a-2'],
		['two people of one name', 'de/ueber-uns/61', 'de/ueber-uns/62'],
	])('are %s; it is only told', async (_what, one, other) => {
		const told: string[] = [];
		const alike = [one, other].map((path) => [
			`${path}.html`,
			page(`/${path}/`, { title: 'Helle Wohnung' }),
		]);
		const rendered = { ...home, ...Object.fromEntries(alike) };
		await assemble(publishFolder(), rendered, { tell: (line) => told.push(line) });
		expect(told).toEqual([`/${one}/ and /${other}/ have the same title`]);
	});

	test.each(['/de/immobilien/a-1', '/de/projekte/a-1'])(
		'is a list whose title %s has too, which is not rendered again; it is only told',
		async (path) => {
			const told: string[] = [];
			const places = publishFolder();
			await publish(places, {
				...home,
				[`${path.slice(1)}.html`]: page(`${path}/`, { title: 'Wohnungen' }),
			});
			const list = { 'de/a.html': page('/de/a/', { title: 'Wohnungen' }) };
			await assemble(places, list, { ...part, name: 'b', tell: (line) => told.push(line) });
			expect(told).toEqual([`/de/a/ and ${path}/ have the same title`]);
		},
	);
});

describe('data for search engines', () => {
	const about = { '@type': 'RealEstateListing', url: 'https://site.example/de/a/' };

	test('that say what the page says hinder nothing', async () => {
		const data = { ...about, name: 'Haus & Hof', offers: { '@type': 'Offer', price: 1250000 } };
		await assemble(publishFolder(), withData(JSON.stringify(data)));
	});

	test.each([
		['are no JSON', '{"@type":', 'is no JSON'],
		['say something else', JSON.stringify({ ...about, name: 'Schloss' }), 'does not stand on'],
		['tell another price', JSON.stringify({ ...about, price: 125000 }), 'the price 125000'],
		['are about nothing', '{"name":"Haus & Hof"}', '@type'],
		[
			'lead nowhere',
			JSON.stringify({ ...about, image: 'https://site.example/media/no-960.jpg' }),
			'leads to /media/no-960.jpg',
		],
	])('that %s hinder it', async (_what, data, expected) => {
		await expect(assemble(publishFolder(), withData(data))).rejects.toThrow(expected);
	});
});

async function refusal(...[rendered, changes]: [Rendered, Parameters<typeof assemble>[2]?]) {
	return assemble(publishFolder(), rendered, { pageName: named, ...changes }).then(
		() => undefined,
		(error: unknown) => (error instanceof Error ? error.message : String(error)),
	);
}

function body(html: string): Rendered {
	return { ...home, 'de/a.html': page('/de/a/', { body: html }) };
}

function head(html: string): Rendered {
	return { ...home, 'de/a.html': page('/de/a/', { head: html }) };
}

function withData(data: string): Rendered {
	return body(
		`<h1>Haus &amp; Hof</h1><p>1.250.000 €</p><script type="application/ld+json">${data}</script>`,
	);
}
