import type { Locale } from '../../domain/locale.ts';
import { foreign } from '../../domain/spoken.ts';
import type { PlacedCard } from '../../domain/placed.ts';
import { formatArea } from '../../i18n/format.ts';
import { mediaPath, pathOf } from '../../i18n/paths.ts';
import { headline } from './name.ts';

/** Card of a unit that was chosen on a map. */
export function mapCardOf(placed: PlacedCard, locale: Locale, fallback: Locale) {
	const { id, title, kind, city, district, area, picture } = placed;
	const place = { ...(city && { city }), ...(district && { district }) };
	const { text, lang } = headline({ title, kind, place }, locale, fallback);
	return {
		id,
		title: text,
		lang: foreign(lang, locale),
		path: pathOf(locale, { kind: 'unit', id, title }),
		picture: picture === undefined ? undefined : mediaPath(picture),
		facts: area === undefined ? '' : formatArea(area, locale),
	};
}
