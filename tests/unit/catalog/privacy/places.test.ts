import { describe, expect, test } from 'vitest';
import { cityKey } from '../../../../src/catalog/privacy/fields/city-names.ts';
import { reportLines } from '../../../../src/catalog/privacy/report.ts';
import { gate, publicUnit, siteWith, wireUnit } from '../../../support/gate.ts';

const nowhere = { lat: null, lng: null };
const named = (overrides: object) =>
	reportLines(gate({ units: [wireUnit({ ...nowhere, ...overrides })] }).report).join('\n');

const customFields = (key: string) => ({
	customFields: [{ of: 'unit' as const, key, label: { de: 'x', en: 'x', es: 'x' } }],
});

/** The letter of emissions that a custom field of the key gives. */
const letterBy = (key: string) =>
	publicUnit(
		{
			country: 'ESP',
			...nowhere,
			energy_efficiency_value: 90,
			custom_fields: { [key]: { value: 'B' } },
		},
		siteWith(customFields(key)),
	).energy?.co2Class;

describe('a postcode whose nought was cut off', () => {
	test.each([
		['its city', { zip_code: '4229', city: 'Leipzig' }, '04229'],
		['its state', { zip_code: 1665, city: 'Klipphausen', region: 'Sachsen' }, '01665'],
		['its point', { zip_code: '7646', city: 'Laasdorf', lat: 50.86, lng: 11.65 }, '07646'],
		['its city in Spain', { zip_code: '8001', city: 'Barcelona', country: 'ESP' }, '08001'],
		[
			'its province in Spain',
			{ zip_code: '7157', city: 'Andratx', region: 'Islas Baleares', country: 'ES' },
			'07157',
		],
	])('is whole again where %s proves it', (_, address, zip) => {
		expect(publicUnit({ ...nowhere, ...address }).place.zip).toBe(zip);
	});

	test.each([
		['no place proves it', { zip_code: '4229', city: 'Neustadt' }],
		['its city has other postcodes', { zip_code: '4229', city: 'Dresden' }],
		['its state has other postcodes', { zip_code: '4229', city: 'Au', region: 'Bayern' }],
		['its province has others', { zip_code: '8001', city: 'Alicante', country: 'ES' }],
		['it has six digits', { zip_code: '990967', city: 'Erfurt' }],
	])('is left out and named where %s', (_, address) => {
		expect(publicUnit({ ...nowhere, ...address }).place).not.toHaveProperty('zip');
		expect(named(address)).toContain('zip_code is no postcode of its country');
	});

	test.each([
		['1010', 'Wien', 'AUT'],
		['8001', 'Zürich', 'CHE'],
		['1010', 'Wien', null],
		['SW1A 1AA', 'London', 'GBR'],
	])('is none in %s %s', (zip_code, city, country) => {
		expect(publicUnit({ ...nowhere, zip_code, city, country }).place.zip).toBe(zip_code);
	});
});

describe('what is written twice', () => {
	const erfurt = { ...nowhere, zip_code: '99096', city: 'Erfurt' };

	test.each([
		['Löberwallgraben 14 a', '14a', 'Löberwallgraben 14 a'],
		['Löberwallgraben 14 a 14a', null, 'Löberwallgraben 14 a'],
		['Löberwallgraben 14 a 14a, 99096 99096 Erfurt', '14 A', 'Löberwallgraben 14 a'],
		['Löberwallgraben', '14a 14a', 'Löberwallgraben 14a'],
		['Löberwallgraben 114', '14', 'Löberwallgraben 114 14'],
		['Straße des 17. Juni', '135', 'Straße des 17. Juni 135'],
		['Löberwallgraben 14-16', null, 'Löberwallgraben 14-16'],
	])('stands once in the street %j %j', (street, house_number, line) => {
		expect(publicUnit({ ...erfurt, street, house_number }).place.street).toBe(line);
	});

	test.each([
		[{ zip_code: '99096 99096', city: 'Erfurt' }],
		[{ zip_code: null, city: '99096 Erfurt' }],
		[{ zip_code: '99096', city: '99096 99096 Erfurt' }],
		[{ zip_code: '99096', city: 'D-99096 Erfurt' }],
		[{ zip_code: '99096', city: 'Erfurt, Erfurt' }],
	])('stands once in %j', (address) => {
		expect(publicUnit({ ...erfurt, ...address }).place).toMatchObject({
			zip: '99096',
			city: 'Erfurt',
		});
	});

	test('is left out and named where both differ', () => {
		const address = { ...erfurt, city: '99084 Erfurt' };
		expect(publicUnit(address).place).not.toHaveProperty('zip');
		expect(publicUnit(address).place.city).toBe('Erfurt');
		expect(named(address)).toContain('zip_code and the postcode in the city differ');
	});
});

