import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Crm } from '../../../src/crm/client.ts';
import { idOf } from '../../../src/crm/decode.ts';
import { createListEnd } from '../../../src/crm/list-end.ts';
import { readProjects, readUnitIds, readUnits, unitsById } from '../../../src/crm/pages.ts';
import { findActivities } from '../../../src/delivery/activity-search.ts';
import { crmClient, crmServer, json, type Answer } from '../../support/crm-server.ts';
import { limiting, type Paging } from '../../support/limiting-crm.ts';
import { idsIn } from '../../support/ids-in.ts';

const records = (length: number) =>
	Array.from({ length }, (_, index) => ({ id: index + 1, title: `Anfrage ABCD-2345 ${index}` }));

/** Every way in which the product reads a list that has pages, as ids. */
const readings: Readonly<Record<string, (crm: Crm) => Promise<readonly (number | undefined)[]>>> = {
	units: async (crm) => (await readUnits(crm, { translations: [] })).records.map(idOf),
	'ids of units': async (crm) => [...(await readUnitIds(crm)).ids].toSorted((a, b) => a - b),
	projects: async (crm) => (await readProjects(crm, { translations: [] })).records.map(idOf),
	'the tasks of an inquiry': async (crm) => {
		return (await findActivities(crm, { client_id: 1 }, 'ABCD-2345')).map(({ id }) => id);
	},
};

const names = Object.keys(readings);
const forms = ['counted', 'envelope', 'bare'] as const;
/** Activities come in an envelope by the document, and a bare list of them is refused. */
const isEnveloped = (name: string) => /activities|deals|tasks/.test(name);

/** Shortens some pages in the middle of the list. */
const isHidden = (id: number) => id % 10 < 3 && id > 20 && id < 60;

describe('a CRM that sends fewer records a page than it is asked for', () => {
	test('loses none, whatever is read, and however it pages', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...names),
				fc.constantFrom(1, 7, 50, 100, 1000),
				fc.constantFrom(...forms),
				fc.integer({ min: 0, max: 130 }),
				async (name, limit, form, length) => {
					if (form === 'bare' && isEnveloped(name)) return;
					const all = records(length);
					const { baseUrl } = await crmServer(limiting(all, { limit, form }));
					const { crm } = crmClient(baseUrl);
					expect(await readings[name]?.(crm)).toEqual(all.map(({ id }) => id));
				},
			),
			{ numRuns: 40 },
		);
	});

	test.each(forms)('may hide records of a page, which shortens it (%s)', async (form) => {
		const all = records(130);
		const paging: Paging = { limit: 10, form, isHidden };
		for (const name of names.filter((each) => form !== 'bare' || !isEnveloped(each))) {
			const { baseUrl } = await crmServer(limiting(all, paging));
			const ids = await readings[name]?.(crmClient(baseUrl).crm);
			expect(ids, name).toEqual(all.map(({ id }) => id).filter((id) => !isHidden(id)));
		}
	});

	test.each([1, 7, 50])('sends all units that are asked for by id, %i a page', async (limit) => {
		for (const form of forms) {
			const { baseUrl, seen } = await crmServer(limiting(records(400), { limit, form }));
			const ids = Array.from({ length: 250 }, (_, index) => index + 101);
			const { crm } = crmClient(baseUrl);
			const found = await unitsById(crm, idsIn, { translations: [] })([...ids, 4711]);
			expect(
				found?.toSorted((a, b) => a - b),
				form,
			).toEqual(ids);
			expect(
				seen.every(({ url }) => url.searchParams.get('property_ids')),
				form,
			).toBe(true);
		}
	});

	test.each([1, 7, 50])('loses no unit that passes dispute, %i a page', async (limit) => {
		let passes = 0;
		const all = records(120);
		// Every pass hides ten other units, so that no two agree.
		const unsettled: Answer = (response, request) => {
			const query = request.url.searchParams;
			const isPass = !query.has('property_ids') && query.get('order') === 'asc';
			if (isPass && query.get('page') === '1') passes++;
			const from = isPass ? passes * 10 : all.length;
			const shown = all.filter(({ id }) => id <= from || id > from + 10);
			limiting(shown, { limit, form: 'counted' })(response, request);
		};
		const { baseUrl } = await crmServer(unsettled);
		const reading = readUnits(crmClient(baseUrl).crm, { translations: [], concurrency: 1 });
		expect((await reading).records.map(idOf).toSorted()).toEqual(
			all.map(({ id }) => id).toSorted(),
		);
	});
});

const deaf: Answer = (response, request) => {
	request.url.searchParams.delete('property_ids');
	limiting(records(400), { limit: 50, form: 'counted' })(response, request);
};

describe('a CRM that ignores the page asked for', () => {
	const paged = names.filter((name) => name !== 'projects');

	test.each(paged)('is refused with a sentence: %s', async (name) => {
		for (const limit of [1, 7, 50]) {
			for (const form of ['counted', 'envelope'] as const) {
				const answer = limiting(records(130), { limit, form, ignoresPage: true });
				const { baseUrl } = await crmServer(answer);
				const reading = Promise.resolve(readings[name]?.(crmClient(baseUrl).crm));
				await expect(reading, `${limit} ${form}`).rejects.toThrow(
					/sent page 1 again when asked for page \d+: the CRM ignores paging|listed some of \d+ records twice/,
				);
			}
		}
	});

	test('and the ids asked for loses no unit that passes dispute, but gives up', async () => {
		let count = 0;
		// Counts fewer than it lists, so that all records are asked for by id; and answers with its first ones.
		const answer: Answer = (response, request) => {
			request.url.searchParams.delete('property_ids');
			const query = request.url.searchParams;
			const all = records(300 + (query.get('page') === '1' ? ++count : count));
			const [page, per] = [Number(query.get('page')), Number(query.get('per'))];
			const sorted = query.get('order') === 'desc' ? all.toReversed() : all;
			const data = sorted.slice((page - 1) * per, page * per);
			json({ data, meta: { total_count: 290 } })(response, request);
		};
		const { baseUrl } = await crmServer(answer);
		const reading = readUnits(crmClient(baseUrl).crm, { translations: [], concurrency: 1 });
		await expect(reading).rejects.toThrow('GET /units');
	});

	test('and the ids asked for is told from one that lacks the units', async () => {
		const { baseUrl } = await crmServer(deaf);
		const ids = Array.from({ length: 120 }, (_, index) => index + 1);
		const { crm } = crmClient(baseUrl);
		expect(await unitsById(crm, idsIn, { translations: [] })(ids)).toBeUndefined();
	});
});

test.each([1, 100])('a list without an end, %i a page, is refused with a sentence', (size) => {
	const end = createListEnd({ path: '/client_properties', per: 100 });
	const readOn = () => {
		for (let page = 1; !end.isReached; page++) {
			const ids = Array.from({ length: size }, (_, at) => page * size + at);
			end.take(page, { ids, total: undefined });
		}
	};
	expect(readOn).toThrow(
		'GET /client_properties still brought new records on page 5000, which no account has',
	);
});
