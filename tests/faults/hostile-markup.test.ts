import { expect, onTestFinished, test } from 'vitest';
import { sanitise } from '../../src/catalog/normalise/sanitise.ts';
import { openBrowser } from '../support/browser.ts';
import { hostileMarkup } from '../support/hostile-markup.ts';
import { runMarkup } from '../support/run-markup.ts';

test('B9: nothing of hostile markup runs in a browser once it has passed the gate, and much of it would', async () => {
	const browser = await openBrowser();
	onTestFinished(() => browser.close());
	const left = [...new Set(hostileMarkup.map((text) => sanitise(text) ?? ''))];
	const [clean, control] = [await runMarkup(browser, left), hostileMarkup.slice(0, 100)];
	const raw = await runMarkup(browser, control);
	console.log(
		`B9: of ${hostileMarkup.length} texts ${clean.length} ran something; of ${control.length} as they came ${raw.length}`,
	);
	expect(clean.map((at) => left[at])).toEqual([]);
	expect(raw.length).toBeGreaterThan(15);
});
