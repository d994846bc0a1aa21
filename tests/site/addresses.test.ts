import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '../../src/domain/site.ts';
import { writeHostFiles } from '../../src/hosts/export/host-export.ts';
import { createServer } from '../../src/serve/server.ts';
import type { AgencyRecord } from '../../src/sandbox/agency.ts';
import type { DemoSandbox } from '../../src/sandbox/open.ts';
import { standInPages } from '../simulate/pages.ts';
import { origin } from '../simulate/site.ts';
import { parsePage, attribute } from '../support/html.ts';
import { placesOf } from '../support/release.ts';
import { unit } from '../support/sandbox.ts';
import { quickSite as site } from '../support/settings.ts';
import {
	buildSite,
	emptyCrm,
	newFolder,
	testEnvironment,
	type SiteOptions,
} from '../support/site-build.ts';
import { smallAgency } from '../support/small-agency.ts';

const { folder, remove } = newFolder();
let crm: DemoSandbox;
let day = 0;

beforeAll(async () => {
	crm = await emptyCrm(folder);
	await build([
		unit(1, { title: 'Altbau mit Geheimtitel' }),
		unit(2, { title: 'Wohnung am Park' }),
		unit(3, { title: 'Bleibt wie sie ist' }),
		unit(4, { title: 'Letzte in Hamburg', city: 'Hamburg', marketing_type: 'RENT' }),
	]);
});
afterAll(async () => {
	await crm.close();
	remove();
});

/** One build, on a day of its own, of exactly these units; the others are hidden. */
async function build(units: AgencyRecord[], more: Partial<SiteOptions> = {}) {
	const { sandbox } = crm;
	const hidden = [1, 2, 3, 4]
		.filter((id) => !units.some((each) => each.id === id))
		.map((id) => unit(id, { property_status_id: 501 }));
	sandbox.seed(smallAgency([...units, ...hidden]));
	day += 1;
	const told: string[] = [];
	const made = await buildSite({
		folder,
		crm,
		now: () => new Date(Date.UTC(2026, 10, day)),
		told: (line) => told.push(line),
		changes: { site },
		...more,
	});
	return { ...made, told };
}

/** What hosts are told of old addresses. */
function redirectLists(): string {
	const release = realpathSync(placesOf(folder).current);
	const [dist, nginx] = [join(folder, 'dist'), join(folder, 'dist-nginx')];
	writeHostFiles(release, { host: 'nginx', dist, nginx, site });
	const http = readFileSync(join(nginx, 'vitrine-http.conf'), 'utf8');
	expect(http).toContain('"/de/immobilien/*-1/" "');
	const redirects = (['netlify', 'cloudflare'] as const).map((host) => {
		writeHostFiles(release, { host, dist, nginx, site });
		return readFileSync(join(dist, '_redirects'), 'utf8');
	});
	return [http, ...redirects].join('\n');
}

async function ask(path: string) {
	const outbox = {
		put: () => 'kept' as const,
		counts: () => ({ oldestWaiting: undefined }),
		hmac: (text: string) => text,
	};
	const { get } = serverFor(folder, Object.assign(Object.create(null), outbox));
	const answer = await get(path);
	const text = await answer.text();
	return { status: answer.status, to: answer.headers.get('location'), text };
}

function serverFor(at: string, outbox: Parameters<typeof createServer>[0]['outbox']) {
	const app = createServer({
		places: { ...placesOf(at), files: testEnvironment({ folder: at }).places.files },
		outbox,
		site,
	});
	return { get: async (path: string) => await app.request(`http://localhost:4321${path}`) };
}

describe('a title that changes', () => {
	const rest = [
		unit(2, { title: 'Wohnung am Park' }),
		unit(3, { title: 'Bleibt wie sie ist' }),
		unit(4, { title: 'Letzte in Hamburg', city: 'Hamburg', marketing_type: 'RENT' }),
	];
	const old = '/de/immobilien/altbau-mit-geheimtitel-1/';

	test('leads from the old address to the new one', async () => {
		await build([unit(1, { title: 'Neubau', hide_address: false }), ...rest]);
		expect(await ask(old)).toMatchObject({ status: 301, to: '/de/immobilien/neubau-1/' });
		expect(await ask('/de/immobilien/neubau-1/')).toMatchObject({ status: 200 });
		// No host needs the words of the old title.
		expect(redirectLists()).not.toContain('geheimtitel');
	});

	test('is found in capitals, or with signs of the sentence around it', async () => {
		const page = '/de/immobilien/neubau-1/';
		const slips = [
			page.toUpperCase(),
			'/DE/Immobilien/Neubau-1',
			...[')', ',', '%20', '%20)', '.', '%3E', '%E2%80%9D', '%E2%80%A6', ');', "'", '*'].flatMap(
				(end) => [page + end, page.slice(0, -1) + end, `${page.slice(0, -1)}${end}/`],
			),
		];
		// URLs take a dot between slashes for nothing.
		for (const slip of slips.filter((each) => !each.endsWith('/.') && !each.endsWith('/./'))) {
			expect([slip, await ask(slip)]).toMatchObject([slip, { status: 301, to: page }]);
		}
		for (const other of ['/de/immobilien/neubau-12)/', '/de/immobilien/neubau-1a/', '/de/x/)']) {
			expect([other, await ask(other)]).toMatchObject([other, { status: 404 }]);
		}
	});

	test('leads back when it goes back', async () => {
		await build([unit(1, { title: 'Altbau mit Geheimtitel', hide_address: true }), ...rest]);
		expect(await ask(old)).toMatchObject({ status: 200 });
		expect(await ask('/de/immobilien/neubau-1/')).toMatchObject({ status: 301, to: old });
		expect(redirectLists()).not.toContain('neubau-1');
	});
});

