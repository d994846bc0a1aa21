import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIn, lookFile, nextLook } from '../../../src/release/damage-rounds.ts';
import { testFolder } from '../../support/outbox.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 21);
const name = fc
	.uint8Array({ minLength: 16, maxLength: 16 })
	.map((bytes) => Buffer.from(bytes).toString('hex'));
const edges = ['0'.repeat(32), 'f'.repeat(32), `7fffffff${'f'.repeat(24)}`, `8${'0'.repeat(31)}`];

test('however often builds come, each file is looked at within a week, or by every build that is further apart', () => {
	fc.assert(
		fc.property(
			fc.oneof(name, fc.constantFrom(...edges)),
			fc.array(
				fc.oneof(
					fc.integer({ min: 1, max: 3_600_000 }),
					fc.integer({ min: 3_600_000, max: 10 * day }),
				),
				{ minLength: 20, maxLength: 60 },
			),
			(file, gaps) => {
				const places = { root: testFolder() };
				let now = start;
				let seen = now;
				nextLook(places, now).finish();
				for (const gap of gaps) {
					now += gap;
					const look = nextLook(places, now);
					if (isIn(look.ranges, file)) seen = now;
					else expect(now - seen).toBeLessThan(7 * day);
					if (gap >= 3.5 * day) expect(seen).toBe(now);
					look.finish();
				}
			},
		),
		{ numRuns: 100 },
	);
});

test('a build looks at no more than its share, and what it notes is tiny', () => {
	const places = { root: testFolder() };
	nextLook(places, start).finish();
	const names = Array.from({ length: 4096 }, (_, at) =>
		at.toString(16).padStart(3, '0').padEnd(32, '5'),
	);
	let now = start;
	for (let build = 0; build < 30; build += 1) {
		now += 60 * 60 * 1000;
		const look = nextLook(places, now);
		const share = names.filter((each) => isIn(look.ranges, each)).length;
		expect(share).toBeLessThanOrEqual(4096 / 84 + 1);
		look.finish();
	}
	expect(statSync(join(places.root, lookFile)).size).toBeLessThan(100);
});

test('a build that fails leaves its share to the next one', () => {
	const places = { root: testFolder() };
	nextLook(places, start).finish();
	const { ranges } = nextLook(places, start + day);
	expect(nextLook(places, start + day).ranges).toEqual(ranges);
	const later = nextLook(places, start + 2 * day).ranges;
	expect(later[0]?.from).toBe(ranges[0]?.from);
	expect((later[0]?.to ?? '') > (ranges[0]?.to ?? 'g')).toBe(true);
});

test('a clock that is set years forward or back makes one build look at everything, and no build fail', () => {
	const places = { root: testFolder() };
	nextLook(places, start).finish();
	for (const now of [start + 3_650 * day, start, start - 3_650 * day]) {
		const look = nextLook(places, now);
		for (const each of edges) expect(isIn(look.ranges, each)).toBe(true);
		look.finish();
	}
});

test.each(['', '{', '{"next":-1,"at":0}', '{"next":1e300,"at":0}', '[]', 'null'])(
	'a damaged note (%s) begins anew',
	(text) => {
		const places = { root: testFolder() };
		writeFileSync(join(places.root, lookFile), text);
		const look = nextLook(places, start);
		for (const each of ['00000000', 'ffffffff']) expect(isIn(look.ranges, each)).toBe(true);
		look.finish();
		expect(JSON.parse(readFileSync(join(places.root, lookFile), 'utf8'))).toEqual({
			next: 0,
			at: start,
		});
	},
);
