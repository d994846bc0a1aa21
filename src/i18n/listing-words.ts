import type { Locale } from '../domain/locale.ts';
import type { Route } from './paths.ts';
import { translator } from './translate.ts';

/** Heading of a list: what, to buy or to rent, and where. */
export function listingTitle(
	{ deal, unitKind, city }: Extract<Route, { kind: 'listing' }>,
	locale: Locale,
): string {
	const t = translator(locale);
	const stem = unitKind ? (`listing.kind.${deal}` as const) : (`listing.${deal}` as const);
	const kinds = unitKind ? t(`kinds.${unitKind}`) : '';
	return city ? t(`${stem}.in`, { kinds, city }) : t(stem, { kinds });
}
