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

	test('a rent that looks like a year is found where a currency or a colon says what it is', () => {
		const title = 'Kaltmiete: 1990. Also 1990 €. Oder 1.990 kalt. Baujahr 1990.';
		const unit = publicUnit({ ...rented, base_rent: 1_990, title });
		expect(unit.title.de).toBe('Baujahr 1990.');
	});

	test('on request stands in no link, own field or caption either', () => {
		const text = '640.000 Euros';
		const unit = publicUnit({
			price_on_inquiry: true,
			price: 645_000,
			free_from: `nach Zahlung von ${text}`,
			custom_fields: { kfw_standard: { value: text } },
			images: [{ ...image, title: `Blick, ${text}` }],
			links: [{ ...link, url: `https://x.example/Loft-${encodeURIComponent(text)}.pdf` }],
		});
		expect(unit).toMatchObject({ fields: [], links: [] });
		expect(unit.availableFrom).toBeUndefined();
		expect(unit.photos[0]?.caption).toBeUndefined();
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
