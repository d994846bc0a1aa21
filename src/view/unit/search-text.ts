import type { Described } from '../../domain/unit.ts';
import type { Locale } from '../../domain/locale.ts';
import { speak } from '../../domain/spoken.ts';
import { translator } from '../../i18n/translate.ts';
import { placeName } from '../../i18n/place-name.ts';
import { kindName } from './name.ts';

/** Words that the full-text search finds a unit by, in a language; see `search/text-file.ts`. */
export function searchText(
	{ id, reference, title, project, features, ...unit }: Described,
	{ locale, fallback }: { readonly locale: Locale; readonly fallback: Locale },
) {
	const t = translator(locale);
	const kinds = [kindName(unit, locale), t(`kind.${unit.kind}`), t(`kinds.${unit.kind}`)];
	return {
		id,
		own: [speak(title, locale, fallback)?.text, reference].filter(Boolean).join(' '),
		reference: reference ?? '',
		shared: [
			[...new Set(kinds)].join(' '),
			placeName(unit, locale),
			speak(project, locale, fallback)?.text ?? '',
			...features.map((feature) => t(`feature.${feature}`)),
		].filter(Boolean),
	};
}
