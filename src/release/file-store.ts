import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { attempt } from '../domain/attempt.ts';
import { hasCode, reasonOf } from '../domain/sentences/failure.ts';
import { isPackable, pack, packedEnding, unpacksTo } from './packing.ts';

/** A file as the store keeps it. */
export interface StoredFile {
	/** 32 hexadecimal digits of the SHA-256 of its bytes. */
	readonly name: string;
	readonly size: number;
	/** Bytes of its compressed copy; absent when there is none. */
	readonly packed?: number | undefined;
}

/** Files of releases, each once and named by its content, so that a release is a list of names. */
interface FileStore {
	put(bytes: Buffer, as: PutOptions): StoredFile;
}

interface PutOptions {
	/** Decides how hard it is compressed. */
	readonly path: string;
	/** Its compressed copy, where there is one; one of other bytes is not taken. */
	readonly packed?: Buffer | undefined;
}

/** A file of the store that is not there, or not what its name says. */
export class DamagedFile extends Error {
	constructor(place: string) {
		super(`${place} is damaged or missing.`);
	}
}

/** Where a file of this name lies. */
export function placeOf(folder: string, name: string): string {
	return join(folder, name.slice(0, 2), name);
}

/** How many bytes lie there; nothing where there is no file. */
export function sizeOf(place: string): number | undefined {
	return statSync(place, { throwIfNoEntry: false })?.size;
}

/** Whether these bytes are those of which a file has its name. */
export function isNamed(bytes: Buffer, name: string): boolean {
	return hash('sha256', bytes, 'hex').startsWith(name);
}

/** A file; nothing where it is not there, or not what its name says. */
export function readSound(folder: string, name: string): Buffer | undefined {
	const bytes = attempt(() => readFileSync(placeOf(folder, name)));
	return bytes && isNamed(bytes, name) ? bytes : undefined;
}

/** Where its compressed copy lies. */
export function packedPlaceOf(folder: string, name: string): string {
	return placeOf(folder, name) + packedEnding;
}

/**
 * Opens the store in a folder (usually `var/files`), and makes it where there is none. Only one build may put files into
 * it at a time: the one that holds the lock of the builds. Each of its processes has a folder of its own, where a file lies
 * until it is whole.
 *
 * A file takes its name only when it is whole and its compressed copy is. One that is there is compared all the
 * same, because disks and people damage files, and every release after would show the damage. Nothing is flushed
 * to the disk one by one, which would take minutes for a whole site: `flushDisk` does that once for all.
 * @param isHelper whether this is a process that the build has started, which has opened the store before
 */
export function openFiles(folder: string, isHelper = false): FileStore {
	const all = join(folder, 'new');
	// What a killed build has left.
	if (!isHelper) rmSync(all, { recursive: true, force: true });
	mkdirSync(all, { recursive: true });
	// A process of a killed build may still be at work.
	const drafts = mkdtempSync(join(all, `${process.pid}-`));
	const made = new Set<string>();
	let drafted = 0;

	const write = (bytes: Buffer, place: string) => {
		const draft = join(drafts, String((drafted += 1)));
		writeFileSync(draft, bytes);
		renameSync(draft, place);
	};

	/** @returns the size of the compressed copy, which is made where there is no sound one. */
	const keepPacked = (
		bytes: Buffer,
		{ name, path, packed }: PutOptions & { readonly name: string },
	) => {
		const place = packedPlaceOf(folder, name);
		const known = soundPacked(place, bytes);
		if (known) return known.length;
		const small = packed && unpacksTo(packed, bytes) ? packed : pack(bytes, path);
		if (small.length >= bytes.length) return undefined;
		write(small, place);
		return small.length;
	};

	return {
		put(bytes, { path, packed: given }) {
			const name = hash('sha256', bytes, 'hex').slice(0, 32);
			const place = placeOf(folder, name);
			const start = name.slice(0, 2);
			if (!made.has(start)) mkdirSync(join(folder, start), { recursive: true });
			made.add(start);
			const packed = isPackable(path)
				? keepPacked(bytes, { name, path, packed: given })
				: undefined;
			if (!holds(place, bytes)) write(bytes, place);
			return { name, size: bytes.length, packed };
		},
	};
}

/**
 * Waits until everything written so far is on the disk for good. A release is made live only after that: else a
 * power cut could leave a site of empty files that looks finished. Where the system cannot do that it
 * writes by itself within about half a minute, and only a power cut in between does harm.
 * @throws when the disk has taken the data and lost it, such as with an error of input and output.
 */
export async function flushDisk(folder: string): Promise<void> {
	// Without a shell's locale `sync` speaks English.
	await promisify(execFile)('env', ['LC_ALL=C', 'sync', '-f', folder]).catch((cause: unknown) => {
		const said = reasonOf(cause);
		if (hasCode(cause, 'ENOENT') || unsupported.test(said) || isMissing(cause)) return;
		throw new Error(
			`The disk could not keep what was written (${said.split('\n')[1] || said}), so nothing was published: look at its health and its free space, then build again.`,
			{ cause },
		);
	});
}

/** What `env` ends with where there is no `sync`. */
function isMissing(cause: unknown): boolean {
	return cause instanceof Error && 'code' in cause && cause.code === 127;
}

/** What `sync` says where the system or the file system has no such call (EINVAL, ENOTSUP, EPERM, ENOSYS). */
const unsupported =
	/invalid argument|not supported|operation not permitted|not implemented|(?:invalid|unrecognized|unknown|illegal) option|usage:/i;

/** Whether a file is there and has these bytes. */
function holds(place: string, bytes: Buffer): boolean {
	const size = sizeOf(place);
	return size === bytes.length && readFileSync(place).equals(bytes);
}

/** A compressed copy that is there and gives these bytes. */
function soundPacked(place: string, bytes: Buffer): Buffer | undefined {
	if (!statSync(place, { throwIfNoEntry: false })) return undefined;
	const small = readFileSync(place);
	return unpacksTo(small, bytes) ? small : undefined;
}
