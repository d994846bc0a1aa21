import { addressWords } from '../i18n/address-words.ts';
import type { Locale } from '../domain/locale.ts';
import type { Fields } from './facets/facet.ts';

/** Letters of the longest phrase that somebody can type. */
export const longestPhrase = 120;

/** Reads the query of an address, such as `?ort=plagwitz&preis-bis=500000`; what it does not know, it leaves out. */
export function readFields(query: string, locale: Locale): Fields {
	const given = new URLSearchParams(query);
	const fields = namesIn(locale).map(({ field, name, valueNames }) => {
		const text = given.getAll(name);
		const said = field === 'words' ? text.slice(0, 1) : text.flatMap((part) => part.split(','));
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
	const parts = namesIn(locale).flatMap(({ field, name, valueNames }) => {
		const values = (fields[field] ?? []).map((value) =>
			encodeURIComponent(valueNames?.[value] ?? value),
		);
		return values.length > 0 ? [`${name}=${values.join(',')}`] : [];
	});
	return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** What fields and their values are called in addresses; values without names say themselves. */
function namesIn(locale: Locale) {
	const { fields, values } = addressWords[locale];
	const valueNames: Readonly<Record<string, Readonly<Record<string, string>>>> = values;
	return Object.entries(fields).map(([field, name]) => ({
		field,
		name,
		valueNames: valueNames[field],
	}));
}
