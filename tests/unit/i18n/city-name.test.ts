import { expect, test } from 'vitest';
import { placeName } from '../../../src/i18n/place-name.ts';
import { locationLine } from '../../../src/view/location.ts';

test('a city is called as the language of the page calls it', () => {
	const place = { city: 'Hamburg', district: 'Ottensen' };
	expect(placeName(place, 'es')).toBe('Ottensen, Hamburgo');
	expect(placeName(place, 'en')).toBe('Ottensen, Hamburg');
	expect(placeName(place, 'de')).toBe('Hamburg-Ottensen');
	expect(placeName({ city: 'München' }, 'en')).toBe('Munich');
});

test('a city without another name keeps its own', () => {
	expect(placeName({ city: 'Leipzig' }, 'es')).toBe('Leipzig');
	expect(placeName({ city: 'Bergedorf' }, 'es')).toBe('Bergedorf');
});

test('the line of an address calls the city as the rest of the page does', () => {
	const place = { zip: '22765', city: 'Hamburg', district: 'Ottensen' };
	expect(locationLine(place, { seat: undefined, locale: 'es' })).toBe(
		'Ottensen, 22765\u00A0Hamburgo',
	);
});
