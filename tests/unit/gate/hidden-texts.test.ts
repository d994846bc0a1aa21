import { expect, test } from 'vitest';
import { visible } from '../../../src/gate/html/normalise.ts';
import { publicUnit } from '../../support/gate.ts';
import { harmless, mentions, type Description } from './hidden-texts/corpora.ts';

/** What a reader of the page finds of a description. */
function shown({ unit, text }: Description): string {
	const { description } = publicUnit({ ...unit, description_note: text });
	const html = description.de ?? '';
	return html.replaceAll(/<[^>]*>/g, '').replaceAll('&#x26;', '&');
}

test('of sentences as people write them, 85 of 100 that tell what is hidden are left out', () => {
	const all = mentions();
	const caught = all.filter((each) => !shown(each).includes(visible(each.told)));
	expect(all.length).toBeGreaterThanOrEqual(300);
	expect(caught.length / all.length).toBeGreaterThanOrEqual(0.85);
});

test('what stands around such a sentence stays in 95 of 100 descriptions', () => {
	const all = mentions();
	const whole = all.filter((each) => {
		const rest = shown(each);
		return each.around.every((text) => rest.includes(text));
	});
	expect(whole.length / all.length).toBeGreaterThanOrEqual(0.95);
});

test('of descriptions that tell nothing, beside streets of ordinary words, 1 of 100 is touched at most', () => {
	const all = harmless(1_000);
	const touched = all.filter((each) => shown(each) !== each.text);
	expect(touched.length).toBeLessThanOrEqual(10);
});
