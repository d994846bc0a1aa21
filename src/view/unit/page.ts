import type { Locale } from '../../domain/locale.ts';
import { isOnOffer, hasPage } from '../../domain/status.ts';
import type { Unit } from '../../domain/unit.ts';
import { excerpt } from '../prose.ts';
import { nearestList } from '../../i18n/list-path.ts';
import type { RelatedCounts } from '../listing/links.ts';
import { listingTitle } from '../listing/title.ts';
import { pathOf, type Route } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { kindInPlace } from './name.ts';
import { priceText } from './price.ts';
import { shortFacts } from './card.ts';

/**
 * Breadcrumbs of a unit.
 * @param hasList whether a list has a page; an empty list has none
 */
export function unitTrail(
	{ deal, kind, place, status }: Unit,
	{ locale, hasList }: { readonly locale: Locale; readonly hasList: RelatedCounts['hasList'] },
): { name: string; path: string }[] {
	const t = translator(locale);
	const all: Extract<Route, { kind: 'listing' }> = { kind: 'listing', deal };
	const list = { deal, unitKind: kind, city: place.city };
	const lists =
		isOnOffer(status) && place.city ? [{ ...all, ...nearestList(list, { hasList }) }] : [];
	return [
		{ name: t(`nav.${deal}`), path: pathOf(locale, all) },
		...lists.map((listing) => ({
			name: listingTitle(listing, locale),
			path: pathOf(locale, listing),
		})),
	];
}

/** A unit's meta description: facts, then the beginning of its text. */
export function unitSummary(unit: Unit, { locale }: { readonly locale: Locale }): string {
	const facts = [kindInPlace(unit, locale), priceText(unit, locale), ...shortFacts(unit, locale)];
	// A meta description cannot mark text in another language.
	const about =
		unit.description[locale] ?? `${translator(locale)('unit.reference')} ${unit.reference}`;
	return excerpt([facts.filter(Boolean).join(' · '), about].filter(Boolean).join('. '), 160);
}

/**
 * The path of a unit's page.
 *
 * @param soldPages of the site's settings
 * @returns nothing for a sold unit that keeps no page
 */
export function unitPagePath(
	{ id, title, status }: Pick<Unit, 'id' | 'title' | 'status'>,
	{ locale, soldPages }: { readonly locale: Locale; readonly soldPages: 'keep' | 'gone' },
): string | undefined {
	return hasPage(status, { soldPages }) ? pathOf(locale, { kind: 'unit', id, title }) : undefined;
}
