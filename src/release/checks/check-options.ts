import type { Credential } from './credentials.ts';

/** A page that was to be rendered. */
export interface WantedPage {
	readonly path: string;
}

/** What a release is checked by. */
export interface CheckOptions {
	/** Paths of pages that were to be rendered and were not. */
	readonly unrendered: readonly string[];
	/** What was found in the files that are new in the release. */
	readonly found: {
		/** Everything that they lead to, once. */
		readonly leads: ReadonlySet<string>;
		/** Problems of files by themselves: `<page>: <what>`. */
		readonly problems: readonly string[];
		secretIn(bytes: Uint8Array): Credential | undefined;
	};
	/** What stood in the live release and does not in this one, of one that was rendered in part. */
	readonly dropped: readonly string[];
	/** Folders of the store of files and of finished files of the media store. */
	readonly files: string;
	readonly media: string;
	/** Paths that the server itself serves. */
	readonly served: readonly string[];
	/** Whether pictures whose names begin so were in the live release, where they were looked at. */
	readonly wasShown: (base: string) => boolean;
	/** Names a page in a sentence, by its path. */
	readonly pageName: (path: string) => string;
	/** JSON of everything public of the account; read only when a link leads nowhere. */
	readonly records: () => Iterable<string>;
}
