import { openInspector } from './checks/inspector.ts';
import { openFiles } from './file-store.ts';
import type { MadeFile } from './made-file.ts';

/** Looks at a file and puts it into the store; one that pages load may come with its compressed copy. */
export type MakeFile = (path: string, bytes: Buffer, packed?: Buffer) => MadeFile;

/**
 * Begins to make files of a release.
 * @param store folder of the store, usually `var/files`
 * @param origin of the site, without a slash at the end
 * @param isHelper whether this is a process that a build has started; see `openFiles`
 */
export function openMaker(store: string, origin: string, isHelper = false): MakeFile {
	const files = openFiles(store, isHelper);
	const inspect = openInspector(origin);
	return (path, bytes, packed) => ({
		path,
		...inspect(path, bytes),
		...files.put(bytes, { path, packed }),
	});
}

/** The address a file of Astro's stands for: `de/kaufen/index.html` is the page `/de/kaufen/`. */
export function addressOf(file: string): string {
	if (file === '404.html') return '/404.html';
	const page = /^(?:(.*)\/)?index\.html$/.exec(file) ?? /^(.*)\.html$/.exec(file);
	if (!page) return `/${file}`;
	return page[1] ? `/${page[1]}/` : '/';
}
