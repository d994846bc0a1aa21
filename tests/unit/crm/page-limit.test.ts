import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Crm } from '../../../src/crm/client.ts';
import { idOf } from '../../../src/crm/decode.ts';
import { createListEnd } from '../../../src/crm/list-end.ts';
import { readProjects, readUnitIds, readUnits, unitsById } from '../../../src/crm/pages.ts';
import { findActivities } from '../../../src/delivery/activity-search.ts';
import { type Answer, crmThatAnswers, json } from '../../support/crm-server.ts';
import { limiting, type Paging } from '../../support/limiting-crm.ts';
import { idsIn } from '../../support/ids-in.ts';
import { changingAccount } from '../../support/changing-account.ts';

const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1);
const byId = (a: number, b: number) => a - b;
const read = (crm: Crm, ids: readonly number[]) => unitsById(crm, idsIn, { translations: [] })(ids);

const records = (length: number) =>
	upTo(length).map((id) => ({ id, title: `Anfrage ABCD-2345 ${id}` }));

/** Every way in which the product reads a list that has pages, as ids. */
const readings: Readonly<Record<string, (crm: Crm) => Promise<readonly (number | undefined)[]>>> = {
	units: async (crm) => (await readUnits(crm, { translations: [] })).records.map(idOf),
	'ids of units': async (crm) => [...(await readUnitIds(crm)).ids].toSorted(byId),
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
					const { crm } = await crmThatAnswers(limiting(all, { limit, form }));
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
			const { crm } = await crmThatAnswers(limiting(all, paging));
			const ids = await readings[name]?.(crm);
			expect(ids, name).toEqual(all.map(({ id }) => id).filter((id) => !isHidden(id)));
		}
	});

	test.each([1, 7, 50])('sends all units that are asked for by id, %i a page', async (limit) => {
		for (const form of forms) {
			const { seen, crm } = await crmThatAnswers(limiting(records(400), { limit, form }));
			const ids = upTo(350).slice(100);
			const found = await read(crm, [...ids, 4711]);
			expect(found?.toSorted(byId), form).toEqual(ids);
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
		const { crm } = await crmThatAnswers(unsettled);
		const reading = readUnits(crm, { translations: [], concurrency: 1 });
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
				const { crm } = await crmThatAnswers(answer);
				const reading = Promise.resolve(readings[name]?.(crm));
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
		const { crm } = await crmThatAnswers(answer);
		const reading = readUnits(crm, { translations: [], concurrency: 1 });
		await expect(reading).rejects.toThrow('GET /units');
	});

	test('and the ids asked for is told from one that lacks the units', async () => {
		const { crm } = await crmThatAnswers(deaf);
		expect(await read(crm, upTo(120))).toBeUndefined();
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

describe('units asked for by their ids, of a CRM whose pages are shorter', () => {
	test('are all found though one of them is archived between two answers', async () => {
		const all = records(40);
		let answers = 0;
		const answer: Answer = (response, request) => {
			const there = answers++ === 0 ? all : all.slice(1);
			limiting(there, { limit: 20, form: 'counted' })(response, request);
		};
		const { crm } = await crmThatAnswers(answer);
		const found = await read(crm, upTo(40));
		expect(found?.toSorted(byId)).toEqual(upTo(40));
	});

	test('are all found but those that have gone, whatever is added, archived and brought back meanwhile', async () => {
		for (const seed of upTo(400)) {
			const limit = [1, 3, 7, 20, 33, 100][seed % 6] ?? 1;
			const isCounted = seed % 4 > 0;
			const account = changingAccount({ seed, size: 60, limit, isCounted, changes: [0, 1] });
			const found = await read(account.crm, upTo(60));
			expect(account.missingFrom(found ?? []), `seed ${seed}`).toBe(0);
		}
	});

	test('are never asked for together with more than a page holds, once that is known', async () => {
		for (const isCounted of [true, false]) {
			const account = changingAccount({ seed: 1, size: 90, limit: 20, isCounted, changes: [0, 0] });
			const ids = [...upTo(90), 501, 502, 503];
			await read(account.crm, ids);
			const sizes = account.asked.map((query) => query.property_ids?.length);
			expect(sizes).toEqual([93, 20, 20, 20, 13, 1, 1, 1]);
		}
	});

	test('cost one request for each page that they fill, one more, and one for each that is gone', async () => {
		for (const seed of upTo(200)) {
			const limit = [1, 5, 20, 100, 500][seed % 5] ?? 1;
			const gone = seed % 23;
			const there = 1 + ((seed * 37) % 300);
			const account = changingAccount({ seed, size: there, limit, changes: [0, 0] });
			const ids = [...upTo(there), ...upTo(gone).map((id) => 9_000 + id)];
			await read(account.crm, ids);
			const most = Math.ceil(ids.length / Math.min(limit, 100)) + 1 + gone;
			expect(account.asked.length, `seed ${seed}`).toBeLessThanOrEqual(most);
		}
	});
});
