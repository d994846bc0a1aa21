import { expect, test } from 'vitest';
import { regionName } from '../../../src/i18n/place-name.ts';
import { locationLine } from '../../../src/view/location.ts';

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
