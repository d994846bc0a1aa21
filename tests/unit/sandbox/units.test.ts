import { describe, expect, test } from 'vitest';
import { image, ids, record, records, sandboxWith, unit } from '../../support/sandbox.ts';

const wrapped = (value: unknown) => ({ label: expect.any(String), value });
const isWrapped = (value: unknown) =>
	typeof value === 'object' && value !== null && 'label' in value && 'value' in value;
const custom = (value: unknown) => ({ value, pretty_value: String(value) });

describe('the list of units', () => {
	test('is an object with data, of flat records unless asked otherwise', async () => {
		const { get } = sandboxWith({ units: [unit(1, { hide_address: true })] });
		const answer = await get('/units');
		expect(answer.body).toEqual({ data: [expect.any(Object)] });
		expect(record({ ...answer, body: records(answer)[0] ?? null })).toMatchObject({
			id: 1,
			title: 'Wohnung 1',
			price: 300_000,
			status: { id: 503, name: 'Vermarktung', color: '#419588' },
		});
		expect(records(answer)[0]).not.toHaveProperty('hide_address');
	});

	test('comes with meta when with_meta is set, and meta holds only the total', async () => {
		const { get } = sandboxWith({ units: [1, 2, 3].map((id) => unit(id)) });
		expect((await get('/units?with_meta=1&per=2')).body).toMatchObject({
			data: [{ id: 1 }, { id: 2 }],
			meta: { total_count: 3 },
		});
	});

	test('has 211 wrapped and 75 plain fields with expand=1, and the same with new=1', async () => {
		const { get } = sandboxWith({ units: [unit(1)] });
		for (const flag of ['expand=1', 'new=1']) {
			const [rich = {}] = records(await get(`/units?${flag}`));
			const counts = Object.values(rich).map(isWrapped);
			expect(counts.filter(Boolean)).toHaveLength(211);
			expect(counts.filter((is) => !is)).toHaveLength(75);
			expect(rich).toMatchObject({
				title: wrapped('Wohnung 1'),
				district: { label: 'Gemarkung', value: null },
				city: 'Leipzig',
				property_status: { id: 503, remove_from_portal: false },
				broker: { id: 61, name: 'Jana Hallmann' },
				translations: null,
			});
			expect(rich['thermal_characteristic']).toEqual({
				label: expect.stringContaining('Translation missing'),
				value: null,
			});
		}
	});

	test('sends what must never be published, whatever the record itself holds', async () => {
		const { get } = sandboxWith({ units: [unit(1, { images: [image({ is_private: true })] })] });
		const [rich] = records(await get('/units?expand=1'));
		expect(rich).toMatchObject({
			note: wrapped(expect.stringContaining('INTERN')),
			internal_brokerage: wrapped(expect.any(String)),
			contract_type: wrapped(expect.any(String)),
			token: expect.any(String),
			total_commission: expect.any(Number),
			relationships: [{ internal_name: 'owner' }, {}],
			folders: [{}],
			documents: [{ is_private: true }],
			images: [{ is_private: true }],
			broker: { email: expect.stringContaining('intern'), cell: expect.any(String) },
		});
	});

	test('gives 20 records a page, and an empty list past the end', async () => {
		const { get } = sandboxWith({ units: Array.from({ length: 25 }, (_, i) => unit(i + 1)) });
		expect(ids(await get('/units?sort_by=id'))).toHaveLength(20);
		expect(ids(await get('/units?sort_by=id&page=2'))).toEqual([21, 22, 23, 24, 25]);
		expect((await get('/units?page=3&with_meta=1')).body).toEqual({
			data: [],
			meta: { total_count: 25 },
		});
	});

	test('ignores parameters it does not know, limit and per_page among them', async () => {
		const { get } = sandboxWith({ units: Array.from({ length: 25 }, (_, i) => unit(i + 1)) });
		expect(ids(await get('/units?limit=5&per_page=5&min_price=1'))).toHaveLength(20);
	});

	test('names a parameter it knows and cannot read', async () => {
		const { get } = sandboxWith();
		const answer = await get('/units?page=first');
		expect(answer.status).toBe(422);
		expect(answer.body).toEqual({ errors: [expect.stringMatching(/^page: /)] });
	});

	test('leaves out archived units; archived=1 gives only those, archived=-1 all', async () => {
		const { get } = sandboxWith({ units: [unit(1), unit(2, { archived: true })] });
		expect(ids(await get('/units'))).toEqual([1]);
		expect(ids(await get('/units?archived=1'))).toEqual([2]);
		expect(ids(await get('/units?archived=-1'))).toEqual([1, 2]);
	});

	test('is sorted by unit number, and by whatever field is asked for', async () => {
		const { get } = sandboxWith({
			units: [
				unit(1, { unit_id: 'C', price: 2, floor: 'EG', created_at: '2026-01-01T00:30:00+01:00' }),
				unit(2, { unit_id: 'A', price: 3, created_at: '2025-12-31T23:45:00Z' }),
				unit(3, { unit_id: 'B', price: 10, property_status_id: 504 }),
			],
		});
		expect(ids(await get('/units'))).toEqual([2, 3, 1]);
		expect(ids(await get('/units?sort_by=id&order=desc'))).toEqual([3, 2, 1]);
		expect(ids(await get('/units?sort_by=price&order=desc'))).toEqual([3, 2, 1]);
		expect(ids(await get('/units?sort_by=created_at')).slice(0, 2)).toEqual([1, 2]);
		expect(ids(await get('/units?sort_by=property_status_position'))).toEqual([1, 2, 3]);
	});

	test.each([
		['status=504', [2]],
		['status=503,504', [1, 2, 3]],
		['status[]=504&status[]=999', [2]],
		['marketing_type=RENT', [3]],
		['rs_type=HOUSE', [2]],
		['country=ES', [3]],
		['project_id=201', [2]],
		['property_ids=1,3', [1, 3]],
		['property_ids[]=1&property_ids[]=3', [1, 3]],
		['group=8,9', [1]],
		['q=KÖNIGSBRÜCK', [2]],
		['q=u-3', [3]],
		['price_from=250000&price_to=350000', [1]],
		['updated_at_from=2026-06-01T00:00:00%2B02:00', [2]],
		['updated_at_from=2026-06-01T00:00:00+02:00', [2]],
		['cf_kfw_standard=40', [1]],
		['cf_kfw_standard=kfw 40&exact=1', []],
		['cf_kfw_standard=KfW 40&exact=1', [1]],
		['cf_aufzug=true', [2]],
		['status=504&rs_type=APARTMENT', []],
	])('filters by %s', async (query, expected) => {
		const before = '2026-05-31T23:59:59+02:00';
		const { get } = sandboxWith({
			projects: [{ id: 201 }],
			units: [
				unit(1, {
					updated_at: before,
					group_ids: [9],
					custom_fields: { kfw_standard: custom('KfW 40') },
				}),
				unit(2, {
					updated_at: '2026-06-01T00:00:00+02:00',
					property_status_id: 504,
					rs_type: 'HOUSE',
					street: 'Königsbrücker Straße',
					project_id: 201,
					price: 900_000,
					custom_fields: { aufzug: custom(true) },
				}),
				unit(3, { updated_at: before, marketing_type: 'RENT', country: 'ESP', price: 0 }),
			],
		});
		expect(ids(await get(`/units?sort_by=id&${query}`))).toEqual(expected);
	});

	test('cannot be talked into other SQL', async () => {
		const { get } = sandboxWith({ units: [unit(1)] });
		const attempt = encodeURIComponent(`x' OR 1=1; DROP TABLE units; --"`);
		expect(ids(await get(`/units?q=${attempt}&country=${attempt}`))).toEqual([]);
		expect(ids(await get(`/units?cf_${attempt}=${attempt}`))).toEqual([]);
		expect(ids(await get('/units'))).toEqual([1]);
	});
});

