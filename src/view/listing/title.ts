import type { Locale } from '../../domain/locale.ts';
import type { Route } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { placeName } from '../../i18n/place-name.ts';

/** Heading of a list: "Wohnungen kaufen in Leipzig". */
export function listingTitle(
	{ deal, unitKind, city, district }: Extract<Route, { kind: 'listing' }>,
	locale: Locale,
): string {
	const t = translator(locale);
	const stem = unitKind ? (`listing.kind.${deal}` as const) : (`listing.${deal}` as const);
	const kinds = unitKind ? t(`kinds.${unitKind}`) : '';
	const place = placeName({ city, district }, locale);
	return place ? t(`${stem}.in`, { kinds, city: place }) : t(stem, { kinds });
}
