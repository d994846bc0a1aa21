import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CrmError } from '../../../src/crm/errors.ts';
import type { Page } from '../../../src/crm/list-end.ts';
import { streamUnits } from '../../../src/crm/pages.ts';
import { readPass } from '../../../src/crm/pass.ts';
import { readStable, type StableSource } from '../../../src/crm/stable.ts';
import { changingAccount } from '../../support/changing-account.ts';
import { failureOf } from '../../support/connected.ts';
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

	test.each([undefined, 40])('may come all at once, whatever page is asked for', async (total) => {
		const everything = quiet(() => ({ ids: range(1, 40), total }));
		expect((await readStable(everything, { concurrency: 2 })).ids.size).toBe(40);
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

/** What `settle` asks of a list that does not change. */
function answering(all: readonly number[], total: number): StableSource['direct'] {
	return {
		byIds: async (ids) => all.filter((id) => ids.includes(id)),
		newest: async () => ({ ids: all.slice(-10), total }),
	};
}

function miscounted(listed: number, counted: number) {
	return quiet(sliced(range(1, listed), { total: counted }), answering(range(1, listed), counted));
}

/** A list that changes before each pass, or with each page; `at` counts the passes, `page` the pages. */
function moving(serve: (at: number, page: number, number: number) => Page) {
	let [at, page] = [0, 0];
	return quiet((number) => serve(number === 1 ? ++at : at, ++page, number));
}

const untold = { total: 'untold' } as const;
const again = (page: number) =>
	`GET /units sent page 1 again when asked for page ${page}: the CRM ignores paging, so the list cannot be read completely.`;
const cutShort = (listed: number, counted: number) =>
	`listed the same ${listed} records again and again, and the CRM counts ${counted}: the list is cut short or the count is wrong`;
const growing = (last: string) =>
	`brought more records in each of 4 passes (60 in the last one${last}): they are added faster than they can be read, or the list has no end;`;

test.each<[what: string, list: StableSource, failure: object, message: string]>([
	[
		'repeats a page, with a count',
		quiet(() => ({ ids: range(1, 10), total: 50 })),
		{ reason: 'endless', page: 5, repeats: 1 },
		again(5),
	],
	[
		'repeats a page, without a count',
		quiet(() => ({ ids: range(1, 10), total: undefined })),
		{ reason: 'endless', page: 2, repeats: 1 },
		again(2),
	],
	[
		'stays at a late page',
		quiet((number) => sliced(range(1, 90))(Math.min(number, 4))),
		{ reason: 'endless', repeats: 9 },
		'the CRM ignores paging',
	],
	[
		'counts what no list can hold',
		quiet(() => ({ ids: range(1, 1), total: 1e9 })),
		{ reason: 'immense' },
		'GET /units counts 1000000000 records, which no account has; check that the base URL names the CRM.',
	],
	[
		'counts more than it lists',
		miscounted(24, 26),
		{ reason: 'unstable', why: 'miscounted', passes: 4, listed: 24, counted: 26 },
		cutShort(24, 26),
	],
	[
		'counts fewer than it lists',
		miscounted(24, 22),
		{ reason: 'unstable', why: 'miscounted', passes: 4, listed: 24, counted: 22 },
		cutShort(24, 22),
	],
	[
		'counts records, but lists none',
		miscounted(0, 24),
		{ reason: 'unstable', why: 'miscounted', passes: 4, listed: 0, counted: 24 },
		cutShort(0, 24),
	],
	[
		'counts more with every answer',
		moving((_, page, number) => ({ ...sliced(range(1, 24))(number), total: 24 + page * 5 })),
		{ reason: 'unstable', why: 'miscounted', listed: 24 },
		'listed the same 24 records again and again',
	],
	[
		'has grown in each pass, with a count',
		moving((at, _, number) => sliced(range(1, 20 + at * 10))(number)),
		{ reason: 'unstable', why: 'grows', listed: 60 },
		growing(', and the CRM counts 60'),
	],
	[
		'has grown in each pass, without a count',
		moving((at, _, number) => sliced(range(1, 20 + at * 10), untold)(number)),
		{ reason: 'unstable', why: 'grows', listed: 60 },
		growing(''),
	],
	[
		'has pages that overlap',
		quiet((number) => ({ ids: range(number * 9 - 8, Math.min(number * 9 + 1, 30)), total: 30 })),
		{ reason: 'unstable', why: 'doubled' },
		'its pages overlap, so others may be missing',
	],
	[
		'goes up and down, as when people are at work',
		moving((at, _, number) => sliced(range(1, at % 2 === 0 ? 24 : 25), untold)(number)),
		{ reason: 'unstable', why: 'changes' },
		'GET /units did not give a complete list in 4 passes (the last one listed 24 records, and no two agree): somebody is probably changing many records; try again in a few minutes.',
	],
])('a list is named that %s', async (_, list, failure, message) => {
	const error = await failureOf(readStable(list, { concurrency: 1 }));
	expect(error.failure).toMatchObject(failure);
	expect(error.message).toContain(message);
	expect(error.isTemporary).toBe(error.failure.reason === 'unstable');
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
	const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1);

	test('no unit that was there all the time is missing, and few readings are given up', async () => {
		let [missing, unstable] = [0, 0];
		for (const seed of seeds) {
			// Every other one sends fewer records a page than it is asked for.
			const account = changingAccount(
				seed % 2
					? { seed, size: 600, limit: 20, idLimit: 100 }
					: { seed, size: 62, limit: 20, changes: [0, 2] },
			);
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
