import { describe, expect, test } from 'vitest';
import { reportLines } from '../../../src/gate/report.ts';
import { gate, image, link, publicUnit, siteWith, wireUnit } from '../../support/gate.ts';

describe('price', () => {
	const sale = {
		price_per_sqm: 9200,
		parking_space_price: 25000,
		rent_subsidy: 310,
		price: 598000,
	};

	test('a price that is shown has all its amounts', () => {
		expect(publicUnit(sale)).toMatchObject({
			price: {
				kind: 'purchase',
				amount: { cents: 59_800_000, currency: 'EUR' },
			},
			costs: { ownersFee: { cents: 31_000 }, parking: { cents: 2_500_000 } },
		});
	});

	test.each([
		['names one that contradicts price and area', { price_per_sqm: 9200 }, true],
		['is silent about one that is only rounded', { price_per_sqm: 6645 }, false],
		[
			'is silent about one that would tell a price',
			{ price_per_sqm: 9200, price_on_inquiry: true },
			false,
		],
	])('of prices per square metre, the report %s', (_, overrides, isNamed) => {
		const { report } = gate({ units: [wireUnit({ ...sale, living_space: 90, ...overrides })] });
		expect(reportLines(report).join().includes('price and area give 6644 EUR')).toBe(isNamed);
		expect(reportLines(report).join().includes('9200')).toBe(isNamed);
	});

	test.each([
		['is named where the unit is on offer', {}, true],
		['is no matter once it is sold', { property_status: { id: 11, name: 'Abgeschlossen' } }, false],
	])('that the CRM does not say whether a price is on request %s', (_, overrides, isNamed) => {
		const unit = wireUnit({ ...sale, ...overrides, price_on_inquiry: undefined });
		const { report } = gate({ units: [unit] });
		expect(reportLines(report).join().includes('price_on_inquiry is missing')).toBe(isNamed);
	});

	test.each([
		['on request', { price_on_inquiry: true }],
		['that may be on request', { price_on_inquiry: undefined }],
		['of a sold unit', { property_status: { id: 11, name: 'Abgeschlossen' } }],
		['of a reference', { property_status: { id: 12, name: 'Referenz' } }],
	])('a price %s leaves no amount anywhere', (_, overrides) => {
		const unit = publicUnit({
			...sale,
			...overrides,
			unit_id: 'WE 3, 598.000 €',
			deposit: '1.500 €',
			courtage: '3,57 % (21.348,60 €)',
			title: 'Wohnung für 598.000 €',
			description_note:
				'<p>598000, 598.000, 598 000, 598,000, 598.000,00 EUR, 598 T€, 0,598 Mio. €, €598k</p>',
			other_note: 'Kaufpreis: 620.000,- €, 9.200 €/m²',
			custom_fields: { kfw_standard: { value: '598.000 €' } },
			images: [{ ...image, title: 'Für 598.000' }],
		});
		expect(unit.price).toEqual({ kind: 'onRequest' });
		expect(unit.costs).toEqual({});
		expect(unit.title).toEqual({});
		expect(
			JSON.stringify({ ...unit, place: {}, photos: unit.photos.map(({ caption }) => caption) }),
		).not.toMatch(/598|620|9[.,]?200|21[.,]348|25[.,]?000/);
	});

	test.each([
		['an amount with words beside it', { price: '598.000 € VB' }, 'für 598.000'],
		['one of two amounts', { price: '598.000 - 620.000' }, 'für 620000'],
		['an amount the account has not set', { price: null }, 'Für 640.000 € verkauft'],
		['a rounded one', {}, 'knapp 0,6 Mio. €, rund 600.000 €'],
		['a currency in front', { price: null }, 'VB EUR 640.000'],
		['an amount per area', {}, 'also 9.200 €/m²'],
		['an amount per area in words', {}, 'also 920 Euro pro qm'],
		['other separators', {}, '598`000 oder 598´000 oder 598_000'],
		['letters for noughts, as scans have them', {}, '598.ooo € oder 598OOO'],
		['blanks beside the separator', {}, '598. 000 oder 598 .000 €'],
		['thousands of thousands', { price: 1_250_000 }, 'für 1.250 T€'],
		['a rental income', { rental_income_actual: 24_000 }, 'IST: 24.000'],
		['a deposit in words', { deposit: '2.070 EUR (3 MM)' }, 'Kaution 2.070'],
		['a small rent', { base_rent: 95 }, 'nur 95,00 € im Monat'],
	])('on request is found as %s', (_, overrides, title) => {
		const unit = publicUnit({ price_on_inquiry: true, ...overrides, title });
		expect(unit.title).toEqual({});
	});

	test.each([
		'Baujahr 2021, 95 m², 1.250 m² Grund',
		'Hausgeld 310 €',
		'3,570 % inkl. MwSt.',
		'§ 656c BGB, Fassung 2020',
		'Tel. 0341 550120',
		'640 m², 5 m breit, 1.200 m entfernt',
		'60 mil pasos, 30 mil habitantes',
		'4K-Fernseher, 50 T Tragkraft',
		'Nebenkosten 200-300 €',
		'Umbau 300 €, 12 m² Balkon',
		'04109 Leipzig, +49 341 550120-0',
		'Baujahr 1998, Fr. Müller',
		'2026 frei, Freitag 10 Uhr',
		'Bäume mit 30 m hohen Kronen, 1998 Kronenstraße, 300 m zum Lira-Markt',
	])('on request leaves %j alone', (title) => {
		expect(publicUnit({ price_on_inquiry: true, title }).title.de).toBe(title);
	});

	test.each([
		['internal_commission', 21_349],
		['external_commission', 21_349],
		['total_commission', 21_349],
		['valuation_price', 610_000],
		['valuation_price_from', 610_000],
		['valuation_price_to', 610_000],
	])('on request touches no text for the sake of %s, which is never shown', (field, amount) => {
		const title = `Nr. ${amount} von ${amount.toLocaleString('de')}`;
		expect(publicUnit({ price_on_inquiry: true, [field]: amount, title }).title.de).toBe(title);
	});

	const rented = { marketing_type: 'RENT', price_on_inquiry: true, price: null };

	test.each([
		['1.250 €'],
		['EUR 1250'],
		['1.250,- im Monat'],
		['Kaltmiete: 1250'],
		['Kaltmiete 1.250, warm mehr'],
		['1.250 kalt'],
		['warm: 1.250'],
		['1250 pro Monat'],
		['rent of 1,250'],
	])('a rent on request is found beside a currency or a price word: %s', (title) => {
		expect(publicUnit({ ...rented, base_rent: 1_250, title }).title).toEqual({});
	});

	test.each([
		[1_250, 'Grundstück 1.250 m²'],
		[1_250, '1250 qm Fläche, 1.250 m zum See'],
		[1_250, 'Mietfläche 1.250 m²'],
		[1_250, 'Platz 1250 von 1.250'],
		[1_990, 'Baujahr 1990, Mieterschutz seit 1990'],
		[2_024, 'Mietspiegel 2024'],
		[12, 'zu 12 % vermietet'],
		[12_000, 'auf 12.000 m² Land, 12.000 m entfernt'],
		[12_000, 'auf 12.000 Quadratmetern, mit 12.000 Kubikmetern und 12.000 lfd. m Regal'],
		[12_000, '12,000 square metres of land, 12,000 square feet of it built on'],
		[12_000, '12.000 Hektar Wald, 12,000 acres, 12.000 hectáreas, 12.000 kilómetros'],
		[1_990, 'Kaltmiete auf Anfrage, Baujahr: 1990'],
		[1_200_000, '1,2 m hoch, 1,2 m² Balkon'],
	])('a rent of %i on request leaves %j alone', (base_rent, title) => {
		expect(publicUnit({ ...rented, base_rent, title }).title.de).toBe(title);
	});

	test('a rent that looks like a year is found where a currency or a colon says what it is', () => {
		const title = 'Kaltmiete: 1990. Also 1990 €. Oder 1.990 kalt. Baujahr 1990.';
		const unit = publicUnit({ ...rented, base_rent: 1_990, title });
		expect(unit.title.de).toBe('Baujahr 1990.');
	});

	test.each([
		'640.000 euros',
		'640,000 euros',
		'640.000 Euros',
		'£640,000',
		'GBP 640,000',
		'$640,000',
		'USD 640,000',
		'640,000 pounds',
		'640,000 US dollars',
		'640 000 francs',
		'640.000 Franken',
		'640.000 SFr.',
		'640’000 Fr.',
		'Fr. 640’000',
		'AED 2.4m',
		'2.400.000 Dirham',
		'2.600.000 zł',
		'15.400.000 Kč',
		'CZK 15,400,000',
		'4.700.000 Kronen',
		'22.000.000 Baht',
		'EUR 640k',
		'€ 640k',
		'640k',
		'£0.64m',
		'640 mil euros',
		'0,64 millones de euros',
		'0,64 millones',
		'640 Td. €',
		'8062 euros por m²',
		'8.062 Euro pro Quadratmeter',
		'640.000 €zzgl. Stellplatz',
		'TEUR 640',
		'ca.640.000 €',
		'KP 640.000',
		'KP 640000',
		'Preis-640000-EUR',
	])('on request is found as no language and currency may tell it: %s', (text) => {
		const unit = publicUnit({
			price_on_inquiry: true,
			price: 645_000,
			title: `Loft ${text}`,
			description_note: `<p>Loft, ${text} VB.</p>`,
			free_from: `nach Zahlung von ${text}`,
			custom_fields: { kfw_standard: { value: text } },
			images: [{ ...image, title: `Blick, ${text}` }],
			links: [
				{ ...link, title: text, url: `https://x.example/Loft-${encodeURIComponent(text)}.pdf` },
			],
		});
		expect(unit.title).toEqual({});
		expect(JSON.stringify([unit.title, unit.description])).not.toMatch(/64|8.?062/);
		expect(unit).toMatchObject({ fields: [], links: [] });
		expect(unit.availableFrom).toBeUndefined();
		expect(unit.photos[0]?.caption).toBeUndefined();
	});

	test.each([
		'645T',
		'645 T',
		'645 Td. €',
		'645·000',
		'645-000',
		'645 mille',
		'KP 645.000',
		'0,645 mn',
	])('the exact amount is found as %s', (text) => {
		const unit = publicUnit({ price_on_inquiry: true, price: 645_000, title: `Loft ${text} VB` });
		expect(unit.title).toEqual({});
	});

	test('a hidden one keeps back a custom field whose label says that it is a price', () => {
		const site = siteWith({
			customFields: [
				{ of: 'unit', key: 'per_sqm', label: { de: 'Kaufpreis je m²', en: 'Per square metre' } },
				{ of: 'unit', key: 'tram', label: { de: 'Zur Straßenbahn', en: 'Tram' } },
				{ of: 'project', key: 'from', label: { de: 'Preise ab' } },
			],
		});
		const custom_fields = { per_sqm: { value: 6644 }, tram: { value: 300, pretty_value: '300 m' } };
		const keys = (overrides: object) =>
			publicUnit({ custom_fields, ...overrides }, site).fields.map(({ key }) => key);
		expect(keys({})).toEqual(['per_sqm', 'tram']);
		expect(keys({ price_on_inquiry: true })).toEqual(['tram']);
		const project = { id: 2301, custom_fields: { from: { value: '210.000 €' } } };
		const units = [wireUnit({ project_id: 2301, price_on_inquiry: true })];
		expect(gate({ units, projects: [project] }, site).projects[0]?.fields).toHaveLength(1);
	});

	test('a commission in plain numbers is none beside a hidden price', () => {
		const courtage = { courtage: 21348.6, courtage_note: 'zusammen 21.348' };
		expect(publicUnit({ ...courtage, price_on_inquiry: true }).costs).toEqual({});
		const percent = { courtage: '3,570 %', courtage_note: '§ 656c BGB' };
		expect(publicUnit({ ...percent, price_on_inquiry: true }).costs).toEqual({
			commission: { de: '3,570 %' },
			commissionNote: { de: '§ 656c BGB' },
		});
	});

	test('a rent on request hides total, ancillary costs and deposit too', () => {
		const unit = publicUnit({
			marketing_type: 'RENT',
			price_on_inquiry: true,
			price: null,
			base_rent: '690.5',
			total_rent: 890,
			service_charge: 120,
			deposit: '2.071,50 €',
			description_note: 'Kaltmiete 690,50 €, warm 890,- €, Kaution 2071,5',
		});
		expect(unit.price).toEqual({ kind: 'onRequest' });
		expect(unit.costs).toEqual({});
		expect(JSON.stringify(unit)).not.toMatch(/690|890|2\.?071/);
	});

	test('rents are read from texts and numbers; without any amount the price is on request', () => {
		const rent = {
			marketing_type: 'RENT',
			price: null,
			base_rent: '690.5',
			total_rent: '890,00 €',
			deposit: '2.071,50 € ',
		};
		expect(publicUnit(rent)).toMatchObject({
			deal: 'rent',
			price: { kind: 'rent', base: { cents: 69_050 }, total: { cents: 89_000 } },
			costs: { deposit: { de: '2.071,50 €' } },
		});
		expect(publicUnit({ price: 0 }).price).toEqual({ kind: 'onRequest' });
		expect(publicUnit({ currency: 'PLN' }).price).toEqual({ kind: 'onRequest' });
		expect(publicUnit({ currency: 'CHF' }).price).toMatchObject({ amount: { currency: 'CHF' } });
	});

	test('a commission on a dwelling to let is not published, on an office it is; the internal one never', () => {
		const courtage = {
			courtage: '2 Nettokaltmieten',
			internal_brokerage: 'INTERN 5 %',
			marketing_type: 'RENT',
			base_rent: 800,
		};
		const { units, report } = gate({
			units: [
				wireUnit({ ...courtage }),
				wireUnit({ ...courtage, id: 2, rs_type: 'OFFICE', object_type: 'COMMERCIAL' }),
			],
		});
		expect(units.map(({ costs }) => costs.commission)).toEqual([
			undefined,
			{ de: '2 Nettokaltmieten' },
		]);
		expect(reportLines(report).join()).toContain('§ 2 WoVermG');
		expect(JSON.stringify(units)).not.toContain('INTERN');
	});
});
