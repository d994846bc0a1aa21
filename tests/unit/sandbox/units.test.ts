import { describe, expect, test } from 'vitest';
import { image, ids, record, records, sandboxWith, unit } from '../../support/sandbox.ts';

const wrapped = (value: unknown) => ({ label: expect.any(String), value });
const isWrapped = (value: unknown) =>
	typeof value === 'object' && value !== null && 'label' in value && 'value' in value;

describe('the list of units', () => {
	test.each(['expand=1', 'new=1'])('has 211 wrapped and 75 plain fields with %s', async (flag) => {
		const { get } = sandboxWith({ units: [unit(1)] });
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
			thermal_characteristic: {
				label: expect.stringContaining('Translation missing'),
				value: null,
			},
		});
		expect(record(await get('/units/1?new=1'))).toEqual(rich);
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

	test('is filtered by when a unit was changed, whatever the offset is and however it is written', async () => {
		const { get } = sandboxWith({
			units: [
				unit(1, { updated_at: '2026-05-31T23:59:59+02:00' }),
				unit(2, { updated_at: '2026-06-01T00:00:00+02:00' }),
			],
		});
		for (const from of ['2026-06-01T00:00:00%2B02:00', '2026-06-01T00:00:00+02:00']) {
			expect(ids(await get(`/units?updated_at_from=${from}`))).toEqual([2]);
		}
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

test('a project holds notes, all pictures and its units when expanded or asked for alone', async () => {
	const project = {
		id: 201,
		name: 'LE-KH intern',
		title: 'Kanalhöfe',
		project_id: 'KH',
		status: 'SALES',
		images: [image({ is_private: true }), image({ position: 2, title: 'Hof', media: 'ext-wood' })],
	};
	const units = [unit(1, { project_id: 201 }), unit(2)];
	const { get } = sandboxWith({ projects: [project], units });
	const [listed] = records(await get('/projects'));
	expect(listed).toMatchObject({
		project_id: 'KH',
		status: 'SALES',
		note: expect.stringContaining('INTERN'),
		title_image: { url: expect.stringMatching(/\/hof\.webp$/) },
	});
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
