import { readFileSync } from 'node:fs';
import { textFindings } from '../../src/domain/law/findings.ts';
import { textRules } from '../../src/domain/law/all-rules.ts';
import { addedParking } from '../../src/domain/law/total-price.ts';

/** A listing text and the labels it was given when it was written. */
export interface ListingText {
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
export function listingTexts(locale: string): ListingText[] {
	const file = new URL(`../fixtures/listing-texts/${locale}.txt`, import.meta.url);
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
export function labelsFound(text: string): string[] {
	const at = { country: 'DE', today: '2026-11-25' };
	const rules = textFindings(textRules, [['title', text]], at).map(({ rule }): string => rule);
	const all = addedParking(text) === undefined ? rules : [...rules, 'de-total-price'];
	return [...new Set(all.flatMap((rule) => labels.get(rule) ?? []))];
}
