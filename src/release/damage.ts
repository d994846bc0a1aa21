import { existsSync, rmSync } from 'node:fs';
import { DamagedRow, isDamage, isIntact } from '../storage/sqlite/damage.ts';
import { databaseFiles } from '../storage/sqlite/files.ts';
import { DamagedFile } from './file-store.ts';
import { hasOwn, isWholeRelease, releaseFiles } from './release-folder.ts';

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

/** What was found damaged of what builds build upon. */
export interface Damage {
	/** Paths of the files. */
	readonly files: readonly string[];
	/** Whether the list of what the live release consists of is among them. */
	readonly isOfRelease: boolean;
}

/**
 * Compares what a build starts from with what is noted of it, but for the records, of which each has its digest for a
 * name.
 * @param current the link to the live release
 */
export function findDamage(current: string): Damage {
	const { catalogue, manifest, index } = releaseFiles(current);
	const isOfRelease = existsSync(index) && !isWholeRelease(current);
	const looks: readonly [file: string, isSound: () => boolean][] = [
		// Where the note itself is lost, the catalogue still tells what was public.
		[catalogue, () => hasOwn(current, 'catalogue') || (isOfRelease && isIntact(catalogue))],
		[manifest, () => hasOwn(current, 'manifest')],
		[index, () => !isOfRelease],
	];
	const files = looks.flatMap(([file, isSound]) => (existsSync(file) && !isSound() ? [file] : []));
	return { files, isOfRelease };
}

/** Removes what a build from the CRM makes again; the index of a release is only replaced by another release. */
export function clearDamage(
	{ files }: Damage,
	{ current, records }: { readonly current: string; readonly records: string },
): void {
	const { catalogue, manifest } = releaseFiles(current);
	const made = [catalogue, records, manifest].filter((file) => files.includes(file));
	for (const file of made.flatMap(databaseFiles)) rmSync(file, { force: true });
}
