import { hash } from 'node:crypto';
import { z } from 'zod';
import { attempt } from '../domain/attempt.ts';
import { Picture } from '../domain/pictures/picture.ts';
import { DigitalSource } from '../domain/pictures/provenance.ts';

/** A picture as the store keeps it: everything that follows from the bytes alone. */
export const StoredPicture = Picture.omit({
	id: true,
	caption: true,
	provenance: true,
	unaltered: true,
}).extend({
	/** What the file says of how it came about. */
	digitalSource: DigitalSource.optional(),
});
export type StoredPicture = z.infer<typeof StoredPicture>;

/** What the index says of a picture. */
const PictureRecord = StoredPicture.extend({
	/** Bytes of its files, in the order of `namesOf`; a record of an earlier version does not say. */
	sizes: z.array(z.int()).optional(),
	/** Their digests, in the same order; see `digestOf`. */
	digests: z.array(z.string()).optional(),
});

/** `undefined` where the disk has damaged a record, which SQLite does not notice: the picture is made again. */
export function readRecord(data: string): z.infer<typeof PictureRecord> | undefined {
	// Records of 0.2.0 call their files `avif`.
	const named = data.replace('"avif":', '"files":');
	return attempt(() => PictureRecord.parse(JSON.parse(named)));
}

/**
 * 64 bits of the SHA-256 of a file. Names of photos tell what they were made from and not what they hold, and the
 * encoder of another machine may make other bytes of it.
 */
export function digestOf(bytes: Buffer): string {
	return hash('sha256', bytes, 'base64url').slice(0, 11);
}

/** The files a picture consists of. */
export function namesOf({ jpeg, files }: StoredPicture): string[] {
	return [jpeg, ...files].map(({ name }) => name);
}
