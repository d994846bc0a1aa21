import { translatable } from './answers/translation.ts';
import { fieldsIn, type Fields } from './db/records.ts';

/**
 * A record with the texts in other languages that are known of it, if it says nothing of any: an answer holds them
 * only where somebody asked for them. The account's own language takes the record's own texts.
 */
export function keepTranslations(record: Fields, known: Fields): Fields {
	if (record['translations'] != null) return record;
	const own = translatable.flatMap((field) => (field in record ? [[field, record[field]]] : []));
	const translations = fieldsIn(known['translations']).map((texts) =>
		texts['locale'] === 'de' ? { ...texts, ...Object.fromEntries(own) } : texts,
	);
	const before = new Map(fieldsIn(known['images']).map((image) => [image['id'], image]));
	const images = fieldsIn(record['images']).map((image) => ({
		...titlesIn(before.get(image['id']) ?? {}),
		...image,
	}));
	return { ...record, translations, images };
}

function titlesIn(image: Fields): Fields {
	return Object.fromEntries(Object.entries(image).filter(([key]) => key.startsWith('title_')));
}
