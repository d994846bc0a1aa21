import { z } from 'zod';
import { Locale } from './locale.ts';

const Named = z.record(z.string(), z.string());

/** A home in the words of its page in one language. */
const SpokenHome = z.object({
	url: z.url(),
	title: z.string(),
	costs: Named,
	facts: Named,
	features: z.array(z.string()),
	/** Plain text, each in the language it was written in. */
	texts: z.array(z.object({ name: z.string(), language: Locale, text: z.string() })),
	viewings: z.array(
		z.object({
			when: z.string(),
			start: z.string(),
			until: z.string(),
			calendar: z.url(),
			mustBook: z.boolean(),
			isFull: z.boolean(),
		}),
	),
	/** Times that can be booked with the form on its page. */
	bookable: z.array(z.object({ id: z.string(), when: z.string(), until: z.string() })),
	/** Whom to ask. */
	contact: z.object({ company: z.string(), name: z.string(), phone: z.string() }).partial(),
});

/** What programs read of a home: what its page says, and nothing else. */
export const HomeFile = z.object({
	id: z.int().positive(),
	/** Day of its last change in the CRM, ISO 8601. */
	updated: z.iso.date().optional(),
	pictures: z.array(z.url()),
	/** Figures in the terms of schema.org. */
	listing: z.record(z.string(), z.unknown()),
	languages: z.partialRecord(Locale, SpokenHome),
});
export type HomeFile = z.infer<typeof HomeFile>;