describe('a city', () => {
	test.each([
		[
			'Frankfurt am Main',
			'Frankfurt a. M.',
			'Frankfurt a.M.',
			'Frankfurt/Main',
			'Frankfurt (Main)',
			'Frankfurt / M.',
			'FRANKFURT-AM-MAIN',
		],
		['Halle (Saale)', 'Halle/Saale', 'Halle an der Saale', 'Halle a. d. S.', 'Halle a.d. Saale'],
		['Freiburg im Breisgau', 'Freiburg i. Br.', 'Freiburg/Breisgau', 'Freiburg i.Brsg.'],
		['Ludwigshafen am Rhein', 'Ludwigshafen a. Rh.', 'Ludwigshafen/Rhein'],
		['Bad Homburg vor der Höhe', 'Bad Homburg v. d. H.', 'Bad Homburg v.d.Höhe'],
	])('%s is one, however it is spelled', (...names) => {
		expect(new Set(names.map(cityKey)).size).toBe(1);
	});

	test.each([
		['Frankfurt am Main', 'Frankfurt (Oder)'],
		['Frankfurt', 'Frankfurt am Main'],
		['Neustadt an der Aisch', 'Neustadt an der Orla'],
		['Neustadt a.d. Saale', 'Neustadt a.d. Spree'],
		['San Antonio', 'San Ntonio'],
	])('%s is not %s', (one, other) => {
		expect(cityKey(one)).not.toBe(cityKey(other));
	});
});

describe('degrees without their dot', () => {
	test.each([
		[50969312, 11029880],
		['50969312', '11029880'],
		['50.969.312', '11.029.880'],
		[50.969312, 1102988],
	])('%j, %j is a point where one place of the dot lies in the country', (lat, lng) => {
		const { location } = publicUnit({ lat, lng }).place;
		expect(location).toEqual({ precision: 'exact', lat: 50.969312, lng: 11.02988 });
	});

	test.each([
		[99_000_000, 11_029_880, 'DEU'],
		[36_716_600, -4_421_000, 'ESP'],
		[50.969312, 210.5, 'DEU'],
		["50°58'9", "11°1'47", 'DEU'],
	])('%j, %j in %s is no point, and named', (lat, lng, country) => {
		expect(publicUnit({ lat, lng, country }).place).not.toHaveProperty('location');
		expect(named({ lat, lng, country })).toContain('lat and lng give no point');
	});

	test('stay hidden with the address', () => {
		const unit = publicUnit({ lat: 50969312, lng: 11029880, hide_address: true });
		expect(unit.place.location).toMatchObject({ precision: 'cell' });
		expect(JSON.stringify(unit)).not.toContain('969312');
	});
});

describe('smaller slips', () => {
	test('only a word of a key names emissions', () => {
		for (const key of ['premises_class', 'eco2home']) expect(letterBy(key)).toBeUndefined();
		for (const key of ['emisiones', 'co2_class', 'letra_emisiones', 'letraEmisiones']) {
			expect(letterBy(key)).toBe('B');
		}
	});

	test('a list of choices has no empty ends', () => {
		expect(publicUnit({ firing_types: 'Gas, Öl, ,' }).energy?.carrier).toEqual({ de: 'Gas, Öl' });
		expect(publicUnit({ flooring_type: ['Parkett,', ' , ', 'Fliesen; Parkett'] }).flooring).toEqual(
			['Parkett', 'Fliesen'],
		);
		expect(publicUnit({ bathroom: 'Dusche (bodengleich, Glas), 1,5 m²' }).bathroom).toEqual([
			'Dusche (bodengleich, Glas)',
			'1,5 m²',
		]);
	});

	test.each([
		'Das Gebäude unterliegt nicht den Anforderungen des GEG',
		'unterliegt nicht den Anforderungen der EnEV',
		'fällt nicht unter das GEG',
		'Nicht erforderlich',
		'befreit (Denkmal)',
	])('a certificate is not required where the account says %j', (words) => {
		const { energy } = publicUnit({ energy_certificate_availability: words });
		expect(energy?.availability).toBe('notRequired');
	});

	test('published units of one exposé number are named', () => {
		const units = [1, 2, 3].map((id) => wireUnit({ id, exposee_id: id < 3 ? 'W-17' : 'W-18' }));
		const text = reportLines(gate({ units }).report).join('\n');
		expect(text).toContain('units 1, 2: share the exposé number “W-17”');
		expect(text).not.toContain('W-18');
	});

	test('a link keeps its address though blanks stand around it', () => {
		const description_note = '<p><a href=" https://example.test/a ">Film</a></p>';
		expect(publicUnit({ description_note }).description.de).toContain(
			'href="https://example.test/a"',
		);
		const script = '<p><a href=" javascript:alert(1)">Film</a></p>';
		expect(publicUnit({ description_note: script }).description.de).toBe('<p>Film</p>');
	});
});
