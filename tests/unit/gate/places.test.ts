import { describe, expect, test } from 'vitest';
import { cityKey } from '../../../src/gate/fields/city-names.ts';
import { reportLines } from '../../../src/gate/report.ts';
import { gate, publicUnit, siteWith, wireUnit } from '../../support/gate.ts';
import { written } from '../../support/written.ts';

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

describe('a postcode', () => {
	test.each(written('postcodes'))('%s with %j is %s', (zip_code, address, zip) => {
		const { place } = publicUnit({ ...nowhere, zip_code, ...JSON.parse(address) });
		expect(place.zip).toBe(zip);
		if (address === '{"city":null}') expect(place.city).toBe('Jena');
	});

	test.each(written('no-postcodes'))('%s with %j is left out and named', (zip_code, fields) => {
		const address = { zip_code, ...JSON.parse(fields) };
		expect(publicUnit({ ...nowhere, ...address }).place).not.toHaveProperty('zip');
		expect(named(address)).toContain(`zip_code says “${zip_code}”, which is no postcode`);
	});

	test.each(['Jena 07743', 'Jena, D-07743', 'Jena (07743)'])('is found in the city %s', (city) => {
		const { place } = publicUnit({ ...nowhere, zip_code: null, city });
		expect(place).toMatchObject({ zip: '07743', city: 'Jena' });
	});
});

test.each([
	'k.A.',
	'k. A.',
	'auf Anfrage',
	'Adresse auf Anfrage',
	'-',
	'n/a',
	'unbekannt',
	'wird noch bekannt gegeben',
	'tbd',
])('no place is called %s', (words) => {
	const { place } = publicUnit({
		...nowhere,
		street: words,
		house_number: words,
		zip_code: words,
		city: words,
		district: words,
		region: words,
		country: words,
	});
	expect(place).toEqual({});
	const hidden = { street: words, hide_address: true, description_note: `<p>Preis ${words}.</p>` };
	expect(publicUnit(hidden).description.de).toBe(`<p>Preis ${words}.</p>`);
});

describe('a house number', () => {
	test.each(written('street-lines'))(
		'of the street %j %j stands once, as %j',
		(street, house_number, line) => {
			const address = { ...nowhere, zip_code: '99096', city: 'Erfurt', street, house_number };
			expect(publicUnit(address).place.street).toBe(line);
		},
	);

	test('has five digits in America', () => {
		const address = { ...nowhere, house_number: '46149', country: 'USA' };
		expect(publicUnit(address).place.street).toBe('46149 Geheimweg');
	});

	test.each([
		['Straße 12', '12', 'Straße 12'],
		['Hauptstr. 12', '14', 'Hauptstr.'],
		['Hauptstr. 12a', '12', 'Hauptstr.'],
		['Hauptstr. Nr. 12', '14', 'Hauptstr.'],
		['Löberwallgraben 114', '14', 'Löberwallgraben'],
		...[
			'05. Jul',
			'05-Jul',
			'Jul 26',
			'12. Mai',
			'46149',
			'46149.0',
			'2026-05-07',
			'07.05.2026',
			'12/2026',
		].map((day) => ['Geheimweg', day, 'Geheimweg']),
	])(
		'that the street %j contradicts, or that was turned into a date, is named: %j',
		(street, house_number, line) => {
			expect(publicUnit({ street, house_number }).place.street).toBe(line);
			expect(named({ street, house_number })).toContain(`house_number says “${house_number}”`);
		},
	);

	test('makes no street of digits', () => {
		expect(publicUnit({ street: '12', house_number: '12' }).place).not.toHaveProperty('street');
		expect(named({ street: '12' })).toContain('street says “12”');
	});
});

describe('what is written twice', () => {
	const erfurt = { ...nowhere, zip_code: '99096', city: 'Erfurt' };

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
		expect(named(address)).toContain('zip_code says “99096” and the city says “99084 Erfurt”');
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
		[50.969312, '', 'DEU'],
		['', 11.02988, 'DEU'],
	])('%j, %j in %s is no point, and named', (lat, lng, country) => {
		expect(publicUnit({ lat, lng, country }).place).not.toHaveProperty('location');
		expect(named({ lat, lng, country })).toContain(`lat says “${lat}” and lng “${lng}”`);
	});

	test('where nothing is set are not named', () => {
		for (const words of ['k.A.', '', 0])
			expect(named({ lat: words, lng: words })).not.toContain('lat');
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
