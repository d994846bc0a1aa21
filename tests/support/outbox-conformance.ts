import { describe, expect, test } from 'vitest';
import type { Claim, NewRow, OutboxStore } from '../../src/outbox/store.ts';

const now = Date.UTC(2026, 10, 21, 12);
const lease = 60_000;
const blocking = 30_000;
const day = 24 * 3_600_000;

function row(n: number, overrides: Partial<NewRow> = {}): NewRow {
	const common = { lane: `lane ${n}`, payload: `sealed ${n}` };
	const times = { acceptedAt: now, notBefore: now, parkedAt: now };
	return { id: `${n}`, reference: `R-${n}`, doubt: null, ...common, ...times, ...overrides };
}

function at(moment: number, overrides: Partial<Claim> = {}): Claim {
	const [until, blockingSince] = [moment + lease, moment - blocking];
	const own = { now: moment, until, blockingSince, lease: `lease at ${moment}` };
	return { ...own, state: 'waiting', ...overrides };
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

		test('finds by its key what is sealed, and names all keys', async () => {
			const one = await store();
			for (const [n, key] of ['old-key1.', 'new_key2.', 'new_key2.', 'damaged'].entries()) {
				await one.insert([row(n + 1, { payload: `${key}x`, acceptedAt: now + n })]);
			}
			for (const n of [1, 2, 3]) await one.claim(at(now, { lease: `l${n}` }));
			await one.update({ id: '3', lease: 'l3' }, { progress: 'old-key3.y' });
			const found = await one.find({ notSealedWith: 'new_key2' });
			expect(found.map(({ id }) => id)).toEqual(['1', '3', '4']);
			expect((await one.keyIds()).toSorted()).toEqual(['new_key2', 'old-key1', 'old-key3']);
			await one.update({ id: '1', lease: 'l1' }, { payload: null, state: 'done' });
			expect(await one.find({ notSealedWith: 'new_key2', limit: 1 })).toMatchObject([{ id: '3' }]);
		});

		test('seals a row anew, leased or not, and not one that was saved or erased since it was read', async () => {
			const one = await store();
			await one.insert([row(1), row(2, { acceptedAt: now + 1 })]);
			const [read, other] = await one.find({});
			if (!read || !other) throw new Error('There are no rows.');
			await one.claim(at(now, { lease: 'x' }));
			const anew = { payload: 'anew', progress: null };
			expect(await one.reseal(read, anew)).toBe(true);
			expect(await one.reseal(read, { ...anew, payload: 'again' })).toBe(false);
			await one.update({ id: '1', lease: 'x' }, { progress: 'saved' });
			expect(await one.reseal({ ...read, ...anew }, anew)).toBe(false);
			const saved = { ...read, payload: 'anew', progress: 'saved' };
			expect(await one.reseal(saved, { ...anew, progress: 'p' })).toBe(true);
			expect(await one.find({})).toMatchObject([
				{ payload: 'anew', progress: 'p', lease: 'x' },
				{ payload: 'sealed 2', progress: null },
			]);
			await one.claim(at(now, { lease: 'y' }));
			await one.update({ id: '2', lease: 'y' }, { payload: null });
			expect(await one.reseal(other, anew)).toBe(false);
			expect(await one.find({ reference: 'R-2' })).toMatchObject([{ payload: null }]);
		});

		test('shows another process what the first one has written', async () => {
			const reopen = open();
			const one = await reopen();
			const other = await reopen();
			await one.insert([row(1)]);
			const taken = { id: '1', lease: 'mine', parkedAt: now };
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

		test('has a row due that was parked later than now, because the clock was turned back', async () => {
			const one = await store();
			await one.insert([row(1, { notBefore: now + 3_600_000 })]);
			expect(await one.claim(at(now - day))).toMatchObject({ id: '1' });
		});

		test('keeps a lane closed while one of its rows is leased or holds it', async () => {
			const one = await store();
			await one.insert([row(1, { lane: 'ada' })]);
			await one.insert([row(2, { lane: 'ada' })]);
			await one.insert([row(3, { lane: 'bob' })]);
			await one.insert([row(4, { lane: null })]);
			await one.insert([row(5, { lane: null })]);
			const first = await one.claim(at(now, { lease: 'x' }));
			const others = await times(4, async () => (await one.claim(at(now)))?.id);
			expect(others).toEqual(['3', '4', '5', undefined]);
			await one.update(
				{ id: first?.id ?? '', lease: 'x' },
				{ lease: null, leaseUntil: null, holdsLane: true, notBefore: now + 500 },
			);
			expect(await one.claim(at(now + 400))).toBeUndefined();
			expect(await one.claim(at(now + 500))).toMatchObject({ id: '1' });
		});

		test('hands out early only what an outage holds up, and makes that due when told so', async () => {
			const one = await store();
			for (const [n, heldUp] of [true, false, true].entries()) {
				await one.insert([row(n)]);
				const held = await one.claim(at(now, { lease: `l${n}` }));
				const later = { lease: null, leaseUntil: null, notBefore: now + day + n };
				await one.update({ id: held?.id ?? '', lease: `l${n}` }, { ...later, heldUp });
			}
			expect(await one.claim(at(now))).toBeUndefined();
			expect(await one.claim(at(now, { early: true }))).toMatchObject({
				id: '0',
				notBefore: now + day,
			});
			await one.retryNow(now + 1);
			expect(await one.claim(at(now + 1))).toMatchObject({ id: '2', heldUp: false });
			expect(await one.claim(at(now + 1))).toBeUndefined();
		});

		test('makes due what an outage holds up also where the process that tried it early has died', async () => {
			const one = await store();
			await one.insert([row(1)]);
			await one.claim(at(now, { lease: 'x' }));
			const later = { lease: null, leaseUntil: null, notBefore: now + day, heldUp: true };
			await one.update({ id: '1', lease: 'x' }, later);
			expect(await one.claim(at(now, { early: true }))).toMatchObject({ id: '1' });
			expect(await one.nextDue()).toBe(now + day);
			await one.retryNow(now + 1);
			expect(await one.claim(at(now + 1))).toBeUndefined();
			expect(await one.nextDue()).toBe(now + lease);
			expect(await one.claim(at(now + lease))).toMatchObject({ id: '1' });
		});

		test.each([
			{ turned: 'back before', tried: day, over: 0, after: 1 },
			{ turned: 'back after', tried: 0, over: day, after: lease },
		])(
			'makes due what a process that died had tried early, when the clock is turned $turned the end of the outage',
			async ({ tried, over, after }) => {
				const one = await store();
				await one.insert([row(1)]);
				await one.claim(at(now, { lease: 'x' }));
				const later = { lease: null, leaseUntil: null, notBefore: now + 2 * day, heldUp: true };
				await one.update({ id: '1', lease: 'x' }, later);
				expect(await one.claim(at(now + tried, { early: true }))).toMatchObject({ id: '1' });
				await one.retryNow(now + over);
				expect(await one.claim(at(now + after))).toMatchObject({ id: '1' });
			},
		);

		test('hands out again what a clock ahead has parked and a clock behind has leased, once the clock is right', async () => {
			const one = await store();
			await one.insert([row(1, { notBefore: now + day, parkedAt: now + day })]);
			expect(await one.claim(at(now - day))).toMatchObject({ id: '1' });
			expect(await one.claim(at(now))).toMatchObject({ id: '1' });
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

		test('hands out before its time what holds its lane while another row of the lane is due, and not again at once', async () => {
			const one = await store();
			await one.insert([row(1, { lane: 'ada' })]);
			const held = await one.claim(at(now, { lease: 'x' }));
			const later = { lease: null, leaseUntil: null, notBefore: now + day, parkedAt: now };
			await one.update({ id: held?.id ?? '', lease: 'x' }, { ...later, holdsLane: true });
			expect(await one.claim(at(now + blocking))).toBeUndefined();
			await one.insert([row(2, { lane: 'ada', notBefore: now + 40_000 })]);
			await one.insert([row(3, { lane: 'bob', notBefore: now + day })]);
			expect(await one.claim(at(now + 39_999))).toBeUndefined();
			expect(await one.claim(at(now + 40_000, { lease: 'y' }))).toMatchObject({ id: '1' });
			await one.update({ id: '1', lease: 'y' }, { ...later, parkedAt: now + 40_000 });
			expect(await one.claim(at(now + 40_001))).toBeUndefined();
			expect(await one.claim(at(now + 40_000 + blocking))).toMatchObject({ id: '1' });
		});

		test('revives what waits or is dead, and nothing that is leased or delivered', async () => {
			const one = await store();
			await one.insert([row(1, { notBefore: now + day })]);
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

		test('finds and removes by state, reference, lane and age, and counts what it has removed', async () => {
			const one = await store();
			await one.insert([row(1, { lane: 'ada', doubt: 'links', acceptedAt: now - day })]);
			await one.insert([row(2, { lane: 'ada', acceptedAt: now + 1 })]);
			await one.insert([row(3, { doubt: 'links' })]);
			expect((await one.find({ lane: 'ada' })).map(({ id }) => id)).toEqual(['1', '2']);
			expect((await one.find({ state: 'waiting', limit: 1 })).map(({ id }) => id)).toEqual(['1']);
			expect(await one.remove({ state: 'waiting', finishedBefore: now })).toBe(1);
			expect(await one.remove({ reference: 'R-2' })).toBe(1);
			expect(await one.remove({ reference: 'R-2' })).toBe(0);
			expect(await one.counts()).toMatchObject({
				waiting: 1,
				doubtful: 1,
				erased: { waiting: 2, done: 0, dead: 0 },
			});
		});

		test('removes what is dead only when somebody was told of it, and that long enough ago', async () => {
			const one = await store();
			for (const n of [1, 2]) {
				await one.insert([row(n)]);
				await one.claim(at(now, { lease: `l${n}` }));
				const dead = { state: 'dead', finishedAt: now + n, lease: null, leaseUntil: null } as const;
				await one.update({ id: `${n}`, lease: `l${n}` }, dead);
			}
			const remove = async (toldBefore: number) => await one.remove({ state: 'dead', toldBefore });
			expect(await remove(Number.MAX_SAFE_INTEGER)).toBe(0);
			await one.tell(now + 1);
			expect(await remove(now + 1)).toBe(0);
			expect(await remove(now + 2)).toBe(1);
			expect(await remove(Number.MAX_SAFE_INTEGER)).toBe(0);
			expect((await one.find({})).map(({ id }) => id)).toEqual(['2']);
			await one.tell(now + 2);
			await one.revive('R-2', now + 3);
			expect(await one.find({})).toMatchObject([{ state: 'waiting', toldAt: null }]);
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

		test('tries whether a row could be added, and leaves nothing behind', async () => {
			const one = await store();
			await one.probe();
			expect((await one.counts()).waiting).toBe(0);
			expect(await one.remember('probe', 'free')).toBe('free');
		});
	});
}
