import { z } from 'zod';

/** What pages have asked of a catalogue. */
export const Reads = z.object({
	/** Each question once, as JSON, with what tells its answer from another. */
	questions: z.array(z.object({ name: z.string(), digest: z.string() })),
	/** Sets of questions, as places in `questions`: the languages of a page share one. */
	sets: z.array(z.array(z.int())),
	/** The set of each page, by its path. */
	pages: z.map(z.string(), z.int()),
});
export type Reads = z.infer<typeof Reads>;
