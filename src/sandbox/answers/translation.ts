import { isFields, type Fields } from '../db/records.ts';

/** Texts that an account can hold in several languages. */
export const translatable: readonly string[] = [
	'title',
	'description_note',
	'location_note',
	'furnishing_note',
	'other_note',
	'long_description_note',
	'long_location_note',
	'long_furnishing_note',
	'long_other_note',
	'courtage',
	'courtage_note',
	'sub_headline',
	'tagline',
];

/** The record's `translations` reduced to the languages asked for; null when none was asked for. */
export function translationsIn(record: Fields, languages: readonly string[]): unknown {
	if (languages.length === 0) return null;
	const given = record['translations'];
	if (!Array.isArray(given)) return given ?? null;
	return given.filter((texts) => isFields(texts) && languages.includes(String(texts['locale'])));
}

/** `translations` for a short answer, which holds them only where somebody asked for them. */
export function askedTranslations(record: Fields, languages: readonly string[]): Fields {
	return languages.length > 0 ? { translations: translationsIn(record, languages) } : {};
}

/** The record with its texts in one language, as far as they exist in it. */
export function inLanguage(record: Fields, locale: string | undefined): Fields {
	const given = record['translations'];
	if (locale === undefined || !Array.isArray(given)) return record;
	const texts: unknown = given.find((one) => isFields(one) && one['locale'] === locale);
	if (!isFields(texts)) return record;
	const filled = translatable.filter((field) => texts[field]);
	return { ...record, ...Object.fromEntries(filled.map((field) => [field, texts[field]])) };
}

/** A text stored beside its translations, as the titles of pictures are: `title`, `title_en`, … */
export function translated(record: Fields, field: string, locale: string | undefined): unknown {
	return (
		(locale === undefined ? undefined : record[`${field}_${locale}`]) || (record[field] ?? null)
	);
}
