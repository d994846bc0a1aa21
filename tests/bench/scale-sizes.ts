import { z } from 'zod';

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
		build: z.number(),
	}),
});
export type ScaleAnswer = z.infer<typeof ScaleAnswer>;
