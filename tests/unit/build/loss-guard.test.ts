import { describe, expect, test } from 'vitest';
import type { Changes, Outline } from '../../../src/catalog/queries/changes-to-judge.ts';
import { guardLosses, type Losses } from '../../../src/build/judge/loss-guard.ts';
import { outline } from '../../support/outline.ts';
import { site } from '../../support/settings.ts';

const some = (count: number, given?: Partial<Outline>) =>
	Array.from({ length: count }, (_, at) => outline(at + 1, given));

/** Units that lose a value between two builds. */
const losing = (count: number, lost: Partial<Outline>) =>
	some(count).map((before) => ({ before, after: { ...before, ...lost } }));

function judge({
	changes = {},
	...rest
}: Partial<Omit<Losses, 'changes'>> & { readonly changes?: Partial<Changes> }) {
	const verdict = guardLosses({
		changes: {
			before: 1000,
			after: 1000,
			added: [],
			removed: [],
			changed: [],
			projects: { added: [], removed: [], changed: [], shown: [] },
			...changes,
		},
		undescribed: [],
		images: { wanted: 1000, failed: 0 },
		unknownStatuses: [],
		limits: site.guard,
		...rest,
	});
	return verdict.publish ? 'published' : verdict.reason;
}

describe('units that are removed', () => {
	test('50 of many may be removed, and 51 stop the build', () => {
		expect(judge({ changes: { removed: some(50) } })).toBe('published');
		expect(judge({ changes: { removed: some(51) } })).toMatch(
			/^51 of 1000 published units would be removed \(1, 2, .*10 and 41 more\), and 50 may: .* --accept-removals 51\. Nothing was published\.$/,
		);
	});

	test('a fifth of few may be removed, and one more stops the build', () => {
		expect(judge({ changes: { before: 60, removed: some(12) } })).toBe('published');
		expect(judge({ changes: { before: 60, removed: some(13) } })).toMatch(
			/^13 of 60 .* and 12 may/,
		);
	});

	test('a site with fewer than ten units may lose any of them', () => {
		expect(judge({ changes: { before: 9, removed: some(5) } })).toBe('published');
		expect(judge({ changes: { before: 10, removed: some(5) } })).toMatch(/^5 of 10 /);
	});

	test('whoever names the exact number may build once, and another number changes nothing', () => {
		const changes = { removed: some(57) };
		expect(judge({ changes, acceptRemovals: 57 })).toBe('published');
		expect(judge({ changes, acceptRemovals: 56 })).toMatch(
			/^57 of 1000 published units would be removed, not the 56 that were accepted/,
		);
		expect(judge({ changes, acceptRemovals: 500 })).toMatch(/^57 of 1000/);
	});
});

test('a project whose last unit is removed stops the build until somebody says so', () => {
	const changes = {
		removed: some(3),
		projects: { added: [], removed: [7], changed: [], shown: [] },
	};
	expect(judge({ changes })).toMatch(/^Project 7 would have no published unit left: .* 3\./);
	expect(judge({ changes, acceptRemovals: 3 })).toBe('published');
});

test('a published unit that takes an unknown status stops the build; one that was not public does not', () => {
	const unknownStatuses = [{ status: 'Frei', ids: [2, 900] }];
	expect(judge({ unknownStatuses, changes: { removed: some(1) } })).toBe('published');
	expect(judge({ unknownStatuses, changes: { removed: some(2) } })).toMatch(
		/^Unit 2 would be removed, because src\/company\/config\.ts does not know the status "Frei"/,
	);
});

test('a mistyped status is named as the cause, and nobody is told to accept what is removed by it', () => {
	const removed = some(300);
	const changes = { removed, projects: { added: [], removed: [7], changed: [], shown: [] } };
	const ids = removed.map(({ id }) => id);
	const reason = judge({ unknownStatuses: [{ status: 'Vermarktung', ids }], changes });
	expect(reason).toMatch(/^Units 1, 2, .* does not know the status "Vermarktung"/);
	expect(reason).not.toContain('accept-removals');
	const some299 = [{ status: 'Vermarktung', ids: ids.slice(1) }];
	expect(judge({ unknownStatuses: some299, changes })).toMatch(
		/^Units 2, .* the status "Vermarktung".* 300 of 1000 published units would be removed/,
	);
});

