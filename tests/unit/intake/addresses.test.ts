import { expect, test } from 'vitest';
import type { OldAddress } from '../../../src/domain/address.ts';
import { departedFlat } from '../../support/departed.ts';
import { testServer, writeRelease } from '../../support/release.ts';
import { testFolder } from '../../support/outbox.ts';

const oldAddresses: OldAddress[] = [
	{ kind: 'redirected', path: '/de/immobilien/alt-7/', target: '/de/kaufen/' },
	{ kind: 'redirected', path: '/alt/für zwei.html', target: '/de/' },
	{ kind: 'removed', path: '/de/immobilien/weg-8/', page: '/de/kaufen/' },
	{ kind: 'removed', path: '/en/properties/old-9/', page: undefined },
	{ kind: 'removed', path: '/de/immobilien/ohne-seite-10/', page: '/de/nicht-da/' },
	{ kind: 'redirected', path: '/de/', target: '/en/' },
	{ kind: 'redirected', path: '/de/immobilien/*-11/', target: '/de/kaufen/' },
	{ kind: 'removed', path: '/de/immobilien/*-12/', page: '/de/kaufen/' },
];

const gonePage = 'nicht-mehr-verfuegbar/kaufen/wohnungen/leipzig/index.html';
const pages = {
	'de/index.html': '<h1>Start</h1>',
	'de/404/index.html': '<h1>Diese Seite gibt es nicht</h1>',
	'404.html': '<h1>Not found</h1>',
	'de/kaufen/index.html': '<h1>Kaufen</h1>',
	'de/kaufen/leipzig/index.html': '<h1>Leipzig</h1>',
	'de/immobilien/loft-20/index.html': '<h1>Loft</h1>',
	[`de/${gonePage}`]: '<h1>Ähnliche</h1>',
};
const lists = ['/de/kaufen/wohnungen/leipzig/', '/de/kaufen/jena/seite-2/', '/en/buy/leipzig/'];
const departed = { owners: [departedFlat(21), departedFlat(22, 1, 'Halle')], lists };

async function server() {
	const places = await writeRelease(testFolder(), { files: pages, oldAddresses, departed });
	return testServer({ places });
}

test.each([
	['/de/immobilien/alt-7/', '/de/kaufen/'],
	['/de/immobilien/alt-7', '/de/kaufen/'],
	['/de/immobilien/alt-7/?utm=a', '/de/kaufen/?utm=a'],
	['/alt/f%C3%BCr%20zwei.html', '/de/'],
	['/de/immobilien/was-es-auch-hiess-11/', '/de/kaufen/'],
	['/de/immobilien/haus-4-11', '/de/kaufen/'],
	['/de/immobilien/11/', '/de/kaufen/'],
	['/de/immobilien/altes-haus-20', '/de/immobilien/loft-20/'],
	['/es/inmuebles/casa-20/', '/de/immobilien/loft-20/'],
	['/de/kaufen/wohnungen/leipzig/', '/de/kaufen/leipzig/'],
	['/de/kaufen/wohnungen/leipzig?sort=price', '/de/kaufen/leipzig/?sort=price'],
	['/de/kaufen/jena/seite-2/', '/de/kaufen/'],
	['/en/buy/leipzig/', '/de/kaufen/leipzig/'],
])('%s leads to where its page went', async (path, target) => {
	const answer = await (await server()).get(path);
	expect(answer.status).toBe(301);
	expect(answer.headers.get('location')).toBe(target);
	expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test.each([
	['/de/immobilien/weg-8/', 'Kaufen'],
	['/de/immobilien/weg-8', 'Kaufen'],
	['/de/immobilien/was-es-auch-hiess-12/', 'Kaufen'],
	['/de/immobilien/ohne-seite-10/', 'Diese Seite gibt es nicht'],
	['/en/properties/old-9/', 'Not found'],
	['/de/immobilien/loft-am-kanal-21/', 'Ähnliche'],
	['/en/properties/loft-21', 'Ähnliche'],
	['/de/immobilien/haus-22/', 'Diese Seite gibt es nicht'],
])('%s is gone, and says so with a page', async (path, text) => {
	const answer = await (await server()).get(path);
	expect(answer.status).toBe(410);
	expect(await answer.text()).toContain(text);
	expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'`);
});

test('a page comes before whatever is said of its address', async () => {
	const answer = await (await server()).get('/de/');
	expect(answer.status).toBe(200);
});

test.each([
	'/%ff',
	'//evil.example',
	'/de/%00',
	'/de/immobilien/haus-111/',
	'/de/immobilien/11-haus/',
	'/de/immobilien/haus11/',
	'/de/anderswo/haus-11/',
	'/de/kaufen/haeuser/leipzig/',
	'/de/kaufen/leipzig/rubbish/',
	'/de/projekte/hof-21/',
])('%s is still 404', async (path) => {
	expect((await (await server()).get(path)).status).toBe(404);
});

test('calls of the CRM have a path where there is a secret, and nothing is to be read there', async () => {
	expect((await (await testServer()).get('/hooks/crm', {}, 'POST')).status).toBe(404);
	const { get } = await testServer({ hook: async () => new Response(null, { status: 202 }) });
	expect((await get('/hooks/crm', {}, 'POST')).status).toBe(202);
	expect((await get('/hooks/crm')).status).toBe(404);
});
