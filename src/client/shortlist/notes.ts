import { keep, kept } from '../kept.ts';
import { notePrefix } from './shortlist.ts';

/** What the visitor has written about a saved unit; nothing of it ever leaves the device. */
export function noteOf(id: number): string {
	return kept(notePrefix + id) ?? '';
}

/** Keeps a note; one without words is taken away. */
export function keepNote(id: number, text: string): void {
	keep(notePrefix + id, text.trim() === '' ? null : text);
}
