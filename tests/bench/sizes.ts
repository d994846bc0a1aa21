import { z } from 'zod';

/** What the processes of the bench ask of each other and answer. Times are milliseconds, memory is bytes. */
export const CrmRequest = z.object({
	/** File of the account's data. */
	path: z.string(),
	units: z.int().positive(),
	/** Of each unit; as many as the demo's have when absent. */
	photos: z.int().nonnegative().optional(),
	/** Milliseconds before each answer; none when absent. */
	latency: z.number().nonnegative().optional(),
});

/** A flat to buy in Leipzig, where most units of the scale data are its neighbours. */
export const changedUnit = 10016;

export const CrmAnswer = z.object({ origin: z.string(), baseUrl: z.string(), apiKey: z.string() });
export type CrmAnswer = z.infer<typeof CrmAnswer>;

export const ReplayRequest = z.object({ crm: CrmAnswer, latency: z.number().nonnegative() });

export const PullRequest = z.object({
	crm: CrmAnswer,
	/** Reads the same pages plainly, or pulls, or does only what a build with named units adds to those. */
	what: z.enum(['floor', 'pull', 'known']),
});
export const PullAnswer = z.object({
	time: z.number(),
	/** Seconds of the process. */
	cpu: z.number(),
	memory: z.number(),
	units: z.int(),
});
export type PullAnswer = z.infer<typeof PullAnswer>;

export const BuildRequest = z.object({
	crm: CrmAnswer,
	/** Folder of everything this build makes, except photos. */
	folder: z.string(),
	/** Folder of the photo store, which all sizes share. */
	media: z.string(),
});
export type BuildRequest = z.infer<typeof BuildRequest>;

export const RebuildRequest = BuildRequest.extend({
	/** Whether only the changed unit is named, or all is read, as after most changes. */
	reads: z.enum(['named', 'whole']),
});
export type RebuildRequest = z.infer<typeof RebuildRequest>;

export const PhotosAnswer = z.object({
	/** Different pictures that had to be encoded, and the time it took. */
	encoded: z.int(),
	time: z.number(),
});

export const RebuildAnswer = z.object({
	outcome: z.enum(['published', 'unchanged']),
	rendered: z.int(),
	/** Most bytes of the build and of Astro, each for itself. */
	memory: z.object({ build: z.number(), astro: z.number().optional() }),
	/** Seconds of both. */
	cpu: z.number(),
});
export type RebuildAnswer = z.infer<typeof RebuildAnswer>;
/** `time` is what passed from the start of the process until it had published. */
export type Rebuild = RebuildAnswer & { readonly time: number };

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
