import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isForAnyWords, type PageOwner } from '../../../src/domain/address.ts';
import { openAddressLedger } from '../../../src/redirects/address-ledger.ts';
import { answersFor, goneSince } from '../../../src/redirects/addresses.ts';
import { pageByItsId, presentAnswers } from '../../../src/redirects/present-pages.ts';
import { answersAfter, flat, ledgerAt, rules, unitKey } from '../../support/addresses.ts';

describe('the address of what is gone', () => {
	test('says so and shows what is similar, in every language, whatever its words were', () => {
		expect(answersAfter([flat], [])).toEqual([
			{
				kind: 'gone',
				path: '/de/immobilien/*-7/',
				page: '/de/nicht-mehr-verfuegbar/kaufen/wohnungen/leipzig/',
			},
			{
				kind: 'gone',
				path: '/en/properties/*-7/',
				page: '/en/no-longer-available/buy/flats/leipzig/',
			},
		]);
	});

	test('is its page again when the unit comes back', () => {
		expect(answersAfter([flat], [], [flat])).toEqual([]);
	});

	test('of a language the site has given up leads to the default language', () => {
		const history = { owner: flat, goneAt: 1 };
		const answers = answersFor(history, { ...rules, known: ['de', 'es'], locales: ['de'] });
		expect(answers.map(({ path }) => path)).toEqual(['/de/immobilien/*-7/', '/es/inmuebles/*-7/']);
		for (const answer of answers)
			expect(answer).toHaveProperty('page', expect.stringMatching(/^\/de\//));
	});

	test('of a project says so too', () => {
		const project: PageOwner = { kind: 'project', id: 3, deal: 'rent', city: 'Hamburg' };
		expect(answersAfter([project], [])[0]).toEqual({
			kind: 'gone',
			path: '/de/projekte/*-3/',
			page: '/de/nicht-mehr-verfuegbar/mieten/projekte/hamburg/',
		});
	});

	test('only says 410 when the unit has been gone for longer than configured', () => {
		const ledger = ledgerAt();
		ledger.note({ present: [flat], complete: true }, 0);
		ledger.note({ present: [], complete: true }, 10);
		const [history] = ledger.gone();
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

	test('whatever happens, whoever had a page and has none is gone, and nobody else', () => {
		const step = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 });
		const steps = fc.array(fc.record({ shown: step, complete: fc.boolean() }), { maxLength: 12 });
		fc.assert(
			fc.property(steps, (builds) => {
				const ledger = openAddressLedger(':memory:', { account: 'crm' });
				let present: readonly number[] = [];
				const ever = new Set<number>();
				builds.forEach(({ shown, complete }, at) => {
					const owners = shown.map((id) => ({ ...flat, id }));
					const removed = present.filter((id) => !shown.includes(id)).map(unitKey);
					ledger.note({ present: owners, complete, ...(!complete && { removed }) }, at);
					present = shown;
					for (const id of shown) ever.add(id);
				});
				const answers = ledger.gone().flatMap((history) => answersFor(history, rules));
				ledger.close();
				expect(answers.every(isForAnyWords)).toBe(true);
				const gone = [...ever].filter((id) => !present.includes(id));
				expect(new Set(answers.map(({ path }) => path))).toEqual(
					new Set(gone.flatMap((id) => [`/de/immobilien/*-${id}/`, `/en/properties/*-${id}/`])),
				);
			}),
			{ numRuns: 200 },
		);
	});
});

describe('the address of what has a page', () => {
	const paths = ['/de/immobilien/loft-7/', '/en/properties/loft-7/', '/de/projekte/hof-7/'];
	const index = {
		pagesOf: ({ kind, id }: { kind: string; id: number }) =>
			id === 7 ? paths.filter((path) => path.includes('projekte') === (kind === 'project')) : [],
		ownedPages: () => paths,
	};

	test.each([
		['/de/immobilien/altes-haus-am-kanal-7/', '/de/immobilien/loft-7/'],
		['/de/immobilien/7/', '/de/immobilien/loft-7/'],
		['/en/properties/old-7/', '/en/properties/loft-7/'],
		// Spanish was given up.
		['/es/inmuebles/casa-7/', '/de/immobilien/loft-7/'],
		['/de/projekte/alt-7/', '/de/projekte/hof-7/'],
		['/de/immobilien/loft-7/', undefined],
		['/de/immobilien/loft-17/', undefined],
		['/de/kontakt/', undefined],
	])('%s leads to %s by its id', (path, target) => {
		expect(pageByItsId(index, path, 'de')).toBe(target);
	});

	test('is told to hosts that can match an id, in every language there is', () => {
		const told = [...presentAnswers(index, { defaultLocale: 'de' })];
		expect(told.map((answer) => [answer.path, answer.kind === 'moved' && answer.target])).toEqual([
			['/de/immobilien/*-7/', '/de/immobilien/loft-7/'],
			['/en/properties/*-7/', '/en/properties/loft-7/'],
			['/es/inmuebles/*-7/', '/de/immobilien/loft-7/'],
			['/de/projekte/*-7/', '/de/projekte/hof-7/'],
			['/en/projects/*-7/', '/de/projekte/hof-7/'],
			['/es/proyectos/*-7/', '/de/projekte/hof-7/'],
		]);
	});
});
