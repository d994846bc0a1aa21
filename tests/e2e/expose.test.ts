import { execFile } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { faultsWithin } from '../support/accessibility.ts';
import { temporaryFolder } from '../support/catalogue.ts';
import { commandLine } from '../support/command-line.ts';
import { demoMedia } from '../support/demo-site.ts';
import { isFullSize, runs } from '../support/full-size.ts';
import { parsePage, elements, attribute, textOf } from '../support/html.ts';
import { sheetsOf, type PdfSheet } from '../support/pdf.ts';
import { demoVariables } from '../support/settings.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser();
/** A flat with photos and no plan, its number, and how many pictures it has with the portrait of who looks after it. */
const flat = { id: 10028, reference: 'LE-V-028' };
const seen = await (await fetch(`${site.origin}${site.unit(flat.id)}`)).text();
const pictures = seen.split(' data-photo').length;
const name = `Familie <b>O'Hara</b> & "Söhne" $& {name}`;
const namePrinted = name.replaceAll(' ', '');

/** Runs the command on the site that was built. @returns what it printed, by language. */
async function command(...options: string[]): Promise<Partial<Record<string, Buffer>>> {
	const to = temporaryFolder();
	await printInto(to, options);
	const file = (locale: string) => join(to, locale, `${flat.id}.pdf`);
	return Object.fromEntries(
		['de', 'en', 'es'].flatMap((locale) =>
			existsSync(file(locale)) ? [[locale, readFileSync(file(locale))]] : [],
		),
	);
}

async function printInto(to: string, options: readonly string[]): Promise<void> {
	const media = join(site.folder, 'media');
	if (!existsSync(media)) symlinkSync(demoMedia, media);
	await promisify(execFile)(
		process.execPath,
		[...commandLine('expose'), '--units', String(flat.id), '--to', to, ...options],
		{ env: { ...process.env, ...demoVariables, VITRINE_VAR: site.folder } },
	);
}

/** Opens a page; how many pictures were missing when it was printed is written into it. */
async function open(locale: 'de' | 'en' | 'es' = 'de'): Promise<Page> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
	onTestFinished(() => context.close());
	const page = await context.newPage();
	await page.addInitScript(() => {
		window.print = () => {
			document.body.dataset['printed'] = String(
				[...document.querySelectorAll<HTMLImageElement>('main img')].filter(
					({ complete, naturalWidth }) => !complete || naturalWidth === 0,
				).length,
			);
		};
	});
	await page.goto(`${site.origin}${site.unit(flat.id, locale)}`);
	return page;
}

/** Opens a page, and its window that asks for whom the exposé is; what it would print is kept as PDF. */
async function ask(locale: 'de' | 'en' | 'es' = 'de'): Promise<Page> {
	const page = await open(locale);
	await page.locator('[data-print]').click();
	await page.locator('dialog[open]').waitFor();
	return page;
}

async function printed(page: Page): Promise<PdfSheet[]> {
	await page.getByRole('dialog').locator('button[value=print]').click();
	await page.locator('body[data-printed]').waitFor();
	// No picture was still on its way.
	expect(await page.locator('body').getAttribute('data-printed')).toBe('0');
	return sheetsOf(await page.pdf({ preferCSSPageSize: true }));
}

function expectWhole(sheets: readonly PdfSheet[]): void {
	expect(sheets.length).toBeGreaterThan(2);
	for (const { text } of sheets) {
		expect(text).toContain(flat.reference);
		expect(text).toContain('Hallmann&Rey');
	}
	const printed = new Set(sheets.flatMap((sheet) => [...sheet.pictures.keys()]));
	expect(printed.size).toBe(pictures);
	expect(pictures).toBeGreaterThan(2);
}

/** Whether the photo of the cover has as many dots as a sheet takes. */
function expectSharp([cover]: readonly PdfSheet[]): void {
	expect([...(cover?.pictures.values() ?? [])]).toContain(1600);
}

