/** A file of the law that somebody has to compare with its sources from time to time. */
export interface LawTable {
	/** Path in the repository. */
	readonly file: string;
	/** What it holds, in a few words. */
	readonly holds: string;
	/** ISO day on which somebody last did. */
	readonly looked: string;
	/** ISO day on which the first part of it ends, where nothing follows. */
	readonly ends?: string;
}
