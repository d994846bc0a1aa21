import { expect, test } from 'vitest';
import { gate, publicUnit, siteWith, wireUnit } from '../../support/gate.ts';

test.each([
	'<table><tr><td>Kaufpreis</td><td>450</td></tr></table>',
	'<table><tr><td>Kaufpreis</td><td>450</td><td>TEUR</td></tr></table>',
	'<table><tr><th>Kaufpreis (T€)</th><th>Fläche</th></tr><tr><td>450</td><td>90 m²</td></tr></table>',
	'<table><tr><td>Provision</td><td>16.065</td></tr></table>',
])('a cell and the label before it go together where they tell a price on request: %s', (table) => {
	const { description } = publicUnit({ ...flat, description_note: `${table}<p>Hell.</p>` });
	expect(description.de).toContain('Hell.');
	expect(description.de).not.toMatch(/Kaufpreis|Provision|450|16\.065|TEUR/);
});

const flat = { price: 450_000, living_space: 90, price_on_inquiry: true };

test.each([
	['Grunderwerbsteuer', '24.750 €'],
	['Steuer beim Kauf', '24750'],
	['Provision', '16065'],
	['Bruttorendite', '4 %'],
	['Jahresertrag', '18.000 €'],
	['Kaufpreisfaktor', '25'],
	['Je Quadratmeter', '5.000'],
	['Monatsrate', '1.875 €'],
	['In T€', '450'],
	['Intern', '450'],
	['Intern', '45x.000'],
])('a price on request is not told by the custom field %s: %s', (label, value) => {
	const site = siteWith({ customFields: [{ of: 'unit', key: 'own', label: { de: label } }] });
	const custom_fields = { own: { value } };
	expect(publicUnit({ ...flat, custom_fields }, site).fields).toEqual([]);
	const shownPrice = publicUnit({ ...flat, price_on_inquiry: false, custom_fields }, site);
	expect(shownPrice.fields).toHaveLength(1);
});

test.each([
	['Hausgeld', '320 €'],
	['Nebenkosten', '2,80 €/m²'],
	['Heizkosten', '1.200 €'],
	['Stellplatzmiete', '95 €'],
	['Bodenrichtwert', '850 €/m²'],
	['Grundsteuer', '512 €'],
	['Baujahr der Heizung', '1998'],
	['Zur Schule', '450 m'],
])('a price on request leaves the custom field %s: %s alone', (label, value) => {
	const site = siteWith({ customFields: [{ of: 'unit', key: 'own', label: { de: label } }] });
	const unit = publicUnit({ ...flat, custom_fields: { own: { value } } }, site);
	expect(unit.fields).toHaveLength(1);
});

test.each([
	'3,57 % (16.065 €)',
	'3,57 % = 16.065',
	'16,1 T€',
	'TEUR 16',
	'16k',
	'sechzehntausendfünfundsechzig Euro',
	'3,57 % aus 450 Tausend',
	'3,57 % aus 0,45m',
	'3,57 % aus vierhundertfünfzigtausend',
])('a price on request keeps back a commission of %j', (courtage) => {
	expect(publicUnit({ ...flat, courtage }).costs).toEqual({});
	expect(publicUnit({ ...flat, courtage: '3,57 % inkl. 19 % MwSt.' }).costs).toEqual({
		commission: { de: '3,57 % inkl. 19 % MwSt.' },
	});
});

test.each(['450 – Altbau', 'Altbau – 450', 'Altbau, 450'])(
	'a price on request is not told in thousands by the title %s',
	(title) => {
		expect(publicUnit({ ...flat, title }).title).toEqual({});
	},
);

test('the number of an exposé stays though it is the rent, unless it can only be a price', () => {
	const rent = { price_on_inquiry: true, marketing_type: 'RENT', price: null, base_rent: 1_250 };
	for (const exposee_id of ['2024-1250', 'W1250'])
		expect(publicUnit({ ...rent, exposee_id }).reference).toBe(exposee_id);
	expect(publicUnit({ ...flat, exposee_id: 'LE-450' }).reference).toBe('LE-450');
	expect(publicUnit({ ...flat, exposee_id: '2024-450000' }).reference).not.toContain('450');
});

test('an unusual commission in its own field tells the price beside the amount in a text', () => {
	const description_note = '<p>Hell.</p><p>Es fallen 11.745 € an.</p>';
	const { description } = publicUnit({ ...flat, courtage: '2,61 %', description_note });
	expect(description.de).toBe('<p>Hell.</p>');
	expect(publicUnit({ ...flat, description_note }).description.de).toContain('11.745');
});

test('a project does not tell the price of a unit by a rate, and another unit that does is named in the report', () => {
	const text =
		'<p>Hell.</p><p>WE 1: Provision 16.065 € (3,57 %).</p><p>WE 2: Provision 11.067 € (3,57 %).</p><p>KfW-Kredit bis 150.000 €.</p>';
	const { report, projects } = gate({
		units: [
			wireUnit({ ...flat, project_id: 5 }),
			wireUnit({ id: 2, price: 310_000, project_id: 5, description_note: text }),
		],
		projects: [{ id: 5, description_note: text }],
	});
	const rest =
		'<p>Hell.</p><p>WE 2: Provision 11.067 € (3,57 %).</p><p>KfW-Kredit bis 150.000 €.</p>';
	expect(report.notes.join()).toMatch(
		/unit 2: its texts may tell the price that unit \d+ has on request/,
	);
	expect(projects[0]?.description.de).toBe(rest);
});
