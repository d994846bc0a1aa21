import * as fc from 'fast-check';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import {
	anyWords,
	isForAnyWords,
	type Address,
	type Answer,
	type PageOwner,
} from '../../src/domain/address.ts';
import type { Locale } from '../../src/domain/locale.ts';
import { Redirects } from '../../src/domain/redirect.ts';
import { readSite } from '../../src/domain/site.ts';
import { openAddressLedger, type Present } from '../../src/publish/addresses/address-ledger.ts';
import { writeAnswers } from '../../src/publish/addresses/address-tables.ts';
import {
	AddressHistory,
	answersFor,
	goneSince,
	type AnswerRules,
} from '../../src/publish/addresses/addresses.ts';
import { resolveRedirects, type RedirectContext } from '../../src/publish/addresses/redirects.ts';
import { indexTables } from '../../src/publish/release/release-index.ts';
import { testFolder } from '../support/outbox.ts';
import { site } from '../support/settings.ts';

const day = 24 * 60 * 60_000;
const rules: AnswerRules = { locales: ['de', 'en'], defaultLocale: 'de', goneSince: 0 };
const flat: PageOwner = {
	kind: 'unit',
	id: 7,
	deal: 'buy',
	unitKind: 'apartment',
	city: 'Leipzig',
};

function ledgerAt(path = join(testFolder(), 'addresses.sqlite'), account = 'crm') {
	return openAddressLedger(path, { account });
}

function standing(
	slug: string,
	owner: PageOwner = flat,
	locales: Locale[] = ['de', 'en'],
	shown = { street: true, price: true },
): Present {
	const addresses = locales.map((locale): Address => {
		return { locale, path: `/${locale}/x/${slug}-${owner.id}/` };
	});
	return { owner, addresses, shown };
}

function answersAfter(...builds: readonly (readonly Present[])[]): Answer[] {
	const ledger = ledgerAt();
	builds.forEach((present, at) => ledger.note({ present, complete: true }, at * day));
	const answers = ledger.histories().flatMap((history) => answersFor(history, rules));
	ledger.close();
	return answers;
}

/** The old addresses that are written out in full. */
function listed(...builds: readonly (readonly Present[])[]): string[] {
	const answers = answersAfter(...builds);
	return answers.filter((answer) => !isForAnyWords(answer)).map(({ path }) => path);
}

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

describe('the ledger', () => {
	test('keeps of a unit its kind, deal and city, whether its street and price are shown, and nothing else', () => {
		const path = join(testFolder(), 'addresses.sqlite');
		const ledger = ledgerAt(path);
		ledger.note({ present: [standing('a')], complete: true }, 0);
		ledger.close();
		const db = new DatabaseSync(path, { readOnly: true });
		expect(db.prepare('SELECT * FROM owner').all()).toEqual([
			{
				kind: 'unit',
				id: 7,
				deal: 'buy',
				unit_kind: 'apartment',
				city: 'Leipzig',
				gone_at: null,
				street: 1,
				price: 1,
			},
		]);
		db.close();
	});

	test('tells of whom something is new, and of nobody when nothing is', () => {
		const ledger = ledgerAt();
		const both = [standing('a'), standing('b', { ...flat, id: 8 })];
		expect(ledger.note({ present: both, complete: true }, 0)).toHaveLength(2);
		expect(ledger.note({ present: both, complete: true }, 1)).toEqual([]);
		const [first] = both;
		expect(ledger.note({ present: first ? [first] : [], complete: true }, 2)).toEqual([unitKey(8)]);
		const moved = [standing('c')];
		expect(ledger.note({ present: moved, complete: false }, 3)).toEqual([unitKey(7)]);
		expect(ledger.history(unitKey(8))?.goneAt).toBe(2);
		ledger.close();
	});

	test('of another account is set aside, so that nobody is told of the demo’s units', () => {
		const path = join(testFolder(), 'addresses.sqlite');
		const demo = ledgerAt(path, 'demo');
		demo.note({ present: [standing('a')], complete: true }, 0);
		demo.close();
		const own = ledgerAt(path, 'crm');
		own.note({ present: [], complete: true }, 1);
		expect(own.histories()).toEqual([]);
		own.close();
		expect(existsSync(`${path}.old`)).toBe(true);
	});

	test('of the first version is read on, and trusts none of the words it cannot know about', () => {
		const path = join(testFolder(), 'addresses.sqlite');
		const db = new DatabaseSync(path);
		db.exec(`CREATE TABLE ledger (id INTEGER PRIMARY KEY, format INTEGER, account TEXT, noted_at INTEGER);
			INSERT INTO ledger VALUES (1, 1, 'crm', 5);
			CREATE TABLE owner (kind TEXT, id INTEGER, deal TEXT, unit_kind TEXT, city TEXT, gone_at INTEGER,
				PRIMARY KEY (kind, id)) WITHOUT ROWID;
			INSERT INTO owner VALUES ('unit', 7, 'buy', 'apartment', 'Leipzig', NULL);
			CREATE TABLE address (path TEXT PRIMARY KEY, kind TEXT, id INTEGER, locale TEXT, current INTEGER)
				WITHOUT ROWID;
			INSERT INTO address VALUES ('/de/x/a-7/', 'unit', 7, 'de', 1), ('/de/x/b-7/', 'unit', 7, 'de', 0)`);
		db.close();
		const ledger = ledgerAt(path);
		expect(ledger.histories()).toHaveLength(1);
		const paths = () =>
			ledger.histories().flatMap((each) => answersFor(each, rules).map((answer) => answer.path));
		expect(paths()).toEqual(['/de/x/*-7/']);
		ledger.note({ present: [standing('a', flat, ['de'])], complete: true }, 6);
		expect(paths()).toEqual(['/de/x/*-7/', '/de/x/b-7/']);
		ledger.close();
	});

	test('that is damaged does not keep the site from being built', () => {
		const path = join(testFolder(), 'addresses.sqlite');
		writeFileSync(path, 'no database at all, but long enough to have a header'.repeat(10));
		const ledger = ledgerAt(path);
		expect(ledger.note({ present: [standing('a')], complete: true }, 0)).toHaveLength(1);
		ledger.close();
	});

	test('can be carried to another machine as lines of text', () => {
		const [here, there] = [ledgerAt(), ledgerAt()];
		here.note({ present: [standing('a'), standing('b', { ...flat, id: 8 })], complete: true }, 1);
		here.note({ present: [standing('c')], complete: true }, 2);
		const lines = here.all().map((history) => JSON.stringify(history));
		there.note({ present: [standing('x')], complete: true }, 3);
		there.put(lines.map((line) => AddressHistory.parse(JSON.parse(line))));
		expect(there.histories()).toEqual(here.histories());
		expect(there.notedAt()).toBeUndefined();
		here.close();
		there.close();
	});

	test('fills the tables of a release, whole or for those who have changed', () => {
		const db = new DatabaseSync(':memory:');
		db.exec(indexTables);
		writeAnswers(db, [
			{ kind: 'moved', path: '/a/', target: '/b/' },
			{ kind: 'gone', path: '/c/', page: '/gone/' },
			{ kind: 'gone', path: '/d/', page: undefined },
		]);
		writeAnswers(db, [{ kind: 'gone', path: '/a/', page: undefined }], ['/a/', '/c/']);
		expect(db.prepare('SELECT * FROM moved').all()).toEqual([]);
		expect(db.prepare('SELECT * FROM gone').all()).toEqual([
			{ path: '/a/', page: null },
			{ path: '/d/', page: null },
		]);
		writeAnswers(db, []);
		expect(db.prepare('SELECT * FROM gone').all()).toEqual([]);
	});
});

