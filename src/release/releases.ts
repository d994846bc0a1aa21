import { randomBytes } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readlinkSync,
	renameSync,
	rmSync,
	symlinkSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { attempt } from '../domain/attempt.ts';
import type { Departed } from '../domain/address.ts';
import { databaseFiles, filesBesideDatabase } from '../storage/sqlite/files.ts';
import { readDeparted } from './departed.ts';
import {
	isWholeRelease,
	noteRolledBack,
	readAnyNote,
	readNote,
	releaseFiles,
} from './release-folder.ts';
import { isWithinDay } from '../storage/disk/files.ts';

/** Where releases lie, and the link to the live one. */
export interface ReleasesPlaces {
	readonly releases: string;
	readonly current: string;
}

/** Name of the live release, if there is one. */
export function liveName({ current }: Pick<ReleasesPlaces, 'current'>): string | undefined {
	return attempt(() => basename(readlinkSync(current)));
}

/** Names of the releases there are, oldest first. */
export function releaseNames({ releases }: Pick<ReleasesPlaces, 'releases'>): string[] {
	mkdirSync(releases, { recursive: true });
	return readdirSync(releases).sort();
}

/**
 * A name for the next release: the second at which it is built. Names say which release came after which, so where
 * the clock was put back it is the second after the newest.
 */
export function nextReleaseName(builtAt: string, places: Pick<ReleasesPlaces, 'releases'>): string {
	const known = releaseNames(places).flatMap((name) => /^\d{14}(?=-)/.exec(name)?.[0] ?? []);
	const next = known.slice(-1).map((newest) => timeOf(newest) + 1_000);
	const time = new Date(Math.max(Date.parse(builtAt), ...next)).toISOString();
	return `${time.replaceAll(/\D/g, '').slice(0, 14)}-${randomBytes(2).toString('hex')}`;
}

