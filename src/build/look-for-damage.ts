import { existsSync, truncateSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { digestOf } from '../catalog/store/record-store.ts';
import { counted } from '../domain/sentences/counted.ts';
import { discardDamaged } from '../media/discard-damaged.ts';
import { findDamage, type Damage } from '../release/damage.ts';
import { placeOf } from '../release/file-store.ts';
import { mendFiles, nextLook, type NameRange } from '../release/damage-rounds.ts';
import { readableRelease } from '../release/release-folder.ts';
import { isDamage } from '../storage/sqlite/damage.ts';
import type { Places } from '../wiring/places.ts';

/** What a build has to make again. */
export interface Looked {
	readonly damage: Damage;
	/** Whether photos or pictures for link previews were removed. */
	readonly lacksPhotos: boolean;
	/** To be called when it is made again; else the next build looks at the same files. */
	finish(): void;
}

/**
 * Looks at what a build starts from, and compares the files and records whose turn it is with the digests they are named
 * by. Those that have a sound other form are mended.
 */
export function lookForDamage(
	places: Places,
	{ now, tell }: { readonly now: number; readonly tell: (line: string) => void },
): Looked {
	const { files, media, current, records, exported } = places;
	const { ranges, finish } = nextLook(places, now);
	const small = findDamage(current);
	const live = small.isOfRelease ? undefined : readableRelease(current);
	const named = new Set(live?.index.names());
	live?.index.close();
	const { mended, lost } = mendFiles(files, { ranges, named });
	const photos = discardDamaged(media, ranges);
	// `dist/` links to the damaged files, so the next export makes it again.
	if (mended.length > 0 && existsSync(exported)) truncateSync(exported);
	if (mended.length > 0) tell(sentence(mended, 'made again from the other form of the same file'));
	if (photos.length > 0) tell(sentence(photos, 'made again from the CRM, which is read whole'));
	// Nobody goes back to an earlier release without its files.
	const pages = lost.filter((name) => named.has(name)).map((name) => placeOf(files, name));
	const rows = areSound(records, ranges) ? [] : [records];
	const damage = { ...small, files: [...small.files, ...pages, ...rows] };
	return { damage, lacksPhotos: photos.length > 0, finish };
}

/** Whether public records are what their digests say. */
function areSound(records: string, ranges: readonly NameRange[]): boolean {
	if (!existsSync(records)) return true;
	try {
		using db = new DatabaseSync(records, { readOnly: true });
		const some = db.prepare('SELECT digest, json FROM record WHERE digest >= ? AND digest < ?');
		return ranges.every(({ from, to }) =>
			some.iterate(from, to).every((row) => {
				const { digest, json } = Row.parse(row);
				return digestOf(json) === digest;
			}),
		);
	} catch (error) {
		if (isDamage(error)) return false;
		throw error;
	}
}

const Row = z.object({ digest: z.string(), json: z.string() });

function sentence(files: readonly string[], made: string): string {
	return `Damaged on the disk, and ${made}: ${listed(files)}.`;
}

/** Files that are named; of more, the rest is counted. */
const maxNamed = 5;

/** "a and b and 3 more files" */
export function listed(files: readonly string[]): string {
	const rest = files.length > maxNamed ? [counted(files.length - maxNamed, 'more file')] : [];
	return [...files.slice(0, maxNamed), ...rest].join(' and ');
}
