import type { Locale } from '../../domain/locale.ts';
import type { UnitKind } from '../../domain/unit.ts';
import { formatNumber } from '../../i18n/format.ts';
import { listingTitle } from './title.ts';
import { nearestList, type ListOf } from '../../i18n/list-path.ts';
import { pathOf } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';

/** What is on offer around a list, the most frequent first. */
export interface Around {
	/** Where the list is. */
	readonly kinds: readonly { readonly kind: UnitKind; readonly count: number }[];
	/** In the list's city, of its kind; none where it has no city. */
	readonly districts: readonly { readonly district: string; readonly count: number }[];
	/** Of the list's kind. */
	readonly cities: readonly { readonly city: string; readonly count: number }[];
	/** How much of any kind a city has. */
	countIn(city: string): number;
	/** Units that a list of a district needs for a page of its own. */
	readonly least: number;
	/** Whether there is a page of such a list. */
	hasList(list: ListOf): boolean;
}

export interface ListLinks {
	readonly title: string;
	readonly chips: readonly { name: string; count?: string; path: string; current: boolean }[];
}

/** Cities or districts that are linked; the others are found by way of these. */
const most = 24;

/**
 * Links to the lists beside a list: other kinds at the same place, other districts of the city, the same kind in other
 * cities. Each group begins with the way up.
 */
export function listLinks(
	{ deal, unitKind, city, district }: ListOf,
	{ locale, around }: { readonly locale: Locale; readonly around: Omit<Around, 'countIn'> },
): ListLinks[] {
	const t = translator(locale);
	const link = (name: string, list: ListOf, count: number) => ({
		name,
		count: formatNumber(count, locale),
		list,
		path: pathOf(locale, { kind: 'listing', ...list }),
		current: list.unitKind === unitKind && list.city === city && list.district === district,
	});
	/** Where a district has nothing but the list's kind, it has one list for all. */
	const inDistrict = (name: string, count: number): ListOf => {
		const own = { deal, unitKind, city, district: name };
		const all = { deal, city, district: name };
		const isOwn = name === district || around.hasList(own) || count < around.least;
		return isOwn || !around.hasList(all) ? own : all;
	};
	const groups = [
		{
			title: t('listing.byKind'),
			up: { deal, city, district },
			links: around.kinds.map(({ kind, count }) =>
				link(t(`kinds.${kind}`), { deal, unitKind: kind, city, district }, count),
			),
		},
		{
			title: t('listing.byDistrict', { city: city ?? '' }),
			up: { deal, unitKind, city },
			links: around.districts.map(({ district: name, count }) =>
				link(name, inDistrict(name, count), count),
			),
		},
		{
			title: t('listing.byCity'),
			up: { deal, unitKind },
			links: around.cities.map(({ city: name, count }) =>
				link(name, { deal, unitKind, city: name }, count),
			),
		},
	];
	return groups.flatMap(({ title, up, links }) => {
		const there = links.filter(({ list, current }) => current || around.hasList(list));
		const shown = there.slice(0, most);
		const all = pathOf(locale, { kind: 'listing', ...nearestList(up, around) });
		const isHere = all === pathOf(locale, { kind: 'listing', deal, unitKind, city, district });
		const first = { name: t('listing.everything'), path: all, current: isHere };
		const chips = shown.map(({ list: _list, ...chip }) => chip);
		const leadsOn = chips.some(({ current }) => !current) || (chips.length > 0 && !isHere);
		return leadsOn ? [{ title, chips: [first, ...chips] }] : [];
	});
}

/**
 * Heading of a list, as narrow as what it holds: where only flats are on offer, it is the list of flats, which then
 * has no page of its own; and a kind that is only found in one city of many things is named together with it.
 */
export function listHeading(
	list: ListOf,
	{
		locale,
		around,
		count,
	}: {
		readonly locale: Locale;
		readonly around: Pick<Around, 'kinds' | 'cities' | 'countIn'>;
		readonly count: number;
	},
): string {
	const { unitKind, city } = list;
	const [kind, otherKind] = around.kinds;
	const [only] = around.cities;
	const isOneKind = city !== undefined && !otherKind;
	const isOneCity =
		unitKind !== undefined &&
		city === undefined &&
		only?.count === count &&
		// Else the list of the city is called by the kind.
		around.countIn(only.city) > count;
	return listingTitle(
		{
			kind: 'listing',
			...list,
			unitKind: unitKind ?? (isOneKind ? kind?.kind : undefined),
			city: city ?? (isOneCity ? only.city : undefined),
		},
		locale,
	);
}

/** The pages above a list, from the top down. */
export function listTrail(
	{ deal, unitKind, city, district }: ListOf,
	{ locale, around }: { readonly locale: Locale; readonly around: Pick<Around, 'hasList'> },
): { name: string; path: string }[] {
	const t = translator(locale);
	const step = (name: string, list: ListOf) => ({
		name,
		list,
		path: pathOf(locale, { kind: 'listing', ...list }),
	});
	const above = [
		...(unitKind && city ? [step(t(`kinds.${unitKind}`), { deal, unitKind })] : []),
		...(city && district ? [step(city, { deal, unitKind, city })] : []),
	].filter(({ list }) => around.hasList(list));
	const isWhole = !unitKind && !city;
	return [
		{ name: t('nav.home'), path: pathOf(locale, { kind: 'home' }) },
		...(isWhole
			? []
			: [{ name: t(`nav.${deal}`), path: pathOf(locale, { kind: 'listing', deal }) }]),
		...above.map(({ name, path }) => ({ name, path })),
	];
}
