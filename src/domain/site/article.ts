import { z } from 'zod';
import { Locale } from '../locale.ts';
import { WrittenDay } from './written-day.ts';

/** A text in one language: `src/company/content/pages/<name>.<language>.md` begins with these lines. */
export const ArticleText = z.strictObject({
	title: z.string().trim().min(1),
	/** One or two sentences for search engines and lists. */
	description: z.string().trim().min(1),
	/** Last part of its address; made of the title when absent. */
	slug: z
		.string()
		.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use small letters, digits and single hyphens')
		.optional(),
	/** Day of the last change. */
	updated: WrittenDay,
	/** Place among the texts, the lowest first. */
	order: z.number().default(100),
	/** Whether every page leads to it, at its foot. */
	navigation: z.boolean().default(true),
});
export type ArticleText = z.infer<typeof ArticleText>;

/** What the site knows of a text before it is rendered. */
export const Article = z.object({
	name: z.string(),
	order: z.number(),
	navigation: z.boolean(),
	/** In each language it exists in. */
	texts: z.partialRecord(
		Locale,
		z.object({ title: z.string(), description: z.string(), slug: z.string(), updated: z.string() }),
	),
});
export type Article = z.infer<typeof Article>;
