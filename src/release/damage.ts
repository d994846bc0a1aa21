import { existsSync, rmSync } from 'node:fs';
import { catalogueHeader } from '../catalog/store/header.ts';
import { attempt } from '../domain/attempt.ts';
import { DamagedRow, isDamage, isIntact } from '../storage/sqlite/damage.ts';
import { databaseFiles } from '../storage/sqlite/files.ts';
import { DamagedFile } from './file-store.ts';
import { hasOwnManifest, isWholeRelease, readNote, releaseFiles } from './release-folder.ts';

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
 * Looks at every page of what a build starts from, but for the records, of which each has its digest for a name.
 * @param current the link to the live release
 */
export function findDamage(current: string): Damage {
	const { catalogue, manifest, index } = releaseFiles(current);
	const isOfRelease = existsSync(index) && !isWholeRelease(current);
	const looks: readonly [file: string, isSound: () => boolean][] = [
		[catalogue, () => isIntact(catalogue) && (isOfRelease || !isOfAnother(catalogue, current))],
		[manifest, () => hasOwnManifest(current)],
		[index, () => !isOfRelease],
	];
	const files = looks.flatMap(([file, isSound]) => (existsSync(file) && !isSound() ? [file] : []));
	return { files, isOfRelease };
}

/** Whether a catalogue is that of another release, as where somebody puts back files by hand. */
function isOfAnother(catalogue: string, release: string): boolean {
	const found = catalogueHeader(catalogue)?.checksum;
	const own = attempt(() => readNote(release))?.checksum;
	return found !== undefined && own !== undefined && found !== own;
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
