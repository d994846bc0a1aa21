import { describe, expect, test } from 'vitest';
import { phoneHref, whatsAppHref } from '../../../src/i18n/phone-href.ts';
import { written } from '../../support/written.ts';

describe('a telephone number of a German company', () => {
	test.each(written('phones'))('%j is called at %s', (number, called) => {
		expect(phoneHref(number, 'DE')).toBe(`tel:${called}`);
	});

	const none = ['', 'n/a', '-', '--', 'k. A.', 'auf Anfrage', '0', '+49', '0341', 'Zimmer 12', '|'];
	const withoutAreaCode = '550120';
	const ofAnotherCountry = '964 55 01 41';
	test.each([
		...none,
		withoutAreaCode,
		ofAnotherCountry,
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

test('WhatsApp is asked with the number alone, and a message that comes back as it was written', () => {
	expect(whatsAppHref('+34 612 345 678')).toBe('https://wa.me/34612345678');
	const text =
		'Größe: 75 m² & "Süd" – 100 %? #1 +2\nhttps://www.example.com/de/immobilien/größe-1/';
	const href = whatsAppHref('+49 171 3920041', text) ?? '';
	expect(new URL(href).searchParams.get('text')).toBe(text);
	expect(href).toMatch(/^https:\/\/wa\.me\/491713920041\?text=[^\s"<>#&+]+$/);
	expect(whatsAppHref('+49 1', text)).toBeUndefined();
});