describe('the languages of a unit', () => {
	const translations = [{ locale: 'en', title: 'Flat with balcony', description_note: '' }];
	const talk = () =>
		sandboxWith({
			units: [
				unit(1, {
					translations,
					description_note: 'Hell.',
					images: [image({ title_en: 'Kitchen', title_es: 'Cocina' })],
				}),
			],
		});

	test('are filled by include_translations, with those that exist', async () => {
		const [rich] = records(await talk().get('/units?expand=1&include_translations=de,en,es'));
		expect(rich?.['translations']).toEqual([
			{ locale: 'de', title: 'Wohnung 1', description_note: 'Hell.' },
			translations[0],
		]);
		expect(rich?.['title']).toEqual(wrapped('Wohnung 1'));
		expect(rich?.['images']).toMatchObject([{ title: 'Küche', title_en: 'Kitchen' }]);
	});

	test('are those of the texts themselves with locale; an empty text falls back', async () => {
		const [rich] = records(await talk().get('/units?expand=1&locale=en'));
		expect(rich).toMatchObject({
			title: wrapped('Flat with balcony'),
			description_note: wrapped('Hell.'),
			translations: null,
			images: [{ title: 'Kitchen' }],
		});
	});
});

describe('a single unit', () => {
	test('has the rich shape with new=1', async () => {
		const { get } = sandboxWith({ units: [unit(1)] });
		expect(record(await get('/units/1?new=1'))).toEqual(records(await get('/units?expand=1'))[0]);
	});

	test('has the shape of old clients without it', async () => {
		const { get } = sandboxWith({ units: [unit(1, { lift: true })] });
		const legacy = record(await get('/units/1'));
		expect(legacy).toMatchObject({
			title: 'Wohnung 1',
			status: { name: 'Vermarktung' },
			furnishings: { lift: true, balcony: null },
			required_fields: expect.arrayContaining([{ name: 'Wohnfläche ca.', value: '75 m²' }]),
		});
		expect(legacy).not.toHaveProperty('property_status');
	});

	test('that does not exist is a 404 in the words of real accounts', async () => {
		const answer = await sandboxWith().get('/units/999');
		expect(answer.status).toBe(404);
		expect(answer.body).toEqual({
			errors: ['Property mit der id=999 konnte nicht gefunden werden.'],
		});
	});
});

