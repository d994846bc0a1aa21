import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts, Inspector } from './checks/inspector.ts';
import type { FileStore, StoredFile } from './files.ts';
import type { MadeFile } from './sitemaps.ts';

/** A file of the release that is being made, checked and in the store. */
export interface CollectedFile extends StoredFile, Facts {
	/** Address within the site. */
	readonly path: string;
	/** HTTP status it is sent with; 200 when absent. */
	readonly status?: number | undefined;
}

/** Takes in the files of a release: looks at each once, and puts it into the store. */
export interface Collector {
	/**
	 * Takes every file Astro has written into a folder; they are moved out of it.
	 * @throws when one must not be published.
	 */
	take(folder: string): Promise<void>;
	/** Takes a file that was made without Astro. */
	make(file: MadeFile): Promise<void>;
	readonly collected: readonly CollectedFile[];
}

/** How many files are compressed at once: as many as Node works on beside the program. */
const lanes = 4;

export function createCollector({
	store,
	inspector,
}: {
	readonly store: FileStore;
	readonly inspector: Inspector;
}): Collector {
	const collected: CollectedFile[] = [];
	const put = async (path: string, bytes: Buffer, from?: string) => {
		const facts = inspector.inspect(path, bytes);
		collected.push({ path, ...facts, ...(await store.put(bytes, { path, from })) });
	};
	return {
		collected,
		make: ({ path, text }) => put(path, Buffer.from(text)),
		async take(folder) {
			const queue = filesBelow(folder);
			const lane = async () => {
				for (const file of queue) {
					const from = join(folder, file);
					await put(addressOf(file), readFileSync(from), from);
				}
			};
			await Promise.all(Array.from({ length: lanes }, lane));
		},
	};
}

/** The address a file of Astro's stands for: `de/kaufen.html` is the page `/de/kaufen/`. */
export function addressOf(file: string): string {
	if (file === '404.html') return '/404.html';
	const page = /^(?:(.*)\/)?index\.html$/.exec(file) ?? /^(.*)\.html$/.exec(file);
	if (!page) return `/${file}`;
	return page[1] ? `/${page[1]}/` : '/';
}

/** Paths of all files, with slashes. */
function* filesBelow(folder: string, start = ''): Generator<string> {
	for (const entry of readdirSync(join(folder, start), { withFileTypes: true })) {
		const path = start === '' ? entry.name : `${start}/${entry.name}`;
		if (entry.isDirectory()) yield* filesBelow(folder, path);
		else yield path;
	}
}