describe('the button of a page', () => {
	test('prints a cover that says for whom it is, every sheet with house, number and all pictures, and tells nobody', async () => {
		const page = await ask();
		const sent: string[] = [];
		page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
		await page.getByLabel('Erstellt für').fill(name);
		const sheets = await printed(page);
		expectWhole(sheets);
		expectSharp(sheets);
		const [cover, next] = sheets;
		expect(cover?.text).toMatch(/DreiZimmerunterdemFirst.*329\.000€.*84,5m²/);
		expect(next?.text).toContain('VierTreppenführenhinauf');
		expect(sheets.map(({ text }) => text.includes(`Erstelltfür${namePrinted}`))).toEqual(
			sheets.map((_, at) => at === 0),
		);
		expect(await page.locator('.expose-for b b').count()).toBe(0);
		expect(sent.filter((each) => /hara/i.test(decodeURIComponent(each)))).toEqual([]);
		expect(page.url()).not.toContain('Hara');
		const kept = await page.evaluate(() =>
			JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
		);
		expect(kept).not.toContain('Hara');
	});

	test('prints the page as it is when there is no network any more', async () => {
		const page = await open();
		await page.waitForLoadState('networkidle');
		await page.context().setOffline(true);
		await page.locator('[data-print]').click();
		await page.locator('body[data-printed]').waitFor();
		expect(await page.locator('dialog[open]').count()).toBe(0);
	});

	test('can be left, and leads to the page in another language', async () => {
		const page = await ask();
		expect(await faultsWithin(page, 'dialog[open]')).toEqual([]);
		await page.getByLabel('Erstellt für').fill(name);
		await page.keyboard.press('Escape');
		expect(await page.locator('body[data-printed]').count()).toBe(0);
		expect(await page.locator('.expose-for').textContent()).not.toContain('Hara');
		await page.locator('[data-print]').click();
		await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
		await page.waitForURL(/\/en\/.*#expose$/);
	});
});

describe('the command', () => {
	test.runIf(isFullSize)('prints the same in each language', async () => {
		const all = await command();
		expect(Object.keys(all)).toEqual(['de', 'en', 'es']);
		for (const pdf of Object.values(all)) expectWhole(sheetsOf(pdf ?? Buffer.alloc(0)));
		const [cover] = sheetsOf(all['es'] ?? Buffer.alloc(0));
		expect(cover?.text).toContain('Pisoabuhardilladodeundormitorio');
	});

	test('says on the cover for whom it is, as it was written, in one language where that is asked for', async () => {
		const { es, ...others } = await command('--locale', 'es', '--for', name);
		expect(others).toEqual({});
		const sheets = sheetsOf(es ?? Buffer.alloc(0));
		expectWhole(sheets);
		expectSharp(sheets);
		expect(sheets[0]?.text).toContain(`Preparadopara${namePrinted}`);
	});

	test('wants to know which units and where to, so that no name stays among the exposés of everybody', async () => {
		const line = [...commandLine('expose'), '--for', name];
		await expect(promisify(execFile)(process.execPath, line)).rejects.toThrow('--for needs a name');
		const shared = join(site.folder, 'exposes');
		for (const to of [shared, join(shared, 'doe')])
			await expect(printInto(to, ['--for', name])).rejects.toThrow('it must be another one');
		expect(existsSync(shared)).toBe(false);
	});
});

/** Which part of a sheet is printed on, its margins left out. */
function filled({ boxes }: PdfSheet): number {
	const [top, bottom] = [24, 281];
	const ends = boxes.map((box) => box.top + box.height).filter((end) => end <= bottom + 1);
	return (Math.max(top, ...ends) - top) / (bottom - top);
}

/** Sentences of a page that stand on no sheet alone, each with the lead and what follows it as one. */
function torn(html: string, sheets: readonly PdfSheet[]): string[] {
	const main = parsePage(html).one('main');
	const words = elements(main, ['div'])
		.filter((div) => /\bunit-text\b|\bprose\b/.test(attribute(div, 'class') ?? ''))
		.flatMap((div) => elements(div, ['p']))
		.map((paragraph) => textOf(paragraph).replaceAll(/\s/g, ''));
	return words.filter((text) => text && !sheets.some((sheet) => sheet.text.includes(text)));
}

/** What a browser without scripts prints of pages, each once. */
const prints = new Map<string, Promise<{ page: Page; sheets: PdfSheet[] }>>();
const context = await browser.newContext({ javaScriptEnabled: false });

async function print(path: string): Promise<{ page: Page; sheets: PdfSheet[] }> {
	const page = await context.newPage();
	await page.goto(`${site.origin}${path}`);
	return { page, sheets: sheetsOf(await page.pdf({ preferCSSPageSize: true })) };
}

function printOf(path: string): ReturnType<typeof print> {
	const known = prints.get(path) ?? print(path);
	prints.set(path, known);
	return known;
}

/** A flat with and without plan, a plot, a flat to let, one in another language and a project. */
const printedOffers = [
	['flat', site.unit(10028), ['Kaufnebenkosten', 'MonatlicheRate', 'Endenergie']],
	['flat of a project', site.unit(10005), ['Kaufnebenkosten', 'MonatlicheRate', 'Endenergie']],
	['plot', site.unit(10018), ['Kaufnebenkosten', 'MonatlicheRate']],
	['Spanish flat', site.unit(10024, 'es'), ['Gastosdecompra', 'Costealmes']],
	['project', '/de/projekte/osterbekhaeuser-202/', ['Endenergie']],
	['flat to let', site.unit(10040), ['Warmmiete', 'Endenergie']],
	// And houses, of two storeys.
	['house', site.unit(10020), ['Kaufnebenkosten', 'MonatlicheRate', 'Endenergie']],
	['English house', site.unit(10020, 'en'), ['Purchasecosts', 'Monthlycosts']],
	['project of houses', '/de/projekte/gartenzeile-berne-204/', ['Endenergie']],
] as const;

test.each(printedOffers.slice(0, runs(5, 9)))(
	'what is printed of a %s has no torn sentence, no control and no sheet under half full but the last',
	async (_, path, parts) => {
		const { page, sheets } = await printOf(path);
		const all = sheets.map(({ text }) => text).join('');
		expect(torn(await page.content(), sheets)).toEqual([]);
		for (const part of parts) expect(all).toContain(part);
		const summaries = await page.locator('main summary').allTextContents();
		for (const summary of summaries) expect(all).not.toContain(summary.replaceAll(/\s/g, ''));
		expect(
			sheets
				.slice(0, -1)
				.map(filled)
				.filter((part) => part < 0.5),
		).toEqual([]);
		// Nobody has to look for who to call on a sheet alone.
		expect(sheets.slice(-1).map(filled)[0]).toBeGreaterThan(0.3);
	},
);

test('a floor plan takes most of its sheet', async () => {
	const { sheets } = await printOf(site.unit(10005));
	const plan = sheets.find(({ text }) => text.includes('Grundriss'));
	expect(Math.max(...(plan?.boxes.map(({ height }) => height) ?? []))).toBeGreaterThan(150);
});

test('without scripts the browser prints the same exposé', async () => {
	const { sheets } = await printOf(site.unit(flat.id));
	expectWhole(sheets);
	expect(sheets[0]?.text).not.toContain('Erstelltfür');
});
