import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { link, publicUnit } from '../../support/gate.ts';

/** Lines of a list of texts below its first, which says what they are. */
function linesOf(name: string): string[] {
	const text = readFileSync(new URL(`hidden-texts/${name}.txt`, import.meta.url), 'utf8');
	const signs = /\\u([\da-f]{4})/g;
	return text
		.replaceAll(signs, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
		.trim()
		.split('\n')
		.slice(1);
}

/** Each with the fields of its unit, which stand above it in the list. */
function priceTexts(name: string): [sentence: string, unit: object][] {
	let unit: object = {};
	return linesOf(name).flatMap((line): [string, object][] => {
		if (!line.startsWith('# ')) return [[line, unit]];
		unit = JSON.parse(line.slice(2));
		return [];
	});
}

/** What a unit shows of a text as its title, and between two sentences that tell nothing. */
function shown(text: string, fields: object) {
	const { title, description } = publicUnit({
		...fields,
		title: text,
		description_note: `<p>Hell und ruhig.</p><p>${text}</p><p>Gern zeigen wir alles.</p>`,
	});
	return { title: title.de, description: description.de };
}
const nothing = {
	title: undefined,
	description: '<p>Hell und ruhig.</p><p>Gern zeigen wir alles.</p>',
};
const all = (text: string) => ({
	title: text.replaceAll('<br>', ' '),
	description: `<p>Hell und ruhig.</p><p>${text}</p><p>Gern zeigen wir alles.</p>`,
});

/** A line of a street with its number, and a text. */
function addressText(line: string) {
	const [address = '', text = ''] = line.split(' | ');
	const [street, house_number] = address.split(/; ?/);
	return { text, fields: { hide_address: true, street, house_number } };
}

describe('a hidden address', () => {
	test.each(linesOf('streets-told'))('is not told by %s', (line) => {
		const { text, fields } = addressText(line);
		expect(shown(text, fields)).toEqual(nothing);
	});

	test.each(linesOf('streets-untold'))('leaves alone %s', (line) => {
		const { text, fields } = addressText(line);
		expect(shown(text, fields)).toEqual(all(text));
	});

	const place = { hide_address: true, street: '', house_number: '' };

	test.each(linesOf('places-told'))('is not told by the place %s', (text) => {
		const own = { ...place, lat: 51.340194, lng: 12.371211 };
		const url = `https://x.example/?at=${encodeURIComponent(text)}`;
		expect(shown(`Siehe ${text} dazu.`, own)).toEqual(nothing);
		expect(publicUnit({ ...own, links: [{ ...link, url }] }).links).toEqual([]);
	});

	test.each(linesOf('places-untold'))('without a street leaves alone %s', (text) => {
		expect(shown(text, { ...place, lat: 50.1, lng: 8.2 })).toEqual(all(text));
	});
});

describe('a price on request', () => {
	test.each(priceTexts('prices-told'))('is not told by %j', (text, unit) => {
		expect(shown(text, { ...unit, price_on_inquiry: true })).toEqual(nothing);
	});

	test.each(priceTexts('prices-told').slice(0, 20))(
		'stays in %j where it is shown',
		(text, unit) => {
			expect(shown(text, unit)).toEqual(all(text));
		},
	);

	test.each(priceTexts('prices-untold'))('leaves alone %j', (text, unit) => {
		expect(shown(text, { ...unit, price_on_inquiry: true })).toEqual(all(text));
	});
});
