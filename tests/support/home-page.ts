import type { DatedPage } from '../../src/plan/whole-plan.ts';

/** The page that the sitemap of every site names. */
export const homePage: DatedPage = {
	route: { kind: 'home' },
	locale: 'de',
	path: '/de/',
	alternates: [],
	indexed: true,
	changedAt: undefined,
	pictures: [],
};
