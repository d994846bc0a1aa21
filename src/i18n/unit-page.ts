import type { Locale } from '../domain/locale.ts';
import { isOnOffer } from '../domain/status.ts';
import type { Unit } from '../domain/unit.ts';
import { excerpt } from './excerpt.ts';
import { nearestList, type Around } from './list-links.ts';
import { listingTitle } from './listing-words.ts';
import { pathOf, type Route } from './paths.ts';
import { translator } from './translate.ts';
import { placeName } from './place-name.ts';
import { kindInPlace, kindName, priceText, shortFacts } from './unit-words.ts';

/**
 * The pages above a unit's, from the top down. A list that holds no unit any more has no page.
 * @param hasList whether there is a page of such a list.
 */
export function unitTrail(
	{ deal, kind, place, status }: Unit,
	{ locale, hasList }: { readonly locale: Locale; readonly hasList: Around['hasList'] },
): { name: string; path: string }[] {
	const t = translator(locale);
	const all: Extract<Route, { kind: 'listing' }> = { kind: 'listing', deal };
	const list = { deal, unitKind: kind, city: place.city };
	const lists =
		isOnOffer(status) && place.city ? [{ ...all, ...nearestList(list, { hasList }) }] : [];
	return [
		{ name: t('nav.home'), path: pathOf(locale, { kind: 'home' }) },
		{ name: t(`nav.${deal}`), path: pathOf(locale, all) },
		...lists.map((listing) => ({
			name: listingTitle(listing, locale),
			path: pathOf(locale, listing),
		})),
	];
}

/** What search engines and messengers show of a unit: facts, then how its text begins. */
export function unitSummary(unit: Unit, { locale }: { readonly locale: Locale }): string {
	const facts = [kindInPlace(unit, locale), priceText(unit, locale), ...shortFacts(unit, locale)];
	// The summary cannot say that a part of it is in another language.
	const about =
		unit.description[locale] ?? `${translator(locale)('unit.reference')} ${unit.reference}`;
	return excerpt([facts.filter(Boolean).join(' · '), about].filter(Boolean).join('. '), 160);
}

/** What the form of a unit's page says. None of it makes a contract with a broker. */
export interface UnitForm {
	readonly title: string;
	readonly submit: string;
	/** On the bar that leads to the form. */
	readonly bar: string;
	/** May be sent as it is. */
	readonly message: string;
}

/** An inquiry, a place in the queue, or a search for something like what is gone. */
export function unitForm(unit: Unit, locale: Locale): UnitForm {
	const t = translator(locale);
	const { reference } = unit;
	const message = t('form.message.unit', { reference });
	switch (unit.status) {
		case 'available':
			return { title: t('form.title'), submit: t('form.submit'), bar: t('form.bar'), message };
		case 'reserved': {
			const submit = t('form.submit.reserved');
			return { title: t('form.title.reserved'), submit, bar: submit, message };
		}
		case 'sold':
		case 'reference': {
			const title = t('form.title.similar');
			const similar = t('form.message.criteria', { reference, criteria: criteria(unit, locale) });
			return { title, submit: t('form.submit.search'), bar: title, message: similar };
		}
	}
}

/** "Wohnung in Leipzig-Plagwitz, 88,9 m², 3 Zimmer". */
function criteria(unit: Unit, locale: Locale): string {
	const place = placeName(unit.place, locale);
	const kind = kindName({ kind: unit.kind }, locale);
	const what = place ? translator(locale)('unit.in', { kind, place }) : kind;
	return [what, ...shortFacts(unit, locale).slice(0, 2)].join(', ');
}
