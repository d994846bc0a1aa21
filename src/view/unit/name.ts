import type { Locale } from '../../domain/locale.ts';
import { speak, type Spoken } from '../../domain/spoken.ts';
import type { Unit } from '../../domain/unit.ts';
import { keepTogether } from '../../i18n/keep-together.ts';
import { placeName } from '../../i18n/place-name.ts';
import { translator } from '../../i18n/translate.ts';

/** The category if known ("Penthouse"), else the kind ("Wohnung"). */
export function kindName(unit: Pick<Unit, 'kind' | 'category'>, locale: Locale): string {
	const t = translator(locale);
	return (unit.category && t.maybe(`category.${unit.category}`)) || t(`kind.${unit.kind}`);
}

/** A unit's title; for a unit without one, its kind and place. */
export function headline(
	unit: Pick<Unit, 'title' | 'kind' | 'category' | 'place'>,
	locale: Locale,
	fallback: Locale,
): Spoken {
	const title = speak(unit.title, locale, fallback);
	if (!title) return { text: kindInPlace(unit, locale), lang: locale };
	return { ...title, text: keepTogether(title.text) };
}

/**
 * A unit's name for an attribute: its title in the page's language, else its kind and place. An attribute cannot
 * mark text in another language.
 */
export function attributeName(
	unit: Pick<Unit, 'title' | 'kind' | 'category' | 'place'>,
	locale: Locale,
): string {
	const title = headline(unit, locale, locale);
	return title.lang === locale ? title.text : kindInPlace(unit, locale);
}

/** "Etagenwohnung in Leipzig-Plagwitz". */
export function kindInPlace(
	unit: Pick<Unit, 'kind' | 'category' | 'place'>,
	locale: Locale,
): string {
	const t = translator(locale);
	const [kind, place] = [kindName(unit, locale), placeName(unit.place, locale)];
	return place ? t('unit.in', { kind, place }) : kind;
}
