import type { Locale } from '../domain/locale.ts';
import type { Place } from '../domain/place.ts';
import { cityName, regionName, townLine, withCapital } from '../i18n/place-name.ts';
import { formatCountry } from '../i18n/format.ts';
import type { Office } from '../domain/office.ts';

/**
 * The public parts of an address in one line.
 * @param seat country of the company; a different country is named
 */
export function locationLine(
	place: Place,
	{ seat, locale }: { readonly seat: string | undefined; readonly locale: Locale },
): string {
	const { street, district, city, region, country } = place;
	const parts = [
		street ?? (district === city ? undefined : district),
		townLine({ ...place, city: city && cityName(city, locale) }),
		region && region !== city ? regionName(region, locale) : undefined,
		country && country !== seat ? formatCountry(country, locale) : undefined,
	];
	return withCapital(parts.filter(Boolean).join(', '));
}

/** Link to an office on openstreetmap.org. The page loads nothing from there. */
export function mapAddress({ street, zip, city }: Pick<Office, 'street' | 'zip' | 'city'>): string {
	const query = new URLSearchParams({ query: `${street}, ${zip} ${city}` });
	return `https://www.openstreetmap.org/search?${query.toString()}`;
}