describe('the words of an old address', () => {
	const seen = { street: true, price: true };
	const unit = (slug: string, shown = seen) => standing(slug, flat, ['de'], shown);

	test.each([
		['street', { street: false, price: true }],
		['price', { street: true, price: false }],
	])(
		'are written down nowhere once the %s is hidden that stood on the page with them',
		(_, now) => {
			expect(listed([unit('am-kanal')], [unit('loft')])).toEqual(['/de/x/am-kanal-7/']);
			expect(listed([unit('am-kanal')], [unit('loft', now)])).toEqual([]);
			expect(listed([unit('am-kanal')], [unit('am-kanal', now)], [unit('loft', now)])).toEqual([]);
			expect(listed([unit('am-kanal')], [unit('loft', now)], [unit('loft')])).toEqual([
				'/de/x/am-kanal-7/',
			]);
		},
	);

	test('that were cleaned already, because the fact was hidden then, are written down', () => {
		const hidden = { street: false, price: false };
		expect(listed([unit('am-kanal', hidden)], [unit('loft', hidden)])).toEqual([
			'/de/x/am-kanal-7/',
		]);
	});

	test.each([
		['wohnung-am-park', true],
		['helle-3-zimmer-wohnung', true],
		['penthouse-mit-120-m2', true],
		['loft-am-kanal-12', false],
		['haus-hauptstrasse-5', false],
		['villa-lindenallee', false],
		['flat-in-baker-street', false],
		['piso-calle-mayor', false],
		['pis-avinguda-del-port', false],
		['atico-placa-de-la-reina', false],
		['flat-rambla-nova', false],
		['haus-pinnasberger-twiete', false],
		['altbau-lange-reihe', false],
		['reihenhaus-mit-garten', true],
		['haus-fuer-350-000-euro', false],
		['haus-fuer-350000', false],
		['haus-0-5-mio', false],
	])(
		'of a unit that is gone, such as %s, are written down only if they sound harmless: %s',
		(slug, isHarmless) => {
			expect(listed([unit(slug)], [])).toEqual(isHarmless ? [`/de/x/${slug}-7/`] : []);
		},
	);

	test('of a project, whose facts nobody compares, are judged by how they sound', () => {
		const owner: PageOwner = { kind: 'project', id: 7, deal: 'buy' };
		const project = (slug: string) => standing(slug, owner, ['de']);
		expect(listed([project('parkhof')], [project('neu')])).toEqual(['/de/x/parkhof-7/']);
		expect(listed([project('hauptstrasse-5')], [project('neu')])).toEqual([]);
	});
});

