import { z } from 'zod';

/** Reported again and again while pages are rendered. */
export const RenderProgress = z.object({
	/** Pages rendered so far. */
	done: z.int(),
	/** Files written since the last report, by their paths in the output. */
	files: z.array(z.string()),
});
export type RenderProgress = z.infer<typeof RenderProgress>;

/** What a process that renders tells the one that has started it. */
export const WorkerMessage = z.union([
	RenderProgress,
	/** Everything is compiled; named are the integrations that work on finished pages. */
	z.object({ listeners: z.array(z.string()) }),
	/** One sentence that says what cannot be supported, and where. */
	z.object({ refused: z.string() }),
]);
export type WorkerMessage = z.infer<typeof WorkerMessage>;

/** Sends a message, and waits until it is sent. */
export function report(message: WorkerMessage): Promise<void> {
	return new Promise((resolve) => {
		if (!process.send) return resolve();
		// Also where that fails, since nobody listens then, and the process ends by itself.
		process.send(message, undefined, {}, () => resolve());
	});
}
