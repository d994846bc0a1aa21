import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../src/domain/address.ts';
import { Redirects } from '../../../src/domain/redirect.ts';
import { readSite } from '../../../src/domain/site.ts';
import { resolveRedirects, type RedirectContext } from '../../../src/redirects/redirects.ts';
import { flat, rules } from '../../support/addresses.ts';
import { site } from '../../support/settings.ts';

describe('addresses of the older site', () => {
	const context: RedirectContext = {
		isPage: (path) =>
			['/de/', '/de/kontakt/', '/de/kaufen/', '/de/immobilien/neu-7/'].includes(path),
		owner: ({ kind, id }) =>
			kind === 'unit'
				? { 7: { owner: flat }, 8: { owner: { ...flat, id: 8 }, goneAt: 5 } }[id]
				: undefined,
		pageOf: ({ id }, locale) =>
			({ de: `/de/immobilien/neu-${id}/`, en: `/en/properties/new-${id}/`, es: undefined })[locale],
		rules,
	};
	const resolve = (from: string, to: string | number) => resolveRedirects([{ from, to }], context);

	test.each<[string, string | number, Partial<Answer>]>([
		['/alt/kontakt.html', '/de/kontakt/', { kind: 'moved', target: '/de/kontakt/' }],
		['/alt/kontakt.html', '/de/kontakt', { kind: 'moved', target: '/de/kontakt/' }],
		['/alt/haus-1.html', 7, { kind: 'moved', target: '/de/immobilien/neu-7/' }],
		['/en/house.html', 7, { kind: 'moved', target: '/en/properties/new-7/' }],
		[
			'/alt/haus-1.html',
			'/de/immobilien/alt-7/',
			{ kind: 'moved', target: '/de/immobilien/neu-7/' },
		],
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
