import { describe, expect, test } from 'vitest';
import { reportLines } from '../../../src/gate/report.ts';
import { gate, image, link, siteWith, wireUnit } from '../../support/gate.ts';
import { site as demo } from '../../support/settings.ts';
import { written } from '../../support/written.ts';

const hiding = { id: 1, hide_address: true, street: 'Geheimweg', house_number: '5', title: 'Loft' };
const elsewhere = { id: 2, street: 'Fernsteig', house_number: '9', unit_id: 'F9', title: 'Haus' };

const words = 'Wie im Geheimweg 5.';
const named = /geheimweg/i;
const report = (of: string) => new RegExp(`${of}: its texts may name the house of unit 1,`);

/** Texts that units and projects have alike. */
const shared: [string, object][] = [
	['title', { title: words }],
	['description', { description_note: words }],
	['description, where tags part it', { description_note: 'Im <b>Geheimweg</b> 5.' }],
	['location', { location_note: words }],
	['furnishing', { furnishing_note: words }],
	['commission', { courtage: words, has_courtage: true }],
	['note on the commission', { courtage_note: words }],
	['district', { sublocality_level_1: words }],
	['region', { region: words }],
	['own field', { custom_fields: { kfw_standard: { value: 1, pretty_value: words } } }],
	['caption', { images: [{ ...image, title: words }] }],
	['title of a link', { links: [{ ...link, title: words }] }],
	['address of a link', { links: [{ ...link, url: 'https://tour.example/Geheimweg-5' }] }],
];

describe('a house that one unit hides stands in no text of another', () => {
	test.each(written('houses-told'))('%s: %s', (street, description_note) => {
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
		'Hell. Im Geheimweg 7, 5 Zimmer. Ruhig.',
		'Hell. Nah am Geheimweg. 5 Zimmer. Ruhig.',
		'Fünf Minuten, 5 Zimmer.',
	])('the street without its number stays there: %s', (description_note) => {
		const units = [wireUnit(hiding), wireUnit({ ...elsewhere, description_note })];
		expect(gate({ units }).units[1]?.description.de).toBe(`<p>${description_note}</p>`);
	});

	test.each<[string, object]>([
		...shared,
		['other texts', { other_note: words }],
		['condition', { condition: words }],
		['quality', { interior_quality: words }],
		['heating', { heating_type: words }],
		['flooring', { flooring_type: [words] }],
		['bathroom', { bathroom: [words] }],
		['deposit', { deposit: words }],
		['date of moving in', { free_from: words }],
		['carrier of energy', { firing_types: words }],
		['own number', { exposee_id: words }],
	])('nor in its %s', (_field, told) => {
		const { units } = gate({ units: [wireUnit(hiding), wireUnit({ ...elsewhere, ...told })] });
		expect(JSON.stringify(units[1])).not.toMatch(named);
	});

	test('a unit that shows the same house keeps its own address in its texts', () => {
		const same = { ...elsewhere, street: 'Geheimweg', house_number: '5' };
		const units = [wireUnit(hiding), wireUnit({ ...same, description_note: 'Im Geheimweg 5.' })];
		expect(gate({ units }).units[1]?.description.de).toBe('<p>Im Geheimweg 5.</p>');
	});
});

describe('nor in a text of a project that it does not belong to', () => {
	const project = {
		id: 7,
		hide_address: false,
		title: 'Quartier',
		street: 'Neuweg',
		house_number: '1',
		city: 'Jena',
	};
	const site = siteWith({
		customFields: [{ key: 'kfw_standard', of: 'project', label: { de: 'KfW', en: 'KfW' } }],
	});

	test.each<[string, object]>([
		...shared,
		['subtitle', { sub_headline: words }],
		['translation', { translations: [{ locale: 'en', description_note: 'Geheimweg 5.' }] }],
	])('%s', (_field, told) => {
		const units = [wireUnit(hiding), wireUnit({ ...elsewhere, project_id: 7 })];
		const shown = gate({ units, projects: [{ ...project, ...told }] }, site);
		expect(shown.projects[0]?.id).toBe(7);
		expect(JSON.stringify(shown.projects)).not.toMatch(named);
		expect(reportLines(shown.report).join('\n')).toMatch(report('project 7'));
	});

	test('the sentence is dropped, and the others stay', () => {
		const units = [wireUnit(hiding), wireUnit({ ...elsewhere, project_id: 7 })];
		const description_note = 'Hell. Wie im Geheimweg 5. Nah am Geheimweg.';
		const { projects } = gate({ units, projects: [{ ...project, description_note }] });
		expect(projects[0]?.description.de).toBe('<p>Hell. Nah am Geheimweg.</p>');
	});

	test('a project that stands there itself, and shows it, keeps its address in its texts', () => {
		const own = { ...project, street: 'Geheimweg', house_number: '5', zip_code: '07743' };
		const units = [wireUnit(hiding), wireUnit({ ...elsewhere, project_id: 7 })];
		const { projects } = gate({ units, projects: [{ ...own, description_note: words }] });
		expect(projects[0]?.description.de).toBe(`<p>${words}</p>`);
	});

	test('one that shows its own address does not tell that of a unit which hides another', () => {
		const site = siteWith({ projectAddress: 'show' });
		const units = [wireUnit({ ...hiding, project_id: 7 })];
		const { projects } = gate({ units, projects: [{ ...project, description_note: words }] }, site);
		expect(projects[0]?.place.street).toBe('Neuweg 1');
		expect(JSON.stringify(projects)).not.toMatch(named);
	});
});

