import type { Locale } from '../domain/locale.ts';

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
