import type { Locale } from '../domain/locale.ts';
import { facets } from './facets.ts';
import type { Fields, Names } from './facets/facet.ts';
import { sortNames } from './sort.ts';

/** Letters of the longest phrase that somebody can type. */
export const longestPhrase = 120;

/** Fields of a list that are no facets. */
const listFields: Readonly<Record<string, Names>> = {
	words: { de: 'suche', en: 'search', es: 'busqueda' },
	sort: { de: 'sortierung', en: 'sort', es: 'orden' },
	page: { de: 'seite', en: 'page', es: 'pagina' },
};

/** How the address of a list says what is looked for, by field: `?ort=plagwitz&preis-bis=500000`. */
export const addressFields: Readonly<Record<string, Names>> = Object.fromEntries(
	[...facets.map(({ fields }) => fields), listFields].flatMap((fields) => Object.entries(fields)),
);

/** Reads the query of an address; what it does not know, it leaves out. */
export function readFields(query: string, locale: Locale): Fields {
	const given = new URLSearchParams(query);
	const fields = Object.entries(addressFields).map(([field, names]) => {
		const text = given.getAll(names[locale]);
		const said = field === 'words' ? text.slice(0, 1) : text.flatMap((part) => part.split(','));
		const valueNames = valueNamesOf(field, locale);
		const values = valueNames
			? said.flatMap(
					// By its own name, too, as addresses said finer kinds before they had others.
					(value) =>
						Object.keys(valueNames).find((key) => [key, valueNames[key]].includes(value)) ?? [],
				)
			: said.filter(Boolean);
		return [field, [...new Set(values)]] as const;
	});
	return Object.fromEntries(fields.filter(([, values]) => values.length > 0));
}

/** Whether the query of an address says anything of what is looked for. */
export function saysAnything(query: string, locale: Locale): boolean {
	return Object.keys(readFields(query, locale)).length > 0;
}

/** The query that says all this in a language, with its question mark; empty when nothing is said. */
export function writeFields(fields: Fields, locale: Locale): string {
	const parts = Object.entries(addressFields).flatMap(([field, names]) => {
		const valueNames = valueNamesOf(field, locale);
		const values = (fields[field] ?? []).map((value) =>
			encodeURIComponent(valueNames?.[value] ?? value),
		);
		return values.length > 0 ? [`${names[locale]}=${values.join(',')}`] : [];
	});
	return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function valueNamesOf(field: string, locale: Locale): Readonly<Record<string, string>> | undefined {
	if (field === 'sort') return sortNames[locale];
	const facet = facets.find(({ fields }) => Object.hasOwn(fields, field));
	return facet?.valueNames?.(locale);
}
