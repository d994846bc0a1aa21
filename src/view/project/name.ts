import type { Locale, Localised } from '../../domain/locale.ts';
import type { Place } from '../../domain/place.ts';
import { speak, type Spoken } from '../../domain/spoken.ts';
import { keepTogether } from '../../i18n/keep-together.ts';
import { placeName } from '../../i18n/place-name.ts';
import { translator } from '../../i18n/translate.ts';

/** A project's title; for a project without one, what it is and where. */
export function projectName(
	project: { readonly title: Localised; readonly place: Place },
	locale: Locale,
	fallback: Locale,
): Spoken {
	const title = speak(project.title, locale, fallback);
	if (!title) return { text: projectInPlace(project, locale), lang: locale };
	return { ...title, text: keepTogether(title.text) };
}

/** "Projekt in Leipzig-Plagwitz", without the place where none is known. */
export function projectInPlace({ place }: { readonly place: Place }, locale: Locale): string {
	const t = translator(locale);
	const name = placeName(place, locale);
	return name ? t('project.in', { place: name }) : t('project.anywhere');
}
