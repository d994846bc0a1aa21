import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { z } from 'zod';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What axe can find wrong with colours, which is all that may differ between light and dark. */
const colours = ['color-contrast', 'link-in-text-block'];
const Findings = z.array(z.string());

/** The rules of WCAG 2.2 AA and of good practice that a page breaks as it looks at this moment, and where. */
export function axeFindings(page: Page): Promise<string[]> {
	return findings(page, rules);
}

/** The rules about colours that a page breaks as it looks at this moment, and where. */
export function colourFindings(page: Page): Promise<string[]> {
	return findings(page, { type: 'rule', values: colours });
}

async function findings(page: Page, runOnly: unknown): Promise<string[]> {
	if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe);
	const options = JSON.stringify({ runOnly, resultTypes: ['violations'] });
	return Findings.parse(
		await page.evaluate(
			`axe.run(document, ${options}).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(', ')))`,
		),
	);
}
