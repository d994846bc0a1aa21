import { expect, test } from 'vitest';
import { languageLinks } from '../../../src/view/navigation.ts';
import { siteWith } from '../../support/gate.ts';

test('a page in one language leads to the home pages in the others', () => {
	const site = siteWith({ locales: ['de', 'en', 'es'] });
	const alternates = [{ locale: 'de', path: '/de/ratgeber/' }] as const;
	expect(languageLinks({ site, alternates })).toEqual([
		{ locale: 'de', path: '/de/ratgeber/' },
		{ locale: 'en', path: '/en/' },
		{ locale: 'es', path: '/es/' },
	]);
});
