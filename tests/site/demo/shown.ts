import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { locales } from '../../../src/domain/locale.ts';
import { formatMoney } from '../../../src/i18n/format.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { demoText, shown, shownSlug } from '../../../src/sandbox/demo/company/shown.ts';
import { demoReport, openDemoSite, type ServedSite } from '../../support/demo-site.ts';
import { attribute, elements, parsePage } from '../../support/html.ts';

let site: ServedSite;
beforeAll(async () => {
	site = await openDemoSite(inject('demo'));
});
afterAll(() => site?.close());

const get = async (path: string, from = '/') => {
	const answer = await fetch(new URL(path, new URL(from, site.origin)));
	return { status: answer.status, html: await answer.text() };
};

describe.each(locales)('the page that tells what the demo shows (%s)', (locale) => {
	const path = `/${locale}/${demoText(shownSlug, locale)}/`;
	/** Its links in their order, followed. */
	const followed = async () => {
		const { html } = await get(path);
		const links = elements(parsePage(html).one('main'), ['a']);
		return Promise.all(links.map((link) => get(attribute(link, 'href') ?? '', path)));
	};

	test('is named at the foot of the home page', async () => {
		expect((await get(`/${locale}/`)).html).toContain(`href="${path}"`);
	});

	test('leads to all that it names, and to one address of which nothing is left', async () => {
		const statuses = (await followed()).map(({ status }) => status);
		expect(statuses).toEqual(shown.map(({ at }) => ('former' in at ? 410 : 200)));
	});

	test('leads to a staged room with the empty one, and to a home that says what Catalonia asks for', async () => {
		const pages = await followed();
		const pageOf = (id: number) =>
			pages[shown.findIndex(({ at }) => 'unit' in at && at.unit === id)]?.html ?? '';
		const alts = elements(parsePage(pageOf(10046)).one('main'), ['img']).map(
			(img) => attribute(img, 'alt') ?? '',
		);
		const label = translator(locale)('picture.altered');
		const rooms = { de: 'altem Parkett', en: 'old parquet', es: 'parqué antiguo' };
		const room = demoText(rooms, locale);
		const ofRoom = new Set(alts.filter((alt) => alt.includes(room)));
		expect([...ofRoom].map((alt) => alt.includes(label)).sort()).toEqual([false, true]);
		for (const cents of [118_400, 132_200])
			expect(pageOf(10055)).toContain(formatMoney({ cents, currency: 'EUR' }, locale));
	});

	test('leads to an open house, a sold story and a home in each skin', async () => {
		const pages = await followed();
		const pageOf = (is: (at: (typeof shown)[number]['at']) => boolean) =>
			pages[shown.findIndex(({ at }) => is(at))]?.html ?? '';
		const openHouse = { de: 'ersten Samstag', en: 'first Saturday', es: 'primer sábado' };
		expect(pageOf((at) => 'unit' in at && at.unit === 10038)).toContain(
			demoText(openHouse, locale),
		);
		const story = { de: 'elf Anrufe', en: 'eleven calls', es: 'once llamadas' };
		expect(pageOf((at) => 'unit' in at && at.unit === 10035)).toContain(demoText(story, locale));
		for (const [skin, face] of [
			['editorial', 'Newsreader'],
			['raster', 'Archivo'],
			['coast', 'Figtree'],
		]) {
			const page = parsePage(pageOf((at) => 'skin' in at && at.skin === skin));
			const sheets = page
				.all('link')
				.filter((link) => attribute(link, 'rel') === 'stylesheet')
				.map((link) => attribute(link, 'href') ?? '');
			const last = await get(sheets.findLast((sheet) => sheet.includes('theme')) ?? '');
			expect(last.html).toContain(face);
		}
	});
});

test('the build quotes the claim on the environment, and misses nothing that Catalonia asks for', () => {
	const report = readFileSync(join(inject('demo'), demoReport), 'utf8');
	const claims = report.split('\n').filter((line) => line.includes('claim on the environment'));
	expect(claims).not.toEqual([]);
	for (const line of claims) expect(line).toContain('10022');
	for (const words of ['nachhaltigen', 'sustainable', 'sostenible'])
		expect(claims.join('\n')).toContain(words);
	expect(report).not.toContain('stressed area');
});

test('the settings of the demo name nothing that its account does not have', () => {
	const report = readFileSync(join(inject('demo'), demoReport), 'utf8');
	expect(report.split('\n').filter((line) => line.includes('src/company/config.ts'))).toEqual([]);
});
