import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publishedFields } from '../../../src/gate/custom-fields.ts';
import { readField, readPlain } from '../../../src/gate/fields/field-reading.ts';
import { FieldReading, FieldRole } from '../../../src/domain/published-field.ts';
import { written } from '../../support/written.ts';

const date = (parts: object) => ({ kind: 'date', ...parts });

describe('a date of a custom field', () => {
	test.each(written('field-dates'))('is read from "%s"', (text, parts) => {
		expect(readField(text, 'completion')).toEqual(date(JSON.parse(parts)));
	});

	test.each(written('no-field-dates'))('is not guessed from "%s", which stays as it is', (text) => {
		expect(readField(text, 'completion')).toBeUndefined();
	});

	test.each([
		'März 2026, fertig',
		'März 2026 (abgeschlossen)',
		'03/2026 ✓',
		'marzo 2026 terminado',
	])('of a milestone is past when the account says so: "%s"', (text) => {
		expect(readField(text, 'milestone')).toEqual(date({ year: 2026, month: 3, done: true }));
	});

	test('of a milestone that has only gone by is not called done', () => {
		expect(readField('März 1999', 'milestone')).toEqual(date({ year: 1999, month: 3 }));
	});
});

describe('progress', () => {
	test.each([
		['45 %', 0.45],
		['45%', 0.45],
		['45', 0.45],
		['Rohbau, 12,5 %', 0.125],
		['100 Prozent', 1],
	])('is a share of the whole: "%s"', (text, share) => {
		expect(readField(text, 'progress')).toEqual({ kind: 'share', share });
	});

	test.each(['Rohbau bis 2. OG', '120 %', 'halb', ''])('stays words: "%s"', (text) => {
		expect(readField(text, 'progress')).toBeUndefined();
	});
});

describe('a distance', () => {
	test.each([
		['300 m', { kind: 'metres', metres: 300 }],
		['1.200 m', { kind: 'metres', metres: 1200 }],
		['1,2 km', { kind: 'metres', metres: 1200 }],
		['5 min', { kind: 'minutes', minutes: 5 }],
		['5 Minuten zu Fuß', { kind: 'minutes', minutes: 5, by: 'foot' }],
		['14 Min. mit dem Rad', { kind: 'minutes', minutes: 14, by: 'bicycle' }],
	])('is read from "%s"', (text, reading) => {
		expect(readField(text, 'distance')).toEqual(reading);
	});

	test.each(['gleich um die Ecke', '5 min mit dem Boot', '300 m Luftlinie'])(
		'stays words: "%s"',
		(text) => {
			expect(readField(text, 'distance')).toBeUndefined();
		},
	);
});

describe('an amount', () => {
	test.each([
		['1.184 €', 118_400],
		['1184 €', 118_400],
		['1.184,50 EUR', 118_450],
		['€1,184.50', 118_450],
		['950 euros', 95_000],
	])('of a rent is read from "%s"', (text, cents) => {
		const reading = { kind: 'amount', money: { cents, currency: 'EUR' } };
		expect(readField(text, 'lastRent')).toEqual(reading);
		expect(readField(text, 'referenceRent')).toEqual(reading);
	});

	test.each(['1.184', '1.18 4 €', '1.184 € / m²', '1.100 – 1.184 €', '€ 12 €', '€', '$1,184'])(
		'stays words: "%s"',
		(text) => {
			expect(readField(text, 'lastRent')).toBeUndefined();
		},
	);
});

describe('a field without a role', () => {
	test.each([
		['38 %', { kind: 'share', share: 0.38 }],
		['Mai 2027', date({ year: 2027, month: 5 })],
		['2. Quartal 2027', date({ year: 2027, quarter: 2 })],
		['15.09.2026', date({ year: 2026, month: 9, day: 15 })],
		['5 Min. zu Fuß', { kind: 'minutes', minutes: 5, by: 'foot' }],
	])('is read where its words leave no doubt: "%s"', (text, reading) => {
		expect(readPlain(text)).toEqual(reading);
	});

	test.each(['3,20 m', '300 m', '2027', '3.2027', '45', 'Rohbau, 38 %', 'E', 'KfW 40'])(
		'stays as it is where they do: "%s"',
		(text) => {
			expect(readPlain(text)).toBeUndefined();
		},
	);
});

test('whatever stands in a field is read to something valid or not at all', () => {
	assert(
		property(string(), constantFrom(...FieldRole.options), (text, role) => {
			const reading = readField(text, role);
			for (const read of [reading, readPlain(text)]) {
				if (read) expect(FieldReading.safeParse(read).success).toBe(true);
			}
		}),
	);
});

test('custom fields of a project carry their role and what they mean beside the words of the account', () => {
	const label = { de: 'Rohbau' };
	const wire = { rohbau: { value: 'x', pretty_value: 'März 2026, fertig' } };
	const wanted = [{ of: 'project' as const, key: 'rohbau', label, role: 'milestone' as const }];
	expect(publishedFields(wire, wanted, { facts: [], note: () => {} })).toEqual([
		{
			key: 'rohbau',
			label,
			value: 'März 2026, fertig',
			role: 'milestone',
			reading: { kind: 'date', year: 2026, month: 3, done: true },
		},
	]);
});
