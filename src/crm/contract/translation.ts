import { z } from 'zod';
import { text } from './field.ts';

/** Texts of a unit that an account can hold in several languages. A note is plain text or HTML. */
export const texts = {
	title: text.describe('Headline for visitors; may be empty.'),
	description_note: text.describe('Describes the unit.'),
	location_note: text.describe('Describes the surroundings.'),
	furnishing_note: text.describe('Describes the fittings.'),
	other_note: text.describe('Anything else worth saying.'),
	long_description_note: text.describe('Longer form of `description_note`.'),
	long_location_note: text.describe('Longer form of `location_note`.'),
	long_furnishing_note: text.describe('Longer form of `furnishing_note`.'),
	long_other_note: text.describe('Longer form of `other_note`.'),
	courtage: text.describe(
		'Commission of the buyer or tenant in words, such as "3,57 % inkl. MwSt.".',
	),
	courtage_note: text.describe('What else is to be said about the commission.'),
};

const TranslatedTexts = z
	.looseObject({
		...texts,
	})
	.meta({
		id: 'TranslatedTexts',
		description:
			'Texts of a unit or project in a language that is named elsewhere; what is absent is not translated.',
	});

export const Translation = z
	.looseObject({
		locale: z.string().describe('Code of the language, such as `en`.'),
		...texts,
	})
	.meta({ id: 'Translation', description: 'Texts of a unit or project in one language.' });
export type Translation = z.infer<typeof Translation>;

/** Translations as accounts send them: an array, a map by language, or nothing. */
export const Translations = z
	.union([z.array(Translation), z.record(z.string(), TranslatedTexts)])
	.nullish()
	.transform((given): Translation[] => {
		if (!given) return [];
		if (Array.isArray(given)) return given;
		return Object.entries(given).map(([locale, texts]) => ({ ...texts, locale }));
	});
