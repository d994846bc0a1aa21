import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** What is told of the work while it goes on. */
export const Progress = z.object({
	/** Pages rendered so far. */
	done: z.int(),
	/** Files written since the last report, by their paths in the output. */
	files: z.array(z.string()),
});
export type Progress = z.infer<typeof Progress>;

/** Pages between two reports: enough to keep a display moving. */
const stride = 25;

/**
 * Takes rendered pages in, and reports to the process that has started this one. Whoever renders has to wait for it:
 * a process that is always busy sends nothing but what the pipe takes at once, and ends without the rest.
 */
export interface PageOutput {
	/** @param pathname of the file, as in an address */
	put(pathname: string, bytes: Uint8Array): Promise<void>;
	/** Tells of files that lie in the folder already. */
	tell(files: string[]): Promise<void>;
}

export function openPageOutput(folder: string): PageOutput {
	const made = new Set<string>();
	let done = 0;
	let files: string[] = [];
	const tell = (ready: string[]) =>
		new Promise<void>((resolve) => {
			if (!process.send) return resolve();
			// Also where that fails, since nobody listens then, and the process ends by itself.
			process.send({ done, files: ready } satisfies Progress, undefined, {}, () => resolve());
		});
	return {
		tell,
		async put(pathname, bytes) {
			const file = decodeURI(pathname.slice(1));
			const place = join(folder, file);
			const parent = dirname(place);
			if (!made.has(parent)) mkdirSync(parent, { recursive: true });
			made.add(parent);
			writeFileSync(place, bytes);
			done += 1;
			files.push(file);
			if (files.length < stride) return;
			const ready = files;
			files = [];
			await tell(ready);
		},
	};
}
