import type { Locale } from '../domain/locale.ts';
import { once } from './once.ts';
import { pathOf, type Route } from './paths.ts';
import { translator } from './translate.ts';

/** The pages every page leads to, in the order of the menu. */
export const mainNavigation = once((locale: Locale): readonly { name: string; href: string }[] => {
	const t = translator(locale);
	const routes: readonly (readonly [name: string, route: Route])[] = [
		[t('nav.buy'), { kind: 'listing', deal: 'buy' }],
		[t('nav.rent'), { kind: 'listing', deal: 'rent' }],
		[t('nav.projects'), { kind: 'projects' }],
		[t('nav.contact'), { kind: 'contact' }],
	];
	return routes.map(([name, route]) => ({ name, href: pathOf(locale, route) }));
});
