import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CrmError } from '../../../src/crm/errors.ts';
import type { Page } from '../../../src/crm/list-end.ts';
import { streamUnits } from '../../../src/crm/pages.ts';
import { readPass } from '../../../src/crm/pass.ts';
import { readStable, type StableSource } from '../../../src/crm/stable.ts';
import { changingAccount } from '../../support/changing-account.ts';
import { idsIn } from '../../support/ids-in.ts';

const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A list that does not change, served by the given rule. */
function quiet(
	serve: (number: number) => Page,
	direct?: StableSource['direct'],
): StableSource & { asked: number[] } {
	const asked: number[] = [];
	return {
		asked,
		path: '/units',
		mayIgnorePaging: false,
		perPage: () => 10,
		page: async (number) => {
			asked.push(number);
			return serve(number);
		},
		...(direct ? { direct } : {}),
	};
}

function sliced(
	all: readonly (number | undefined)[],
	{ size = 10, total = all.length }: { size?: number; total?: number | 'untold' } = {},
) {
	return (number: number): Page => ({
		ids: all.slice((number - 1) * size, number * size),
		total: total === 'untold' ? undefined : total,
	});
}

async function failure(reading: Promise<unknown>): Promise<CrmError> {
	const error = await reading.catch((reason: unknown) => reason);
	if (!(error instanceof CrmError)) throw new TypeError('expected a CrmError');
	return error;
}

describe('a quiet list', () => {
	test('is complete after two passes, whatever its length', async () => {
		await fc.assert(
			fc.asyncProperty(fc.nat(64), fc.boolean(), async (length, isCounted) => {
				const all = range(1, length);
				const list = quiet(sliced(all, isCounted ? {} : { total: 'untold' }));
				const result = await readStable(list, { concurrency: 4 });
				expect([...result.ids]).toEqual(all);
				expect(result.passes).toBe(2);
				expect(result.total).toBe(isCounted ? length : undefined);
			}),
		);
	});

	test('is read with as many pages in flight as allowed, and no page past the end', async () => {
		let [open, most] = [0, 0];
		const list = quiet(sliced(range(1, 95)));
		const page = async (number: number, detail: boolean) => {
			most = Math.max(most, ++open);
			await new Promise(setImmediate);
			open--;
			return list.page(number, detail);
		};
		await readStable({ ...list, page }, { concurrency: 3 });
		expect(most).toBe(3);
		expect(Math.max(...list.asked)).toBe(10);
	});

	test('may come in smaller pages than asked for', async () => {
		const result = await readStable(quiet(sliced(range(1, 33), { size: 4 })), { concurrency: 2 });
		expect(result.ids.size).toBe(33);
	});

	test('may come all at once, whatever page is asked for', async () => {
		const everything = { ids: range(1, 40), total: undefined };
		const bare = await readStable(
			quiet(() => everything),
			{ concurrency: 2 },
		);
		expect(bare.ids.size).toBe(40);
		const counted = await readStable(
			quiet(() => ({ ...everything, total: 40 })),
			{
				concurrency: 2,
			},
		);
		expect(counted.ids.size).toBe(40);
	});

	test('counts records without an id, so that they can be reported', async () => {
		const all = [...range(1, 12), undefined, undefined, undefined];
		const { ids, nameless } = await readStable(quiet(sliced(all)), { concurrency: 1 });
		expect([ids.size, nameless]).toEqual([12, 3]);
	});

	test('reports its progress', async () => {
		const seen: unknown[] = [];
		const onProgress = (progress: unknown) => seen.push(progress);
		await readStable(quiet(sliced(range(1, 15))), { concurrency: 1, onProgress });
		expect(seen).toEqual([
			{ pass: 1, read: 10, total: 15 },
			{ pass: 1, read: 15, total: 15 },
			{ pass: 2, read: 10, total: 15 },
			{ pass: 2, read: 15, total: 15 },
		]);
	});
});

describe('a CRM that does not page as it should', () => {
	test.each<[what: string, total: number | undefined, page: number]>([
		['with a count', 50, 5],
		['without a count', undefined, 2],
	])('is named when it repeats a page, %s', async (_, total, page) => {
		const list = quiet(() => ({ ids: range(1, 10), total }));
		const error = await failure(readStable(list, { concurrency: 1 }));
		expect(error.failure).toEqual({ reason: 'endless', page, repeats: 1 });
		expect(error.message).toBe(
			`GET /units sent page 1 again when asked for page ${page}: the CRM ignores paging, so the list cannot be read completely.`,
		);
		expect(list.asked).toEqual([1, page]);
	});

	test('is named when it stays at a late page', async () => {
		const list = quiet((number) => sliced(range(1, 90))(Math.min(number, 4)));
		const error = await failure(readStable(list, { concurrency: 1 }));
		expect(error.failure).toMatchObject({ reason: 'endless', repeats: 9 });
	});

	test('is named when it never ends', async () => {
		const list = quiet((number) => ({
			ids: range(number * 10 + 1, number * 10 + 10),
			total: undefined,
		}));
		const error = await failure(readStable(list, { concurrency: 1 }));
		expect(error.message).toContain('still brought new records on page 5000');
	});

	test('is named when it counts what no list can hold', async () => {
		const list = quiet(() => ({ ids: range(1, 1), total: 1e9 }));
		const { failure: found, message } = await failure(readStable(list, { concurrency: 1 }));
		expect(found.reason).toBe('immense');
		expect(message).toBe(
			'GET /units counts 1000000000 records, which no account has; check that the base URL names the CRM.',
		);
		expect(list.asked).toEqual([1]);
	});

	test('may ignore paging where the whole list is documented to come at once', async () => {
		const list = { ...quiet(() => ({ ids: range(1, 3), total: undefined })) };
		const result = await readStable({ ...list, mayIgnorePaging: true }, { concurrency: 1 });
		expect([...result.ids]).toEqual(range(1, 3));
	});
});

