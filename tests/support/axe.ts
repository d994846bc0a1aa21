import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { z } from 'zod';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours: a page that has passed all rules can break only these by changing its colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const runOnly = (values: readonly string[], type: 'tag' | 'rule') =>
	JSON.stringify({ type, values });
const run = (only: string, within: string) =>
	`axe.run(${within === '' ? 'document' : JSON.stringify(within)}, { runOnly: ${only}, resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(', ')))`;
const Findings = z.array(z.string());

/**
 * The rules of WCAG 2.2 AA and of good practice that a page breaks as it looks at this moment, and where.
 * @param within selector of the only part to look at, where the rest of the page has been looked at before
 */
export async function axeFindings(page: Page, within = ''): Promise<string[]> {
	return findings(page, run(runOnly(rules, 'tag'), within));
}

/** The same of the rules that look at colours, for a page that changes nothing else. */
export async function colourFindings(page: Page, within = ''): Promise<string[]> {
	return findings(page, run(runOnly(colourRules, 'rule'), within));
}

async function findings(page: Page, script: string): Promise<string[]> {
	if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe);
	return Findings.parse(await page.evaluate(script));
}
