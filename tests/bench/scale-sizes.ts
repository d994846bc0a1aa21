import { z } from 'zod';
import { Locale } from '../../src/domain/locale.ts';

/** What a process that makes stand-ins of pages is asked for. */
export const PagesRequest = z.object({
	/** Where they go. */
	folder: z.string(),
	origin: z.string(),
	locales: z.array(Locale),
	/** As a build is told of them. */
	catalogue: z.string(),
	records: z.string(),
	pageLists: z.object({ pages: z.string(), reads: z.string() }),
});

export const PagesAnswer = z.object({
	/** The most bytes of memory it had. */
	memory: z.number(),
	/** Where the names of the files stand, a line each. */
	files: z.string(),
});
export type PagesAnswer = z.infer<typeof PagesAnswer>;

/** Times are milliseconds, memory is the most bytes a process had until then. */
export const ScaleAnswer = z.object({
	units: z.int(),
	pages: z.int(),
	times: z.object({
		pull: z.number(),
		store: z.number(),
		plan: z.number(),
		pages: z.number(),
		release: z.number(),
	}),
	memory: z.object({
		catalogue: z.number(),
		plan: z.number(),
		pages: z.number(),
		build: z.number(),
	}),
});
export type ScaleAnswer = z.infer<typeof ScaleAnswer>;
