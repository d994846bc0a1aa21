import { editDistance } from './edit-distance.ts';

const most = 8;

/**
 * The names that a mistaken one may have meant, eight at most: those spelled alike first, then by the alphabet. What
 * is printed ends a sentence, whatever the names hold.
 */
export function likest(written: string, known: Iterable<string>): string {
	const sorted = sortedByLikeness(written, known).map(printable);
	const shown = sorted.slice(0, most).join(', ');
	if (sorted.length === 0) return 'none.';
	return sorted.length > most ? `${shown}, …` : `${shown}.`;
}

/** The one name that a mistaken one is spelled most alike; empty where none is known. */
export function nearestName(written: string, known: Iterable<string>): string {
	return sortedByLikeness(written, known)[0] ?? '';
}

function sortedByLikeness(written: string, known: Iterable<string>): string[] {
	return [...known]
		.map((name) => {
			const distance = editDistance(written.toLowerCase(), name.slice(0, longest).toLowerCase());
			// What has nothing in common is not nearer for being short.
			return { name, distance: Math.min(distance, written.length / 2) };
		})
		.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
		.map(({ name }) => name);
}

/** Characters of a key that are compared and shown. */
const longest = 60;

function printable(key: string): string {
	return key.slice(0, longest).replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '');
}
