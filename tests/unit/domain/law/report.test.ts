import { expect, test } from 'vitest';
import { reportLines } from '../../../../src/gate/report.ts';
import { gate, siteWith, wireUnit } from '../../../support/gate.ts';

const lawful = {
	courtage: 'provisionsfrei',
	energy_certificate_availability: 'liegt vor',
	building_energy_rating_type: 'Bedarfsausweis',
	thermal_characteristic: '62,4',
	energy_efficiency_class: 'B',
	firing_types: ['Fernwärme'],
	energy_certificate_construction_year: 2019,
};
const withoutCarrier = { ...lawful, firing_types: [] };

test('the build report names a unit, what it lacks, and the provision', () => {
	const { units, report } = gate({
		units: [wireUnit({ id: 4711, ...withoutCarrier }), wireUnit({ id: 4712, ...lawful })],
	});
	expect(units.map(({ id }) => id)).toEqual([4711, 4712]);
	expect(reportLines(report)).toEqual(['unit 4711: main energy carrier missing (§ 87 GEG).']);
});

/** What a lawful German unit lacks where it lies somewhere else. */
function duties(country: string | null): readonly string[] {
	const { report } = gate({ units: [wireUnit({ ...lawful, country, lat: null, lng: null })] });
	return report.duties ?? [];
}

test('the law of the country a unit lies in is asked for, and that of the company where none is named', () => {
	expect(duties(null)).toEqual([]);
	expect(duties('DEU')).toEqual([]);
	expect(duties('AUT').join()).toContain('EAVG');
	expect(duties('ITA')).toEqual([]);
});

test('a unit stays off the site where the company wants that duty met', () => {
	const site = siteWith({ law: { rules: { 'de-energy-carrier': 'withhold' } } });
	const { units, report } = gate(
		{ units: [wireUnit({ id: 4711, ...withoutCarrier }), wireUnit({ id: 4712, ...lawful })] },
		site,
	);
	expect(units.map(({ id }) => id)).toEqual([4712]);
	expect(reportLines(report)[0]).toBe(
		'1 unit not published, because the law asks for more: main energy carrier missing (§ 87 GEG): 4711.',
	);
});

test('texts of teams and projects that link to the ODR platform are named with their field', () => {
	const link = '<p><a href="https://ec.europa.eu/consumers/odr">OS-Plattform</a></p>';
	const { report } = gate({
		units: [wireUnit({ id: 1, project_id: 7, ...lawful })],
		projects: [{ id: 7, title: 'Kanalhöfe', description_note: link }],
		teams: [
			{ id: 3, name: 'A', privacy_note: link },
			{ id: 4, name: 'B', imprint_note: `<p>Haus GmbH</p>${link}` },
		],
	});
	const lines = report.duties?.filter((line) => line.includes('ODR')) ?? [];
	expect(lines.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
		'team 3',
		'team 4',
		'project 7',
	]);
	expect(lines[1]).toContain('imprint_note');
	expect(report.duties).toContainEqual(
		expect.stringMatching(
			/^the imprint of the CRM: the competent supervisory authority is missing/,
		),
	);
});
