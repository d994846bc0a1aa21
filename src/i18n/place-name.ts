import type { Locale } from '../domain/locale.ts';
import type { Place } from '../domain/place.ts';

/** Cities with another name in another language, by their name at home. */
const foreign: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
	Berlin: { es: 'Berlín' },
	Braunschweig: { en: 'Brunswick' },
	Dresden: { es: 'Dresde' },
	'Frankfurt am Main': { es: 'Fráncfort del Meno' },
	Freiburg: { es: 'Friburgo' },
	Hamburg: { es: 'Hamburgo' },
	Hannover: { en: 'Hanover' },
	Köln: { en: 'Cologne', es: 'Colonia' },
	Mainz: { es: 'Maguncia' },
	München: { en: 'Munich', es: 'Múnich' },
	Nürnberg: { en: 'Nuremberg', es: 'Núremberg' },
	Regensburg: { es: 'Ratisbona' },
	Salzburg: { es: 'Salzburgo' },
	Wien: { en: 'Vienna', es: 'Viena' },
	Zürich: { en: 'Zurich', es: 'Zúrich' },
	Sevilla: { en: 'Seville' },
};

/** A city as the language calls it, else as it is called at home. For texts; postal addresses keep the name at home. */
export function cityName(city: string, locale: Locale): string {
	return foreign[city]?.[locale] ?? city;
}

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