describe('nor in a text about a person', () => {
	const broker = { id: 9, name: 'Eva Klein', last_name: 'Klein' };

	test.each([
		['name', { name: 'Verkauf Geheimweg 5', last_name: 'Verkauf Geheimweg 5' }],
		['position', { position: words }],
		['line', { abstract: words }],
		['description', { description: `<p>${words}</p>` }],
	])('%s', (_field, told) => {
		const units = [wireUnit(hiding), wireUnit({ ...elsewhere, broker: { ...broker, ...told } })];
		const shown = gate({ units });
		expect(shown.units).toHaveLength(2);
		expect(JSON.stringify(shown.units[1])).not.toMatch(named);
		expect(reportLines(shown.report).join('\n')).toMatch(report('unit 2'));
	});

	test('who looks after the unit that hides it', () => {
		const told = { ...broker, description: `Hell. ${words}` };
		const { units } = gate({ units: [wireUnit({ ...hiding, broker: told })] });
		expect(units[0]?.broker?.description).toBe('<p>Hell.</p>');
	});

	test('who looks after a project', () => {
		const units = [wireUnit(hiding), wireUnit({ ...elsewhere, project_id: 7 })];
		const projects = [{ id: 7, hide_address: false, title: 'Quartier', broker_id: 9 }];
		const shown = gate({ units, projects, brokers: [{ ...broker, abstract: words }] });
		expect(shown.projects[0]?.broker?.name).toBe('Eva Klein');
		expect(JSON.stringify(shown.projects)).not.toMatch(named);
	});

	test('the logo of a team that is called like the house', () => {
		const teams = [{ id: 3, name: 'Team Geheimweg 5', logo_url: 'https://crm.example/logo.png' }];
		const units = [wireUnit({ ...hiding, broker: { ...broker, team_id: 3 } })];
		expect(JSON.stringify(gate({ units, teams }).units)).not.toMatch(named);
	});
});

describe('nor in a text of a team', () => {
	const team = { id: 31, name: 'Jena' };

	test.each(['imprint_note', 'privacy_note', 'terms_note', 'cancellation_policy_note'])(
		'%s',
		(field) => {
			const note = `<p>Muster GmbH</p><p>Musterhaus im <em>Geheimweg</em> 5</p>`;
			const shown = gate({ units: [wireUnit(hiding)], teams: [{ ...team, [field]: note }] });
			expect(shown.legal.map(({ html }) => html.de)).toEqual(['<p>Muster GmbH</p>']);
			expect(reportLines(shown.report).join('\n')).toMatch(report('team 31'));
		},
	);

	test('nor in its name', () => {
		const teams = [
			{ ...team, imprint_note: 'Eins' },
			{ id: 32, name: 'Team Geheimweg 5', imprint_note: 'Zwei' },
		];
		expect(JSON.stringify(gate({ units: [wireUnit(hiding)], teams }).legal)).not.toMatch(named);
	});
});

test('the address of an office of the company stays in what its people and teams say', () => {
	const [office] = demo.offices;
	if (!office) throw new Error('The company has an office.');
	const { street, zip, city } = office;
	const unit = { ...hiding, street, house_number: null, zip_code: zip, city };
	const broker = { id: 9, name: 'Eva Klein', abstract: `Sie finden mich: ${street}.` };
	const imprint_note = `<p>${street}</p>`;
	const teams = [{ id: 31, name: 'Jena', imprint_note }];
	const shown = gate({ units: [wireUnit({ ...unit, broker })], teams });
	expect(shown.units[0]?.broker?.abstract).toBe(broker.abstract);
	expect(shown.legal[0]?.html).toEqual({ de: imprint_note });
});

describe('where hiddenTexts is withholdUnit', () => {
	const site = siteWith({ hiddenTexts: 'withholdUnit' });
	const telling = { description_note: 'Hell. Das Haus steht im Geheimweg 5.' };

	test('a unit whose texts tell what it hides is not published, and the report says which text', () => {
		const { units, report } = gate({ units: [wireUnit({ ...hiding, ...telling })] }, site);
		expect(units).toEqual([]);
		const lines = reportLines(report);
		expect(lines[0]).toMatch(
			/^1 unit not published, because its texts reveal its hidden address: 1/,
		);
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
