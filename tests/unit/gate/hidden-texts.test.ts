import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { visible } from '../../../src/gate/html/normalise.ts';
import { publicUnit } from '../../support/gate.ts';

const countries = { de: 'DEU', en: 'GBR', es: 'ESP' };
const languages = ['de', 'en', 'es'] as const;

/** A heading with fields parted by semicolons, and the lines below it. */
function sections(name: string): { head: readonly string[]; lines: readonly string[] }[] {
	const file = new URL(`hidden-texts/${name}.txt`, import.meta.url);
	return readFileSync(file, 'utf8')
		.split(/^# /m)
		.slice(1)
		.map((section) => {
			const [head = '', ...lines] = section.split('\n').filter((line) => line.trim() !== '');
			return { head: head.split(';').map((field) => field.trim()), lines };
		});
}

/** Four sentences that tell nothing of any home, others for each number. */
function harmlessAround(language: (typeof languages)[number], at: number): readonly string[] {
	const [any] = sections(`harmless-${language}`);
	return [0, 1, 2, 3].map((each) => any?.lines[(4 * at + each) % any.lines.length] ?? '');
}

/** The record of "street; number; postcode; city; district; country; what else is hidden". */
function hiding(head: readonly string[]): object {
	const [street = '', number = '', zip, city, district, country, extra = ''] = head;
	const [kind, first, second] = extra.split(' ');
	const isPrice = kind === 'price' || kind === 'rent';
	return {
		hide_address: !isPrice,
		street: kind === 'parcel' ? '' : street,
		house_number: number,
		zip_code: zip,
		city,
		sublocality_level_1: district,
		country,
		...(kind === 'point' && { lat: Number(first), lng: Number(second) }),
		...(isPrice && { price_on_inquiry: true, price: 0 }),
		...(kind === 'price' && { price: Number(first) }),
		...(kind === 'rent' && { marketing_type: 'RENT', base_rent: Number(first) }),
	};
}

/** What a reader of the page finds of a description. */
function shown(text: string, unit: object): string {
	const html = publicUnit({ ...unit, description_note: text }).description.de ?? '';
	return html.replaceAll(/<[^>]*>/g, '').replaceAll('&#x26;', '&');
}

/** Sentences by people who let and sell homes, each with the telling words in square brackets. */
const mentions = languages.flatMap((language) =>
	sections(`mentions-${language}`).flatMap(({ head, lines }) =>
		lines.map((line, at) => {
			const around = harmlessAround(language, at);
			const sentence = line.replace(/\[(.+)\]/, '$1');
			const text = [...around.slice(0, 2), sentence, ...around.slice(2)].join(' ');
			return { told: /\[(.+)\]/.exec(line)?.[1] ?? '', around, rest: shown(text, hiding(head)) };
		}),
	),
);

test('of sentences as people write them, 85 of 100 that tell what is hidden are left out', () => {
	const caught = mentions.filter(({ rest, told }) => !rest.includes(visible(told)));
	expect(mentions.length).toBeGreaterThanOrEqual(300);
	expect(caught.length / mentions.length).toBeGreaterThanOrEqual(0.85);
});

test('what stands around such a sentence stays in 95 of 100 descriptions', () => {
	const whole = mentions.filter(({ rest, around }) => around.every((text) => rest.includes(text)));
	expect(whole.length / mentions.length).toBeGreaterThanOrEqual(0.95);
});

test.each(languages)(
	'of descriptions in %s that tell nothing, beside streets of ordinary words, 1 of 100 is touched at most',
	(language) => {
		const [, ...streets] = sections(`harmless-${language}`);
		const all = streets.flatMap(({ head: [street, city, sublocality_level_1], lines }) =>
			lines.map((line, at) => {
				const text = [line, ...harmlessAround(language, at)].join(' ');
				const isRent = at % 2 === 0;
				const prices = isRent ? [850, 1_000, 1_250, 1_998] : [250_000, 389_000, 2_021_000];
				return {
					text,
					rest: shown(text, {
						hide_address: true,
						street,
						house_number: ['1', '2', '3', '5', '7', '12', '14', '18', '25', '45'][at % 10],
						city,
						...(sublocality_level_1 !== undefined && { sublocality_level_1 }),
						country: countries[language],
						price_on_inquiry: at % 3 !== 0,
						marketing_type: isRent ? 'RENT' : 'BUY',
						[isRent ? 'base_rent' : 'price']: prices[at % prices.length],
					}),
				};
			}),
		);
		const touched = all.filter(({ text, rest }) => rest !== text);
		expect(touched.length / all.length, JSON.stringify(touched)).toBeLessThanOrEqual(0.01);
	},
);
