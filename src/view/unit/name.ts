import type { Locale } from '../../domain/locale.ts';
import { speak, type Spoken } from '../../domain/spoken.ts';
import type { Unit } from '../../domain/unit.ts';
import { keepTogether } from '../../i18n/keep-together.ts';
import { placeName } from '../../i18n/place-name.ts';
import { translator } from '../../i18n/translate.ts';

/** What a unit is, as finely as it is known: "Penthouse", else "Wohnung". */
export function kindName(unit: Pick<Unit, 'kind' | 'category'>, locale: Locale): string {
	const t = translator(locale);
	return (unit.category && t.maybe(`category.${unit.category}`)) || t(`kind.${unit.kind}`);
}

/** A unit's title, or what can be said of one that has none. */
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
 * What an attribute calls a unit: its title in the page's language, else what can be said of it there. Text in an
 * attribute has no language of its own.
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
