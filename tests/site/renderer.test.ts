import { execFile } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { addressOf } from '../../src/release/collect.ts';
import { compiledPlace } from '../../src/render/compiled-folder.ts';
import { noteDigests } from '../../src/render/folder-digests.ts';
import { startRenderer } from '../../src/render/render.ts';
import { writeWorkList } from '../../src/render/work-list.ts';
import { describeBuild, projectRoot, renderVariables, type Environment } from '../../src/wiring.ts';
import { workPlaces } from '../../src/wiring/places.ts';
import { readStock, writeStock, type Stock } from '../bench/render-catalogue.ts';
import { everyPage } from '../support/every-page.ts';
import { shownSlug } from '../../src/sandbox/demo/company/shown.ts';
import { site } from '../support/settings.ts';
import { newFolder, testEnvironment } from '../support/site-build.ts';

const { folder, remove } = newFolder();
/** Kept for the tests that follow: compiling takes longer than they do. */
const place = compiledPlace(projectRoot, fingerprint());
afterAll(() => {
	remove();
	rmSync(place, { recursive: true, force: true });
});

let round = 0;
let work: string;
let pages: string;
beforeEach(() => {
	round += 1;
	work = join(folder, `work-${round}`);
	pages = join(folder, `pages-${round}`);
	mkdirSync(work);
});

test('renders the pages that are listed when it is told to, not when it started', async () => {
	const { renderer, listed } = start(fingerprint);
	writeWorkList(
		workPlaces(work).pageLists.pages,
		listed.filter(({ path }) => path === '/de/kontakt/'),
	);
	await renderer.render({ pages });
	// The pages that a company has added are made with every list; the demo agency has one in each language.
	expect(readdirSync(join(pages, 'de'))).toEqual(['kontakt', shownSlug.de]);
	expect(readdirSync(join(pages, 'en'))).toEqual([shownSlug.en]);
	expect(existsSync(join(pages, 'robots.txt'))).toBe(true);
}, 180_000);

test('offers the files that belong to all pages first, and each file once', async () => {
	const { renderer } = start(fingerprint);
	const offered: string[][] = [];
	const taker = { offer: (_: string, files: Iterable<string>) => void offered.push([...files]) };
	await renderer.render({ pages, taker });
	const [shared = [], ...rendered] = offered;
	expect(shared).toContain('favicon.svg');
	expect(shared.filter((file) => file.startsWith('_astro/'))).not.toEqual([]);
	expect(rendered.flat().map(addressOf)).toContain('/de/kontakt/');
	const all = offered.flat();
	expect(all).toEqual([...new Set(all)]);
	expect(all.filter((file) => !existsSync(join(pages, file)))).toEqual([]);
});

test('renders with what Astro has compiled for these sources before, and without it where that is damaged', async () => {
	const contact = (to: string) => {
		const { renderer, listed } = start(fingerprint);
		const wanted = listed.filter(({ path }) => path === '/de/kontakt/');
		writeWorkList(workPlaces(work).pageLists.pages, wanted);
		return renderer.render({ pages: join(pages, to) });
	};
	mkdirSync(pages);
	await contact('first');
	writeFileSync(join(place, 'output/trace.txt'), 'compiled');
	await contact('second');
	expect(readdirSync(join(pages, 'second'))).toContain('trace.txt');
	rmSync(join(pages, 'second/trace.txt'));
	expect(pagesIn(join(pages, 'second'))).toEqual(pagesIn(join(pages, 'first')));
	expect(existsSync(join(pages, 'second/de/kontakt'))).toBe(false);

	rmSync(join(place, 'output/trace.txt'));
	// What a machine that lost its power leaves of a file.
	const styles = Object.keys(filesIn(place)).find((name) => name.endsWith('.css')) ?? '';
	truncateSync(join(place, styles));
	await contact('cut');
	expect(pagesIn(join(pages, 'cut'))).toEqual(pagesIn(join(pages, 'first')));

	rmSync(join(place, 'output/.prerender'), { recursive: true });
	await contact('third');
	expect(pagesIn(join(pages, 'third'))).toEqual(pagesIn(join(pages, 'first')));
	expect(readdirSync(place)).toContain('compiled.json');
	expect(desks()).toEqual([]);
}, 180_000);