describe('units that go', () => {
	beforeAll(async () => {
		await build([unit(2, { title: 'Wohnung am Park' }), unit(3, { title: 'Bleibt wie sie ist' })]);
	});

	test('answer with 410 and what is similar, at every address and in its language', async () => {
		for (const path of [
			'/de/immobilien/altbau-mit-geheimtitel-1/',
			'/de/immobilien/neubau-1/',
			'/de/immobilien/neubau-1',
		]) {
			const { status, text } = await ask(path);
			expect(status, path).toBe(410);
			expect(text).toContain('Dieses Angebot gibt es nicht mehr.');
			expect(text).toContain('Wohnung am Park');
			expect(text).toContain('lang="de"');
		}
		const english = await ask('/en/properties/altbau-mit-geheimtitel-1/');
		expect(english.text).toContain('This property is no longer available.');
		const spanish = await ask('/es/inmuebles/altbau-mit-geheimtitel-1/');
		expect(spanish.text).toContain('Este inmueble ya no está disponible.');
	});

	test('offer the nearest that there is when nothing is left in their city', async () => {
		const { status, text } = await ask('/de/immobilien/letzte-in-hamburg-4/');
		expect(status).toBe(410);
		// There is nothing to rent any more.
		expect(text).not.toContain('/de/mieten/');
		expect(text).toContain('/de/kaufen/');
	});

	test('take their lists with them, whose visitors are led to the next one, and nobody else', async () => {
		expect(await ask('/de/mieten/hamburg/')).toMatchObject({ status: 301, to: '/de/mieten/' });
		expect(await ask('/en/rent/flats')).toMatchObject({ status: 301, to: '/en/rent/' });
		expect((await ask('/de/mieten/hamburg/rubbish/')).status).toBe(404);
		expect((await ask('/de/mieten/bremen/')).status).toBe(404);
		expect(redirectLists()).toContain('/de/mieten/hamburg/ /de/mieten/ 301');
	});

	test('leave nothing of their title behind, and search engines no page', async () => {
		const { text } = await ask('/de/immobilien/altbau-mit-geheimtitel-1/');
		expect(text).not.toMatch(/geheimtitel|neubau/i);
		const page = parsePage(text);
		expect(page.all('meta').some((meta) => attribute(meta, 'content') === 'noindex')).toBe(true);
		const sitemap = await ask('/sitemap-0.xml');
		expect(sitemap.text).not.toMatch(/nicht-mehr-verfuegbar|geheimtitel/);
	});

	test('lead each language to the same words in the others', async () => {
		const { text } = await ask('/de/immobilien/altbau-mit-geheimtitel-1/');
		const links = parsePage(text)
			.all('link')
			.filter((link) => attribute(link, 'rel') === 'alternate')
			.map((link) => new URL(attribute(link, 'href') ?? '').pathname);
		expect(links).toContain('/en/no-longer-available/buy/flats/leipzig/');
	});

	test('have their page again when they come back', async () => {
		await build([
			unit(1, { title: 'Altbau mit Geheimtitel' }),
			unit(2, { title: 'Wohnung am Park' }),
			unit(3, { title: 'Bleibt wie sie ist' }),
		]);
		const { status } = await ask('/de/immobilien/altbau-mit-geheimtitel-1/');
		expect(status).toBe(200);
		const moved = await ask('/de/immobilien/neubau-1/');
		expect(moved.to).toBe('/de/immobilien/altbau-mit-geheimtitel-1/');
	});
});

/** A build by pages that stand in for those of Astro. */
const quickly = (redirects: Site['redirects']): Partial<SiteOptions> => ({
	pageMaker: { ...standInPages(async () => {}), fingerprint: () => JSON.stringify(redirects) },
	changes: { siteUrl: origin, site: { ...site, redirects } },
});

test('addresses of the older site lead where the settings say, and slips are named', async () => {
	const units = [unit(2, { title: 'Wohnung am Park' }), unit(3, { title: 'Bleibt wie sie ist' })];
	const redirects = [
		{ from: '/alt/haus-2.html', to: 2 },
		{ from: '/alt/kontakt', to: '/de/kontakt/' },
		{ from: '/alt/haus-99.html', to: 99 },
	];
	// Where addresses lead does not depend on who makes the pages, and Astro would compile other settings anew.
	const { told } = await build(units, quickly(redirects));
	expect((await ask('/alt/haus-2.html')).to).toBe('/de/immobilien/wohnung-am-park-2/');
	expect((await ask('/alt/kontakt/')).to).toBe('/de/kontakt/');
	expect((await ask('/alt/haus-99.html')).status).toBe(410);
	expect(told.join('\n')).toContain('/alt/haus-99.html');
	const wrong = quickly([{ from: '/de/kontakt', to: 2 }]);
	await expect(build(units, wrong)).rejects.toThrow(
		/redirects lists \/de\/kontakt, which is a page of the site/,
	);
});
