import type { StoredFile } from './file-store.ts';

/** What the checks of later builds need to know of a file. */
export interface Facts {
	/** 48 bits of a hash of a page's title and language; absent where it need not be the only one. */
	readonly title?: number | undefined;
	/** Marks of what it leads to, four bytes each. */
	readonly links?: Uint8Array | undefined;
	/** Whether a page asks search engines not to show it. */
	readonly noindex?: boolean | undefined;
}

/** A file of the release that is being made, checked and in the store. */
export interface CollectedFile extends StoredFile, Facts {
	/** Address within the site. */
	readonly path: string;
	/** HTTP status it is sent with; 200 when absent. */
	readonly status?: number | undefined;
}
