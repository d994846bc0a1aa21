import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OldAddress } from '../../../../src/domain/address.ts';
import { Redirects } from '../../../../src/domain/site/redirect.ts';
import { readSite } from '../../../../src/domain/site.ts';
import {
	resolveRedirects,
	type RedirectContext,
} from '../../../../src/release/redirects/settings-redirects.ts';
import { flat } from '../../../support/departed.ts';
import { site } from '../../../support/settings.ts';

describe('addresses of the older site', () => {
	const goneFlats = '/de/nicht-mehr-verfuegbar/kaufen/wohnungen/leipzig/';
	const pages = ['/de/', '/de/kontakt/', '/de/kaufen/', '/de/immobilien/neu-7/', goneFlats];
	const context: RedirectContext = {
		isPage: (path) => pages.includes(path),
		departed: ({ kind, id }) => (kind === 'unit' && id === 8 ? { ...flat, id } : undefined),
		pageOf: ({ id }, locale) =>
			id === 7 && (locale === 'de' || locale === 'en')
				? { de: '/de/immobilien/neu-7/', en: '/en/properties/new-7/' }[locale]
				: undefined,
		site: { locales: ['de', 'en'], defaultLocale: 'de' },
	};
	const resolve = (from: string, to: string | number) => resolveRedirects([{ from, to }], context);

	test.each<[string, string | number, Partial<OldAddress>]>([
		['/alt/kontakt.html', '/de/kontakt/', { kind: 'redirected', target: '/de/kontakt/' }],
		['/alt/kontakt.html', '/de/kontakt', { kind: 'redirected', target: '/de/kontakt/' }],
		['/alt/haus-1.html', 7, { kind: 'redirected', target: '/de/immobilien/neu-7/' }],
		['/en/house.html', 7, { kind: 'redirected', target: '/en/properties/new-7/' }],
		[
			'/alt/haus-1.html',
			'/de/immobilien/alt-7/',
			{ kind: 'redirected', target: '/de/immobilien/neu-7/' },
		],
		['/haus.html', 8, { kind: 'removed', page: goneFlats }],
		// That language has no page of its own for it.
		['/en/house.html', 8, { kind: 'removed', page: goneFlats }],
		['/haus.html', '/de/kaufen/hamburg/', { kind: 'redirected', target: '/de/kaufen/' }],
		['/haus.html', 99, { kind: 'removed', page: undefined }],
	])('%s to %s is answered by what has a page, and what is gone', (from, to, answer) => {
		expect(resolve(from, to).oldAddresses[0]).toMatchObject({ path: from, ...answer });
	});

	test('lead straight to the end when one leads to another, with and without the slash', () => {
		const { oldAddresses } = resolveRedirects(
			[
				{ from: '/a/', to: '/b' },
				{ from: '/b/', to: '/de/kontakt/' },
			],
			context,
		);
		expect(oldAddresses).toEqual(
			['/a', '/a/', '/b', '/b/'].map((path) => ({
				kind: 'redirected',
				path,
				target: '/de/kontakt/',
			})),
		);
	});

	test('whose target is not there are named, since somebody may have mistyped it', () => {
		expect(resolve('/haus.html', 99).problems).toEqual([
			'redirects, /haus.html: there is and was no page of a unit 99, so the address says that it was removed.',
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
