import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyWords, isForAnyWords, type PageOwner } from '../../../src/domain/address.ts';
import { openAddressLedger, type Present } from '../../../src/publish/addresses/address-ledger.ts';
import { answersFor, goneSince } from '../../../src/publish/addresses/addresses.ts';
import { answersAfter, flat, ledgerAt, rules, standing, unitKey } from '../../support/addresses.ts';

describe('the address of a unit', () => {
	test('leads to its page after the title has changed, in each language on its own', () => {
		const half: Present = {
			...standing('old'),
			addresses: [
				{ locale: 'de', path: '/de/x/neu-7/' },
				{ locale: 'en', path: '/en/x/old-7/' },
			],
		};
		expect(answersAfter([standing('old')], [half])).toEqual([
			{ kind: 'moved', path: '/de/x/*-7/', target: '/de/x/neu-7/' },
			{ kind: 'moved', path: '/de/x/old-7/', target: '/de/x/neu-7/' },
		]);
	});

	test('leads straight to the page however often the title has changed', () => {
		const answers = answersAfter([standing('a')], [standing('b')], [standing('c')]);
		expect(answers.map(({ path }) => path)).toEqual([
			'/de/x/*-7/',
			'/de/x/a-7/',
			'/de/x/b-7/',
			'/en/x/*-7/',
			'/en/x/a-7/',
			'/en/x/b-7/',
		]);
		for (const answer of answers) expect(answer).toMatchObject({ kind: 'moved' });
		expect(JSON.stringify(answers)).not.toContain('"target":"/de/x/b-7/"');
	});

	test('is a page again when the title goes back to an old one', () => {
		expect(answersAfter([standing('a')], [standing('b')], [standing('a')])).toEqual([
			{ kind: 'moved', path: '/de/x/*-7/', target: '/de/x/a-7/' },
			{ kind: 'moved', path: '/de/x/b-7/', target: '/de/x/a-7/' },
			{ kind: 'moved', path: '/en/x/*-7/', target: '/en/x/a-7/' },
			{ kind: 'moved', path: '/en/x/b-7/', target: '/en/x/a-7/' },
		]);
	});

	test('says that the unit is gone, and shows what is similar, at every address it ever had', () => {
		expect(answersAfter([standing('a')], [standing('b')], [])).toEqual(
			['de', 'en']
				.flatMap((locale) => ['*', 'a', 'b'].map((word) => `/${locale}/x/${word}-7/`))
				.map((path) => ({
					kind: 'gone',
					path,
					page: path.startsWith('/de/')
						? '/de/nicht-mehr-verfuegbar/kaufen/wohnungen/leipzig/'
						: '/en/no-longer-available/buy/flats/leipzig/',
				})),
		);
	});

	test('is its page again when the unit comes back', () => {
		expect(answersAfter([standing('a')], [], [standing('a')])).toEqual([]);
	});

	test('of a language the site has given up leads to the default language', () => {
		const spanish = standing('casa', flat, ['de', 'es']);
		expect(answersAfter([spanish], [standing('casa', flat, ['de'])])).toEqual([
			{ kind: 'moved', path: '/es/x/*-7/', target: '/de/x/casa-7/' },
			{ kind: 'moved', path: '/es/x/casa-7/', target: '/de/x/casa-7/' },
		]);
	});

	test('of a project says so too', () => {
		const project: PageOwner = { kind: 'project', id: 3, deal: 'rent', city: 'Hamburg' };
		expect(answersAfter([standing('hof', project)], [])[0]).toEqual({
			kind: 'gone',
			path: '/de/x/*-3/',
			page: '/de/nicht-mehr-verfuegbar/mieten/projekte/hamburg/',
		});
	});

	test('only says 410 when the unit has been gone for longer than configured', () => {
		const ledger = ledgerAt();
		ledger.note({ present: [standing('a')], complete: true }, 0);
		ledger.note({ present: [], complete: true }, 10);
		const [history] = ledger.histories();
		if (!history) throw new Error('The ledger has forgotten the unit.');
		expect(answersFor(history, { ...rules, goneSince: 11 })[0]).toMatchObject({ page: undefined });
		expect(answersFor(history, { ...rules, goneSince: 10 })[0]).toHaveProperty('page');
		expect(ledger.goneKinds(10)).toEqual([{ deal: 'buy', unitKind: 'apartment', city: 'Leipzig' }]);
		expect(ledger.goneKinds(11)).toEqual([]);
		expect(ledger.goneBetween(10, 11)).toEqual([{ kind: 'unit', id: 7 }]);
		ledger.close();
	});

	test('months are those of the calendar, and none means no page at all', () => {
		expect(new Date(goneSince(Date.UTC(2027, 2, 15), 12)).toISOString()).toMatch(/^2026-03-15/);
		expect(goneSince(0, 0)).toBe(Number.POSITIVE_INFINITY);
	});

	test('a page that has ended does not come back at the end of a short month', () => {
		const day = 24 * 60 * 60_000;
		const moments = Array.from({ length: 800 }, (_, at) => Date.UTC(2026, 11, 1) + (at * day) / 2);
		for (const months of [1, 6, 12, 13]) {
			const since = moments.map((now) => goneSince(now, months));
			expect(since).toEqual(since.toSorted((a, b) => a - b));
		}
	});

	test('whatever happens, every answer leads to a page of now, and no page has an answer', () => {
		const step = fc.array(
			fc.record({ id: fc.integer({ min: 1, max: 4 }), slug: fc.constantFrom('a', 'b', 'c') }),
			{ maxLength: 4 },
		);
		const steps = fc.array(fc.record({ shown: step, complete: fc.boolean() }), { maxLength: 12 });
		fc.assert(
			fc.property(steps, (builds) => {
				const ledger = openAddressLedger(':memory:', { account: 'crm' });
				const present = new Map<number, Present>();
				const ever = new Set<string>();
				builds.forEach(({ shown, complete }, at) => {
					const now = new Map(shown.map(({ id, slug }) => [id, standing(slug, { ...flat, id })]));
					const removed = [...present.keys()].filter((id) => !now.has(id));
					ledger.note(
						complete
							? { present: now.values(), complete }
							: { present: now.values(), complete, removed: removed.map(unitKey) },
						at,
					);
					present.clear();
					for (const [id, one] of now) present.set(id, one);
					for (const { addresses } of now.values()) addresses.forEach(({ path }) => ever.add(path));
				});
				const answers = ledger.histories().flatMap((history) => answersFor(history, rules));
				ledger.close();
				const pages = new Set(
					[...present.values()].flatMap(({ addresses }) => addresses.map(({ path }) => path)),
				);
				const byPath = new Map(answers.map((answer) => [answer.path, answer]));
				for (const answer of answers) {
					expect(pages.has(answer.path)).toBe(false);
					if (answer.kind === 'moved') expect(pages.has(answer.target)).toBe(true);
					const any = byPath.get(anyWords(answer.path) ?? '');
					expect({ ...any, path: '' }).toEqual({ ...answer, path: '' });
				}
				expect(byPath.size).toBe(answers.length);
				const inFull = answers.filter((answer) => !isForAnyWords(answer));
				expect([...pages, ...inFull.map(({ path }) => path)].sort()).toEqual([...ever].sort());
			}),
			{ numRuns: 200 },
		);
	});
});
