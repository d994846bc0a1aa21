import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { sanitise } from '../../src/gate/html/sanitise.ts';
import { onlyProse, proseTags } from '../../src/domain/prose.ts';
import { keepTogether } from '../../src/i18n/keep-together.ts';
import { foldText } from '../../src/view/unit/text.ts';
import { anyText } from '../support/any-text.ts';
import { openBrowser } from '../support/browser.ts';
import { hostileMarkup, inOtherShapes } from '../support/hostile-markup.ts';
import { runMarkup } from '../support/run-markup.ts';

test('B9: nothing of hostile markup runs in a browser once it has passed the gate, and much of it would', async () => {
	const browser = await openBrowser();
	onTestFinished(() => browser.close());
	// Full-width signs, too; of the other shapes the test below tells what elements they leave.
	const shapes = hostileMarkup.flatMap((text) => [text, ...inOtherShapes(text).slice(0, 1)]);
	const left = [...new Set(shapes.map((text) => sanitise(text) ?? ''))];
	const [clean, control] = [await runMarkup(browser, left), hostileMarkup.slice(0, 100)];
	const raw = await runMarkup(browser, control);
	console.log(
		`B9: of ${shapes.length} texts ${clean.length} ran something; of ${control.length} as they came ${raw.length}`,
	);
	expect(clean.map((at) => left[at])).toEqual([]);
	expect(raw.length).toBeGreaterThan(15);
});

test('whatever a text holds, a browser finds only allowed elements and attributes where it is rendered', async () => {
	const browser = await openBrowser();
	onTestFinished(() => browser.close());
	const page = await browser.newPage();
	const shapes = hostileMarkup.flatMap((text) => [text, ...inOtherShapes(text)]);
	const pieces = fc.oneof(
		{ weight: 3, arbitrary: fc.constantFrom(...shapes) },
		fc.constantFrom('<p>', '</p>', '<b>', '＜', '﹥', '&lt;', '\n\n', '- x\n', '<table><td>'),
		anyText({ maxLength: 20 }),
	);
	const texts = fc.sample(fc.array(pieces, { maxLength: 8 }), 3_000).map((parts) => parts.join(''));
	const rendered = [...shapes, ...texts].map((text) => {
		const { lead = '', ...rest } = foldText(keepTogether(sanitise(text) ?? ''));
		return [lead, rest.text, rest.more ?? ''].map(onlyProse).join('');
	});
	const found = await page.evaluate((all) => {
		const names = new Set<string>();
		for (const html of all) {
			const read = new DOMParser().parseFromString(`<div>${html}</div>`, 'text/html');
			for (const element of read.querySelectorAll('div *')) {
				names.add(element.localName);
				for (const { name, value } of element.attributes) {
					names.add(
						`${element.localName} ${name}=${name === 'href' ? value.split(':')[0] : value}`,
					);
				}
			}
			if (read.head.childElementCount + read.body.childElementCount !== 1) names.add(html);
		}
		return [...names].sort();
	}, rendered);
	const links = ['http', 'https', 'mailto', 'tel'].map((scheme) => `a href=${scheme}`);
	const allowed = [...proseTags, ...links, 'a rel=nofollow noopener'];
	expect(found.filter((name) => !allowed.includes(name))).toEqual([]);
	expect(found).toContain('a href=https');
});
