import { iso31661Alpha3ToAlpha2 } from 'iso-3166/1-a3-to-1-a2.js';
import { locales } from '../../domain/locale.ts';
import type { Point } from '../../domain/place.ts';

/**
 * ISO 3166-1 alpha-2 of what an account sends: alpha-3, alpha-2, or the name of a country in one of our
 * languages.
 */
export function countryCode(raw: string | null | undefined): string | undefined {
	const text = raw?.trim() ?? '';
	const code = text.toUpperCase();
	if (code.length === 2 && isCountry.has(code)) return code;
	if (alpha2.has(code) || text === '') return alpha2.get(code);
	// Made when the first unit says its country in words.
	names ??= new Map([...namesOfIntl(), ...shortNames]);
	return names.get(keyOf(text));
}

/** By alpha-3, which `Intl` does not know; with Kosovo, whose codes are in use without ISO. */
const alpha2 = new Map(Object.entries({ ...iso31661Alpha3ToAlpha2, XKX: 'XK' }));
/** `Intl` names codes that are withdrawn or reserved, too, so it cannot say which exist. */
const isCountry = new Set(alpha2.values());

let names: ReadonlyMap<string, string> | undefined;

function* namesOfIntl(): Generator<[key: string, code: string]> {
	const options = { type: 'region', fallback: 'none' } as const;
	const languages = locales.flatMap((locale) =>
		(['long', 'short'] as const).map((style) => {
			return new Intl.DisplayNames(locale, { ...options, style });
		}),
	);
	for (const code of isCountry) {
		for (const language of languages) {
			const name = language.of(code) ?? code;
			yield [keyOf(name), code];
			yield [keyOf(name.replaceAll(/[äöü]/gi, '$&e')), code];
		}
	}
}

/** Small letters without accents, and nothing between them. */
function keyOf(name: string): string {
	return name
		.toLowerCase()
		.normalize('NFD')
		.replaceAll('ß', 'ss')
		.replaceAll(/[^\p{L}]/gu, '');
}

/** Whether a point can lie in a country; without a country, in any of those whose extent is known here. */
export function liesIn(country: string | undefined, { lat, lng }: Point): boolean {
	const candidates = country === undefined ? Object.values(extents) : [extents[country]];
	return candidates.some((extent) => {
		if (extent === undefined) return true;
		const [south, north, west, east] = extent;
		return lat >= south && lat <= north && lng >= west && lng <= east;
	});
}

// South, north, west and east. Rough rectangles: they catch swapped and wrong coordinates, not a point just across a border.
const extents: Readonly<Record<string, readonly [number, number, number, number]>> = {
	DE: [47.2, 55.1, 5.8, 15.1],
	AT: [46.3, 49.1, 9.5, 17.2],
	CH: [45.8, 47.9, 5.9, 10.6],
	ES: [27.5, 43.9, -18.3, 4.4],
};

/** Beside the one name that `Intl` has in each language, and the letters of cars that stand before postcodes. */
const shortNames = Object.entries({
	AE: 'UAE, VAE, EAU',
	AT: 'A, Republik Österreich',
	BE: 'B',
	BY: 'Weißrussland',
	CH: 'Suisse, Svizzera',
	CZ: 'Czech Republic, Tschechische Republik, República Checa',
	DE: 'D, BRD, Bundesrepublik Deutschland',
	ES: 'E',
	FR: 'F',
	GB: 'UK, Great Britain, Großbritannien, Gran Bretaña, England, Inglaterra, Scotland, Schottland, Escocia, Wales, Gales, Northern Ireland, Nordirland, Irlanda del Norte',
	IE: 'Republic of Ireland, Republik Irland, República de Irlanda',
	IT: 'I',
	LI: 'FL',
	LU: 'L',
	NL: 'Holland, Holanda, The Netherlands, Die Niederlande, Los Países Bajos',
	PT: 'P',
	TR: 'Turkey, Turquia',
	US: 'USA, United States of America, Vereinigte Staaten von Amerika, Estados Unidos de América, EEUU',
}).flatMap(([code, list]) => list.split(', ').map((name) => [keyOf(name), code] as const));
