import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import {
	afterChange,
	changes,
	startingData,
	type Change,
	type PublicData,
} from '../support/changing-data.ts';
import { isFullSize, runs } from '../support/full-size.ts';
import {
	contentOf,
	standInSites,
	type Pages,
	type Spoil,
	type StandInSite,
} from '../support/stand-in-site.ts';

const newRoot = () => mkdtempSync(join(tmpdir(), 'stale-'));
const firstRoot = newRoot();
const first = standInSites(firstRoot).full(startingData);
/** What is expected of data, by these: whatever is spoilt, the same changes happen. */
const known = new Map<string, Pages>();
afterAll(() => {
	rmSync(firstRoot, { recursive: true });
	known.clear();
});

function knownPages({ units, projects, legal }: PublicData, make: () => Pages): Pages {
	const key = JSON.stringify([[...units], [...projects], legal]);
	const pages = known.get(key) ?? make();
	known.set(key, pages);
	return pages;
}

/** Runs through changes, and compares each state with one that is made from scratch. */
function runThrough(steps: readonly (readonly Change[])[], spoil?: Spoil): StandInSite {
	const root = newRoot();
	try {
		const sites = standInSites(root, spoil);
		let data = startingData;
		let site = sites.copy(first);
		for (const step of steps) {
			data = step.reduce(afterChange, data);
			site = sites.next(site, data);
			const make = () => sites.expected(data);
			const expected = spoil ? knownPages(data, make) : make();
			const wrong = [...expected].filter(([path, page]) => site.pages.get(path) !== page);
			if (wrong[0]) throw new Error(`${wrong.length} pages are stale, first ${wrong[0][0]}.`);
			expect([...site.pages.keys()].sort()).toEqual([...expected.keys()].sort());
		}
		if (spoil) return site;
		// The manifest is as if everything had been rendered, however it came about.
		const kept = contentOf(site.manifest);
		sites.full(data);
		expect(kept).toEqual(contentOf(site.manifest));
		return site;
	} finally {
		rmSync(root, { recursive: true, force: true });
	}
}

const sequences = fc.array(fc.array(changes, { minLength: 1, maxLength: 3 }), {
	minLength: 1,
	maxLength: 6,
});

test('after any changes the pages that are kept and those that are rendered make the site of a full build', () => {
	fc.assert(
		fc.property(sequences, (steps) => void runThrough(steps)),
		{ numRuns: runs(40, 200) },
	);
});

/** Leaves one sort of question out of what is noted. */
const forgotten = (type: string): Spoil => {
	return (db) =>
		db.exec(
			`DELETE FROM read WHERE question IN (SELECT number FROM question WHERE type = '${type}')`,
		);
};
/** Looks for a question where it does not belong. */
const misplaced = (type: string, column: string): Spoil => {
	return (db) => db.exec(`UPDATE question SET ${column} = 'nowhere' WHERE type = '${type}'`);
};

/** Whether the changes above would show what is noted wrongly. */
test.runIf(isFullSize).each<[string, Spoil]>([
	['records of units', forgotten('unit')],
	['records of projects', forgotten('project')],
	['legal texts', forgotten('legal')],
	['the order of projects', forgotten('projects')],
	['lists', forgotten('ids')],
	['cities', forgotten('cities')],
	['kinds', forgotten('kinds')],
	['districts', forgotten('districts')],
	['which lists there are', forgotten('fills')],
	['whether a kind is in several cities', forgotten('spreads')],
	['what units are called', forgotten('described')],
	['similar units', forgotten('similar')],
	['whether a unit is new', forgotten('isNew')],
	['the people', forgotten('people')],
	['what a person has on offer', forgotten('person')],
	['the city of a list', misplaced('ids', 'city')],
	['the district of a list', misplaced('ids', 'district')],
	['the city of a list that is long enough', misplaced('fills', 'city')],
	['the kind of what is similar', misplaced('similar', 'kind')],
	['the city of an index', misplaced('indexedUnits', 'city')],
	['where something is on offer', forgotten('places')],
	['what a square metre is asked for', forgotten('priceBands')],
])('a wrong key shows: %s', (_, spoil) => {
	const found = fc.check(
		fc.property(sequences, (steps) => void runThrough(steps, spoil)),
		{ numRuns: 300, endOnFailure: true, seed: 6 },
	);
	expect(found.failed).toBe(true);
	expect(String(found.errorInstance)).toMatch(/pages are stale/);
});
