import { z } from 'zod';

/** What is to be rendered, for a process of its own. */
export const RenderRequest = z.object({
	/** Folder with the catalogue and its records; everything made is put there too. */
	folder: z.string(),
	/** How many pages, spread over all kinds; all of them when absent. */
	pages: z.int().positive().optional(),
	/** Lets Astro get ready first, as it can while a build reads the CRM, and leaves that out of the time. */
	ready: z.boolean().default(false),
});

/** Times are milliseconds, memory is bytes, CPU time is seconds. */
export const RenderAnswer = z.object({
	pages: z.int(),
	pageBytes: z.int(),
	/** From the start of Astro, or from telling it what to render, to the last file. */
	time: z.number(),
	cpu: z.number(),
	memory: z.number().optional(),
	/** The same bytes written into as many files. */
	floor: z.object({ time: z.number(), cpu: z.number() }),
});
export type RenderAnswer = z.infer<typeof RenderAnswer>;
