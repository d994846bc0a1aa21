import { describe, expect, onTestFinished, test } from 'vitest';
import { locales } from '../../src/domain/locale.ts';
import { axeFindings } from '../support/axe.ts';
import { faultsAt, pagesToCheck } from '../support/accessibility.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser();

const all = { light: axeFindings, dark: axeFindings };

/** At the widths that `npm test` looks at, between and beyond them: all rules in both schemes. */
describe.each([320, 390, 768, 1440])('at %i pixels', (width) => {
	test.each(locales)(
		'no page in %s breaks a rule of WCAG 2.2 AA, light or dark',
		async (locale) => {
			const page = await browser.newPage({ viewport: { width, height: 900 } });
			onTestFinished(() => page.close());
			const faults: string[] = [];
			for (const [, path] of pagesToCheck(site, locale)) {
				faults.push(...(await faultsAt(page, { origin: site.origin, path }, all)));
			}
			expect(faults).toEqual([]);
		},
	);
});
