import { realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../domain/attempt.ts';
import { isIntact } from '../sqlite/integrity.ts';
import { DamagedRow, isDamage } from '../sqlite/damage.ts';
import { databaseFiles } from '../sqlite/files.ts';
import { isWithinDay } from '../disk/within-day.ts';
import { DamagedFile, placeOf, sizeOf } from './file-store.ts';
import { mendFiles } from './mend-files.ts';
import { indexPath, isWholeRelease, readableRelease } from './release-folder.ts';

/** Name of the file whose time says when somebody looked last. */
export const damageNote = 'looked-for-damage';

export interface DamagePlaces {
	readonly root: string;
	/** The store of files. */
	readonly files: string;
	readonly catalogue: string;
	readonly records: string;
	readonly manifest: string;
	readonly current: string;
}

/** What was found damaged of what builds build upon. */
export interface Damage {
	/** Paths of the files. */
	readonly files: readonly string[];
	/** Whether the list of what the live release consists of is among them. */
	readonly isOfRelease: boolean;
}

/** Whether an error says that a file or database is damaged, also one that another process has printed. */
export function speaksOfDamage(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (isDamage(error) || error instanceof DamagedFile) return true;
	return words.test(error.message) || speaksOfDamage(error.cause);
}

const words = /database disk image is malformed|file is not a database/;

/** Whether an error comes of reading a damaged release, and not of another database. */
export function isReleaseDamage(error: unknown): boolean {
	return error instanceof DamagedRow || error instanceof DamagedFile;
}

/** Looks at every page of these files, which takes some hundred milliseconds for a large site. */
export function findDamage(places: DamagePlaces): Damage {
	const { catalogue, records, manifest } = places;
	const live = attempt(() => realpathSync(places.current));
	const index = live === undefined ? undefined : indexPath(live);
	const isOfRelease =
		live !== undefined && index !== undefined && exists(index) && !isWholeRelease(live);
	const files = [catalogue, records, manifest].filter((file) => exists(file) && !isIntact(file));
	if (isOfRelease) return { files: [...files, index], isOfRelease };
	return { files: [...files, ...lostFiles(places)], isOfRelease };
}

/** Places of files of the live release that the disk has lost, as the server notices, and that cannot be mended. */
function lostFiles({ current, files }: DamagePlaces): string[] {
	const live = readableRelease(current);
	if (!live) return [];
	const all = live.index.files();
	live.index.close();
	const short = all.filter(({ name, size }) => sizeOf(placeOf(files, name)) !== size);
	const { lost } = mendFiles(files, new Set(short.map(({ name }) => name)));
	return lost.map((name) => placeOf(files, name));
}

/** The same when nobody has looked for a day: a site may stay as it is for months, and so would the damage. */
export function findDamageDaily(places: DamagePlaces, now: number): Damage {
	const note = notePath(places);
	if (isWithinDay(note, now)) return { files: [], isOfRelease: false };
	const found = findDamage(places);
	// Else a build that fails would leave it to the next day.
	if (found.files.length === 0) writeFileSync(note, '');
	return found;
}

/** Lets the next build look, whenever the last one did. */
export function lookAgain(places: Pick<DamagePlaces, 'root'>): void {
	rmSync(notePath(places), { force: true });
}

/** Whether a build has looked since the last call of `lookAgain`. */
export function hasLooked(places: Pick<DamagePlaces, 'root'>): boolean {
	return exists(notePath(places));
}

/** Removes what a build from the CRM makes again; the index of a release is only replaced by another release. */
export function clearDamage(
	{ files }: Damage,
	{ catalogue, records, manifest }: DamagePlaces,
): void {
	const made = [catalogue, records, manifest].filter((file) => files.includes(file));
	for (const file of made.flatMap(databaseFiles)) rmSync(file, { force: true });
}

function notePath({ root }: Pick<DamagePlaces, 'root'>): string {
	return join(root, damageNote);
}

function exists(file: string): boolean {
	return statSync(file, { throwIfNoEntry: false }) !== undefined;
}
