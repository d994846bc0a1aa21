import { z } from 'zod';
import { Reads } from '../catalog/queries/reads.ts';
import type { PlannedPage } from '../plan/planned-page.ts';
import { MadeFile } from '../release/made-file.ts';

/** The pages that a rendering process is to make; it gets this message once. */
export const PagesWanted = z.object({
	// It comes from a process of the same program.
	pages: z.custom<readonly PlannedPage[]>(Array.isArray),
	/** Whether the pages that no plan names are to be made with these. */
	withUnplanned: z.boolean(),
	/** Whether only some pages of the site are rendered again. */
	isPart: z.boolean(),
});
export type PagesWanted = z.infer<typeof PagesWanted>;

/** Messages from a rendering process to its parent. */
export const WorkerMessage = z.union([
	/** It makes this page now. */
	z.object({ at: z.string() }),
	z.object({ file: MadeFile }),
	/** Pages of the plan that are made, and what they have read. */
	z.object({ made: z.array(z.string()), reads: Reads }),
	/** The code it was started with can be used; all that was wanted is made; only Astro can make it. */
	z.object({ is: z.enum(['ready', 'finished', 'needsAstro']) }),
	/**
	 * Everything is compiled; named are the integrations that work on finished pages, and whether the site has something
	 * that only Astro can finish.
	 */
	z.object({ compiled: z.object({ listeners: z.array(z.string()), needsAstro: z.boolean() }) }),
	/** One sentence that says what cannot be supported, and where. */
	z.object({ refused: z.string() }),
]);
export type WorkerMessage = z.infer<typeof WorkerMessage>;

/** Marks what is reported here: a package may send from a page what it likes. */
const Ours = z.object({ vitrine: WorkerMessage });

/** What a process has reported; nothing where a package has sent it. @throws where it is ours and cannot be read. */
export function heardIn(message: unknown): WorkerMessage | undefined {
	const isOurs = typeof message === 'object' && message !== null && 'vitrine' in message;
	return isOurs ? Ours.parse(message).vitrine : undefined;
}

/**
 * Sends a message, and waits until it is sent: a process that is always busy sends nothing but what the pipe takes at
 * once, and ends without the rest.
 */
export function report(message: WorkerMessage): Promise<void> {
	return new Promise((resolve) => {
		if (!process.send) return resolve();
		// Nobody listens any more, and a process that is always busy would not hear of that.
		const ours: z.infer<typeof Ours> = { vitrine: message };
		process.send(ours, undefined, {}, (error) => (error ? process.exit(1) : resolve()));
	});
}
