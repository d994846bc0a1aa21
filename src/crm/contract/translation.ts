import { z } from 'zod';
import { texts } from './texts.ts';

export const TranslatedTexts = z
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
