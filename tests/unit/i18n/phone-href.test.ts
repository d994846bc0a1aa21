import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { phoneHref } from '../../../src/i18n/phone-href.ts';
import { importsOf } from '../../support/architecture.ts';

describe('a telephone number of a German company', () => {
	test.each([
		['+49 341 550120', '+49341550120'],
		['+49 (0)341 550120', '+49341550120'],
		['+49 (0) 341 / 550120', '+49341550120'],
		['+49-(0)361-550120', '+49361550120'],
		['+49 (0361) 550120', '+49361550120'],
		['+49 [0] 361 550120', '+49361550120'],
		['+49/(0)361/550120', '+49361550120'],
		['+490361550120', '+49361550120'],
		['0049(0)341-550120', '+49341550120'],
		['0049 341 550120', '+49341550120'],
		['(+49) 341 550120', '+49341550120'],
		['+ 49 341 550120', '+49341550120'],
		['49 341 550120', '+49341550120'],
		['(0341) 55 01 20', '+49341550120'],
		['0341/550120', '+49341550120'],
		['0341 / 550120', '+49341550120'],
		['0341 - 550120', '+49341550120'],
		['0341|550120', '+49341550120'],
		['0341·550120', '+49341550120'],
		['0341 · 55 01 20', '+49341550120'],
		['0341\u2011550120', '+49341550120'],
		['0341\u2013550120', '+49341550120'],
		['0341\u2212550120', '+49341550120'],
		['\u200e0341\u00ad 55\u200b0120', '+49341550120'],
		['０３４１ ５５０１２０', '+49341550120'],
		['Tel.: 0341.550120', '+49341550120'],
		['Telefon 0341 550120 (werktags)', '+49341550120'],
		['+34 960 55 01 60 ext. 12', '+34960550160'],
		['0341 550120 DW 25', '+49341550120'],
		['0341 550120 oder 0171 5550140', '+49341550120'],
		['0341 550120, 0171 5550140', '+49341550120'],
		['0341 550120; mobil: 0171 5550140', '+49341550120'],
		['0341 550120 | 0171 5550140', '+49341550120'],
		['0341 550120 · 0171 5550140', '+49341550120'],
		['+49 341 550120 / +49 171 5550140', '+49341550120'],
		['0341 550120 / 0171 5550140', '+49341550120'],
		['0341 550120/0171 5550140', '+49341550120'],
		...[
			'+49 341 550120 (09-18 Uhr)',
			'0341 550120 9-18 Uhr',
			'0341 550120, 8 bis 18 Uhr',
			'0341 550120 8:00-18:00',
			'0341 550120 24h',
			'0341 550120 (24 Std.)',
			'0341 550120 (9-17)',
			'0341 550120 (2. Stock)',
			'0341 550120 2x klingeln',
			'0341 550120 (5 Min. Wartezeit)',
			'0341 550120 (2)',
			'0341 550120, 9.30 bis 17 Uhr',
			'0341 550120 / Fax 0341 550121',
		].map((text) => [text, '+49341550120']),
		['0180-5-123456 (14 ct/min)', '+491805123456'],
		['0900 1 234567 (1,99 €/Min)', '+499001234567'],
		['0341 5501-20', '+49341550120'],
		['0341 5501-01', '+49341550101'],
		['0341 5501-0 / -25', '+4934155010'],
		['0341 5501-0/-25', '+4934155010'],
		['0341 5501-0 / 25', '+4934155010'],
		['0341 5501-0, -25', '+4934155010'],
		['0341 5501-0 oder -25', '+4934155010'],
		['+43 (0)1 234 56 78', '+4312345678'],
		['+44 (0)20 7946 0018', '+442079460018'],
		['+39 06 1234567', '+39061234567'],
		['0800 5550140', '+498005550140'],
	])('%j is called at %s', (number, called) => {
		expect(phoneHref(number, 'DE')).toBe(`tel:${called}`);
	});

	test.each(['', 'n/a', '-', '--', 'k. A.', 'auf Anfrage', '0', '+49', '0341', 'Zimmer 12', '|'])(
		'%j is none that could be called',
		(number) => expect(phoneHref(number, 'DE')).toBeUndefined(),
	);

	test('that lacks its area code or belongs to another country calls no stranger', () => {
		expect(phoneHref('550120', 'DE')).toBeUndefined();
		expect(phoneHref('964 55 01 41', 'DE')).toBeUndefined();
	});
});

test.each([
	['964 55 01 41', 'ES', '+34964550141'],
	['964·55·01·41', 'ES', '+34964550141'],
	['(01) 234 56 78', 'AT', '+4312345678'],
	['0361 550120', 'XX', undefined],
	['0361 550120', undefined, undefined],
	['+49 361 550120', undefined, '+49361550120'],
	['0049 361 550120', 'XX', '+49361550120'],
])('%s of an office in %s is called at %s', (number, country, called) => {
	expect(phoneHref(number, country)).toBe(called && `tel:${called}`);
});

test('the numbers of all countries stay out of what browsers load', () => {
	const root = join(import.meta.dirname, '../../..');
	const queue = readdirSync(join(root, 'src/client'), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.ts'))
		.map((name) => join('src/client', name));
	const seen = new Set<string>();
	for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
		if (seen.has(file)) continue;
		seen.add(file);
		for (const address of importsOf(file, readFileSync(join(root, file), 'utf8'))) {
			expect(address, file).not.toContain('libphonenumber');
			if (address.startsWith('.') && address.endsWith('.ts')) queue.push(join(file, '..', address));
		}
	}
	expect(seen.size).toBeGreaterThan(100);
});

test.each([
	'4.9341E+11',
	'4,9341e+11',
	'0341 550 xx xx',
	'0341 5501xx',
	'0341 550 12 ..',
	'0341 55 01 **',
	'0341 5501 …',
	'Fax 0341 550121',
	'Telefax: 0341 550121',
])('%j has no number that can be called for certain', (text) => {
	expect(phoneHref(text, 'DE')).toBeUndefined();
});
