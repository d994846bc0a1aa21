import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeness, dutyWords, textFindings } from '../../../../src/domain/law/findings.ts';
import { textRules } from '../../../../src/domain/law/all-rules.ts';
import { addedParking } from '../../../../src/domain/law/total-price.ts';
import { lawfulUnit } from '../../../support/lawful-unit.ts';

/** A listing text and the labels it was given when it was written. */
interface ListingText {
	readonly labels: readonly string[];
	readonly text: string;
}

/** The rules that the labels of the fixtures stand for. */
const labels = new Map<string, string>([
	['de-green-claim', 'generic'],
	['de-green-part', 'whole'],
	['de-climate-neutral', 'neutral'],
	['eu-odr-link', 'odr'],
	['de-total-price', 'parking'],
]);

/** The labelled texts of a language. */
function listingTexts(locale: string): ListingText[] {
	const file = new URL(`../../../fixtures/listing-texts/${locale}.txt`, import.meta.url);
	return readFileSync(file, 'utf8')
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('#'))
		.map((line) => {
			const [labelled = '', ...text] = line.split(' | ');
			return {
				labels: labelled.split(',').filter((label) => label !== '-'),
				text: text.join(' | '),
			};
		});
}

/** What the rules find in a text, in the words of the labels. */
function labelsFound(text: string): string[] {
	const at = { country: 'DE', today: '2026-11-25' };
	const rules = textFindings(textRules, [['title', text]], at).map(({ rule }): string => rule);
	const all = addedParking(text) === undefined ? rules : [...rules, 'de-total-price'];
	return [...new Set(all.flatMap((rule) => labels.get(rule) ?? []))];
}

const texts = ['de', 'en', 'es'].flatMap(listingTexts);

test('there are 300 labelled listing texts, 100 in each language', () => {
	expect(['de', 'en', 'es'].map((locale) => listingTexts(locale).length)).toEqual([100, 100, 100]);
});

const all = [...texts, ...listingTexts('later')];

test('the rules of texts miss none of the 300, nor of those written later', () => {
	const missed = all.filter(({ labels, text }) => {
		const found = labelsFound(text);
		return labels.some((label) => !found.includes(label));
	});
	expect(missed).toEqual([]);
});

test.each([
	['the 300', texts],
	['those written later', listingTexts('later')],
])('at most 2 %% of %s are found to break a rule they do not break', (_, known) => {
	const wrong = known.filter(({ labels, text }) =>
		labelsFound(text).some((label) => !labels.includes(label)),
	);
	expect(wrong.length / known.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.02);
});

test('a finding quotes the words, the rule, and what would be right', () => {
	const at = { country: 'DE', today: '2026-11-25' };
	const said = (text: string) => textFindings(textRules, [['title (de)', text]], at).map(dutyWords);
	expect(said('Umweltfreundliches Wohnen, <b>klima</b>&shy;neutral gebaut')).toEqual([
		'"Umweltfreundliches" in title (de) is a generic claim on the environment; right: what was measured or certified, such as "heat pump, 24 kWh/(m²·a), class A+" (no. 4a of the Annex to § 3 (3) UWG)',
		'"klimaneutral" in title (de) is a claim of being neutral for the climate, which offsets cannot bear out; right: the emissions of the building itself, such as "6 kg CO₂/(m²·a)" (no. 4c of the Annex to § 3 (3) UWG)',
	]);
	expect(said('Nachhaltig dank neuer Photovoltaik. CO<sub>2</sub>-neutral.')).toEqual([
		expect.stringContaining('"Nachhaltig … dank … Photovoltaik" in title (de) claims of the whole'),
		expect.stringContaining('"CO 2 -neutral" in title (de)'),
	]);
});

test('claims on the environment are looked for in Germany, from 27 September 2026 and while a unit is offered', () => {
	const unit = { ...lawfulUnit, title: { de: 'Klimaneutrales Haus' } };
	const rules = (country: string, today: string) =>
		completeness(unit, { country, today }).map(({ rule }) => rule);
	expect(rules('DE', '2026-09-26')).toEqual([]);
	expect(rules('DE', '2026-09-27')).toEqual(['de-climate-neutral']);
	expect(rules('AT', '2026-11-25')).not.toContain('de-climate-neutral');
	const sold = completeness({ ...unit, status: 'sold' }, { country: 'DE', today: '2026-11-25' });
	expect(sold).toEqual([]);
});
