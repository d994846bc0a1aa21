import { expect, test } from 'vitest';
import { unknownFieldKeys } from '../../../../src/build/read/field-keys.ts';
import { type Answer, crmThatAnswers, json } from '../../../support/crm-server.ts';
import { readDrafts } from '../../../support/read-drafts.ts';
import { siteWith, today, wireUnit } from '../../../support/gate.ts';

const label = { de: 'Feld' };
const settings = siteWith({
	statuses: { available: [10], reserved: [], sold: [], reference: [] },
	customFields: [
		{ of: 'unit', key: 'kfw_standart', label },
		{ of: 'unit', key: 'empty_field', label },
		{ of: 'project', key: 'quota', label },
	],
});

const groups = json({
	data: [
		{
			id: 1,
			name: 'Site',
			entity: 'for_properties',
			custom_fields: [
				{ id: 2, name: 'empty_field' },
				{ id: 3, name: 'kfw_standard' },
			],
		},
		{ id: 4, name: 'People', entity: 'for_clients', custom_fields: [{ id: 5, name: 'budget' }] },
	],
});

/** What a pull says of the settings' custom fields, and what it has asked for. */
async function linesOf(overrides: Record<string, Answer> = {}, site = settings) {
	const asked: string[] = [];
	const lists: Record<string, Answer> = {
		'/units': json({
			data: [
				wireUnit({ custom_fields: { kfw_standard: { value: 'geheim 40' } } }),
				wireUnit({ id: 2, archived: true, custom_fields: { provision: null } }),
			],
			meta: { total_count: 2 },
		}),
		'/projects': json([{ id: 7, custom_fields: { quote: { value: 12 } } }]),
		'/property_statuses': json({ data: [{ id: 10, name: 'Vermarktung' }] }),
		'/teams': json([]),
		'/brokers': json([]),
		...overrides,
	};
	const { crm } = await crmThatAnswers((response, request) => {
		const path = request.url.pathname.replace('/v1', '');
		asked.push(path + (path === '/custom_field_groups' ? request.url.search : ''));
		(lists[path] ?? json({ errors: ['?'] }, 404))(response, request);
	});
	const { report } = await readDrafts(crm, { today, site });
	return { lines: report.notes.filter((line) => line.startsWith('customFields')), asked };
}

test('a key that no record and no list has is named with the keys of the account', async () => {
	const { lines } = await linesOf({ '/custom_field_groups': groups });
	expect(lines).toEqual([
		'customFields: unit key "kfw_standart" is unknown; this account has: kfw_standard, empty_field, provision.',
		'customFields: project key "quota" is unknown; this account has: quote.',
	]);
});

test.each([
	['refused', json({ errors: ['?'] }, 403)],
	['missing', json({ errors: ['?'] }, 404)],
	['of another form', json([1])],
])('where the list of fields is %s, the keys that records have are named', async (_, answer) => {
	const { lines } = await linesOf({ '/custom_field_groups': answer });
	expect(lines).toEqual([
		'customFields: unit key "kfw_standart" is unknown; this account has: kfw_standard, provision.',
		'customFields: unit key "empty_field" is unknown; this account has: kfw_standard, provision.',
		'customFields: project key "quota" is unknown; this account has: quote.',
	]);
});

test('the list is not asked for where the settings have no custom fields', async () => {
	const { lines, asked } = await linesOf({}, siteWith({ ...settings, customFields: [] }));
	expect(lines).toEqual([]);
	expect(asked.join()).not.toContain('custom_field_groups');
});

const nothing = { seen: new Set<string>() };
const said = (keys: readonly string[], listed?: readonly string[]) =>
	unknownFieldKeys([{ of: 'unit', key: 'floor_heating', label }], {
		unit: { listed, seen: new Set(keys) },
		project: nothing,
	});

test('an account whose keys cannot be known is told nothing, one that has none is told so', () => {
	expect(said([])).toEqual([]);
	expect(said([], [])).toEqual([
		'customFields: unit key "floor_heating" is unknown; this account has: none.',
	]);
});

test('the closestNames keys come first, the rest is left out, and no control character is printed', () => {
	const keys = [
		'a1',
		'b1',
		'c1',
		'd1',
		'e1',
		'f1',
		'g1',
		'h1',
		'Floor-Heating',
		'floor\u001B-heat',
	];
	expect(said(keys)).toEqual([
		'customFields: unit key "floor_heating" is unknown; this account has: Floor-Heating, floor-heat, a1, b1, c1, d1, e1, f1, …',
	]);
});
