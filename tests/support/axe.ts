import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { z } from 'zod';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const run = `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(', ')))`;
const Findings = z.array(z.string());

/** The rules of WCAG 2.2 AA and of good practice that a page breaks as it looks at this moment, and where. */
export async function axeFindings(page: Page): Promise<string[]> {
	if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe);
	return Findings.parse(await page.evaluate(run));
}
