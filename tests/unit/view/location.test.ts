import { expect, test } from 'vitest';
import { seatOf } from '../../../src/domain/office.ts';
import { placeName, regionName, townLine } from '../../../src/i18n/place-name.ts';
import { locationLine } from '../../../src/view/location.ts';
import { frame } from '../../../src/pages/_styleguide/specimens.ts';

const vienna = { street: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT' };

test('a place is told with its country where that is not the one of the company', () => {
	expect(locationLine(vienna, { seat: 'AT', locale: 'de' })).toBe('Ring 1, 1010\u00A0Wien');
	expect(locationLine(vienna, { seat: 'DE', locale: 'de' })).toBe(
		'Ring 1, 1010\u00A0Wien, Österreich',
	);
	expect(locationLine({ city: 'Berlin', country: 'DE' }, { seat: 'AT', locale: 'es' })).toBe(
		'Berlín, Alemania',
	);
});

test('the postcode stands where it does in the country', () => {
	const place = { street: '10 Downing Street', zip: 'SW1A 2AA', city: 'London', country: 'GB' };
	expect(locationLine(place, { seat: 'GB', locale: 'en' })).toBe(
		'10 Downing Street, London\u00A0SW1A 2AA',
	);
	expect(townLine({ zip: '75001', city: 'Paris', country: 'FR' })).toBe('75001\u00A0Paris');
	expect(townLine({ zip: '04109', city: 'Leipzig' })).toBe('04109\u00A0Leipzig');
});

test('a company is at home where its first office is, and abroad at its others', () => {
	const [office] = frame.site.offices;
	if (!office) throw new Error('the specimens have no office');
	expect(seatOf({ offices: [{ ...office, country: 'CH' }, office] })).toBe('CH');
});

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

test('a region is called as the page’s language calls it, whichever name the CRM has', () => {
	expect((['de', 'en', 'es'] as const).map((locale) => regionName('Sachsen', locale))).toEqual([
		'Sachsen',
		'Saxony',
		'Sajonia',
	]);
	expect(regionName('Comunitat Valenciana', 'de')).toBe('Valencianische Gemeinschaft');
	expect(regionName('Lower Saxony', 'de')).toBe('Niedersachsen');
	expect(regionName('Maramureș', 'en')).toBe('Maramureș');
});

test('an address names its region in the language of the page, and its town as it is written there', () => {
	const place = { city: 'Leipzig', zip: '04229', region: 'Sachsen', country: 'DE' };
	expect(locationLine(place, { seat: 'DE', locale: 'es' })).toBe('04229\u00A0Leipzig, Sajonia');
});
