import { describe, expect, test } from 'vitest';
import type { Claim, NewRow, OutboxStore } from '../../src/outbox/store.ts';

const now = Date.UTC(2026, 10, 21, 12);
const lease = 60_000;
/** No row is put off for longer. */
const longest = 900_000;
const day = 24 * 3_600_000;

function row(n: number, overrides: Partial<NewRow> = {}): NewRow {
	const common = { groupKey: `group ${n}`, payload: `sealed ${n}` };
	const times = { acceptedAt: now, notBefore: now };
	return {
		id: `${n}`,
		reference: `R-${n}`,
		state: 'waiting',
		doubt: null,
		...common,
		...times,
		...overrides,
	};
}

function at(moment: number, overrides: Partial<Claim> = {}): Claim {
	const latest = { latestLease: moment + 2 * lease, latestDue: moment + longest };
	const own = { now: moment, until: moment + lease, lease: `lease at ${moment}` };
	return { ...own, ...latest, state: 'waiting', reference: null, ...overrides };
}

async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
	const done: T[] = [];
	while (done.length < count) done.push(await work());
	return done;
}

/**
 * What every store has to do. `open` opens the store of a test; called twice in one test, it opens the same
 * one again, as another process would.
 */
export function describeStore(
	name: string,
	open: () => () => OutboxStore | Promise<OutboxStore>,
): void {
	const store = async (): Promise<OutboxStore> => await open()();

	describe(`${name} as a store of messages`, () => {
		test('keeps the first of two rows with one id, and the first of two with one reference', async () => {
			const one = await store();
			await one.insert([row(1)]);
			await one.insert([row(1, { reference: 'R-other', payload: 'other' })]);
			await one.insert([row(2, { reference: 'R-1' })]);
			expect(await one.referenceOf('1')).toBe('R-1');
			expect(await one.referenceOf('2')).toBeUndefined();
			expect(await one.find({})).toMatchObject([{ id: '1', payload: 'sealed 1', attempts: 0 }]);
		});

		test('writes rows that belong together all or not at all, also when many try at once', async () => {
			const reopen = open();
			const [one, other] = [await reopen(), await reopen()];
			const place = (n: number, number: number) => [
				row(n),
				row(n, { id: `place.${number}`, reference: `P-${n}`, state: 'standing' }),
			];
			expect(await one.insertAll(place(1, 0))).toBe(true);
			expect(await other.insertAll(place(2, 0))).toBe(false);
			expect(await other.referenceOf('2')).toBeUndefined();
			expect(await other.insertAll([row(1), row(3)])).toBe(false);
			expect(await one.referenceOf('3')).toBeUndefined();
			const tries = Array.from({ length: 40 }, (_, at) =>
				(at % 2 === 0 ? one : other).insertAll(place(10 + at, 1 + (at % 4))),
			);
			expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(4);
			const rows = await one.find({});
			expect(rows.filter(({ state }) => state === 'standing')).toHaveLength(5);
			expect(rows.filter(({ state }) => state === 'waiting')).toHaveLength(5);
		});

		test('writes several rows together, or none of them', async () => {
			const reopen = open();
			const [one, other] = [await reopen(), await reopen()];
			expect(await one.insert([row(1), row(1, { reference: 'R-2' }), row(3)])).toEqual([
				'R-1',
				'R-1',
				'R-3',
			]);
			expect(await other.insert([row(4, { reference: 'R-3' }), row(5)])).toEqual([
				undefined,
				'R-5',
			]);
			expect(await other.find({})).toHaveLength(3);
			const broken = row(6, { acceptedAt: Number.NaN });
			await expect(one.insert([row(7), broken])).rejects.toThrow();
			expect(await other.find({})).toHaveLength(3);
			await one.insert([row(8)]);
			expect(await other.find({})).toHaveLength(4);
		});

		test('keeps the first value of a note', async () => {
			const one = await store();
			expect(await one.remember('key', 'a')).toBe('a');
			expect(await one.remember('key', 'b')).toBe('a');
		});

		test('replaces the value of a note that is as it was read', async () => {
			const one = await store();
			await one.remember('key', 'a');
			expect(await one.replaceNote('key', 'b', 'c')).toBe(false);
			expect(await one.replaceNote('key', 'a', 'b')).toBe(true);
			expect(await one.remember('key', 'c')).toBe('b');
		});

		test('says of a name once that it was not seen before', async () => {
			const reopen = open();
			const [one, other] = [await reopen(), await reopen()];
			expect(await one.noteOnce('call')).toBe(true);
			expect(await other.noteOnce('call')).toBe(false);
			expect(await other.noteOnce('another')).toBe(true);
		});

		test('shows another process what the first one has written', async () => {
			const reopen = open();
			const one = await reopen();
			const other = await reopen();
			await one.insert([row(1)]);
			const taken = { id: '1', lease: 'mine' };
			expect(await one.claim(at(now, { lease: 'mine' }))).toMatchObject(taken);
			expect(await other.claim(at(now, { lease: 'yours' }))).toBeUndefined();
			expect(await other.update({ id: '1', lease: 'yours' }, { attempts: 9 })).toBe(false);
			expect(await one.update({ id: '1', lease: 'mine' }, { attempts: 1 })).toBe(true);
			expect(await other.find({})).toMatchObject([{ attempts: 1 }]);
		});

		test('hands out what is due, longest due first, and of those the one accepted first', async () => {
			const one = await store();
			await one.insert([row(1, { notBefore: now + 1 })]);
			await one.insert([row(2, { notBefore: now, acceptedAt: now - 1 })]);
			await one.insert([row(3, { notBefore: now - 5 })]);
			await one.insert([row(4, { notBefore: now, acceptedAt: now - 2 })]);
			const ids = await times(4, async () => (await one.claim(at(now)))?.id);
			expect(ids).toEqual(['3', '4', '2', undefined]);
		});

		test('hands a row out again when its lease has run out, and not before', async () => {
			const one = await store();
			await one.insert([row(1)]);
			await one.claim(at(now));
			expect(await one.claim(at(now + lease - 1))).toBeUndefined();
			expect(await one.claim(at(now + lease))).toMatchObject({ id: '1' });
		});

		test('gives a row free whose lease reaches further than a lease can, because the clock was turned back', async () => {
			const one = await store();
			await one.insert([row(1)]);
			await one.claim(at(now));
			expect(await one.claim(at(now - day))).toMatchObject({ id: '1' });
		});

		test('has a row due that was put off for longer than any is, because the clock was turned back', async () => {
			const one = await store();
			await one.insert([row(1, { notBefore: now + longest })]);
			expect(await one.claim(at(now - 1))).toMatchObject({ id: '1' });
		});

		test('hands out again what a clock ahead has put off and a clock behind has leased, once the clock is right', async () => {
			const one = await store();
			await one.insert([row(1, { notBefore: now + day })]);
			expect(await one.claim(at(now - day))).toMatchObject({ id: '1' });
			expect(await one.claim(at(now))).toMatchObject({ id: '1' });
		});

		test('keeps a group closed while one of its rows is leased or holds it', async () => {
			const one = await store();
			await one.insert([row(1, { groupKey: 'ada' })]);
			await one.insert([row(2, { groupKey: 'ada' })]);
			await one.insert([row(3, { groupKey: 'bob' })]);
			await one.insert([row(4, { groupKey: null })]);
			await one.insert([row(5, { groupKey: null })]);
			const first = await one.claim(at(now, { lease: 'x' }));
			const others = await times(4, async () => (await one.claim(at(now)))?.id);
			expect(others).toEqual(['3', '4', '5', undefined]);
			await one.update(
				{ id: first?.id ?? '', lease: 'x' },
				{ lease: null, leaseUntil: null, holdsGroup: true, notBefore: now + 500 },
			);
			expect(await one.claim(at(now + 400))).toBeUndefined();
			expect(await one.claim(at(now + 500))).toMatchObject({ id: '1' });
		});

		test('hands out delivered rows to be checked only when asked for those, and none without a time', async () => {
			const one = await store();
			for (const n of [1, 2]) {
				await one.insert([row(n)]);
				await one.claim(at(now, { lease: 'x' }));
				const notBefore = n === 1 ? now + 10 : null;
				const free = { lease: null, leaseUntil: null };
				await one.update(
					{ id: `${n}`, lease: 'x' },
					{ ...free, state: 'done', payload: null, notBefore },
				);
			}
			expect(await one.claim(at(now + day))).toBeUndefined();
			expect(await one.claim(at(now + 9, { state: 'done' }))).toBeUndefined();
			expect(await one.claim(at(now + 10, { state: 'done' }))).toMatchObject({
				id: '1',
				payload: null,
			});
			expect(await one.claim(at(now + 11, { state: 'done' }))).toBeUndefined();
		});

		test('hands out what is doubtful after all that is not', async () => {
			const one = await store();
			await one.insert([row(1, { doubt: 'links', notBefore: now - 9 })]);
			await one.insert([row(2)]);
			const claimed = await times(3, async () => await one.claim(at(now)));
			expect(claimed.map((each) => [each?.id, each?.doubt])).toEqual([
				['2', null],
				['1', 'links'],
				[undefined, undefined],
			]);
		});

		test('revives what waits or is dead, and nothing that is leased or delivered', async () => {
			const one = await store();
			await one.insert([row(1, { notBefore: now + 500 })]);
			await one.insert([row(2)]);
			expect(await one.claim(at(now, { lease: 'x' }))).toMatchObject({ id: '2' });
			expect(await one.revive('R-2', now)).toBe(false);
			const dead = { state: 'dead', attempts: 121, finishedAt: now, failure: 'no' } as const;
			await one.update({ id: '2', lease: 'x' }, { ...dead, lease: null, leaseUntil: null });
			expect(await one.revive('R-1', now)).toBe(true);
			expect(await one.claim(at(now, { lease: 'y' }))).toMatchObject({ id: '1' });
			await one.update({ id: '1', lease: 'y' }, { state: 'done', lease: null, leaseUntil: null });
			expect(await one.revive('R-1', now)).toBe(false);
			expect(await one.revive('R-2', now)).toBe(true);
			expect(await one.revive('R-3', now)).toBe(false);
			expect(await one.find({ reference: 'R-2' })).toMatchObject([
				{ state: 'waiting', attempts: 0, finishedAt: null, failure: null },
			]);
		});

		test('finds and removes by state, reference, group and age, and counts what it has removed', async () => {
			const one = await store();
			await one.insert([row(1, { groupKey: 'ada', doubt: 'links', acceptedAt: now - day })]);
			await one.insert([row(2, { groupKey: 'ada', acceptedAt: now + 1 })]);
			await one.insert([row(3, { doubt: 'links' })]);
			expect((await one.find({ groupKey: 'ada' })).map(({ id }) => id)).toEqual(['1', '2']);
			expect(await one.remove({ state: 'waiting', finishedBefore: now + day })).toBe(0);
			expect(await one.remove({ reference: 'R-2' })).toBe(1);
			expect(await one.remove({ reference: 'R-2' })).toBe(0);
			await one.claim(at(now, { lease: 'x' }));
			await one.update({ id: '1', lease: 'x' }, { state: 'done', finishedAt: now });
			expect(await one.remove({ state: 'done', finishedBefore: now })).toBe(0);
			expect(await one.remove({ state: 'done', finishedBefore: now + 1 })).toBe(1);
			expect(await one.counts()).toMatchObject({
				waiting: 1,
				doubtful: 1,
				erased: { waiting: 1, done: 1, dead: 0 },
			});
		});

		test('removes what is dead only when an alarm said so, and that long enough ago', async () => {
			const one = await store();
			for (const n of [1, 2]) {
				await one.insert([row(n)]);
				await one.claim(at(now, { lease: `l${n}` }));
				const dead = { state: 'dead', finishedAt: now + n, lease: null, leaseUntil: null } as const;
				await one.update({ id: `${n}`, lease: `l${n}` }, dead);
			}
			const remove = async (alarmedBefore: number) =>
				await one.remove({ state: 'dead', alarmedBefore });
			expect(await remove(Number.MAX_SAFE_INTEGER)).toBe(0);
			await one.markAlarmed(now + 1);
			expect(await remove(now + 1)).toBe(0);
			expect(await remove(now + 2)).toBe(1);
			expect(await remove(Number.MAX_SAFE_INTEGER)).toBe(0);
			expect((await one.find({})).map(({ id }) => id)).toEqual(['2']);
			await one.markAlarmed(now + 2);
			await one.revive('R-2', now + 3);
			expect(await one.find({})).toMatchObject([{ state: 'waiting', alarmedAt: null }]);
		});

		test('counts rows by state, and knows the oldest that waits and what is due next', async () => {
			const one = await store();
			expect(await one.counts()).toMatchObject({
				waiting: 0,
				doubtful: 0,
				oldestWaiting: undefined,
			});
			expect(await one.nextDue()).toBeUndefined();
			await one.insert([row(1, { acceptedAt: now - 7, notBefore: now + 3 })]);
			await one.insert([row(2, { doubt: 'links', acceptedAt: now - 5, notBefore: now + 9 })]);
			expect(await one.counts()).toMatchObject({ waiting: 2, doubtful: 1, oldestWaiting: now - 7 });
			expect(await one.nextDue()).toBe(now + 3);
		});

		test('hands a standing row out when it is due or named, and wakes all that have not ended', async () => {
			const one = await store();
			const standing = (n: number, notBefore: number) =>
				row(n, { state: 'standing', groupKey: 'ada', notBefore });
			await one.insert([standing(1, now), standing(2, now + day), row(3, { groupKey: 'ada' })]);
			expect(await one.counts()).toMatchObject({ waiting: 1, standing: 2 });
			const round = { state: 'standing' as const };
			expect(await one.claim(at(now, { ...round, lease: 'x' }))).toMatchObject({ id: '1' });
			// One of a group at a time, whichever state it is in.
			expect(await one.claim(at(now, { ...round, reference: 'R-2' }))).toBeUndefined();
			expect(await one.claim(at(now))).toBeUndefined();
			const free = { lease: null, leaseUntil: null };
			await one.update({ id: '1', lease: 'x' }, { ...free, notBefore: null, finishedAt: now });
			expect(await one.claim(at(now, round))).toBeUndefined();
			expect(await one.claim(at(now, { ...round, reference: 'R-2', lease: 'y' }))).toMatchObject({
				id: '2',
			});
			await one.update({ id: '2', lease: 'y' }, { ...free, result: 'sealed' });
			await one.wakeStanding(now);
			expect(await one.find({ state: 'standing' })).toMatchObject([
				{ id: '1', notBefore: null },
				{ id: '2', notBefore: now, result: 'sealed' },
			]);
			expect(await one.claim(at(now, { ...round, reference: 'R-9' }))).toBeUndefined();
			expect(await one.remove({ state: 'standing', finishedBefore: now + 1 })).toBe(1);
		});

		test('tries whether a row could be added, and leaves nothing behind', async () => {
			const one = await store();
			await one.probe();
			expect((await one.counts()).waiting).toBe(0);
			expect(await one.remember('probe', 'free')).toBe('free');
		});
	});
}
