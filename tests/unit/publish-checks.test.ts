import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkSite } from '../../src/publish/checks.ts';

function siteWith(file: string, text: string): string {
	const site = mkdtempSync(join(tmpdir(), 'checks-'));
	onTestFinished(() => rmSync(site, { recursive: true, force: true }));
	mkdirSync(join(site, '_astro'));
	writeFileSync(join(site, 'sitemap-index.xml'), '<sitemapindex/>');
	writeFileSync(join(site, file), text);
	return site;
}

test.each(['_astro/page.js', '_astro/style.css', 'sitemap-0.xml', 'robots.txt', '404.html'])(
	'the key of the CRM is found in %s too',
	(file) => {
		const rest = { pages: [], secrets: ['key-canary'], answered: [] };
		expect(() => checkSite({ site: siteWith(file, 'a "key-canary" b'), ...rest })).toThrow(
			`The file ${file} holds the key of the CRM`,
		);
		checkSite({ site: siteWith(file, 'nothing'), ...rest });
	},
);
