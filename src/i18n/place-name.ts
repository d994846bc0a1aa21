import type { Locale } from '../domain/locale.ts';
import type { Place } from '../domain/place.ts';

/** District and city as the language names them together; empty when neither is known. */
export function placeName({ city, district }: Place, locale: Locale): string {
	if (!city || !district) return city ?? district ?? '';
	if (district.includes(city)) return district;
	return locale === 'de' ? `${city}-${district}` : `${district}, ${city}`;
}
