import * as z from 'zod/mini';

/** The one object of a bucket that says what is live. Everything it leads to is named by what it holds. */
export const pointerKey = 'live.json';
export const Pointer = z.object({
	format: z.literal(1),
	/** One more with each publish. */
	number: z.int(),
	/** Name of the release. */
	release: z.string(),
	/** Key of its index. */
	index: z.string(),
	/** Releases that were rolled back to this one, so that no other builder publishes them again unnoticed. */
	rolledBack: z.optional(
		z.array(
			z.object({
				release: z.string(),
				/** ISO 8601. */
				at: z.string(),
				/** By what it was made, and from which data. */
				fingerprint: z.string(),
				checksum: z.string(),
			}),
		),
	),
	/** How often something was removed since: the pointer is written again after that. */
	tidied: z.optional(z.int()),
});
export type Pointer = Readonly<z.infer<typeof Pointer>>;

/** What stands under a path: a file with its status, a redirect, or that something was removed. */
export const Entry = z.union([
	z.object({
		file: z.string(),
		status: z.optional(z.int()),
		/** Set where the id suffices, whatever words stand in front of it. */
		byId: z.optional(z.literal(true)),
	}),
	z.object({ to: z.string() }),
	z.object({ removed: z.literal(true), page: z.optional(z.string()) }),
]);
export type Entry = z.infer<typeof Entry>;

/** One part of the entries, by path; `*` stands for any words in front of an id, as in `/de/immobilien/*-4711/`. */
export const IndexPart = z.record(z.string(), Entry);
export type IndexPart = Readonly<z.infer<typeof IndexPart>>;

const Headers = z.record(z.string(), z.string());

/** What a release consists of, and how it is sent. */
export const SiteIndex = z.object({
	format: z.literal(1),
	/** Keys of the parts; `partOf` says which one has a path. */
	parts: z.array(z.string()),
	headers: z.object({ documents: Headers, parts: Headers, pictures: Headers }),
	/** Content types of what gets the headers of parts, as a regular expression. */
	partTypes: z.string(),
	/** `Cache-Control` of each kind. */
	caching: z.object({ hashed: z.string(), page: z.string(), file: z.string() }),
	/** Beginnings of paths whose files are named by what they hold. */
	hashed: z.array(z.string()),
	/** The pages for addresses that nothing is known of, by the first part of a path; `''` for all others. */
	missing: z.record(z.string(), z.string()),
});
export type SiteIndex = Readonly<z.infer<typeof SiteIndex>>;

/** What visitors get beside the release: its key is the same without the slash. */
export const statusPath = '/status.json';
/** A file of the release that is asked for again each time, as pages are. */
export const targetsPath = '/targets.json';

/**
 * Which part of an index has what is known of a path. With and without the slash at its end, and whatever words stand
 * in front of an id, it is the same one, so that one part tells everything about a path.
 */
export function partOf(path: string, count: number): number {
	const plain = path.replace(/\/$/, '').replace(idAtEnd, '/*-$1');
	// FNV-1a: short, and the same wherever it runs.
	let hash = 0x811c9dc5;
	for (let at = 0; at < plain.length; at++) {
		hash = Math.imul(hash ^ plain.charCodeAt(at), 0x01000193);
	}
	return (hash >>> 0) % count;
}

/** The path for any words in front of its id; the path itself where it ends in none. */
export function withAnyWords(path: string): string {
	return path.replace(/\/$/, '').replace(idAtEnd, '/*-$1') + '/';
}

const idAtEnd = /\/(?:[^/]*-)?(\d+)$/;
