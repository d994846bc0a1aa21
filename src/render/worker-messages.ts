import { z } from 'zod';
import { Reads } from '../catalog/queries/reads.ts';
import type { PlannedPage } from '../plan/planned-page.ts';
import { MadeFile } from '../release/made-file.ts';

/** What a process that renders is told, once: the pages that it is to make. */
export const PagesWanted = z.object({
	// It comes from a process of the same program.
	pages: z.custom<readonly PlannedPage[]>(Array.isArray),
	/** Whether the pages that no plan names are to be made with these. */
	withUnplanned: z.boolean(),
	/** Whether only some pages of the site are made anew. */
	isPart: z.boolean(),
});
export type PagesWanted = z.infer<typeof PagesWanted>;

/** What a process that renders tells the one that has started it. */
export const WorkerMessage = z.union([
	/** It makes this page now. */
	z.object({ at: z.string() }),
	z.object({ file: MadeFile }),
	/** Pages of the plan that are made, and what they have read. */
	z.object({ made: z.array(z.string()), reads: Reads }),
	/** It can be told; or all that was wanted is made. */
	z.object({ ready: z.literal(true) }),
	z.object({ finished: z.literal(true) }),
	/**
	 * Everything is compiled; named are the integrations that work on finished pages, and whether the site has something
	 * that only Astro can finish.
	 */
	z.object({ compiled: z.object({ listeners: z.array(z.string()), needsAstro: z.boolean() }) }),
	/** One sentence that says what cannot be supported, and where. */
	z.object({ refused: z.string() }),
]);
export type WorkerMessage = z.infer<typeof WorkerMessage>;

/**
 * Sends a message, and waits until it is sent: a process that is always busy sends nothing but what the pipe takes at
 * once, and ends without the rest.
 */
export function report(message: WorkerMessage): Promise<void> {
	return new Promise((resolve) => {
		if (!process.send) return resolve();
		// Nobody listens any more, and a process that is always busy would not hear of that.
		process.send(message, undefined, {}, (error) => (error ? process.exit(1) : resolve()));
	});
}
