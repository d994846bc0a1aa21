import type { Locale } from '../domain/locale.ts';
import type { Place } from '../domain/place.ts';
import { cityName } from './city-name.ts';

/** District and city as the language names them together; empty when neither is known. */
export function placeName({ city, district }: Place, locale: Locale): string {
	if (!city) return district ?? '';
	const name = cityName(city, locale);
	if (!district) return name;
	if (district.includes(city)) return district;
	return locale === 'de' ? `${name}-${district}` : `${district}, ${name}`;
}

/** The same on a line of its own, which begins with a capital: "El Cabanyal, València". */
export function placeLine(place: Place, locale: Locale): string {
	return withCapital(placeName(place, locale));
}

/** As a line begins: names of places may begin with a small article. */
export function withCapital(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Postcode and town in the order of their country: those who write English put the postcode behind. */
export function townLine({ zip, city, country }: Pick<Place, 'zip' | 'city' | 'country'>): string {
	const parts = country && postcodeLast.test(country) ? [city, zip] : [zip, city];
	return parts.filter(Boolean).join('\u00A0');
}

// A pattern, because a set would be sent to browsers with whatever else they need of this file.
const postcodeLast = /^(?:GB|IM|JE|GG|IE|MT|US|CA|AU|NZ|ZA|IN|SG)$/;