test('makes of every page what Astro itself makes of it', async () => {
	const stock = await readStock(folder, site);
	const { renderer, variables } = start(fingerprint, stock);
	await renderer.render({ pages });
	const own = mkdtempSync(join(projectRoot, '.astro/test-'));
	try {
		const output = join(own, 'pages');
		const args = ['build', '--root', projectRoot, '--silent'];
		const env = { ...variables, VITRINE_PAGES: output };
		await promisify(execFile)(join(projectRoot, 'node_modules/.bin/astro'), args, {
			cwd: own,
			env,
		});
		const files = pagesIn(output);
		const found = pagesIn(pages);
		expect(Object.keys(files).length).toBeGreaterThan(300);
		const packed = Object.keys(files).filter((name) => /^\/_astro\/.*\.(?:js|css)$/.test(name));
		const copies = packed.map((name) => `${name}.br`);
		expect(Object.keys(found).toSorted()).toEqual([...Object.keys(files), ...copies].toSorted());
		for (const [name, made] of Object.entries(found)) {
			if (!copies.includes(name)) expect(made).toBe(files[name]);
			else expect(unpacked(made)).toBe(files[name.replace(/\.br$/, '')]);
		}
	} finally {
		rmSync(own, { recursive: true });
	}
}, 180_000);

test('does not keep what Astro has compiled where the sources have changed meanwhile', async () => {
	let asked = 0;
	const { renderer } = start(() => `${fingerprint()}-${(asked += 1)}`);
	writeWorkList(workPlaces(work).pageLists.pages, []);
	await renderer.render({ pages });
	expect(asked).toBe(2);
	expect(existsSync(compiledPlace(projectRoot, `${fingerprint()}-1`))).toBe(false);
});

test('leaves the pages of the plan to Astro where kept code cannot finish one', async () => {
	const contact = async (to: string) => {
		const { renderer, listed } = start(fingerprint);
		const wanted = listed.filter(({ path }) => path === '/de/kontakt/');
		writeWorkList(workPlaces(work).pageLists.pages, wanted);
		await renderer.render({ pages: join(pages, to) });
		return pagesIn(join(pages, to));
	};
	mkdirSync(pages);
	const first = await contact('first');
	// As a page with a picture of `astro:assets` comes out of kept code.
	for (const [name, text] of Object.entries(filesIn(place))) {
		if (!name.endsWith('.mjs')) continue;
		writeFileSync(
			join(place, name),
			text.replaceAll('class="skip-link', 'x="/_image?" $&'),
			'latin1',
		);
	}
	rmSync(join(place, 'digests.json'));
	noteDigests(place);
	expect(await contact('second')).toEqual(first);
	rmSync(place, { recursive: true });
}, 180_000);

test('says what is wrong with a page, and leaves no half of a site', async () => {
	const { renderer } = start(fingerprint);
	const lost = { route: { kind: 'unit', id: 4711, title: { de: 'Loft' } }, indexed: true } as const;
	const path = '/de/immobilien/loft-4711/';
	writeWorkList(workPlaces(work).pageLists.pages, [
		{ ...lost, locale: 'de', path, alternates: [{ locale: 'de', path }] },
	]);
	await expect(renderer.render({ pages })).rejects.toThrow(
		/Astro could not render the pages \(exit code 1\)[^]*\/de\/immobilien\/loft-4711\/: The page of unit 4711 was planned/,
	);
	expect(existsSync(pages)).toBe(false);
	expect(desks()).toEqual([]);
});

test('leaves nothing where nothing is to be rendered', async () => {
	const { renderer } = start();
	expect(desks()).toHaveLength(1);
	renderer.stop();
	await vi.waitFor(() => expect(desks()).toEqual([]), { timeout: 10_000 });
});

/** A name for sources that nobody else has. */
function fingerprint(): string {
	return `test-${process.pid}`;
}

/** A renderer for a site, of no unit unless there is a stock, and the pages it consists of. */
function start(named?: () => string, stock: Stock = { units: [], projects: [], legal: [] }) {
	const places = workPlaces(work);
	const environment: Environment = testEnvironment({ folder });
	const { records } = environment.places;
	writeStock(stock, { catalogue: places.catalogue, records }, stock.units.length);
	const build = { ...describeBuild(environment), ...places };
	const variables = renderVariables(environment, work);
	const renderer = startRenderer({
		project: projectRoot,
		variables,
		...(named && { build: { ...build, fingerprint: named(), fingerprintNow: named } }),
	});
	const listed = everyPage(build);
	writeWorkList(places.pageLists.pages, listed);
	return { renderer, listed, variables };
}

/** Every file of a folder with what it holds. */
function filesIn(folder: string): Record<string, string> {
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
	return Object.fromEntries(
		names
			.filter((name) => statSync(join(folder, name)).isFile())
			.map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
	);
}

/** The same by address. */
function pagesIn(folder: string): Record<string, string> {
	const files = Object.entries(filesIn(folder)).map(([name, text]) => [addressOf(name), text]);
	return Object.fromEntries(files);
}

function unpacked(small: string): string {
	return brotliDecompressSync(Buffer.from(small, 'latin1')).toString('latin1');
}

/** Working folders of renderers that this process has started. */
function desks(): string[] {
	return readdirSync(join(projectRoot, '.astro/render')).filter((name) =>
		name.startsWith(`${process.pid}-`),
	);
}
