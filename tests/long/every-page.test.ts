import { expect, onTestFinished, test } from 'vitest';
import { join } from 'node:path';
import { serve } from '../../src/commands/server/serve.ts';
import { openDemoSandbox } from '../../src/sandbox/open.ts';
import { projectRoot } from '../../src/wiring.ts';
import { openBrowser } from '../support/browser.ts';
import { buildSite, newFolder, planOf, testEnvironment } from '../support/site-build.ts';
import { visitPages } from '../support/visit-pages.ts';

/** Statuses by the kind of page: these are shown under the address of another page. */
const missing = new Set(['notFound', 'removed']);

test('S2, S4, G8: no page of the demo breaks a rule of its policy, asks anybody else, or keeps anything', async () => {
	const { folder, remove } = newFolder();
	const crm = await openDemoSandbox({ path: join(folder, 'crm.sqlite'), fresh: true });
	const media = join(projectRoot, 'var/test-media');
	await buildSite({ folder, crm, photos: crm.origin, media, mode: 'demo' });
	const { pages } = planOf({ folder, mode: 'demo' });
	const environment = { ...testEnvironment({ folder, media }), port: 0 };
	const server = await serve({ environment, crm, sendMail: async () => {}, report: () => {} });
	const browser = await openBrowser();
	onTestFinished(async () => {
		await browser.close();
		await server.close();
		await crm.close();
		remove();
	});
	const paths = pages.flatMap(({ path, route }) =>
		path.endsWith('/') && !missing.has(route.kind) ? [path] : [],
	);
	const noticed = await visitPages(browser, { origin: server.origin, paths });
	console.log(
		`S2: ${noticed.complaints.length} complaints on ${noticed.pages} pages; S4, G8: ${noticed.foreign.length} foreign requests, ${noticed.kept.length} things kept`,
	);
	expect(noticed).toMatchObject({ complaints: [], foreign: [], kept: [] });
	expect(noticed.pages).toBeGreaterThan(200);
}, 1_800_000);
