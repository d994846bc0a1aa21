import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { houseKey } from '../../../src/gate/hidden/named-houses.ts';
import { reportLines } from '../../../src/gate/report.ts';
import { gate, siteWith, wireUnit } from '../../support/gate.ts';

const rest = 'hide or show the address of all units of a house in the CRM.';
const hiding = wireUnit({ id: 1, hide_address: true });

/** What the report says of a house that one unit hides and another shows. */
function notes(units: readonly object[], projects: readonly object[] = [], site = siteWith()) {
	const { report } = gate({ units, projects }, site);
	expect(reportLines(report).join()).not.toMatch(/geheim/i);
	return report.notes.filter((line) => line.includes('of the same house'));
}

test.each([
	['for rent', { marketing_type: 'RENT', base_rent: 900 }],
	['as a garage', { rs_type: 'GARAGE', title: 'Garage', city: 'Jena-Zentrum' }],
	['that is sold', { property_status: { id: 13, name: 'Abgeschlossen' } }],
])(
	'a house entered again %s, which shows the hidden address, is named in the report',
	(_, other) => {
		expect(notes([hiding, wireUnit({ ...other, id: 2 })])).toEqual([
			`unit 1: hides its address, and unit 2 of the same house shows it; ${rest}`,
		]);
	},
);

test.each([
	['Geheimstr.', '5', 'Geheimstraße', '5'],
	['Geheimstr. 5', null, 'Geheimstraße', '5'],
	['GEHEIM-STRASSE', '5 A', 'Geheimstraße', '5a'],
	['Geheim Straße', 'Nr. 5', 'Geheimstraße 5', '5'],
	['Geheimstraße 5, Hinterhaus', '', 'Geheimstraße', '5'],
	['Straße des 17. Geheimen 35', '', 'Str. des 17. Geheimen', '35'],
	['Geheimpl.', '5–7', 'Geheimplatz', '5 - 7'],
	['Müller-Geheim-Weg', '5', 'Mueller-Geheim-Weg', '5'],
	['Geheimw.', '5 (Hinterhaus)', 'Geheimweg', '5'],
	['C/ Geheim', '5', 'Calle Geheim 5, 2º B', ''],
	['Carrer de Geheim', '5', 'C/ Geheim', '5'],
	['Calle de la Geheim', '5', 'Calle Geheim', 'nº 5'],
	['Avinguda de l’Geheim', '5', 'Avda. del Geheim', '5'],
	['10 Geheim Road', '', 'Geheim Rd', '10'],
	['Οδός Αθηνάς', '5', 'ΟΔΌΣ ΑΘΗΝΆΣ 5', ''],
])('"%s" %s and "%s" %s are one house', (street, house_number, otherStreet, otherNumber) => {
	const other = { id: 2, street: otherStreet, house_number: otherNumber, zip_code: 'D-07743' };
	expect(notes([{ ...hiding, street, house_number }, wireUnit(other)])).toHaveLength(1);
});

test.each([
	['in another city', { city: 'Gera', zip_code: '07545' }],
	['of another number', { house_number: '5a' }],
	['of numbers that run on', { house_number: '5-7' }],
	['of another street', { street: 'Geheimgasse' }],
	['without a number', { house_number: null }],
	['whose number is none', { house_number: 's/n' }],
	['that hides its address, too,', { hide_address: true }],
	['that is not published', { archived: true }],
])('a unit %s is not', (_, other) => {
	expect(notes([hiding, wireUnit({ ...other, id: 2 })])).toEqual([]);
	expect(notes([{ ...hiding, ...other }, wireUnit({ id: 2 })])).toHaveLength(
		'hide_address' in other ? 1 : 0,
	);
});

test('streets of other scripts are told apart', () => {
	const [one, other] = ['Αθηνάς', 'Σταδίου'].map((street) =>
		houseKey({ street, house_number: '5', zip_code: '10551' }),
	);
	expect(one).not.toBe(other);
});

test('where no postcode is known, the city counts', () => {
	const without = { zip_code: '' };
	expect(notes([{ ...hiding, ...without }, wireUnit({ ...without, id: 2 })])).toHaveLength(1);
	const elsewhere = wireUnit({ ...without, id: 2, city: 'Gera' });
	expect(notes([{ ...hiding, ...without }, elsewhere])).toEqual([]);
});

test('a house that only the address line or the project names is known, too', () => {
	const shown = wireUnit({ id: 2 });
	const nowhere = { ...hiding, street: '', house_number: '' };
	expect(notes([{ ...nowhere, address: 'Geheimweg 5, 07743 Jena' }, shown])).toHaveLength(1);
	const { street, house_number, zip_code, city } = hiding;
	const project = { id: 9, street, house_number, zip_code, city, hide_address: true };
	expect(notes([{ ...nowhere, project_id: 9 }, shown], [project])).toHaveLength(1);
});

test('all units of a house stand in one line', () => {
	const units = [1, 2, 3, 4].map((id) => wireUnit({ id, hide_address: id % 2 === 1 }));
	expect(notes(units)).toEqual([
		`units 1, 3: hide their address, and units 2, 4 of the same house show it; ${rest}`,
	]);
});

test('units of one project are told of as such, and beside units outside it as any others', () => {
	const project = { id: 9, title: 'Höfe', hide_address: false };
	const member = wireUnit({ id: 2, project_id: 9 });
	const open = siteWith({ projectAddress: 'show' });
	// Hidden with its sibling, and shown on purpose.
	expect(notes([{ ...hiding, project_id: 9 }, member], [project])).toEqual([]);
	expect(notes([{ ...hiding, project_id: 9 }, member], [project], open)).toEqual([]);
	expect(notes([hiding, member], [project])).toHaveLength(1);
	const three = [hiding, member, { ...hiding, id: 3, project_id: 9 }];
	expect(notes(three, [project])).toEqual([]);
	expect(notes(three, [project], open)).toEqual([
		`units 1, 3: hide their address, and unit 2 of the same house shows it; ${rest}`,
	]);
});

function at(street: string, house_number?: string): string | undefined {
	return houseKey({ street, house_number, zip_code: '07743' });
}

test('case, blanks and hyphens change nothing of a house', () => {
	// No word for a road ends in this letter.
	const word = fc.stringMatching(/^[a-zäöüß]{3,12}k$/);
	fc.assert(
		fc.property(
			word,
			fc.constantFrom('straße', 'weg', 'platz', 'allee'),
			fc.nat(999),
			(a, b, n) => {
				const key = at(`${a}${b}`, `${n}`);
				expect(at(`${a}-${b}`.toUpperCase(), ` ${n} `)).toBe(key);
				expect(at(`${a}  ${b} ${n}`)).toBe(key);
				expect(at(`${a}${b}`, `${n + 1}`)).not.toBe(key);
			},
		),
	);
});
