import { execFile } from 'node:child_process';
import {
	cpSync,
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
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { PlannedPage } from '../../src/plan/planned-page.ts';
import { placeOf } from '../../src/release/file-store.ts';
import { addressOf, openMaker } from '../../src/release/make-file.ts';
import { NeedsAstro } from '../../src/render/response-bytes.ts';
import { compiledPlace, noteDigests } from '../../src/render/compiled-folder.ts';
import { startRenderer } from '../../src/render/render.ts';
import { describeBuild, projectRoot, renderVariables, type Environment } from '../../src/wiring.ts';
import { workCatalogue } from '../../src/wiring/places.ts';
import { readStock, writeStock, type Stock } from '../bench/render-catalogue.ts';
import { everyPage } from '../support/every-page.ts';
import { shownSlug } from '../../src/sandbox/demo/company/shown.ts';
import { site } from '../support/settings.ts';
import { newFolder, testEnvironment } from '../support/site-build.ts';
import { runs } from '../support/full-size.ts';

const { folder, remove } = newFolder();
/** Kept for the tests that follow: compiling takes longer than they do. */
const place = compiledPlace(projectRoot, fingerprint());
const sound = join(folder, 'sound');

/** Puts back what was compiled after a test has spoilt it. */
function mend(): void {
	rmSync(place, { recursive: true, force: true });
	cpSync(sound, place, { recursive: true, preserveTimestamps: true });
}
afterAll(() => {
	remove();
	rmSync(place, { recursive: true, force: true });
});

let round = 0;
let work: string;
beforeEach(() => {
	round += 1;
	work = join(folder, `work-${round}`);
	mkdirSync(work);
});

test('renders the pages that it is told of, and those that no plan names', async () => {
	const { made } = await rendered(onlyContact);
	// The pages that a company has added are made with every list; the demo agency has one in each language.
	const ofLocale = (locale: string) =>
		Object.keys(made)
			.filter((path) => path.startsWith(`/${locale}/`))
			.toSorted();
	expect(ofLocale('de')).toEqual(['/de/kontakt/', `/de/${shownSlug.de}/`].toSorted());
	expect(ofLocale('en')).toEqual([`/en/${shownSlug.en}/`]);
	expect(Object.keys(made)).toContain('/robots.txt');
	cpSync(place, sound, { recursive: true, preserveTimestamps: true });
});

test('takes the files that belong to all pages first, and each file once', async () => {
	const { paths } = await rendered();
	const first = paths.slice(0, paths.indexOf('/de/kontakt/'));
	expect(first).toContain('/favicon.svg');
	expect(first.filter((path) => path.startsWith('/_astro/'))).not.toEqual([]);
	expect(paths).toEqual([...new Set(paths)]);
});

test('renders with what Astro has compiled for these sources before, and without it where that is damaged', async () => {
	const first = await rendered(onlyContact);
	writeFileSync(join(place, 'output/trace.txt'), 'compiled');
	const { '/trace.txt': trace, ...second } = (await rendered(onlyContact)).made;
	expect(trace).toBe('compiled');
	expect(second).toEqual(first.made);

	rmSync(join(place, 'output/trace.txt'));
	// What a machine that lost its power leaves of a file.
	const styles = Object.keys(filesIn(place)).find((name) => name.endsWith('.css')) ?? '';
	truncateSync(join(place, styles));
	// What is compiled anew is not kept where the sources have changed meanwhile.
	let asked = 0;
	const changing = () => `${fingerprint()}${(asked += 1) > 1 ? '-changed' : ''}`;
	expect((await rendered(onlyContact, none, changing)).made).toEqual(first.made);
	expect(asked).toBe(2);
	expect(existsSync(join(place, 'compiled.json'))).toBe(false);
	mend();
	expect(desks()).toEqual([]);
});

test('makes of every page what Astro itself makes of it', async () => {
	const { units, ...others } = await readStock(folder, site);
	const stock = { ...others, units: units.filter((_, at) => at % runs(6, 1) === 0) };
	const { made, variables } = await rendered(() => true, stock);
	const own = mkdtempSync(join(projectRoot, '.astro/test-'));
	try {
		const output = join(own, 'pages');
		const args = ['build', '--root', projectRoot, '--silent'];
		const env = { ...variables, VITRINE_PAGES: output };
		await promisify(execFile)(join(projectRoot, 'node_modules/.bin/astro'), args, {
			cwd: own,
			env,
		});
		const files = Object.fromEntries(
			Object.entries(filesIn(output))
				.filter(([name]) => name !== '.gitkeep')
				.map(([name, text]) => [addressOf(name), text]),
		);
		expect(Object.keys(files).length).toBeGreaterThan(runs(150, 300));
		expect(Object.keys(made).toSorted()).toEqual(Object.keys(files).toSorted());
		for (const [path, text] of Object.entries(made)) expect(text).toBe(files[path]);
	} finally {
		rmSync(own, { recursive: true });
	}
});

test('where the site is known to need Astro, kept code makes only parts of it', async () => {
	onTestFinished(mend);
	const note = join(place, 'compiled.json');
	writeFileSync(
		note,
		readFileSync(note, 'utf8').replace('"needsAstro":false', '"needsAstro":true'),
	);
	noteDigests(place);
	const { render, listed } = start(fingerprint);
	const contact = listed.filter(({ path }) => onlyContact(path));
	expect((await render(contact, true)).map(([path]) => path)).toContain('/de/kontakt/');
	await expect(rendered(onlyContact)).rejects.toThrow(NeedsAstro);
});

test('says what is wrong with a page, and leaves nothing about', async () => {
	const { render } = start(fingerprint);
	const lost = { route: { kind: 'unit', id: 4711, title: { de: 'Loft' } }, indexed: true } as const;
	const path = '/de/immobilien/loft-4711/';
	const page = { ...lost, locale: 'de', path, alternates: [{ locale: 'de', path }] } as const;
	await expect(render([page])).rejects.toThrow(
		/^The page \/de\/immobilien\/loft-4711\/ could not be made \(exit code 1\); nothing was published[^]*The page of unit 4711 was planned/,
	);
	expect(desks()).toEqual([]);
});

test('leaves nothing where nothing is to be rendered', async () => {
	const { renderer } = start();
	await expect.poll(desks).toHaveLength(1);
	renderer.stop();
	await expect.poll(desks).toEqual([]);
});

const none: Stock = { units: [], projects: [], legal: [] };
const onlyContact = (path: string) => path === '/de/kontakt/';

/** What is made of the pages of a site that are wanted, in the order in which it was taken. */
async function rendered(
	wanted: (path: string) => boolean = () => true,
	stock = none,
	named = fingerprint,
	byAstro = false,
) {
	const { render, listed, variables } = start(named, stock, byAstro);
	const taken = await render(listed.filter(({ path }) => wanted(path)));
	return { made: Object.fromEntries(taken), paths: taken.map(([path]) => path), variables };
}

/** A name for sources that nobody else has. */
function fingerprint(): string {
	return `test-${process.pid}`;
}

/** A renderer for a site, of no unit unless there is a stock, and the pages it consists of. */
function start(named?: () => string, stock = none, byAstro = false) {
	const catalogue = workCatalogue(work);
	const environment: Environment = testEnvironment({ folder });
	const { records, files } = environment.places;
	writeStock(stock, { catalogue, records }, stock.units.length);
	const build = { ...describeBuild(environment), catalogue };
	const variables = renderVariables(environment, work);
	const renderer = startRenderer({
		project: projectRoot,
		variables,
		build,
		files,
		sources: named && { fingerprint: named(), fingerprintNow: named },
		byAstro,
	});
	/** @returns the paths of the files, with what they hold */
	const render = async (
		pages: readonly PlannedPage[],
		isPart = false,
	): Promise<[string, string][]> => {
		const taken: [string, string][] = [];
		await renderer.render({
			pages,
			count: pages.length,
			isPart,
			make: openMaker(files, build.origin),
			taker: {
				file: ({ path, name }) =>
					void taken.push([path, readFileSync(placeOf(files, name), 'latin1')]),
				pages: () => {},
				onPage: () => {},
			},
		});
		return taken;
	};
	return { renderer, render, listed: everyPage(build), variables };
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

/** Working folders of renderers that this process has started. */
function desks(): string[] {
	return readdirSync(join(projectRoot, '.astro/render')).filter((name) =>
		name.startsWith(`${process.pid}-`),
	);
}
