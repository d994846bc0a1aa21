import type { Locale } from '../../domain/locale.ts';
import { filterFields, filterNames, type FilterField } from '../../i18n/filter-names.ts';
import { kindNames } from '../../i18n/paths.ts';

/** What is said of each field, in words that are the same in every language: `priceTo` is "500000". */
export type Fields = Readonly<Partial<Record<FilterField, readonly string[] | undefined>>>;

/** Reads the query of an address; what it does not know, it leaves out. */
export function readFields(query: string, locale: Locale): Fields {
	const given = new URLSearchParams(query);
	const fields: Partial<Record<FilterField, string[]>> = {};
	for (const field of filterFields) {
		const text = given.getAll(filterNames[locale].fields[field]);
		const values = field === 'words' ? text.slice(0, 1) : text.flatMap((part) => part.split(','));
		const names = namesOf(field, locale);
		const known = names
			? values.flatMap((value) => Object.keys(names).find((key) => names[key] === value) ?? [])
			: values.filter(Boolean);
		if (known.length > 0) fields[field] = [...new Set(known)];
	}
	return fields;
}

/** Whether the query of an address says anything of what is looked for. */
export function saysAnything(query: string, locale: Locale): boolean {
	return Object.keys(readFields(query, locale)).length > 0;
}

/** The query that says all this in a language, with its question mark; empty when nothing is said. */
export function writeFields(fields: Fields, locale: Locale): string {
	const parts = filterFields.flatMap((field) => {
		const names = namesOf(field, locale);
		const values = (fields[field] ?? []).map((value) =>
			encodeURIComponent(names?.[value] ?? value),
		);
		return values.length > 0 ? [`${filterNames[locale].fields[field]}=${values.join(',')}`] : [];
	});
	return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The values of a field that have names in each language. */
function namesOf(field: FilterField, locale: Locale): Readonly<Record<string, string>> | undefined {
	switch (field) {
		case 'kind':
			return kindNames(locale);
		case 'feature':
			return filterNames[locale].features;
		case 'sort':
			return filterNames[locale].sorts;
		case 'available':
			return { yes: filterNames[locale].yes };
		default:
			return undefined;
	}
}
