import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openCatalogueWriter } from '../../src/catalog/store.ts';
import { everyPage } from '../../src/publish/plan.ts';
import { startRenderer } from '../../src/publish/render.ts';
import { writeWorkList } from '../../src/publish/work-list.ts';
import {
	describeBuild,
	projectRoot,
	renderVariables,
	workPlaces,
	type Environment,
} from '../../src/wiring.ts';
import { newFolder, testEnvironment } from '../support/site-build.ts';

const { folder, remove } = newFolder();
afterAll(remove);

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
	const { renderer, listed } = start();
	writeWorkList(
		workPlaces(work).work.pages,
		listed.filter(({ path }) => path === '/de/kontakt/'),
	);
	await renderer.render({ pages });
	expect(readdirSync(join(pages, 'de'))).toEqual(['kontakt.html']);
	expect(existsSync(join(pages, 'en'))).toBe(false);
	expect(existsSync(join(pages, 'robots.txt'))).toBe(true);
});

test('says what is wrong with a page, and leaves no half of a site', async () => {
	const { renderer } = start();
	const lost = { route: { kind: 'unit', id: 4711, title: { de: 'Loft' } }, indexed: true } as const;
	const path = '/de/immobilien/loft-4711/';
	writeWorkList(workPlaces(work).work.pages, [
		{ ...lost, locale: 'de', path, alternates: [{ locale: 'de', path }] },
	]);
	await expect(renderer.render({ pages })).rejects.toThrow(
		/Astro could not render the pages \(exit code 1\)[^]*unit 4711 was planned/,
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

/** A renderer for a site without any unit, and the pages it consists of. */
function start() {
	const places = workPlaces(work);
	const environment: Environment = testEnvironment({ folder });
	const { records } = environment.places;
	openCatalogueWriter({ catalogue: places.catalogue, records }).finish({
		pulledAt: '2026-11-21T12:00:00.000Z',
	});
	const renderer = startRenderer({
		project: projectRoot,
		variables: renderVariables(environment, work),
	});
	const listed = everyPage({ ...describeBuild(environment), ...places }).pages;
	return { renderer, listed };
}

/** Working folders of renderers that this process has started. */
function desks(): string[] {
	return readdirSync(join(projectRoot, '.astro/render')).filter((name) =>
		name.startsWith(`${process.pid}-`),
	);
}
