import { z } from 'zod';

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
	/** Problems of the file by itself, without its path. */
	problems: z.array(z.string()),
});
export type MadeFile = z.infer<typeof MadeFile>;
