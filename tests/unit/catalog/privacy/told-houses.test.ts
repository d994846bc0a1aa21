import { describe, expect, test } from 'vitest';
import { reportLines } from '../../../../src/catalog/privacy/report.ts';
import { gate, image, link, siteWith, wireUnit } from '../../../support/gate.ts';

const hiding = { id: 1, hide_address: true, street: 'Geheimweg', house_number: '5', title: 'Loft' };
const elsewhere = { id: 2, street: 'Fernsteig', house_number: '9', unit_id: 'F9', title: 'Haus' };

describe('a house that one unit hides stands in no text of another', () => {
	test.each([
		['Geheimweg', 'Hell. Unser Nachbarobjekt im Geheimweg 5 ist verkauft. Ruhig.'],
		['Geheimweg', 'Hell. Treffpunkt: GEHEIMWEG Nr. 5, Hof. Ruhig.'],
		['Gartenstraße', 'Hell. Das Pendant steht in der Gartenstr. 5. Ruhig.'],
		['Am Bahnhof', 'Hell. Wie unser Haus am Bahnhof 5 gebaut. Ruhig.'],
		['Park Lane', 'Hell. The twin is 5 Park Lane. Ruhig.'],
		['Calle Mayor', 'Hell. Como el piso de la calle Mayor, 5. Ruhig.'],
	])('%s: %s', (street, description_note) => {
		const { units, report } = gate({
			units: [wireUnit({ ...hiding, street }), wireUnit({ ...elsewhere, description_note })],
		});
		expect(units[1]?.description.de).toBe('<p>Hell. Ruhig.</p>');
		expect(reportLines(report).join('\n')).toMatch(
			/unit 2: its texts may name the house of unit 1,/,
		);
		expect(reportLines(report).join('\n')).not.toContain(street);
	});

	test.each([
		'Hell. Nah am Geheimweg. Ruhig.',
		'Hell. Im Geheimweg 7. Ruhig.',
		'Fünf Minuten, 5 Zimmer.',
	])('the street without its number stays there: %s', (description_note) => {
		const units = [wireUnit(hiding), wireUnit({ ...elsewhere, description_note })];
		expect(gate({ units }).units[1]?.description.de).toBe(`<p>${description_note}</p>`);
	});

	const words = 'Wie im Geheimweg 5';
	test.each([
		['title', { title: words }],
		['description', { description_note: words }],
		['location', { location_note: words }],
		['furnishing', { furnishing_note: words }],
		['other texts', { other_note: words }],
		['condition', { condition: words }],
		['quality', { interior_quality: words }],
		['heating', { heating_type: words }],
		['flooring', { flooring_type: [words] }],
		['bathroom', { bathroom: [words] }],
		['commission', { courtage: words, has_courtage: true }],
		['note on the commission', { courtage_note: words }],
		['deposit', { deposit: words }],
		['date of moving in', { free_from: words }],
		['carrier of energy', { firing_types: words }],
		['district', { sublocality_level_1: words }],
		['region', { region: words }],
		['own number', { exposee_id: words }],
		['own field', { custom_fields: { kfw_standard: { value: 1, pretty_value: words } } }],
		['caption', { images: [{ ...image, title: words }] }],
		['title of a link', { links: [{ ...link, title: words }] }],
		['address of a link', { links: [{ ...link, url: 'https://tour.example/Geheimweg-5' }] }],
	])('nor in its %s', (_field, told) => {
		const { units } = gate({ units: [wireUnit(hiding), wireUnit({ ...elsewhere, ...told })] });
		expect(JSON.stringify(units[1])).not.toMatch(/geheimweg/i);
	});

	test('a unit that shows the same house keeps its own address in its texts', () => {
		const same = { ...elsewhere, street: 'Geheimweg', house_number: '5' };
		const units = [wireUnit(hiding), wireUnit({ ...same, description_note: 'Im Geheimweg 5.' })];
		expect(gate({ units }).units[1]?.description.de).toBe('<p>Im Geheimweg 5.</p>');
	});
});

describe('where hiddenTexts is withholdUnit', () => {
	const site = siteWith({ hiddenTexts: 'withholdUnit' });
	const telling = { description_note: 'Hell. Das Haus steht im Geheimweg 5.' };

	test('a unit whose texts tell what it hides is not published, and the report says which text', () => {
		const { units, report } = gate({ units: [wireUnit({ ...hiding, ...telling })] }, site);
		expect(units).toEqual([]);
		const lines = reportLines(report);
		expect(lines[0]).toMatch(/^1 unit not published, because its texts tell its hidden address: 1/);
		expect(lines.join('\n')).toContain(
			'description (de) names the hidden address behind the words "Das Haus steht im"',
		);
	});

	test('every other one is', () => {
		const { units } = gate(
			{ units: [wireUnit(hiding), wireUnit({ ...elsewhere, ...telling })] },
			site,
		);
		expect(units.map(({ id }) => id)).toEqual([1, 2]);
	});
});

test.each([
	['Im Geheimweg 5', {}],
	['Helle Wohnung! Im Geheimweg 5.', { de: 'Helle Wohnung!' }],
])('of the title %j stays %j', (title, shown) => {
	expect(gate({ units: [wireUnit({ ...hiding, title })] }).units[0]?.title).toEqual(shown);
});
