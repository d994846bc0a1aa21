import { describe, expect, test } from 'vitest';
import { problemLines, reportLines } from '../../../src/gate/report.ts';
import type { Locale } from '../../../src/domain/locale.ts';
import { energyRows } from '../../../src/view/unit/energy.ts';
import { gate, publicUnit, siteWith, wireUnit } from '../../support/gate.ts';

describe('status', () => {
	const none = { available: [], reserved: [], sold: [], reference: [] };

	test('a unit is public by the id or the exact name of its status, whatever the case and blanks', () => {
		const site = siteWith({
			statuses: { available: [10], reserved: ['reserviert '], sold: [], reference: [] },
		});
		const units = [
			wireUnit({ id: 1, property_status: { id: 10, name: 'Beliebig' } }),
			wireUnit({ id: 2, property_status: { id: 11, name: ' RESERVIERT' } }),
			wireUnit({ id: 3, property_status: undefined, status: { id: 10, name: 'x' } }),
		];
		expect(gate({ units }, site).units.map(({ id, status }) => [id, status])).toEqual([
			[1, 'available'],
			[2, 'reserved'],
			[3, 'available'],
		]);
	});

	test('a unit of another or no status, and an archived one, stays inside and is named in the report', () => {
		const { units, report } = gate({
			units: [
				wireUnit({ id: 1 }),
				wireUnit({ id: 2, property_status: { id: 99, name: 'Akquise' } }),
				wireUnit({ id: 3, property_status: { id: 99, name: 'Akquise' } }),
				wireUnit({ id: 4, property_status: null }),
				wireUnit({ id: 5, archived: true }),
				wireUnit({ id: 6, property_status: { id: 98, name: 'Vermarktung intern' } }),
			],
		});
		expect(units.map(({ id }) => id)).toEqual([1]);
		expect(reportLines({ ...report, duties: [] })).toEqual([
			'2 units not published, status "Akquise" (99) is internal: 2, 3.',
			'1 unit not published, without a status: 4.',
			'1 unit not published, archived: 5.',
			'1 unit not published, status "Vermarktung intern" (98) is not in src/company/config.ts: 6.',
		]);
		expect(problemLines({ ...report, duties: [] })).toEqual([
			'1 unit not published, name the status "Vermarktung intern" in src/company/config.ts: 6.',
		]);
	});

	test.each([
		['its id is, though its name is public', { available: ['Vermarktung', 11], internal: [10] }],
		['its name is, though its id is public', { available: [10, 11], internal: ['vermarktung'] }],
		['it is listed as both', { available: ['Vermarktung', 11], internal: ['Vermarktung'] }],
	])('a status is internal where %s', (_, statuses) => {
		const site = siteWith({ statuses: { ...none, ...statuses } });
		const other = { id: 11, name: 'Andere' };
		const units = [wireUnit(), wireUnit({ id: 2, property_status: other })];
		const account = [{ id: 10, name: 'Vermarktung' }, other];
		const { units: found, report } = gate({ units, statuses: account }, site);
		expect(found.map(({ id }) => id)).toEqual([2]);
		expect(report.hidden).toEqual([{ ids: [1], reason: 'status "Vermarktung" (10) is internal' }]);
	});

	test('the day of a sale is public of what is sold alone, and never what was paid', () => {
		const wire = wireUnit({ sold_date: '2026-10-28', sold_price: 721_500 });
		const site = siteWith({ statuses: { ...none, available: ['Vermarktung'], sold: [10] } });
		const [unit] = gate({ units: [wire] }, site).units;
		expect(unit).toMatchObject({
			status: 'sold',
			soldOn: '2026-10-28',
			price: { kind: 'onRequest' },
		});
		expect(JSON.stringify(unit)).not.toContain('721');
		expect(publicUnit({ sold_date: '2026-10-28' }).soldOn).toBeUndefined();
	});

	test('a day of a sale that is still to come is a slip and not shown', () => {
		const site = siteWith({ statuses: { ...none, available: ['Vermarktung'], sold: [10] } });
		const [unit] = gate({ units: [wireUnit({ sold_date: '2062-10-28' })] }, site).units;
		expect(unit?.status).toBe('sold');
		expect(unit?.soldOn).toBeUndefined();
	});

	test('a status that is sold by its id and available by its name is sold', () => {
		const site = siteWith({ statuses: { ...none, available: ['Vermarktung'], sold: [10] } });
		expect(gate({ units: [wireUnit()] }, site).units.map(({ status }) => status)).toEqual(['sold']);
	});

	const account = [
		{ id: 310003, name: 'Vermarktung', position: 3 },
		{ id: 310004, name: 'Reserviert', position: 4 },
	];

	test('a status the map names though the account has none such is named in the report', () => {
		const statuses = { available: ['Vermarktung'], reserved: ['Reservirt'], sold: [77] };
		const { report } = gate(
			{ units: [wireUnit()], statuses: [{ id: 1, name: 'Vermarktung' }] },
			siteWith({ statuses: { ...statuses, reference: [] } }),
		);
		const notes = report.notes.filter((line) => line.startsWith('src/company/config.ts'));
		expect(notes).toEqual([
			'src/company/config.ts: the account has no status "Reservirt".',
			'src/company/config.ts: the account has no status "77".',
		]);
	});

	test('no status map is an error that prints the statuses of the account, ready to paste', () => {
		const site = siteWith({ statuses: none });
		expect(() => gate({ units: [wireUnit()], statuses: account }, site)).toThrow(
			/statuses: \{\n\tavailable: \[\n\t\t\/\/ 310003, \/\/ Vermarktung\n\t\t\/\/ 310004, \/\/ Reserviert\n/,
		);
	});

	test('a map that names no status of the account is the same error, from the units when the list is closed', () => {
		const site = siteWith({ statuses: { ...none, available: ['For sale'] } });
		const run = () => gate({ units: [wireUnit()] }, site);
		expect(run).toThrow(/matches none[\s\S]*10, \/\/ Vermarktung/);
	});
});

test('texts come in every language they exist in; a long one wins over a short one', () => {
	const unit = publicUnit({
		description_note: 'kurz',
		long_description_note: '<p>lang</p>',
		translations: {
			en: { title: 'Bright flat', description_note: 'short', long_description_note: '' },
			fr: { title: 'Appartement' },
			es: { title: '' },
		},
	});
	expect(unit.title).toEqual({ de: 'Helle Wohnung', en: 'Bright flat' });
	expect(unit.description).toEqual({ de: '<p>lang</p>', en: '<p>short</p>' });
});

test('a translation is shown where the account writes in another language than the site', () => {
	const translations = [{ locale: 'en', title: 'Bright flat' }];
	const units = [wireUnit({ translations, description_note: 'kurz' })];
	const [unit] = gate({ units }, siteWith({ defaultLocale: 'en', crmLocale: 'de' })).units;
	expect(unit?.title).toEqual({ de: 'Helle Wohnung', en: 'Bright flat' });
	expect(unit?.description).toEqual({ de: '<p>kurz</p>' });
});

/** What is published of the one custom field that the site shows. */
function customField(value: unknown, pretty_value?: unknown) {
	return publicUnit({ custom_fields: { kfw_standard: { value, pretty_value } } }).fields[0];
}

describe('a custom field', () => {
	test('passes only when the site names it', () => {
		const kfw_standard = { value: 11, pretty_value: 'KfW 40 NH' };
		const custom_fields = { kfw_standard, interne_notiz: { value: 'INTERN' } };
		expect(publicUnit({ custom_fields }).fields).toMatchObject([
			{ key: 'kfw_standard', value: 'KfW 40 NH' },
		]);
	});

	test.each(['', ' ', null])(
		'shows what was entered where its words for people are %j',
		(words) => {
			expect(customField('KfW 55', words)).toMatchObject({ value: 'KfW 55' });
		},
	);

	test.each([true, false])('that is ticked (%s) says so without words of the account', (is) => {
		for (const words of [undefined, null, '', is, String(is)])
			expect(customField(is, words)).toMatchObject({ reading: { kind: 'flag', is } });
		expect(customField(is, 'vorhanden')).toMatchObject({ value: 'vorhanden' });
		expect(customField(is, 'vorhanden')).not.toHaveProperty('reading');
	});

	test('that is a day without words of the account is read as one', () => {
		for (const value of ['2026-05-01', '2026-05-01T00:00:00.000+02:00'])
			expect(customField(value, null)?.reading).toEqual({
				kind: 'date',
				year: 2026,
				month: 5,
				day: 1,
			});
		for (const value of ['2026-05-32', '2026-05', '2026-05-01 oder später']) {
			expect(customField(value)).toMatchObject({ value });
			expect(customField(value)).not.toHaveProperty('reading');
		}
	});
});

test('a figure that can be read in two ways is left out and named, and decided by the language of the account', () => {
	const unit = wireUnit({
		living_space: '1,234 m²',
		plot_area: '12.345',
		price: '598,000',
		number_of_rooms: '3,500',
		energy_efficiency_value: '85,125',
	});
	const written = (crmLocale: Locale) => {
		const { units, report } = gate({ units: [unit] }, siteWith({ crmLocale }));
		const doubts = report.notes.filter((line) => line.includes('in two ways'));
		return { ...units[0], doubts: doubts.map((line) => /: (\w+)/.exec(line)?.[1]) };
	};
	for (const crmLocale of ['de', 'es'] as const) {
		expect(written(crmLocale)).toMatchObject({
			areas: { plot: 12345 },
			price: { kind: 'onRequest' },
			rooms: 3.5,
			energy: { value: 85.125 },
			doubts: ['living_space', 'price'],
		});
	}
	expect(written('en')).toMatchObject({
		areas: { living: 1234 },
		price: { kind: 'purchase', amount: { cents: 598_000_00 } },
		rooms: 3.5,
		doubts: ['plot_area'],
	});
	expect(written('en').areas).not.toHaveProperty('plot');
});

test('a hidden price that can be read in two ways stands in no text in either', () => {
	const wire = { price: '598,500', price_on_inquiry: true };
	const description_note = 'Hell. Nur 598.500, bar! Oder 598,5 Euro.';
	expect(publicUnit({ ...wire, description_note }).description.de).toBe('<p>Hell.</p>');
});

describe('the energy certificate', () => {
	test.each<[object, object | undefined]>([
		[{ energy_efficiency_class: 'A_PLUS' }, { efficiencyClass: 'A+' }],
		[{ energy_efficiency_class: 'A +' }, { efficiencyClass: 'A+' }],
		...['Klasse C', 'Energieeffizienzklasse: C', 'class c', '„C“', 'C'].map(
			(words) => [{ energy_efficiency_class: words }, { efficiencyClass: 'C' }] as [object, object],
		),
		[{ aut_hwb: 40, aut_hwb_class: 'Klasse B' }, { hwb: { value: 40, class: 'B' } }],
		[{ energy_efficiency_class: 'NOT_APPLICABLE' }, undefined],
		[
			{ building_energy_rating_type: 'Verbrauchsausweis', energy_efficiency_value: '251,4' },
			{ certificate: 'consumption', value: 251.4 },
		],
		[{ building_energy_rating_type: 'ENERGY_REQUIRED' }, { certificate: 'demand' }],
		...['KEINE_ANGABE', 'NO_INFORMATION', 'keine Angabe'].map(
			(none) => [{ firing_types: [none, 'Gas'] }, { carrier: { de: 'Gas' } }] as [object, object],
		),
	])('is read leniently: %j is %j', (fields, energy) => {
		expect(publicUnit({ ...fields }).energy).toEqual(energy);
	});

	test.each([
		['vorhanden', 'present'],
		['liegt zur Besichtigung vor', 'atViewing'],
		['wird nicht benötigt', 'notRequired'],
		['Das Gebäude unterliegt nicht den Anforderungen des GEG', 'notRequired'],
		['unterliegt nicht den Anforderungen der EnEV', 'notRequired'],
		['fällt nicht unter das GEG', 'notRequired'],
		['Nicht erforderlich', 'notRequired'],
		['befreit (Denkmal)', 'notRequired'],
		['liegt nicht vor', undefined],
		['nicht vorhanden', undefined],
		['kein Ausweis vorhanden', undefined],
		['not available', undefined],
		['in Bearbeitung', undefined],
	])('of which the account says %j is %s', (words, availability) => {
		const { energy } = publicUnit({ energy_certificate_availability: words });
		expect(energy).toEqual(availability && { availability });
	});

	test.each([
		['energy_efficiency_class', 'D/E'],
		['energy_efficiency_class', 'A++'],
		['aut_hwb_class', 'B'],
		['aut_fgee_class', 'gut'],
		['energy_certificate_availability', 'in Bearbeitung'],
	])('is named in the report where %s says %j', (field, words) => {
		const { report } = gate({ units: [wireUnit({ aut_fgee: 0.8, [field]: words })] });
		expect(reportLines(report).join()).toContain(`${field} says “${words}”`);
	});
});

test('the energy carrier is German, as are all select values, whatever language the account writes in', () => {
	const site = siteWith({ defaultLocale: 'es', crmLocale: 'es' });
	const [unit] = gate({ units: [wireUnit({ firing_types: ['Fernwärme', 'Gas'] })] }, site).units;
	expect(unit?.energy).toEqual({ carrier: { de: 'Fernwärme, Gas' } });
	const rows = energyRows(unit?.energy ?? {}, { country: 'ES', locale: 'es', defaultLocale: 'es' });
	expect(rows).toContainEqual([expect.any(String), 'calefacción urbana, gas', undefined]);
});

test('a legal text that one team alone has is cleaned, with headings that fit under the page’s own', () => {
	const { legal } = gate({
		units: [wireUnit()],
		teams: [
			{ id: 2, position: 2, imprint_note: '<h1>Impressum</h1><script>x</script>' },
			{ id: 1, position: 1, imprint_note: ' ', privacy_note: '<p>Datenschutz</p>' },
		],
	});
	expect(legal).toEqual([
		{ kind: 'imprint', html: { de: '<h2>Impressum</h2>' } },
		{ kind: 'privacy', html: { de: '<p>Datenschutz</p>' } },
	]);
});

test('legal texts that differ are kept for each team in the teams’ order, and equal ones once', () => {
	const terms = { terms_note: '<p>AGB</p>' };
	const { legal } = gate({
		units: [wireUnit()],
		teams: [
			{ id: 1, name: 'Hamburg', position: 2, imprint_note: '<p>zweites</p>', ...terms },
			{ id: 4, name: ' <b>Leipzig</b> ', position: 1, imprint_note: '<h1>erstes</h1>', ...terms },
			{ id: 3, name: null, position: null, imprint_note: '<p>drittes</p>' },
		],
	});
	expect(legal).toEqual([
		{
			kind: 'imprint',
			of: 'Leipzig',
			html: { de: '<h3>erstes</h3>' },
			others: [
				{ of: 'Hamburg', html: { de: '<p>zweites</p>' } },
				{ of: '3', html: { de: '<p>drittes</p>' } },
			],
		},
		{ kind: 'terms', html: { de: '<p>AGB</p>' } },
	]);
});

test('a unit has a balcony, a terrace and parking also where the account only counts them', () => {
	const counted = {
		number_of_balconies: '1',
		number_of_terraces: 2,
		number_of_parking_spaces: 1,
	};
	expect(publicUnit(counted).features).toEqual(['balcony', 'terrace', 'parking']);
	expect(publicUnit({ parking_space_types: ['Carport'] }).features).toEqual(['parking']);
	const garage = { rs_type: 'GARAGE', number_of_parking_spaces: 1 };
	expect(publicUnit(garage).features).toEqual([]);
	const none = { balcony: false, number_of_balconies: 0, parking_space_types: ['', null] };
	expect(publicUnit(none).features).toEqual([]);
});
