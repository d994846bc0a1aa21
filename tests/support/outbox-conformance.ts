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

/**
 * What every store has to do. `open` opens the store of a test; called twice in one test, it opens the same
 * one again, as another process would.
 */
export function describeStore(name: string, open: () => () => OutboxStore): void {
	const store = (): OutboxStore => open()();

	describe(`${name} as a store of messages`, () => {
		test('keeps the first of two rows with one id, and the first of two with one reference', () => {
			const one = store();
			one.insert(row(1));
			one.insert(row(1, { reference: 'R-other', payload: 'other' }));
			one.insert(row(2, { reference: 'R-1' }));
			expect(one.referenceOf('1')).toBe('R-1');
			expect(one.referenceOf('2')).toBeUndefined();
			expect(one.find({})).toMatchObject([{ id: '1', payload: 'sealed 1', attempts: 0 }]);
		});

		test('writes several rows together, each of which sees those before, or none of them', () => {
			const reopen = open();
			const [one, other] = [reopen(), reopen()];
			one.transaction(() => {
				one.insert(row(1));
				expect(one.referenceOf('1')).toBe('R-1');
				one.insert(row(2));
			});
			expect(other.find({})).toHaveLength(2);
			expect(() =>
				one.transaction(() => {
					one.insert(row(3));
					throw new Error('broken');
				}),
			).toThrow('broken');
			expect(other.find({})).toHaveLength(2);
			one.insert(row(4));
			expect(other.find({})).toHaveLength(3);
		});

		test('keeps the first value of a note', () => {
			const one = store();
			expect(one.remember('key', 'a')).toBe('a');
			expect(one.remember('key', 'b')).toBe('a');
		});

		test('shows another process what the first one has written', () => {
			const reopen = open();
			const one = reopen();
			const other = reopen();
			one.insert(row(1));
			expect(one.claim(at(now, { lease: 'mine' }))).toMatchObject({ id: '1', lease: 'mine' });
			expect(other.claim(at(now, { lease: 'yours' }))).toBeUndefined();
			expect(other.update({ id: '1', lease: 'yours' }, { attempts: 9 })).toBe(false);
			expect(one.update({ id: '1', lease: 'mine' }, { attempts: 1 })).toBe(true);
			expect(other.find({})).toMatchObject([{ attempts: 1 }]);
		});

		test('hands out what is due, longest due first, and of those the one accepted first', () => {
			const one = store();
			one.insert(row(1, { notBefore: now + 1 }));
			one.insert(row(2, { notBefore: now, acceptedAt: now - 1 }));
			one.insert(row(3, { notBefore: now - 5 }));
			one.insert(row(4, { notBefore: now, acceptedAt: now - 2 }));
			const ids = Array.from({ length: 4 }, () => one.claim(at(now))?.id);
			expect(ids).toEqual(['3', '4', '2', undefined]);
		});

		test('hands a row out again when its lease has run out, and not before', () => {
			const one = store();
			one.insert(row(1));
			one.claim(at(now));
			expect(one.claim(at(now + lease - 1))).toBeUndefined();
			expect(one.claim(at(now + lease))).toMatchObject({ id: '1' });
		});

		test('gives a row free whose lease reaches further than a lease can, because the clock was turned back', () => {
			const one = store();
			one.insert(row(1));
			one.claim(at(now));
			expect(one.claim(at(now - day))).toMatchObject({ id: '1' });
		});

		test('has a row due that was parked later than now, because the clock was turned back', () => {
			const one = store();
			one.insert(row(1, { notBefore: now + 3_600_000 }));
			expect(one.claim(at(now - day))).toMatchObject({ id: '1' });
		});

		test('keeps a lane closed while one of its rows is leased or holds it', () => {
			const one = store();
			one.insert(row(1, { lane: 'ada' }));
			one.insert(row(2, { lane: 'ada' }));
			one.insert(row(3, { lane: 'bob' }));
			one.insert(row(4, { lane: null }));
			one.insert(row(5, { lane: null }));
			const first = one.claim(at(now, { lease: 'x' }));
			const others = Array.from({ length: 4 }, () => one.claim(at(now))?.id);
			expect(others).toEqual(['3', '4', '5', undefined]);
			one.update(
				{ id: first?.id ?? '', lease: 'x' },
				{ lease: null, leaseUntil: null, holdsLane: true, notBefore: now + 500 },
			);
			expect(one.claim(at(now + 400))).toBeUndefined();
			expect(one.claim(at(now + 500))).toMatchObject({ id: '1' });
		});

		test('hands out early only what an outage holds up, and makes that due when told so', () => {
			const one = store();
			for (const [n, heldUp] of [true, false, true].entries()) {
				one.insert(row(n));
				const held = one.claim(at(now, { lease: `l${n}` }));
				const later = { lease: null, leaseUntil: null, notBefore: now + day + n };
				one.update({ id: held?.id ?? '', lease: `l${n}` }, { ...later, heldUp });
			}
			expect(one.claim(at(now))).toBeUndefined();
			expect(one.claim(at(now, { early: true }))).toMatchObject({ id: '0', notBefore: now + day });
			one.retryNow(now + 1);
			expect(one.claim(at(now + 1))).toMatchObject({ id: '2', heldUp: false });
			expect(one.claim(at(now + 1))).toBeUndefined();
		});

		test('makes due what an outage holds up also where the process that tried it early has died', () => {
			const one = store();
			one.insert(row(1));
			one.claim(at(now, { lease: 'x' }));
			const later = { lease: null, leaseUntil: null, notBefore: now + day, heldUp: true };
			one.update({ id: '1', lease: 'x' }, later);
			expect(one.claim(at(now, { early: true }))).toMatchObject({ id: '1' });
			expect(one.nextDue()).toBe(now + day);
			one.retryNow(now + 1);
			expect(one.claim(at(now + 1))).toBeUndefined();
			expect(one.nextDue()).toBe(now + lease);
			expect(one.claim(at(now + lease))).toMatchObject({ id: '1' });
		});

		test.each([
			{ turned: 'back before', tried: day, over: 0, after: 1 },
			{ turned: 'back after', tried: 0, over: day, after: lease },
		])(
			'makes due what a process that died had tried early, when the clock is turned $turned the end of the outage',
			({ tried, over, after }) => {
				const one = store();
				one.insert(row(1));
				one.claim(at(now, { lease: 'x' }));
				const later = { lease: null, leaseUntil: null, notBefore: now + 2 * day, heldUp: true };
				one.update({ id: '1', lease: 'x' }, later);
				expect(one.claim(at(now + tried, { early: true }))).toMatchObject({ id: '1' });
				one.retryNow(now + over);
				expect(one.claim(at(now + after))).toMatchObject({ id: '1' });
			},
		);

		test('hands out again what a clock ahead has parked and a clock behind has leased, once the clock is right', () => {
			const one = store();
			one.insert(row(1, { notBefore: now + day, parkedAt: now + day }));
			expect(one.claim(at(now - day))).toMatchObject({ id: '1' });
			expect(one.claim(at(now))).toMatchObject({ id: '1' });
		});

		test('hands out delivered rows to be checked only when asked for those, and none without a time', () => {
			const one = store();
			for (const n of [1, 2]) {
				one.insert(row(n));
				one.claim(at(now, { lease: 'x' }));
				const notBefore = n === 1 ? now + 10 : null;
				const free = { lease: null, leaseUntil: null };
				one.update(
					{ id: `${n}`, lease: 'x' },
					{ ...free, state: 'done', payload: null, notBefore },
				);
			}
			expect(one.claim(at(now + day))).toBeUndefined();
			expect(one.claim(at(now + 9, { state: 'done' }))).toBeUndefined();
			expect(one.claim(at(now + 10, { state: 'done' }))).toMatchObject({ id: '1', payload: null });
			expect(one.claim(at(now + 11, { state: 'done' }))).toBeUndefined();
		});

		test('hands out what is doubtful after all that is not', () => {
			const one = store();
			one.insert(row(1, { doubt: 'links', notBefore: now - 9 }));
			one.insert(row(2));
			const claimed = Array.from({ length: 3 }, () => one.claim(at(now)));
			expect(claimed.map((each) => [each?.id, each?.doubt])).toEqual([
				['2', null],
				['1', 'links'],
				[undefined, undefined],
			]);
		});

		test('hands out before its time what holds its lane while another row of the lane is due, and not again at once', () => {
			const one = store();
			one.insert(row(1, { lane: 'ada' }));
			const held = one.claim(at(now, { lease: 'x' }));
			const later = { lease: null, leaseUntil: null, notBefore: now + day, parkedAt: now };
			one.update({ id: held?.id ?? '', lease: 'x' }, { ...later, holdsLane: true });
			expect(one.claim(at(now + blocking))).toBeUndefined();
			one.insert(row(2, { lane: 'ada', notBefore: now + 40_000 }));
			one.insert(row(3, { lane: 'bob', notBefore: now + day }));
			expect(one.claim(at(now + 39_999))).toBeUndefined();
			expect(one.claim(at(now + 40_000, { lease: 'y' }))).toMatchObject({ id: '1' });
			one.update({ id: '1', lease: 'y' }, { ...later, parkedAt: now + 40_000 });
			expect(one.claim(at(now + 40_001))).toBeUndefined();
			expect(one.claim(at(now + 40_000 + blocking))).toMatchObject({ id: '1' });
		});

		test('revives what waits or is dead, and nothing that is leased or delivered', () => {
			const one = store();
			one.insert(row(1, { notBefore: now + day }));
			one.insert(row(2));
			expect(one.claim(at(now, { lease: 'x' }))).toMatchObject({ id: '2' });
			expect(one.revive('R-2', now)).toBe(false);
			const dead = { state: 'dead', attempts: 121, finishedAt: now, failure: 'no' } as const;
			one.update({ id: '2', lease: 'x' }, { ...dead, lease: null, leaseUntil: null });
			expect(one.revive('R-1', now)).toBe(true);
			expect(one.claim(at(now, { lease: 'y' }))).toMatchObject({ id: '1' });
			one.update({ id: '1', lease: 'y' }, { state: 'done', lease: null, leaseUntil: null });
			expect(one.revive('R-1', now)).toBe(false);
			expect(one.revive('R-2', now)).toBe(true);
			expect(one.revive('R-3', now)).toBe(false);
			expect(one.find({ reference: 'R-2' })).toMatchObject([
				{ state: 'waiting', attempts: 0, finishedAt: null, failure: null },
			]);
		});

		test('finds and removes by state, reference, lane and age, and counts what it has removed', () => {
			const one = store();
			one.insert(row(1, { lane: 'ada', doubt: 'links', acceptedAt: now - day }));
			one.insert(row(2, { lane: 'ada', acceptedAt: now + 1 }));
			one.insert(row(3, { doubt: 'links' }));
			expect(one.find({ lane: 'ada' }).map(({ id }) => id)).toEqual(['1', '2']);
			expect(one.find({ state: 'waiting', limit: 1 }).map(({ id }) => id)).toEqual(['1']);
			expect(one.remove({ state: 'waiting', finishedBefore: now })).toBe(1);
			expect(one.remove({ reference: 'R-2' })).toBe(1);
			expect(one.remove({ reference: 'R-2' })).toBe(0);
			expect(one.counts()).toMatchObject({
				waiting: 1,
				doubtful: 1,
				erased: { waiting: 2, done: 0, dead: 0 },
			});
		});

		test('removes what is dead only when somebody was told of it, and that long enough ago', () => {
			const one = store();
			for (const n of [1, 2]) {
				one.insert(row(n));
				one.claim(at(now, { lease: `l${n}` }));
				const dead = { state: 'dead', finishedAt: now + n, lease: null, leaseUntil: null } as const;
				one.update({ id: `${n}`, lease: `l${n}` }, dead);
			}
			const remove = (toldBefore: number) => one.remove({ state: 'dead', toldBefore });
			expect(remove(Infinity)).toBe(0);
			one.tell(now + 1);
			expect(remove(now + 1)).toBe(0);
			expect(remove(now + 2)).toBe(1);
			expect(remove(Infinity)).toBe(0);
			expect(one.find({}).map(({ id }) => id)).toEqual(['2']);
			one.tell(now + 2);
			one.revive('R-2', now + 3);
			expect(one.find({})).toMatchObject([{ state: 'waiting', toldAt: null }]);
		});

		test('counts rows by state, and knows the oldest that waits and what is due next', () => {
			const one = store();
			expect(one.counts()).toMatchObject({ waiting: 0, doubtful: 0, oldestWaiting: undefined });
			expect(one.nextDue()).toBeUndefined();
			one.insert(row(1, { acceptedAt: now - 7, notBefore: now + 3 }));
			one.insert(row(2, { doubt: 'links', acceptedAt: now - 5, notBefore: now + 9 }));
			expect(one.counts()).toMatchObject({ waiting: 2, doubtful: 1, oldestWaiting: now - 7 });
			expect(one.nextDue()).toBe(now + 3);
		});

		test('tries whether a row could be added, and leaves nothing behind', () => {
			const one = store();
			one.probe();
			expect(one.counts().waiting).toBe(0);
			expect(one.remember('probe', 'free')).toBe('free');
		});
	});
}