describe('addresses of the older site', () => {
	const context: RedirectContext = {
		isPage: (path) => ['/de/', '/de/kontakt/', '/de/kaufen/', '/de/x/neu-7/'].includes(path),
		unit: (id) =>
			({
				7: {
					owner: flat,
					addresses: [
						{ locale: 'de' as const, path: '/de/x/neu-7/', current: true },
						{ locale: 'en' as const, path: '/en/x/new-7/', current: true },
					],
				},
				8: {
					owner: { ...flat, id: 8 },
					goneAt: 5,
					addresses: [{ locale: 'de' as const, path: '/de/x/weg-8/', current: true }],
				},
			})[id],
		answer: (path) =>
			path === '/de/x/alt-7/' ? { kind: 'moved', path, target: '/de/x/neu-7/' } : undefined,
		rules,
	};
	const resolve = (from: string, to: string | number) => resolveRedirects([{ from, to }], context);

	test.each<[string, string | number, Partial<Answer>]>([
		['/alt/kontakt.html', '/de/kontakt/', { kind: 'moved', target: '/de/kontakt/' }],
		['/alt/kontakt.html', '/de/kontakt', { kind: 'moved', target: '/de/kontakt/' }],
		['/alt/haus-1.html', 7, { kind: 'moved', target: '/de/x/neu-7/' }],
		['/en/house.html', 7, { kind: 'moved', target: '/en/x/new-7/' }],
		['/alt/haus-1.html', '/de/x/alt-7/', { kind: 'moved', target: '/de/x/neu-7/' }],
		[
			'/haus.html',
			8,
			{ kind: 'gone', page: '/de/nicht-mehr-verfuegbar/kaufen/wohnungen/leipzig/' },
		],
		['/haus.html', '/de/kaufen/hamburg/', { kind: 'moved', target: '/de/kaufen/' }],
		['/haus.html', 99, { kind: 'gone', page: undefined }],
	])('%s to %s is answered from the ledger', (from, to, answer) => {
		expect(resolve(from, to).answers[0]).toMatchObject({ path: from, ...answer });
	});

	test('lead straight to the end when one leads to another, with and without the slash', () => {
		const { answers } = resolveRedirects(
			[
				{ from: '/a/', to: '/b' },
				{ from: '/b/', to: '/de/kontakt/' },
			],
			context,
		);
		expect(answers).toEqual(
			['/a', '/a/', '/b', '/b/'].map((path) => ({ kind: 'moved', path, target: '/de/kontakt/' })),
		);
	});

	test('whose target is not there are named, since somebody may have mistyped it', () => {
		expect(resolve('/haus.html', 99).problems).toEqual([
			'redirects, /haus.html: there is and was no page of a unit 99, so the address says that it is gone.',
		]);
		expect(resolve('/h.html', '/de/kaufen/x/').problems[0]).toContain('so it leads to /de/kaufen/');
	});

	test('may not lead away from a page of the site', () => {
		expect(() => resolve('/de/kontakt', '/de/')).toThrow(
			/redirects lists \/de\/kontakt, which is a page of the site; take the entry out/,
		);
	});

	test.each([
		[[{ from: '/a', to: '/a/' }], /redirects\.0: \/a leads back to itself/],
		[
			[
				{ from: '/a', to: '/b' },
				{ from: '/b', to: '/a' },
			],
			/redirects\.0: \/a leads back to itself.*redirects\.1/,
		],
		[
			[
				{ from: '/a', to: '/de/' },
				{ from: '/a/', to: 7 },
			],
			/redirects\.1\.from: \/a\/ is listed twice/,
		],
		[[{ from: '/a?id=1', to: '/de/' }], /redirects\.0\.from: it must be a path/],
		[[{ from: '/a b', to: '/de/' }], /redirects\.0\.from: it must be a path/],
		[[{ from: '/%ff', to: '/de/' }], /redirects\.0\.from: it must be a path/],
		[[{ from: '//evil.example', to: '/de/' }], /redirects\.0\.from: it must be a path/],
		[
			[{ from: '/a', to: 'https://evil.example' }],
			/redirects\.0\.to: it must be a path of the site/,
		],
	])('%j are refused by the number of the entry', (redirects, problem) => {
		expect(() => readSite({ ...site, redirects })).toThrow(problem);
	});

	test('that end somewhere are accepted, however they are chained', () => {
		const links = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 8 });
		fc.assert(
			fc.property(links, (numbers) => {
				const sorted = numbers.sort((a, b) => b - a);
				const redirects = sorted.map((from, at) => {
					return { from: `/${from}`, to: `/${sorted[at + 1] ?? 'de/'}` };
				});
				expect(Redirects.safeParse(redirects).success).toBe(true);
			}),
		);
	});
});

function unitKey(id: number) {
	return { kind: 'unit' as const, id };
}
