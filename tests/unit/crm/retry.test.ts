import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CrmError } from '../../../src/crm/errors.ts';
import type { CrmFailure } from '../../../src/crm/failure.ts';
import { parseRetryAfter, retryDelay } from '../../../src/crm/retry.ts';

const fault: CrmFailure = {
	reason: 'refused',
	status: 503,
	retryAfter: undefined,
	said: undefined,
};
const read = { method: 'GET', path: '/units' } as const;

test('waits longer after every failure, and never the same for everybody', () => {
	const attempt = fc.integer({ min: 1, max: 4 });
	const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
	fc.assert(
		fc.property(attempt, random, (attempt, random) => {
			const delay = retryDelay(new CrmError(read, fault), { attempt, random });
			expect(delay).toBeGreaterThanOrEqual(250 * 2 ** (attempt - 1));
			expect(delay).toBeLessThanOrEqual(500 * 2 ** (attempt - 1));
		}),
	);
	expect(retryDelay(new CrmError(read, fault), { attempt: 1, random: 0 })).not.toBe(
		retryDelay(new CrmError(read, fault), { attempt: 1, random: 0.9 }),
	);
});

test('does not repeat a read that a wrong certificate has ended', () => {
	const failure = {
		reason: 'unreachable',
		code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
		sent: false,
	} as const;
	expect(retryDelay(new CrmError(read, failure), { attempt: 1, random: 0 })).toBeUndefined();
});

const now = Date.UTC(2026, 10, 21, 12);
test.each([
	['120', 120_000],
	['0', 0],
	[' 1.5 ', 1_500],
	['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
	['Sat, 21 Nov 2026 11:00:00 GMT', 0],
	['0.0004', 1],
	['31536000', 3_600_000],
	[`1${'0'.repeat(400)}`, 3_600_000],
	['Fri, 31 Dec 9999 23:59:59 GMT', 3_600_000],
	['soon', undefined],
	['-5', undefined],
	['', undefined],
	[undefined, undefined],
])('reads the header Retry-After: %s', (header, expected) => {
	expect(parseRetryAfter(header, now)).toBe(expected);
});

test('reads any header without failing', () => {
	fc.assert(
		fc.property(fc.string(), (header) => {
			const wait = parseRetryAfter(header, now);
			expect(wait === undefined || wait >= 0).toBe(true);
		}),
	);
});
