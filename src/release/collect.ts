import { basename, join } from 'node:path';
import { createInspector, Leak, type Inspector } from './checks/inspector.ts';
import { scannerFor, type Credential } from './checks/credentials.ts';
import { filesBelow } from '../storage/disk/files-below.ts';
import { openCollectedFiles, type CollectedFiles } from './collected-files.ts';
import { isPackedCopy } from './packing.ts';
import { openFiles } from './file-store.ts';
import { openReader } from '../storage/disk/file-reader.ts';
import type { MadeFile } from './sitemaps.ts';

/** Takes in the files of a release: looks at each once, and puts it into the store. */
export interface Collector {
	/** Takes files that Astro has just written, while it writes others; they are moved out of the folder. */
	offer(folder: string, files: Iterable<string>): void;
	/**
	 * Takes every file that is left in the folder Astro has written.
	 * @throws when one, or one of those offered, must not be published.
	 */
	take(folder: string): void;
	/** Takes a file that was made without Astro. */
	takeMade(file: MadeFile): void;
	readonly collected: CollectedFiles;
	readonly inspector: Inspector;
}

/** Begins to take in the files of a release. */
export function openCollector({
	files,
	origin,
	secrets,
}: {
	/** The store of files, usually `var/files`. */
	readonly files: string;
	/** Of the site, without a slash at the end. */
	readonly origin: string;
	/** What must stand nowhere. */
	readonly secrets: readonly Credential[];
}): Collector {
	const store = openFiles(files);
	const read = openReader();
	const inspector = createInspector({ origin, scanner: scannerFor(secrets) });
	/** By path: pages that were begun with kept code come again from Astro. */
	const collected = openCollectedFiles();
	const leaks: Leak[] = [];
	let failure: { readonly error: unknown } | undefined;

	const put = (path: string, bytes: Buffer, from?: string) => {
		const facts = inspector.inspect(path, bytes);
		collected.put({ path, ...facts, ...store.put(bytes, { path, from }) });
	};
	const offer = (folder: string, files: Iterable<string>) => {
		for (const file of files) {
			if (failure) return;
			const path = addressOf(file);
			// Keeps an empty folder in git, and is nothing to publish.
			if (basename(file) === '.gitkeep') continue;
			// Taken with the file it is a copy of.
			if (isPackedCopy(path)) continue;
			const from = join(folder, file);
			try {
				put(path, read(from), from);
			} catch (error) {
				if (error instanceof Leak) leaks.push(error);
				else failure = { error };
			}
		}
	};
	return {
		offer,
		collected,
		inspector,
		takeMade: ({ path, text }) => put(path, typeof text === 'string' ? Buffer.from(text) : text),
		take(folder) {
			offer(folder, filesBelow(folder));
			if (failure) throw failure.error;
			const [leak] = leaks.sort(byPlace);
			if (leak) throw leak;
		},
	};
}

/** Pages first, because there people find what they have written. */
function byPlace(a: Leak, b: Leak): number {
	const [page, other] = [a, b].map(({ path }) => path.endsWith('/'));
	return Number(other) - Number(page) || (a.path < b.path ? -1 : 1);
}

/** The address a file of Astro's stands for: `de/kaufen/index.html` is the page `/de/kaufen/`. */
export function addressOf(file: string): string {
	if (file === '404.html') return '/404.html';
	const page = /^(?:(.*)\/)?index\.html$/.exec(file) ?? /^(.*)\.html$/.exec(file);
	if (!page) return `/${file}`;
	return page[1] ? `/${page[1]}/` : '/';
}
