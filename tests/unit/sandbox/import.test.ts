import { expect, test } from 'vitest';
import { z } from 'zod';
import { importRecorded } from '../../../src/sandbox/import.ts';
import { image, record, records, sandboxWith, unit } from '../../support/sandbox.ts';

const Rich = z.record(z.string(), z.unknown());

test('a record of the account is not overwritten by one that an import only names', async () => {
	const { get, sandbox } = sandboxWith();
	const broker = { id: 61, name: 'Somebody else' };
	importRecorded(sandbox, {
		id: 7,
		title: 'Flat',
		broker,
		property_status: { id: 503, name: 'X' },
	});
	expect(records(await get('/brokers'))).toMatchObject([{ id: 61, name: 'Jana Hallmann' }]);
	expect(record(await get('/units/7?new=1'))).toMatchObject({
		broker,
		property_status: { name: 'Vermarktung' },
	});
});

test('a unit the sandbox answered is changed by one field, and keeps its pictures and other languages', async () => {
	const { get, sandbox } = sandboxWith({
		units: [
			unit(7, {
				title: 'Wohnung',
				translations: [{ locale: 'en', title: 'Flat' }],
				images: [image({ title: 'Küche', title_en: 'Kitchen' })],
			}),
		],
	});
	const asked = '/units/7?expand=1&include_translations=de,en';
	const before = record(await get(asked));
	const text = JSON.stringify(record(await get('/units/7?expand=1')));
	const edited = text.replaceAll('http://crm.test', 'http://127.0.0.1:4477');
	importRecorded(sandbox, {
		...Rich.parse(JSON.parse(edited)),
		price: { label: 'Kaufpreis', value: 1 },
		title: { label: 'Überschrift', value: 'Neu' },
	});
	const after = record(await get(asked));
	expect(after['images']).toEqual(before['images']);
	expect(after).toMatchObject({ price: { value: 1 }, title: { value: 'Neu' } });
	expect(after['translations']).toEqual([
		expect.objectContaining({ locale: 'de', title: 'Neu' }),
		expect.objectContaining({ locale: 'en', title: 'Flat' }),
	]);
	expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted());
});

const allLists = [
	'units',
	'projects',
	'brokers',
	'teams',
	'sources',
	'statuses',
	'customFieldGroups',
	'contacts',
	'tasks',
] as const;
const emptyAccount = {
	statuses: [],
	sources: [],
	activityTypes: [],
	teams: [],
	brokers: [],
	projects: [],
	units: [],
};

test.each([[{}], [[]], [{ data: [] }], ['text'], [null]])(
	'%j is no recorded response, and nothing is written',
	(answer) => {
		const { sandbox } = sandboxWith();
		expect(() => importRecorded(sandbox, answer)).toThrow('This is no recorded response');
		expect(sandbox.account.units.list()).toEqual([]);
	},
);

test.each([
	[
		'brokers',
		'/brokers',
		'1 person',
		[{ id: 7, name: 'Ada Lovelace', public_email: 'a@x.example' }],
	],
	['brokers', '/brokers', '1 person', { data: [{ id: 7, first_name: 'Ada', position: 'CEO' }] }],
	[
		'teams',
		'/teams',
		'1 team',
		[{ id: 7, name: 'Kiel', broker_ids: [], imprint_note: '<p>x</p>' }],
	],
	['sources', '/contact_sources', '1 contact source', [{ id: 7, name: 'Website' }]],
	['statuses', '/property_statuses', '1 status', { data: [{ id: 7, name: 'Neu', color: '#fff' }] }],
	[
		'customFieldGroups',
		'/custom_field_groups?entity=for_properties',
		'1 group of custom fields',
		[{ id: 7, name: 'Web', entity: 'for_properties', custom_fields: [{ id: 1, name: 'heat' }] }],
	],
	['projects', '/projects', '1 project', [{ id: 7, name: 'Am See', title_image: null }]],
	['units', '/units', '1 unit', [{ id: 7, title: 'Flat', rs_type: 'APARTMENT' }]],
] as const)('%s lie where %s lists them, and nowhere else', async (list, path, taken, answer) => {
	const { get, sandbox } = sandboxWith(emptyAccount);
	expect(importRecorded(sandbox, answer)).toEqual([taken]);
	expect(records(await get(path))).toEqual([expect.objectContaining({ id: 7 })]);
	const { account } = sandbox;
	const filled = allLists.filter((name) => account[name].list().length > 0);
	expect(filled).toEqual([list]);
});

test.each([
	[
		'contacts',
		{ id: 7, first_name: 'Ada', email: 'a@x.example', client_status_id: 1, gdpr_status: 2 },
	],
	['tasks', { id: 7, title: 'Call', due_date: null, client_ids: [], is_reminder: true }],
	['documents', { id: 7, name: 'Plan', is_private: true, url: 'https://x.example' }],
])('%s are refused by name', (what, record) => {
	const { sandbox } = sandboxWith(emptyAccount);
	expect(() => importRecorded(sandbox, [record])).toThrow(`it holds ${what}, and`);
	expect(allLists.flatMap((name) => sandbox.account[name].list())).toEqual([]);
});
