import { z } from 'zod';

/** What the processes of the bench ask of each other and answer. Times are milliseconds, memory is bytes. */
export const CrmRequest = z.object({
	/** File of the account's data. */
	path: z.string(),
	units: z.int().positive(),
});

export const CrmAnswer = z.object({ origin: z.string(), baseUrl: z.string(), apiKey: z.string() });
export type CrmAnswer = z.infer<typeof CrmAnswer>;

export const BuildRequest = z.object({
	crm: CrmAnswer,
	/** Folder of everything this build makes, except photos. */
	folder: z.string(),
	/** Folder of the photo store, which all sizes share. */
	media: z.string(),
});
export type BuildRequest = z.infer<typeof BuildRequest>;

export const PhotosAnswer = z.object({
	/** Different pictures that had to be encoded, and the time it took. */
	encoded: z.int(),
	time: z.number(),
});

export const BuildAnswer = z.object({
	units: z.int(),
	pages: z.int(),
	pageBytes: z.int(),
	times: z.object({
		pull: z.number(),
		store: z.number(),
		photos: z.number(),
		render: z.number(),
		release: z.number(),
		total: z.number(),
	}),
	floors: z.object({ pull: z.number(), render: z.number() }),
	memory: z.object({ build: z.number(), astro: z.number().optional() }),
	/** Seconds of the build and of Astro together. */
	cpu: z.number(),
});
export type BuildAnswer = z.infer<typeof BuildAnswer>;
