import type { Locale } from '../../domain/locale.ts';
import type { UnitKind } from '../../domain/unit.ts';
import { cityName } from '../../i18n/place-name.ts';
import { formatNumber } from '../../i18n/format.ts';
import { listingTitle } from './title.ts';
import { nearestList, type ListOf } from '../../i18n/list-path.ts';
import { pathOf } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';

/** Numbers of units on offer that a list's links need, largest first. */
export interface RelatedCounts {
	/** Kinds of units at the list's place. */
	readonly kinds: readonly { readonly kind: UnitKind; readonly count: number }[];
	/** Districts of the list's city, for units of its kind; empty for a list without a city. */
	readonly districts: readonly { readonly district: string; readonly count: number }[];
	/** Cities, for units of the list's kind. */
	readonly cities: readonly { readonly city: string; readonly count: number }[];
	/** Units of all kinds in a city. */
	countIn(city: string): number;
	/** Fewest units for which a district gets a page. */
	readonly least: number;
	/** Whether the list has a page. */
	hasList(list: ListOf): boolean;
}

export interface ListLinks {
	readonly title: string;
	readonly chips: readonly { name: string; count?: string; href: string; current: boolean }[];
}

/** Most links of a group; visitors reach other places through these. */
const maxChips = 24;

/**
 * Links from a list to related lists: other kinds at the same place, districts of its city, the same kind in other
 * cities. Each group begins with a link to the wider list.
 */
export function listLinks(
	{ deal, unitKind, city, district }: ListOf,
	{ locale, around }: { readonly locale: Locale; readonly around: Omit<RelatedCounts, 'countIn'> },
): ListLinks[] {
	const t = translator(locale);
	const link = (name: string, list: ListOf, count: number) => ({
		name,
		count: formatNumber(count, locale),
		list,
		href: pathOf(locale, { kind: 'listing', ...list }),
		current: list.unitKind === unitKind && list.city === city && list.district === district,
	});
	/** A district whose units are all of one kind has a page for all kinds, and none for that kind. */
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
			title: t('listing.byDistrict', { city: city ? cityName(city, locale) : '' }),
			up: { deal, unitKind, city },
			links: around.districts.map(({ district: name, count }) =>
				link(name, inDistrict(name, count), count),
			),
		},
		{
			title: t('listing.byCity'),
			up: { deal, unitKind },
			links: around.cities.map(({ city: name, count }) =>
				link(cityName(name, locale), { deal, unitKind, city: name }, count),
			),
		},
	];
	return groups.flatMap(({ title, up, links }) => {
		// One by one: a country has more cities than are shown, and each question is written down for the page.
		const there = links.values().filter(({ list, current }) => current || around.hasList(list));
		const shown = [...there.take(maxChips)];
		const all = pathOf(locale, { kind: 'listing', ...nearestList(up, around) });
		const isHere = all === pathOf(locale, { kind: 'listing', deal, unitKind, city, district });
		const first = { name: t('listing.everything'), href: all, current: isHere };
		const chips = shown.map(({ list: _list, ...chip }) => chip);
		const leadsOn = chips.some(({ current }) => !current) || (chips.length > 0 && !isHere);
		return leadsOn ? [{ title, chips: [first, ...chips] }] : [];
	});
}

/**
 * The heading of a list, as narrow as its units. A city's list names the kind if all its units are of that kind. A
 * kind's list names the city if all its units are in that city and the city also has units of other kinds.
 */
export function listHeading(
	list: ListOf,
	{
		locale,
		around,
		count,
	}: {
		readonly locale: Locale;
		readonly around: Pick<RelatedCounts, 'kinds' | 'cities' | 'countIn'>;
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
		// Without other kinds, the city's own list already has this heading.
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

/** Breadcrumbs of a list. */
export function listTrail(
	{ deal, unitKind, city, district }: ListOf,
	{ locale, around }: { readonly locale: Locale; readonly around: Pick<RelatedCounts, 'hasList'> },
): { name: string; path: string }[] {
	const t = translator(locale);
	const step = (name: string, list: ListOf) => ({
		name,
		list,
		path: pathOf(locale, { kind: 'listing', ...list }),
	});
	const above = [
		...(unitKind && city ? [step(t(`kinds.${unitKind}`), { deal, unitKind })] : []),
		...(city && district ? [step(cityName(city, locale), { deal, unitKind, city })] : []),
	].filter(({ list }) => around.hasList(list));
	const isWhole = !unitKind && !city;
	return [
		...(isWhole
			? []
			: [{ name: t(`nav.${deal}`), path: pathOf(locale, { kind: 'listing', deal }) }]),
		...above.map(({ name, path }) => ({ name, path })),
	];
}
