import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Image } from '../../../src/crm/contract/image.ts';
import { Link } from '../../../src/crm/contract/link.ts';
import { Project } from '../../../src/crm/contract/project.ts';
import { Unit } from '../../../src/crm/contract/unit.ts';
import { decodeRecords } from '../../../src/crm/decode.ts';

const unit = {
	id: 7,
	title: { label: 'Überschrift', value: 'Wohnung' },
	price: { label: 'Kaufpreis', value: '497.000,00 €' },
	living_space: 91.4,
	hide_address: false,
	price_on_inquiry: false,
	archived: false,
	property_status: { id: 3, name: 'Vermarktung' },
	broker: { id: 5, name: 'A. Muster', team_id: 2 },
	custom_fields: { aussicht: { value: 'Wald', pretty_value: 'Wald' } },
	translations: [
		{ locale: 'de', title: 'Wohnung' },
		{ locale: 'en', title: 'Flat' },
	],
};

describe('a record that fits', () => {
	test('is opened, whether its fields are wrapped or plain', () => {
		const { records, problems } = decodeRecords(Unit, [unit], 'unit');
		expect(problems).toEqual([]);
		expect(records[0]).toMatchObject({
			title: 'Wohnung',
			price: '497.000,00 €',
			living_space: 91.4,
		});
	});

	test('may hold fields nobody knows', () => {
		expect(decodeRecords(Unit, [{ ...unit, brand_new: { a: [1] } }], 'unit').problems).toEqual([]);
	});

	test('may have translations as a map, none, and custom fields as bare values', () => {
		const list = [
			{ ...unit, translations: { en: { title: 'Flat' } }, custom_fields: { a: 'x', b: null } },
			{ ...unit, translations: null, custom_fields: null },
		];
		const { records, problems } = decodeRecords(Unit, list, 'unit');
		expect(problems).toEqual([]);
		expect(records.map(({ translations }) => translations)).toEqual([
			[{ locale: 'en', title: 'Flat' }],
			[],
		]);
		expect(records[0]?.custom_fields).toEqual({ a: { value: 'x' }, b: { value: null } });
	});
});

describe('a field that does not fit', () => {
	test.each([
		[
			'price',
			{ price: { label: 'Kaufpreis', value: { geheim: 1 } } },
			'a number or text',
			'an object',
		],
		['broker.team_id', { broker: { ...unit.broker, team_id: 'geheim' } }, 'a number', 'text'],
		['broker', { broker: ['geheim'] }, 'an object', 'a list'],
		['balcony', { balcony: { label: 'Balkon', value: 'geheim' } }, 'true or false', 'text'],
		[
			'custom_fields.x.pretty_value',
			{ custom_fields: { x: { value: 1, pretty_value: {} } } },
			'text or a number or true or false',
			'an object',
		],
		['images', { images: 'geheim' }, 'a list', 'text'],
		['custom_fields', { custom_fields: 'geheim' }, 'an object', 'text'],
	])('is left out and named: %s', (field, change, expected, got) => {
		const { records, problems } = decodeRecords(Unit, [{ ...unit, ...change }], 'unit');
		expect(records[0]).toMatchObject({ id: 7, title: 'Wohnung', living_space: 91.4 });
		const message = `unit 7: "${field}" should be ${expected} but is ${got}, so it is left out.`;
		expect(problems).toContainEqual({ kind: 'unit', id: 7, field, message });
		expect(JSON.stringify(problems)).not.toContain('geheim');
	});

	test.each([
		[
			'translations.1',
			'locale',
			{ translations: [unit.translations[0], {}] },
			'text but is missing',
		],
		['broker', 'id', { broker: { id: 'geheim', name: 7 } }, 'a number but is text'],
		['status', 'id', { status: { label: 'x', value: { id: [] } } }, 'a number but is a list'],
	])('takes its record with it where that needs it: %s', (field, key, change, reason) => {
		const { records, problems } = decodeRecords(Unit, [{ ...unit, ...change }], 'unit');
		expect(records[0]).toMatchObject({ id: 7, title: 'Wohnung', living_space: 91.4 });
		const message = `unit 7: "${field}.${key}" should be ${reason}, so "${field}" is left out.`;
		expect(problems).toEqual([{ kind: 'unit', id: 7, field, message }]);
	});

	test('takes nothing else with it', () => {
		const { records, problems } = decodeRecords(
			Unit,
			[{ ...unit, translations: [{ title: 'x' }, unit.translations[1]], price: [], city: {} }],
			'unit',
		);
		expect(problems.map(({ field }) => field)).toEqual(['city', 'price', 'translations.0']);
		const { price: _, ...others } = unit;
		expect(records[0]).toEqual({
			...others,
			title: 'Wohnung',
			translations: [unit.translations[1]],
		});
	});
});

