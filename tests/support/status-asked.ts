import type { Page } from 'playwright';

/** Waits until a page has asked what became of units, which is what it does last by itself. */
export async function statusAsked(page: Page): Promise<void> {
	while (!(await page.evaluate(hasAsked))) await page.waitForTimeout(50);
}

const hasAsked = `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/status.json'))`;
