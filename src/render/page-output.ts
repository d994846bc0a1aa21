import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { report } from './worker-messages.ts';

/** Pages between two reports: enough to keep a display moving. */
const stride = 25;

/**
 * Takes rendered pages in, and reports to the process that has started this one. Whoever renders has to wait for it:
 * a process that is always busy sends nothing but what the pipe takes at once, and ends without the rest.
 */
export function openPageOutput(folder: string) {
	const made = new Set<string>();
	let done = 0;
	let files: string[] = [];
	const tell = (ready: string[]) => report({ done, files: ready });
	const rendered = async (file?: string) => {
		done += 1;
		if (file !== undefined) files.push(file);
		if (done % stride !== 0) return;
		const ready = files;
		files = [];
		await tell(ready);
	};
	return {
		/** Tells of files that lie in the folder already. */
		tell,
		/** Reports a page that was rendered, with its file where others may take that away. */
		rendered,
		/** Writes a file. @param file its path in the output */
		async put(file: string, bytes: Uint8Array) {
			const place = join(folder, file);
			const parent = dirname(place);
			if (!made.has(parent)) mkdirSync(parent, { recursive: true });
			made.add(parent);
			writeFileSync(place, bytes);
			await rendered(file);
		},
	};
}

export type PageOutput = ReturnType<typeof openPageOutput>;