describe('projects', () => {
	const project = {
		id: 201,
		name: 'LE-KH intern',
		title: 'Kanalhöfe',
		project_id: 'KH',
		status: 'SALES',
		street: 'Kanalstraße',
		images: [image({ is_private: true }), image({ position: 2, title: 'Hof', media: 'ext-wood' })],
	};

	test('are a bare array that cannot be paged, with the status as it was written and a code for the id', async () => {
		const many = Array.from({ length: 23 }, (_, i) => ({ ...project, id: 201 + i }));
		const { get } = sandboxWith({ projects: many });
		const list = records(await get('/projects?page=2&per=5&with_meta=1'));
		expect(list).toHaveLength(23);
		expect(list[0]).toMatchObject({
			id: 201,
			project_id: 'KH',
			status: 'SALES',
			note: expect.stringContaining('INTERN'),
			title_image: { url: expect.stringMatching(/\/hof\.webp$/) },
		});
		expect(list[0]).not.toHaveProperty('units');
	});

	test('hold notes, all pictures and their units when expanded or asked for alone', async () => {
		const units = [unit(1, { project_id: 201 }), unit(2)];
		const { get } = sandboxWith({ projects: [project], units });
		const [expanded] = records(await get('/projects?expand=1'));
		expect(expanded).toMatchObject({
			note: expect.stringContaining('INTERN'),
			images: [{ is_private: true, imageable_type: 'Project' }, { is_private: false }],
			units: [{ id: 1, property_status: { id: 503 } }],
		});
		expect(record(await get('/projects/201'))).toEqual(expanded);
		const [rich] = records(await get('/units?expand=1&property_ids=1'));
		expect(rich?.['project']).toEqual({ id: 201, title: 'Kanalhöfe', name: 'LE-KH intern' });
	});

	test('are created with 201 and changed with 200', async () => {
		const { get, send } = sandboxWith();
		const created = await send('POST', '/projects', { project: { name: 'Neu', status: 'SOLD' } });
		expect(created).toMatchObject({ status: 201, body: { ok: true, id: expect.any(Number) } });
		const { id } = record(created);
		const changed = await send('PUT', `/projects/${String(id)}`, { project: { title: 'Neubau' } });
		expect(changed).toMatchObject({ status: 200, body: { ok: true, id } });
		expect((await get(`/projects/${String(id)}`)).body).toMatchObject({
			name: 'Neu',
			title: 'Neubau',
			status: 'SOLD',
		});
	});
});