describe('a count that disagrees with a quiet list', () => {
	test.each([
		['more than it lists', 24, 26],
		['fewer than it lists', 24, 22],
		['records, but lists none', 0, 24],
	])('is an error after four passes: the CRM counts %s', async (_, length, total) => {
		const all = range(1, length);
		const direct = {
			byIds: async (ids: readonly number[]) => all.filter((id) => ids.includes(id)),
			newest: async () => ({ ids: all.slice(-10), total }),
		};
		const error = await failure(
			readStable(quiet(sliced(all, { total }), direct), { concurrency: 1 }),
		);
		expect(error.failure).toEqual({
			reason: 'unstable',
			why: 'miscounted',
			passes: 4,
			listed: length,
			counted: total,
		});
		expect(error.isTemporary).toBe(true);
		expect(error.message).toContain(
			`listed the same ${length} records again and again, and the CRM counts ${total}: the list is cut short or the count is wrong`,
		);
	});

	test('is an error that says so when the count grows with every answer', async () => {
		let counted = 24;
		const list = quiet((number) => ({ ...sliced(range(1, 24))(number), total: (counted += 5) }));
		const { message, failure: found } = await failure(readStable(list, { concurrency: 1 }));
		expect(found).toMatchObject({ why: 'miscounted', listed: 24 });
		expect(message).not.toContain('somebody is probably changing');
	});
});

describe('a list that never comes to rest', () => {
	test.each([true, false])(
		'is named when it has grown in each pass (counted: %s)',
		async (isCounted) => {
			let length = 20;
			const list = quiet((number) => {
				if (number === 1) length += 10;
				return sliced(range(1, length), isCounted ? {} : { total: 'untold' })(number);
			});
			const { message, failure: found } = await failure(readStable(list, { concurrency: 1 }));
			expect(found).toMatchObject({ reason: 'unstable', why: 'grows', listed: 60 });
			expect(message).toMatch(
				/brought more records in each of 4 passes \(60 in the last one.*: they are added faster than they can be read, or the list has no end;/,
			);
		},
	);

	test('is named when its pages overlap', async () => {
		const list = quiet((number) => ({
			ids: range(number * 9 - 8, Math.min(number * 9 + 1, 30)),
			total: 30,
		}));
		const { message, failure: found } = await failure(readStable(list, { concurrency: 1 }));
		expect(found).toMatchObject({ reason: 'unstable', why: 'doubled' });
		expect(message).toContain('its pages overlap, so others may be missing');
	});

	test('is laid to people at work when it goes up and down', async () => {
		let asked = 0;
		const list = quiet((number) => {
			if (number === 1) asked += 1;
			return sliced(range(1, asked % 2 === 0 ? 24 : 25), { total: 'untold' })(number);
		});
		const { message } = await failure(readStable(list, { concurrency: 1 }));
		expect(message).toBe(
			'GET /units did not give a complete list in 4 passes (the last one listed 24 records, and no two agree): somebody is probably changing many records; try again in a few minutes.',
		);
	});
});

test('what a call throws ends the reading, and no further page is asked for', async () => {
	const list = quiet((number) => {
		if (number === 48) throw new RangeError('broken');
		return sliced(range(1, 500))(number);
	});
	await expect(readStable(list, { concurrency: 2 })).rejects.toThrow('broken');
	expect(list.asked.length).toBeLessThan(6);
});

describe('while 1–3 changes hit the CRM between any two answers', () => {
	const seeds = Array.from({ length: 500 }, (_, seed) => seed + 1);

	test('no unit that was there all the time is missing, and few readings are given up', async () => {
		let [missing, unstable] = [0, 0];
		for (const seed of seeds) {
			const account = changingAccount({ seed, size: 600, limit: 20, idLimit: 100 });
			try {
				const wishes = { translations: [], concurrency: 1 + (seed % 8) };
				const { ids } = await streamUnits(account.crm, idsIn, wishes);
				missing += account.missingFrom(ids);
				expect([...ids.difference(account.sent)], 'all were sent in detail').toEqual([]);
			} catch (error) {
				if (!(error instanceof CrmError) || error.failure.reason !== 'unstable') throw error;
				unstable++;
			}
		}
		expect(missing).toBe(0);
		expect(unstable / seeds.length).toBeLessThan(0.1);
	});

	test('a reader that goes through once, page after page, loses some in most runs', async () => {
		let losing = 0;
		for (const seed of seeds.slice(0, 100)) {
			const account = changingAccount({ seed, size: 600, limit: 20, idLimit: 100 });
			const forwards = { concurrency: 1, detail: true, pass: 2 };
			const { ids } = await readPass(account.source, forwards);
			if (account.missingFrom(ids) > 0) losing++;
		}
		expect(losing).toBeGreaterThan(70);
	});
});