/** Milliseconds, also of a second that is none, such as a 60th. */
function timeOf(digits: string): number {
	const parts = (digits.match(/^\d{4}|\d\d/g) ?? []).map(Number);
	const [year = 0, month = 1, day, hour, minute, second] = parts;
	return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Makes a finished release live in one step: visitors get the old one whole, then the new one whole.
 * @returns the live folder.
 */
export function goLive(folder: string, places: ReleasesPlaces): string {
	mkdirSync(places.releases, { recursive: true });
	const name = basename(folder);
	const live = join(places.releases, name);
	// Nobody may go back to what was never live, and without a link no release tells that of itself.
	const isFirst = liveName(places) === undefined;
	if (isFirst) pointTo(name, places);
	renameSync(folder, live);
	if (!isFirst) pointTo(name, places);
	return live;
}

/** Points the link to the live release at another one, in one step. */
function pointTo(name: string, { releases, current }: ReleasesPlaces): void {
	// Only one build runs at a time, so what a killed one has left goes here.
	const next = `${current}.new`;
	rmSync(next, { force: true });
	symlinkSync(relative(dirname(current), join(releases, name)), next);
	renameSync(next, current);
}

/** Notes first that the live release is rolled back, then makes an earlier one live. @param at ISO 8601 */
export function goBack(to: string, places: ReleasesPlaces, at: string): void {
	noteRolledBack(join(places.releases, liveName(places) ?? ''), at);
	pointTo(to, places);
}

/** Releases newer than the live one: they were rolled back since a release last went live. */
export function newerThanLive(places: ReleasesPlaces): string[] {
	const live = liveName(places);
	return live === undefined ? [] : releaseNames(places).filter((name) => name > live);
}

/** By what those were made, and from which data, the oldest first; without those that cannot be read. */
export function rolledBackNotes(
	places: ReleasesPlaces,
): { release: string; at: string; fingerprint: string; checksum: string }[] {
	return newerThanLive(places).flatMap((release) => {
		const note = attempt(() => readNote(join(places.releases, release)));
		const { rolledBackAt: at, fingerprint, checksum } = note ?? {};
		if (at === undefined || fingerprint === undefined || checksum === undefined) return [];
		return { release, at, fingerprint, checksum };
	});
}

/** Whether a release was rolled back. */
export function isRolledBack(
	name: string,
	{ releases }: Pick<ReleasesPlaces, 'releases'>,
): boolean {
	return readAnyNote(join(releases, name))?.rolledBackAt !== undefined;
}

/**
 * Says that a build would publish again what was rolled back, if it would.
 * @param made what it is made by and from
 */
export function rolledBackProblem(
	places: ReleasesPlaces,
	made: { readonly fingerprint: string; readonly checksum: string },
): string | undefined {
	const found = rolledBackNotes(places).findLast(
		({ fingerprint, checksum }) => fingerprint === made.fingerprint && checksum === made.checksum,
	);
	if (!found) return undefined;
	return `This would publish release ${found.release} again, which was rolled back at ${found.at}, because neither the CRM’s public data nor the program have changed since: change what was wrong, or run \`npm run build -- --again\`.`;
}

/**
 * Removes what builds and rollbacks that were killed have left: releases that were never live, since nobody may go back
 * to what nobody has seen. The caller holds the lock of the builds.
 */
export function tidyReleases(places: ReleasesPlaces): void {
	const live = liveName(places);
	if (live === undefined || !existsSync(join(places.releases, live))) return;
	// The rollback that noted it never came to point the link elsewhere.
	if (isRolledBack(live, places)) noteRolledBack(join(places.releases, live), undefined);
	for (const name of releaseNames(places)) {
		const folder = join(places.releases, name);
		if (name > live && !isRolledBack(name, places))
			rmSync(folder, { recursive: true, force: true });
	}
}

/** Folders of releases before the live one that have a catalogue still, if an empty one: the records still hold theirs. */
export function untidied(places: ReleasesPlaces): string[] {
	return foldersBefore(places).filter((folder) => existsSync(releaseFiles(folder).catalogue));
}

/** Removes from releases before the live one what only that needs. */
export function dropCatalogues(places: ReleasesPlaces): void {
	emptyCatalogues(places);
	for (const folder of untidied(places)) rmSync(releaseFiles(folder).catalogue);
}

/** Leaves of that only empty catalogues, which say that the records are to be tidied up; that takes no room. */
function emptyCatalogues(places: ReleasesPlaces): void {
	for (const folder of foldersBefore(places)) {
		const { catalogue, manifest } = releaseFiles(folder);
		const files = [...databaseFiles(manifest), ...filesBesideDatabase(catalogue)];
		for (const file of files) rmSync(file, { force: true });
		if (existsSync(catalogue)) truncateSync(catalogue);
	}
}

function foldersBefore(places: ReleasesPlaces): string[] {
	const live = liveName(places);
	if (live === undefined || !existsSync(join(places.releases, live))) return [];
	const names = releaseNames(places).filter((name) => name < live);
	return names.map((name) => join(places.releases, name));
}

/**
 * The newest release whose index is as it was written, also one that was rolled back: departed addresses are taken over from
 * there, and not from the live one where the disk has damaged that.
 * @param of whose units it shows; any account when absent
 * @returns its folder.
 */
export function newestWhole(
	{ releases }: Pick<ReleasesPlaces, 'releases'>,
	of?: string,
): string | undefined {
	return releaseNames({ releases })
		.map((name) => join(releases, name))
		.findLast(
			(each) => (of === undefined || readAnyNote(each)?.account === of) && isWholeRelease(each),
		);
}

/** Departed addresses of an account, also what has pages again. @param release its folder, see `newestWhole` */
export function departedBefore(release: string | undefined, account: string): Departed {
	if (release === undefined) return { owners: [], lists: [] };
	const shown = readAnyNote(release)?.account;
	return readDeparted(releaseFiles(release).index, { account, shown });
}

/** All paths of a release of any version of the program, one by one. */
export function* pathsOf(release: string): Generator<string> {
	using db = new DatabaseSync(releaseFiles(release).index, { readOnly: true });
	for (const row of db.prepare('SELECT path FROM file').iterate()) yield PathRow.parse(row).path;
}

const PathRow = z.object({ path: z.string() });

/** Releases kept for going back. */
const kept = 5;

/**
 * Removes the releases nobody goes back to any more. Of those newer than the live one the note stays, so that no build
 * publishes unasked what was rolled back.
 * @param keep how many are left, the live one included
 */
export function pruneReleases(places: ReleasesPlaces, keep = kept): void {
	tidyReleases(places);
	emptyCatalogues(places);
	const live = liveName(places) ?? '';
	const old = releaseNames(places).filter((each) => each !== live);
	for (const each of old.slice(0, Math.max(0, old.length + 1 - keep))) {
		const folder = join(places.releases, each);
		const inside = readdirSync(folder).map((name) => join(folder, name));
		const data = inside.filter((path) => path !== releaseFiles(folder).note);
		for (const path of each > live ? data : [folder])
			rmSync(path, { recursive: true, force: true });
	}
}

/**
 * The names of all files, or of all pictures, of the releases there are, one by one and perhaps more than once: a large
 * site has millions of photos. The caller removes all other files, so it gets every name or an error.
 * @throws one sentence when a release cannot be read whole.
 */
export function* namedInReleases(
	{ releases }: Pick<ReleasesPlaces, 'releases'>,
	named: 'files' | 'pictures',
): Generator<string> {
	const sql = named === 'files' ? 'SELECT name FROM file' : 'SELECT base AS name FROM media';
	// Nobody goes back to a release that was rolled back.
	const names = releaseNames({ releases }).filter((name) => !isRolledBack(name, { releases }));
	const damaged = names.filter((name) => !isWholeRelease(join(releases, name)));
	if (damaged.length > 0) {
		throw new Error(
			`what release ${damaged.join(', ')} in ${releases} consists of is damaged, so no file is removed before five newer releases have taken its place; once the live release is sound, \`npm run forget\` removes both at once`,
		);
	}
	for (const name of names) {
		// Of any version of the program, so without the checks of `openIndex`.
		using db = new DatabaseSync(releaseFiles(join(releases, name)).index, { readOnly: true });
		for (const row of db.prepare(sql).iterate()) yield NameRow.parse(row).name;
	}
}

const NameRow = z.object({ name: z.string() });

interface SweepOptions {
	/** The store of files, usually `var/files`. */
	readonly files: string;
	readonly releases: string;
	/** In milliseconds since 1970. */
	readonly now: number;
	/** Also when it was done less than a day ago: after a build that has made many files. */
	readonly always?: boolean;
}

/**
 * Removes the files that no release names, those of a release under way among them. The caller holds the lock of
 * the builds.
 * @returns how many were removed, or nothing when it was not due.
 * @throws one sentence when a release cannot be read whole; nothing is removed then.
 */
export function sweepFiles({ files, releases, now, always }: SweepOptions): number | undefined {
	const note = join(files, 'swept');
	if (!always && isWithinDay(note, now)) return undefined;
	const kept = new Set(namedInReleases({ releases }, 'files'));
	let removed = 0;
	for (const start of readdirSync(files).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
		for (const file of readdirSync(join(files, start))) {
			if (kept.has(file.slice(0, 32))) continue;
			rmSync(join(files, start, file), { force: true });
			removed += 1;
		}
	}
	mkdirSync(files, { recursive: true });
	writeFileSync(note, '');
	return removed;
}
