import type { Locale } from '../domain/locale.ts';
import type { Place } from '../domain/place.ts';
import { formatCountry } from '../i18n/format.ts';
import { townLine, withCapital } from '../i18n/place-name.ts';

/** All that is public of where something lies, as one line; with its country where that is not the company's. */
export function locationLine(
	place: Place,
	{ seat, locale }: { readonly seat: string | undefined; readonly locale: Locale },
): string {
	const { street, district, city, region, country } = place;
	const parts = [
		street ?? (district === city ? undefined : district),
		townLine(place),
		region === city ? undefined : region,
		country && country !== seat ? formatCountry(country, locale) : undefined,
	];
	return withCapital(parts.filter(Boolean).join(', '));
}
