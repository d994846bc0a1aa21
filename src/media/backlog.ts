import { PhotoError } from './photo-error.ts';
import type { Remaining } from './photo-problem.ts';
import type { Photo } from './photo.ts';
import { inParallel } from '../domain/in-parallel.ts';

/** Photos remembered for what is left of the time; later builds come to the others. */
const mostRemembered = 10_000;

interface BacklogOptions {
	/** Makes the largest files of a photo, too. */
	readonly complete: (key: string, photo: Photo) => Promise<unknown>;
	readonly hasTime: () => boolean;
	/** Photos worked on at once. */
	readonly atOnce: number;
}

/** What the time of a build has not sufficed for yet. */
export function createBacklog({ complete, hasTime, atOnce }: BacklogOptions) {
	const missing = new Set<string>();
	const small = new Set<string>();
	const remembered = new Map<string, Photo>();

	/** Spends what is left of the time on the largest files, in the order in which photos came. */
	async function workOff(): Promise<void> {
		await inParallel(remembered, {
			most: atOnce,
			work: async ([key, photo]) => {
				if (!hasTime()) return;
				try {
					await complete(key, photo);
					small.delete(key);
				} catch (error) {
					// The smaller files are there, and the next build tries again.
					if (!(error instanceof PhotoError)) throw error;
				}
			},
		});
	}

	return {
		noteMissing: (key: string) => void missing.add(key),
		noteSmall(key: string, photo: Photo): void {
			small.add(key);
			if (remembered.size < mostRemembered) remembered.set(key, photo);
		},
		remaining: (): Remaining => ({ missing: missing.size, small: small.size }),
		workOff,
	};
}
