import { Deal, UnitKind } from '../domain/unit.ts';
import { locales, type Locale } from '../domain/locale.ts';
import { pathOf, type Route } from './paths.ts';
import { addressWords } from './address-words.ts';
import { ownerAt } from './unit-path.ts';

type ListRoute = Extract<Route, { kind: 'listing' | 'projects' }>;

/** What a list is restricted to. */
export type ListOf = Pick<
	Extract<Route, { kind: 'listing' }>,
	'deal' | 'unitKind' | 'city' | 'district'
>;

/**
 * The list of units or projects whose page stands, or once stood, at a path: by the form of the path alone. City and
 * district are named as the path spells them.
 */
export function listAt(
	path: string,
): { readonly locale: Locale; readonly route: ListRoute } | undefined {
	const [start, language, section, ...rest] = path.split('/');
	const locale = locales.find((each) => each === language);
	if (start !== '' || !locale || rest.pop() !== '' || rest.includes('')) return undefined;
	const { paths: words, values } = addressWords[locale];
	if (section === words.projects) {
		const isList = rest.length <= 1 && !ownerAt(path);
		return isList ? { locale, route: { kind: 'projects', city: rest[0] } } : undefined;
	}
	const deal = Deal.options.find((each) => words[each] === section);
	if (!deal) return undefined;
	const unitKind = UnitKind.options.find((each) => values.kind[each] === rest[0]);
	const places = unitKind ? rest.slice(1) : rest;
	if (new RegExp(`^${words.page}-\\d+$`).test(places.at(-1) ?? '')) places.pop();
	const [city, district] = places;
	if (places.length > 2) return undefined;
	return { locale, route: { kind: 'listing', deal, unitKind, city, district } };
}

/**
 * Where visitors of a list are led that has no page any more: to the narrowest list that holds its units, in the
 * language of the path where the site speaks it, else in the default one.
 */
export function nearestListPath(
	path: string,
	{
		isPage,
		defaultLocale,
	}: { readonly isPage: (path: string) => boolean; readonly defaultLocale: Locale },
): string | undefined {
	const list = listAt(path);
	if (!list) return undefined;
	const isSpoken = isPage(pathOf(list.locale, { kind: 'home' }));
	const locale = isSpoken ? list.locale : defaultLocale;
	const { route } = list;
	if (route.kind === 'projects') {
		const same = pathOf(locale, route);
		return isPage(same) ? same : pathOf(locale, { kind: 'projects' });
	}
	const hasList = (one: Omit<typeof route, 'kind'>) =>
		isPage(pathOf(locale, { kind: 'listing', ...one }));
	return pathOf(locale, { kind: 'listing', ...nearestList(route, { hasList }) });
}

/**
 * The narrowest list there is that holds all of a list; the one of everything is always there.
 * @param hasList whether there is a page of such a list
 */
export function nearestList(
	list: ListOf,
	{ hasList }: { readonly hasList: (list: ListOf) => boolean },
): ListOf {
	const { deal, unitKind, city, district } = list;
	const wider = [list, { deal, unitKind, city }, { deal, city }, { deal, unitKind }];
	const isWhole = !unitKind && !city && !district;
	return (
		(isWhole ? undefined : wider.find((one) => (one.unitKind ?? one.city) && hasList(one))) ?? {
			deal,
		}
	);
}
