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

/** States and communities whose names differ between the languages, as each language calls them. */
const regions: readonly Readonly<Record<Locale, string>>[] = [
	{ de: 'Baden-Württemberg', en: 'Baden-Württemberg', es: 'Baden-Wurtemberg' },
	{ de: 'Bayern', en: 'Bavaria', es: 'Baviera' },
	{ de: 'Berlin', en: 'Berlin', es: 'Berlín' },
	{ de: 'Brandenburg', en: 'Brandenburg', es: 'Brandeburgo' },
	{ de: 'Bremen', en: 'Bremen', es: 'Bremen' },
	{ de: 'Hamburg', en: 'Hamburg', es: 'Hamburgo' },
	{ de: 'Hessen', en: 'Hesse', es: 'Hesse' },
	{
		de: 'Mecklenburg-Vorpommern',
		en: 'Mecklenburg-Western Pomerania',
		es: 'Mecklemburgo-Pomerania Occidental',
	},
	{ de: 'Niedersachsen', en: 'Lower Saxony', es: 'Baja Sajonia' },
	{
		de: 'Nordrhein-Westfalen',
		en: 'North Rhine-Westphalia',
		es: 'Renania del Norte-Westfalia',
	},
	{ de: 'Rheinland-Pfalz', en: 'Rhineland-Palatinate', es: 'Renania-Palatinado' },
	{ de: 'Saarland', en: 'Saarland', es: 'Sarre' },
	{ de: 'Sachsen', en: 'Saxony', es: 'Sajonia' },
	{ de: 'Sachsen-Anhalt', en: 'Saxony-Anhalt', es: 'Sajonia-Anhalt' },
	{ de: 'Schleswig-Holstein', en: 'Schleswig-Holstein', es: 'Schleswig-Holstein' },
	{ de: 'Thüringen', en: 'Thuringia', es: 'Turingia' },
	{ de: 'Kärnten', en: 'Carinthia', es: 'Carintia' },
	{ de: 'Niederösterreich', en: 'Lower Austria', es: 'Baja Austria' },
	{ de: 'Oberösterreich', en: 'Upper Austria', es: 'Alta Austria' },
	{ de: 'Salzburg', en: 'Salzburg', es: 'Salzburgo' },
	{ de: 'Steiermark', en: 'Styria', es: 'Estiria' },
	{ de: 'Tirol', en: 'Tyrol', es: 'Tirol' },
	{ de: 'Wien', en: 'Vienna', es: 'Viena' },
	{ de: 'Andalusien', en: 'Andalusia', es: 'Andalucía' },
	{ de: 'Aragonien', en: 'Aragon', es: 'Aragón' },
	{ de: 'Asturien', en: 'Asturias', es: 'Asturias' },
	{ de: 'Balearen', en: 'Balearic Islands', es: 'Islas Baleares' },
	{ de: 'Baskenland', en: 'Basque Country', es: 'País Vasco' },
	{ de: 'Kanarische Inseln', en: 'Canary Islands', es: 'Islas Canarias' },
	{ de: 'Kantabrien', en: 'Cantabria', es: 'Cantabria' },
	{ de: 'Kastilien-La Mancha', en: 'Castile-La Mancha', es: 'Castilla-La Mancha' },
	{ de: 'Kastilien und León', en: 'Castile and León', es: 'Castilla y León' },
	{ de: 'Katalonien', en: 'Catalonia', es: 'Cataluña' },
	{ de: 'Madrid', en: 'Community of Madrid', es: 'Comunidad de Madrid' },
	{ de: 'Murcia', en: 'Region of Murcia', es: 'Región de Murcia' },
	{ de: 'Navarra', en: 'Navarre', es: 'Navarra' },
	{ de: 'Galicien', en: 'Galicia', es: 'Galicia' },
	{ de: 'Valencianische Gemeinschaft', en: 'Valencian Community', es: 'Comunidad Valenciana' },
];

/** What people there call their region beside the Spanish name. */
const own: Readonly<Record<string, string>> = {
	Catalunya: 'Cataluña',
	'Comunitat Valenciana': 'Comunidad Valenciana',
	Euskadi: 'País Vasco',
	'Illes Balears': 'Islas Baleares',
};

/** A region as the language calls it, whichever of its names the CRM has; as it is where it is not known. */
export function regionName(region: string, locale: Locale): string {
	const name = own[region] ?? region;
	const known = regions.find(({ de, en, es }) => [de, en, es].includes(name));
	return known?.[locale] ?? region;
}
