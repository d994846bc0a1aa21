import { discardDamaged } from '../media/discard-damaged.ts';
import { placeOf } from '../release/file-store.ts';
import { mendFilesIn } from '../release/mend-files.ts';
import { readableRelease } from '../release/release-folder.ts';
import { nextLook } from '../release/slow-look.ts';
import { counted } from '../domain/sentences/counted.ts';
import type { Places } from '../wiring/places.ts';

/** What a build has to make again. */
export interface Looked {
	/** Places of files of the live release. */
	readonly pages: readonly string[];
	/** Places of photos and pictures for link previews, which are removed. */
	readonly photos: readonly string[];
	/** To be called when it is made again; else the next build looks at the same files. */
	finish(): void;
}

/** Compares the files whose turn it is with their names or digests, and mends those that have a sound other form. */
export function lookSlowly(
	places: Places,
	{ now, tell }: { readonly now: number; readonly tell: (line: string) => void },
): Looked {
	const { ranges, finish } = nextLook(places, now);
	const { mended, lost } = mendFilesIn(places.files, ranges);
	const photos = discardDamaged(places.media, ranges);
	if (mended.length > 0) tell(sentence(mended, 'made again from the other form of the same file'));
	if (photos.length > 0) tell(sentence(photos, 'made again from the CRM, which is read whole'));
	return { pages: shown(places, lost), photos, finish };
}

/** Those of lost files that the live release shows; an earlier one without its files is not gone back to. */
function shown({ current, files }: Places, lost: readonly string[]): string[] {
	const live = lost.length > 0 ? readableRelease(current) : undefined;
	if (!live) return [];
	const names = new Set(live.index.names());
	live.index.close();
	return lost.filter((name) => names.has(name)).map((name) => placeOf(files, name));
}

function sentence(files: readonly string[], made: string): string {
	return `Damaged on the disk, and ${made}: ${listed(files)}.`;
}

/** Files that are named; of more, the rest is counted. */
const most = 5;

/** "a and b and 3 more files" */
export function listed(files: readonly string[]): string {
	const rest = files.length > most ? [counted(files.length - most, 'more file')] : [];
	return [...files.slice(0, most), ...rest].join(' and ');
}
