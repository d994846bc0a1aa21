import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { giveToHost, type ExportEnvironment } from '../../../src/build/give-to-host.ts';
import { placesIn } from '../../../src/wiring/places.ts';
import { home, publish, publishFolder } from '../../support/published.ts';
import { site } from '../../support/settings.ts';

async function live() {
	const { root, ...places } = publishFolder();
	await publish({ root, ...places }, home);
	const dist = join(root, 'dist');
	const exportFor = (staticHost: ExportEnvironment['staticHost']) =>
		giveToHost({ places: placesIn(root), site, staticHost }, { dist });
	return { dist, exportFor };
}

test('where nobody publishes dist/, nothing is written there', async () => {
	const { dist, exportFor } = await live();
	expect(await exportFor(undefined)).toEqual({ problems: [], isNew: false });
	expect(existsSync(dist)).toBe(false);
});

test('for a plain host dist/ holds the site and nothing for another host', async () => {
	const { dist, exportFor } = await live();
	await exportFor('netlify');
	expect(readdirSync(dist).sort()).toEqual(['_headers', '_redirects', 'de', ...lists]);
	expect(await exportFor('plain')).toEqual({ problems: [], isNew: true });
	expect(readdirSync(dist).sort()).toEqual(['de', ...lists]);
	expect(await exportFor('plain')).toEqual({ problems: [], isNew: false });
});
const lists = ['sitemap-0.xml', 'sitemap-index.xml', 'targets.json'];

test('an earlier dist/ that nobody is named for is told of until it is gone', async () => {
	const { exportFor } = await live();
	await exportFor('plain');
	const { problems } = await exportFor(undefined);
	expect(problems).toEqual([
		expect.stringMatching(
			/^dist\/ is from an earlier build .*VITRINE_STATIC_HOST.* remove dist\/\.$/,
		),
	]);
});
