import { describe, expect, test } from 'vitest';
import { hasExactly, readProjects, readUnits, unitsById } from '../../../src/crm/pages.ts';
import { readBrokers, readStatuses, readTeams } from '../../../src/crm/optional-lists.ts';
import { CrmError } from '../../../src/crm/errors.ts';
import {
	type Answer,
	crmClient,
	crmServer,
	crmThatAnswers,
	json,
	raw,
	reset,
} from '../../support/crm-server.ts';
import { idsIn } from '../../support/ids-in.ts';
import { limiting, type Paging } from '../../support/limiting-crm.ts';

const units = Array.from({ length: 250 }, (_, index) => ({ id: index + 1, name: `WE ${index}` }));

const listing = (all: readonly { readonly id: number }[], form: Paging['form'] = 'counted') =>
	limiting(all, { limit: 500, form });

describe('reading all units', () => {
	test('asks for the rich shape sorted by id, then once more for the ids alone', async () => {
		const { seen, crm } = await crmThatAnswers(listing(units));
		const result = await readUnits(crm, { translations: ['de', 'en'], concurrency: 1 });
		expect(result).toEqual({ records: units, total: 250, passes: 2 });
		const queries = seen.map(({ url }) => Object.fromEntries(url.searchParams));
		const sorting = { sort_by: 'id', order: 'asc', with_meta: '1' };
		const rich = { expand: '1', new: '1', include_translations: 'de,en', per: '100' };
		expect(queries).toEqual([
			{ ...sorting, ...rich, page: '1' },
			{ ...sorting, ...rich, page: '3' },
			{ ...sorting, ...rich, page: '2' },
			{ ...sorting, per: '500', page: '1' },
		]);
	});

	test('goes on after faults on the way', async () => {
		const good = listing(units);
		const { crm, waits } = await crmThatAnswers(
			good,
			json({}, 429),
			reset,
			raw('', 'text/html', 503),
			good,
		);
		const result = await readUnits(crm, { translations: ['de'], concurrency: 1 });
		expect(result.records).toEqual(units);
		expect(waits).toHaveLength(3);
	});

	test('takes no unit for gone that the answer counts and leaves out', async () => {
		const { baseUrl } = await crmServer((response, request) => {
			const query = request.url.searchParams;
			const isAsked = query.get('page') === '1' && query.get('property_ids')?.startsWith('1');
			const data = isAsked ? units.slice(0, 1) : [];
			json({ data, meta: { total_count: 2 } })(response, request);
		});
		const { crm } = crmClient(baseUrl);
		const reading = unitsById(crm, idsIn, { translations: [] })([1, 2]);
		await expect(reading).rejects.toThrow('the CRM counts 2');
	});
});

describe('whether the CRM has exactly the units that are known', () => {
	const ids = Array.from({ length: 950 }, (_, index) => index + 1);
	const all = ids.map((id) => ({ id }));

	test.each<[what: string, listed: { id: number }[], answer: boolean]>([
		['it has them', all, true],
		['it has one more', [...all, { id: 4711 }], false],
		['one is gone', all.slice(1), false],
		['one is gone and another is new', [...all.slice(1), { id: 4711 }], false],
	])('%s', async (_, listed, answer) => {
		const { seen, crm } = await crmThatAnswers(listing(listed));
		expect(await hasExactly(crm, ids)).toBe(answer);
		const asked = seen.map(({ url }) => url.searchParams);
		expect(asked.every((query) => query.get('per') === '1')).toBe(true);
		expect(asked.length).toBeLessThanOrEqual(4);
		expect(Math.max(...seen.map(({ url }) => url.href.length))).toBeLessThan(8_000);
	});

	test('a CRM that does not count, or does not look at ids, does not say so', async () => {
		const bare = await crmServer(listing(all, 'bare'));
		expect(await hasExactly(crmClient(bare.baseUrl).crm, ids)).toBe(false);
		const deaf = await crmServer(json({ data: [{ id: 1 }], meta: { total_count: 950 } }));
		expect(await hasExactly(crmClient(deaf.baseUrl).crm, ids)).toBe(false);
	});
});

const projects = [{ id: 4 }, { id: 9 }];

test.each<[what: string, answer: Answer]>([
	['whole, whatever page is asked for', json(projects)],
	['in an envelope', listing(projects)],
])('all projects are accepted %s', async (_, answer) => {
	const { seen, crm } = await crmThatAnswers(answer);
	const { records } = await readProjects(crm, { translations: ['de', 'es'] });
	expect(records).toEqual(projects);
	expect(seen[0]?.url.search).toContain('expand=1&include_translations=de%2Ces');
});

describe('a list that the key of a website may not read', () => {
	test.each([
		['property_statuses', readStatuses],
		['teams', readTeams],
		['brokers', readBrokers],
	])('is a sentence for the report: /%s', async (path, read) => {
		const { crm } = await crmThatAnswers(
			json({ errors: ['API-Key besitzt nicht genügend Rechte'] }, 401),
		);
		const list = await read(crm);
		expect(list).toMatchObject({ available: false });
		expect(!list.available && list.reason).toMatch(
			new RegExp(`^GET /${path} answered 401: the CRM gives this API key no [a-z ]+, and the site`),
		);
	});

	test('may be missing altogether, as not every account has each of them', async () => {
		const { crm } = await crmThatAnswers(json({ errors: ['Not found'] }, 404));
		expect(await readStatuses(crm)).toMatchObject({ available: false });
	});

	test('is still an error when the CRM has a fault', async () => {
		const { crm } = await crmThatAnswers(json({}, 500));
		await expect(readTeams(crm)).rejects.toThrow(CrmError);
	});

	test('loses a broken record only', async () => {
		const answer = json({ data: [{ id: 1, name: 'Vermarktung' }, { name: 'ohne Kennung' }] });
		const { crm } = await crmThatAnswers(answer);
		expect(await readStatuses(crm)).toEqual({
			available: true,
			records: [{ id: 1, name: 'Vermarktung' }],
			problems: [
				{
					kind: 'unit status',
					field: 'id',
					message:
						'unit status in place 2 of the list cannot be used: "id" should be a number but is missing.',
				},
			],
		});
	});
});