describe.each([
	['price', { cents: null, currency: null }],
	['area', { area: null }],
	['title', { titles: {} }],
	['town', { city: null }],
	['photos', { cover: null }],
] as const)('units that lose their %s', (name, lost) => {
	test('a tenth of them may, and one more stops the build', () => {
		expect(judge({ changes: { changed: losing(100, lost) } })).toBe('published');
		expect(judge({ changes: { changed: losing(101, lost) } })).toMatch(
			new RegExp(`^101 of 1000 units would lose their ${name} .*guard\\.losing`),
		);
	});
});

test('a tenth of the units may lose their description, and one more stops the build', () => {
	expect(judge({ undescribed: some(100) })).toBe('published');
	expect(judge({ undescribed: some(101) })).toMatch(
		/^101 of 1000 units would lose their description .*guard\.losing/,
	);
});

describe('what loses a value by design', () => {
	const bare = { cents: null, currency: null, area: null, titles: {}, city: null, cover: null };

	test.each(['sold', 'reference'] as const)('is no loss once it is %s', (status) => {
		const changed = losing(900, { ...bare, status });
		expect(judge({ changes: { changed, stillOffered: 100 } })).toBe('published');
		const undescribed = some(900, { status });
		expect(judge({ undescribed, changes: { stillOffered: 100 } })).toBe('published');
	});

	test('is one while it is reserved, or comes back', () => {
		const changed = losing(101, { ...bare, status: 'reserved' });
		expect(judge({ changes: { changed } })).toMatch(/^101 of 1000 units would lose their price/);
		const back = changed.map(({ before, after }) => ({
			before: { ...before, status: 'sold' as const },
			after,
		}));
		expect(judge({ changes: { changed: back } })).toMatch(/^101 of 1000 units/);
	});

	test('does not water down what is still on offer', () => {
		const changed = [...losing(500, { ...bare, status: 'sold' }), ...losing(51, bare).slice(40)];
		expect(judge({ changes: { changed, stillOffered: 110 } })).toBe('published');
		expect(judge({ changes: { changed, stillOffered: 109 } })).toMatch(
			/^11 of 109 units would lose their price \(41, /,
		);
		const few = losing(2, bare);
		expect(judge({ changes: { changed: few.slice(1), stillOffered: 3 } })).toBe('published');
		expect(judge({ changes: { changed: few, stillOffered: 3 } })).toMatch(/^2 of 3 units would/);
	});

	test('is no loss of photos where those of the CRM can never be read', () => {
		const changed = losing(101, { cover: null });
		const unreadable = new Set([7]);
		expect(judge({ changes: { changed }, unreadable })).toBe('published');
		expect(judge({ changes: { changed } })).toMatch(/^101 of 1000 units would lose their photos/);
	});
});

describe('of up to ten units that somebody has named', () => {
	const meant = new Set([1, 2, 3]);
	const ofProject = some(3, { projectId: 7 });
	const removed7 = { added: [], removed: [7], changed: [], shown: [] };

	test('what they lose themselves is meant', () => {
		const changes = { before: 12, after: 9, removed: ofProject, projects: removed7 };
		expect(judge({ changes })).toMatch(
			/^3 of 12 published units would be removed.* Project 7 would/,
		);
		expect(judge({ changes, meant })).toBe('published');
		const changed = losing(3, { cents: null, area: null, cover: null, titles: {} });
		expect(judge({ changes: { before: 12, changed }, meant })).toBe('published');
		expect(judge({ changes: { before: 12 }, undescribed: some(3), meant })).toBe('published');
	});

	test('what others lose is not', () => {
		const more = some(4, { projectId: 7 });
		const changes = { before: 12, after: 8, removed: more, projects: removed7 };
		expect(judge({ changes, meant })).toMatch(/^Project 7 would have no published unit left/);
		const changed = losing(5, { area: null });
		expect(judge({ changes: { before: 12, changed }, meant })).toMatch(/^2 of 12 .* \(4, 5\)/);
		const unknownStatuses = [{ status: 'Frei', ids: [1] }];
		expect(judge({ changes, unknownStatuses, meant })).toMatch(/^Unit 1 would be removed, because/);
	});

	test('the last ones on the site are asked about all the same', () => {
		const changes = { before: 3, after: 0, removed: some(3) };
		expect(judge({ changes, meant })).toMatch(/^No unit would be left of the 3/);
	});
});

test('a project that goes while its units stay is called so', () => {
	const changed = some(2, { projectId: 7 }).map((before) => ({
		before,
		after: { ...before, projectId: null },
	}));
	const changes = { changed, projects: { added: [], removed: [7], changed: [], shown: [] } };
	expect(judge({ changes })).toMatch(/^Project 7 would be removed, though the units stay: .* 0\./);
	expect(judge({ changes, acceptRemovals: 0 })).toBe('published');
	expect(judge({ changes, meant: new Set([2]) })).toBe('published');
});

describe('photos that cannot be loaded', () => {
	test('a twentieth of them may be missing, and one more stops the build', () => {
		expect(judge({ images: { wanted: 1000, failed: 50 } })).toBe('published');
		expect(judge({ images: { wanted: 1000, failed: 51 } })).toMatch(/^51 of 1000 photos could not/);
	});

	test('ten of them may be missing anywhere', () => {
		expect(judge({ images: { wanted: 40, failed: 10 } })).toBe('published');
		expect(judge({ images: { wanted: 40, failed: 11 } })).toMatch(/^11 of 40/);
	});
});

/** Units that tell a value between two builds which they hid before. */
const telling = (count: number, hidden: Partial<Outline>) =>
	some(count).map((after) => ({ before: { ...after, ...hidden }, after }));
const unpriced = { cents: null, currency: null };

describe.each([
	['address', { hidden: true }],
	['price', unpriced],
] as const)('units that show the %s they hid', (name, hidden) => {
	const judged = (before: number, count: number) =>
		judge({ changes: { before, changed: telling(count, hidden) } });

	test('ten may on a small site, and one more stops the build', () => {
		expect(judged(12, 10)).toBe('published');
		expect(judged(12, 11)).toMatch(
			new RegExp(
				`^11 units would show what visitors cannot see so far: 11 their ${name}, where 10 may \\(1, 2, .* and 1 more\\): look in the CRM .* --accept-shown 11\\. Nothing was published\\.$`,
			),
		);
	});

	test('a tenth may on a larger one, and never more than fifty', () => {
		expect(judged(200, 20)).toBe('published');
		expect(judged(200, 21)).toMatch(/^21 units .* where 20 may/);
		expect(judged(20_000, 50)).toBe('published');
		expect(judged(20_000, 51)).toMatch(/^51 units .* where 50 may/);
	});

	test('any may hide it', () => {
		expect(judge({ changes: { changed: losing(60, hidden) } })).toBe('published');
	});
});

test('projects that show the address they hid stop the build as units do', () => {
	const before = 200;
	const projects = some(21).map(({ id }) => id);
	const showing = (shown: readonly number[]) =>
		judge({ changes: { before, projects: { added: [], removed: [], changed: [], shown } } });
	expect(showing(projects.slice(1))).toBe('published');
	expect(showing(projects)).toMatch(
		/^21 units and projects would show .*: 21 projects their address, where 20 may/,
	);
});

test('whoever names the number of units that come to light may build once, each counted once', () => {
	const unmoved = telling(60, { hidden: true, ...unpriced });
	const changes = { changed: [...unmoved, ...telling(62, unpriced).slice(60)] };
	expect(judge({ changes, acceptShown: 62 })).toBe('published');
	expect(judge({ changes, acceptShown: 60 })).toMatch(
		/^62 units would show what visitors cannot see so far, not the 60 that were accepted: 60 their address, .*; 62 their price, .* --accept-shown 62\./,
	);
	expect(judge({ changes, acceptRemovals: 62 })).toMatch(/^62 units would show/);
});

test('what comes to light as every day is neither named nor to be accepted', () => {
	const priced = telling(62, unpriced).slice(60);
	const changes = { changed: [...telling(60, { hidden: true }), ...priced] };
	expect(judge({ changes })).toMatch(
		/^60 units would show [^;]*: 60 their address, [^;]*60\. Noth/,
	);
});

test('a house that goes on sale brings any number of units', () => {
	expect(judge({ changes: { before: 60, added: some(80) } })).toBe('published');
});

test('all that is wrong is said at once', () => {
	const reason = judge({
		changes: {
			removed: some(60),
			projects: { added: [], removed: [7, 8], changed: [], shown: [] },
		},
		images: { wanted: 100, failed: 100 },
	});
	expect(reason).toMatch(/60 of 1000.*Projects 7, 8.*100 of 100 photos/);
});
