import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { importRecorded } from '../../../src/sandbox/import.ts';
import { hasRecordedAnswers, recorded, skipReason } from '../../support/recorded.ts';
import { image, record, records, sandboxWith, unit } from '../../support/sandbox.ts';

const Rich = z.record(z.string(), z.unknown());
const realUnit = 'threadi-connector-for-propstack/units_full.json';
const composed = 'realistic/units-list-expand-with-meta.json';

function listIn(file: string): Record<string, unknown>[] {
	return z.object({ data: z.array(Rich) }).parse(recorded(file)).data;
}

/** The record without what the sandbox words anew: addresses of pictures, and translations unasked for. */
function comparable({ images, ...unit }: Record<string, unknown>) {
	const text = JSON.stringify({
		...unit,
		translations: null,
		hide_address: unit['hide_address'] ?? null,
	});
	return {
		...Rich.parse(JSON.parse(withoutHosts(text))),
		images: z
			.array(Rich)
			.parse(JSON.parse(withoutHosts(JSON.stringify(images))))
			.toSorted((a, b) => Number(a['id']) - Number(b['id'])),
	};
}

function withoutHosts(text: string): string {
	return text
		.replaceAll('https://images.propstack.de/photos/', '/photos/')
		.replaceAll('https://images.propstack.de/', '/photos/')
		.replaceAll('http://crm.test/photos/', '/photos/');
}

describe.skipIf(!hasRecordedAnswers)(`recorded responses (${skipReason})`, () => {
	test('a real unit reads back with the very fields, wrapping, labels and values it was recorded with', async () => {
		const { get, sandbox } = sandboxWith();
		expect(importRecorded(sandbox, recorded(realUnit))).toEqual(['1 unit']);
		const [back = {}] = records(await get('/units?expand=1'));
		const [original = {}] = listIn(realUnit);
		expect(Object.keys(back).toSorted()).toEqual(Object.keys(original).toSorted());
		expect(comparable(back)).toEqual(comparable(original));
	});

	test('composed units read back as recorded: private flags, nulls, foreign brokers, custom fields', async () => {
		const { get, sandbox } = sandboxWith();
		importRecorded(sandbox, recorded(composed));
		const back = records(await get('/units?expand=1&archived=-1&sort_by=id'));
		const originals = listIn(composed);
		expect(back.map(({ id }) => id)).toEqual(originals.map(({ id }) => id));
		for (const [index, original] of originals.entries()) {
			expect(comparable(back[index] ?? {})).toEqual(comparable(original));
		}
	});

	test('translations that were recorded come with include_translations', async () => {
		const { get, sandbox } = sandboxWith();
		importRecorded(sandbox, recorded(composed));
		const [unit] = records(
			await get('/units?expand=1&include_translations=en,es&property_ids=910001'),
		);
		expect(unit?.['translations']).toEqual(listIn(composed)[0]?.['translations']);
	});

	test('statuses, brokers and projects that units name become records of their own', async () => {
		const { get, sandbox } = sandboxWith();
		importRecorded(sandbox, recorded(composed));
		importRecorded(sandbox, recorded('realistic/projects-list-expand-bare-array.json'));
		const names = records(await get('/property_statuses')).map(({ name }) => name);
		expect(names).toEqual(expect.arrayContaining(['Vermarktung', 'Reserviert', 'Inaktiv']));
		expect(records(await get('/brokers')).map(({ id }) => id)).toContain(640);
		expect(records(await get('/projects?expand=1'))).toMatchObject([
			{
				id: 2301,
				status: { label: 'Vertrieb' },
				note: expect.stringContaining('INTERN'),
				title_image: { url: 'http://crm.test/photos/Zprj2301/titel.jpg' },
				images: [{ id: 7901 }, { id: 7902, is_private: true }],
				units: expect.arrayContaining([expect.objectContaining({ id: 910_001 })]),
			},
			{ id: 2302, title: null, status: null, images: [] },
		]);
	});

	test('every recorded picture is served, and a plan where a plan was', async () => {
		const { get, sandbox } = sandboxWith();
		importRecorded(sandbox, recorded(composed));
		const text = JSON.stringify((await get('/units?expand=1&archived=-1')).body);
		const urls = text.match(/http:\/\/crm\.test\/photos\/[^"]+/g) ?? [];
		expect(urls.length).toBeGreaterThan(60);
		for (const url of urls) {
			const response = await sandbox.fetch(new Request(url));
			const type = response.headers.get('content-type');
			expect([url, response.status]).toEqual([url, 200]);
			if (url.includes('grundriss')) expect(type).toBe('image/png');
		}
	});

	test.each([
		['units-list-flat-with-meta.json', '6 units'],
		['units-list-expand-bare-array.json', '6 units'],
		['unit-910001-single-legacy-no-new.json', '1 unit'],
		['unit-910004-plot-sparse-missing-hide_address.json', '1 unit'],
	])('%s is taken as well', async (file, units) => {
		const { get, sandbox } = sandboxWith();
		expect(importRecorded(sandbox, recorded(`realistic/${file}`))).toEqual([units]);
		const list = records(await get('/units?expand=1&archived=-1'));
		expect(list).toHaveLength(Number.parseInt(units, 10));
		expect(list[0]).toMatchObject({ title: { label: 'Überschrift' } });
	});
});

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