describe('a field that decides about privacy', () => {
	const wrong = ['nein', 'false', 0, 1, [], {}, { label: 'x', value: 'false' }];

	test.each([
		['hide_address', Unit],
		['price_on_inquiry', Unit],
		['archived', Unit],
		['hide_address', Project],
		['is_private', Image],
		['is_not_for_exposee', Image],
		['is_private', Link],
	])('hides when it cannot be read: %s', (field, schema) => {
		for (const value of wrong) {
			const { records, problems } = decodeRecords<z.ZodType>(
				schema,
				[{ id: 7, [field]: value }],
				'x',
			);
			expect(records).toMatchObject([{ [field]: true }]);
			expect(problems).toMatchObject([{ id: 7, field }]);
			expect(problems[0]?.message).toContain('so it counts as true');
		}
	});

	test('shows nothing when it cannot be read: on_landing_page, property_status', () => {
		for (const value of wrong) {
			const [link] = decodeRecords(Link, [{ id: 7, on_landing_page: value }], 'link').records;
			expect(link?.on_landing_page).toBeUndefined();
			const [read] = decodeRecords(Unit, [{ id: 7, property_status: value }], 'unit').records;
			expect(read?.id).toBe(7);
			expect(read?.property_status).toBeUndefined();
		}
		const half = { id: 7, property_status: { id: '3', name: 'Vermarktung' } };
		expect(decodeRecords(Unit, [half], 'unit').records[0]?.property_status).toBeUndefined();
	});
});

test.each([
	['no id', { title: 'x' }, '"id" should be a number but is missing'],
	['an id in words', { id: 'geheim' }, '"id" should be a number but is text'],
	['an id of zero', { id: 0 }, '"id" should be'],
	['nothing', null, 'it should be an object but is null'],
	['a list', [unit], 'should be an object but is a list'],
])('a record that cannot be used is left out and named by its place: %s', (_, record, part) => {
	const { records, problems } = decodeRecords(Unit, [unit, record], 'unit');
	expect(records).toHaveLength(1);
	expect(problems).toHaveLength(1);
	expect(problems[0]?.id).toBeUndefined();
	expect(problems[0]?.message).toContain('unit in place 2 of the list cannot be used: ');
	expect(problems[0]?.message).toContain(part);
	expect(problems[0]?.message).not.toContain('geheim');
});

describe('whatever the CRM sends', () => {
	const canary = 'canary-Zx81';
	const value = fc.oneof(
		fc.constantFrom<unknown>(null, undefined, '', canary, [], {}, [canary], { a: canary }, 1e308),
		fc.constantFrom<unknown>({ label: canary, value: { deep: canary } }, 'x'.repeat(100_000), true),
		fc.jsonValue({ maxDepth: 3 }),
	);
	const changes = fc.dictionary(fc.constantFrom(...Object.keys(Unit.shape)), value, { minKeys: 1 });

	test('decoding never throws, yields what fits, and names the rest without its value', () => {
		fc.assert(
			fc.property(changes, (changed) => {
				const { records, problems } = decodeRecords(Unit, [{ ...unit, ...changed }], 'unit');
				expect(records.length + (problems.length > 0 ? 1 : 0)).toBeGreaterThan(0);
				for (const record of records) expect(z.encode(Shape, record.id)).toBeGreaterThan(0);
				for (const { message } of problems) {
					expect(message).not.toContain(canary);
					expect(message.length).toBeLessThan(500);
				}
			}),
			{ numRuns: 2_000 },
		);
	});

	test('a change deep inside a record costs no more than its own branch', () => {
		const branch = fc.constantFrom('broker', 'property_status', 'custom_fields', 'translations');
		fc.assert(
			fc.property(branch, value, (name, changed) => {
				const inner = name === 'translations' ? [changed] : { key: changed, id: changed };
				const { records } = decodeRecords(Unit, [{ ...unit, [name]: inner }], 'unit');
				expect(records[0]).toMatchObject({ id: 7, title: 'Wohnung', living_space: 91.4 });
			}),
			{ numRuns: 1_000 },
		);
	});

	test('any list of anything is read to its end', () => {
		fc.assert(
			fc.property(fc.array(fc.anything()), (records) => {
				for (const schema of [Unit, Project, Image, Link]) {
					const result = decodeRecords<z.ZodType>(schema, records, 'record');
					expect(result.records.length).toBeLessThanOrEqual(records.length);
				}
			}),
		);
	});
});

const Shape = z.int();
