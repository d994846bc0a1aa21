import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Image } from '../../../src/crm/contract/image.ts';
import { Unit } from '../../../src/crm/contract/unit.ts';
import { decodeRecords } from '../../../src/crm/decode.ts';
import { quickDecoder } from '../../../src/crm/quick-decode.ts';
import { wireUnit } from '../../support/gate.ts';

const value = fc.oneof(
	fc.constantFrom(null, undefined, '', 'text', 0, 4711, -1, 1.5, Infinity, true, false, [], {}),
	fc.constantFrom(
		['a', ''],
		['a', null],
		[1],
		{ label: 'L', value: 'v' },
		{ label: 'L', value: 3 },
	),
	fc.constantFrom({ label: 'L', value: null }, { value: 1 }, { id: 3, name: 'B' }, { id: 'x' }),
	fc.anything({ maxDepth: 2 }),
);

describe.each([
	['units', Unit],
	['images', Image],
])('quick decoding of %s', (_, schema) => {
	const keys = Object.keys(schema.shape);
	const quick = quickDecoder(schema);

	test('reads what it reads as the schema does, and leaves the rest to it', () => {
		let read = 0;
		const record = fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 6 });
		fc.assert(
			fc.property(record, fc.boolean(), (fields, hasId) => {
				const found = quick({ ...(hasId && { id: 5 }), ...fields });
				const parsed = schema.safeParse({ ...(hasId && { id: 5 }), ...fields });
				if (found === undefined) return;
				read++;
				// Absent and undefined are the same to whoever reads a record.
				expect(definedOf(found)).toEqual(definedOf(parsed.data));
			}),
			{ numRuns: 3_000 },
		);
		expect(read).toBeGreaterThan(200);
	});

	test('leaves everything that is no record to the schema', () => {
		for (const odd of [null, undefined, 'text', 5, [], [{ id: 1 }]]) {
			expect(quick(odd)).toBeUndefined();
		}
	});
});

test('of the fields beyond the schema only those named are kept', () => {
	const record = { ...wireUnit(), lp_address: 'Geheimweg 5', note: 'INTERN', token: 'x' };
	const kept = quickDecoder(Unit, ['lp_address'])(record);
	expect(kept).toMatchObject({ lp_address: 'Geheimweg 5', title: 'Helle Wohnung' });
	expect(Object.keys(kept ?? {})).not.toContain('note');
});

test('a record with a broken field is repaired and named as without it', () => {
	const records = [wireUnit({ id: 1 }), wireUnit({ id: 2, lat: ['x'] }), { title: 'no id' }];
	const usual = decodeRecords(Unit, records, 'unit');
	const { problems } = decodeRecords(Unit, records, 'unit', { quick: quickDecoder(Unit) });
	expect(problems).toEqual(usual.problems);
	expect(problems).toHaveLength(2);
});

function definedOf(record: unknown): Record<string, unknown> {
	const fields = Object.entries(z.record(z.string(), z.unknown()).parse(record));
	return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}
