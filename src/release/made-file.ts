import { z } from 'zod';
import { openInspector } from './checks/inspector.ts';
import { openFiles } from './file-store.ts';

/** A new file of a release: it lies in the store, and was looked at. */
export const MadeFile = z.object({
	/** Address within the site. */
	path: z.string(),
	/** As the store of files tells them. */
	name: z.string(),
	size: z.int(),
	packed: z.int().optional(),
	/** 48 bits of a hash of a page's title and language; absent where it need not be the only one. */
	title: z.int().optional(),
	/** Marks of what it leads to, four bytes each. */
	links: z.instanceof(Uint8Array).optional(),
	/** Whether a page asks search engines not to show it. */
	noindex: z.boolean().optional(),
	/** Whether it is a page that no plan names, which another process may make of the plan. */
	isUnplanned: z.boolean().optional(),
	/** What it leads to, without what an earlier file was found to lead to. */
	leads: z.array(z.string()),
	/** What is wrong with it by itself: `<path>: <what>`. */
	problems: z.array(z.string()),
});
export type MadeFile = z.infer<typeof MadeFile>;

/** Looks at a file and puts it into the store; one that pages load may come with its compressed copy. */
export type MakeFile = (path: string, bytes: Buffer, packed?: Buffer) => MadeFile;

/**
 * Begins to make files of a release.
 * @param store folder of the store, usually `var/files`
 * @param origin of the site, without a slash at the end
 * @param desk name of a process that a build has started for it; see `openFiles`
 */
export function openMaker(store: string, origin: string, desk?: string): MakeFile {
	const files = openFiles(store, desk);
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
