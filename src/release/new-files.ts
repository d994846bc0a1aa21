import { closeSync, openSync, readSync } from 'node:fs';
import type { CheckOptions } from './checks/check-options.ts';
import { scannerFor, type Credential } from './checks/credentials.ts';
import { placeOf } from './file-store.ts';
import { openMaker, type MakeFile } from './make-file.ts';
import type { MadeFile } from './made-file.ts';
import type { ReleaseDraft } from './release-draft.ts';

/** A secret stands in a file that was to be published. */
export class Leak extends Error {
	readonly path: string;

	/** @param shown the path as a sentence names it */
	constructor(path: string, { name, remedy }: Credential, shown: string) {
		const what = path.endsWith('/') ? 'page' : 'file';
		const also = remedy ? `, and ${remedy}` : '';
		super(
			`The ${what} ${shown} holds ${name}; nothing was published. Take it out of the text or setting it stands in${also}.`,
		);
		this.path = path;
	}
}

/** The new files of a release, from all processes. */
export interface NewFiles extends Readonly<CheckOptions['found']> {
	/** Takes a file that lies in the store; a later one of the same path takes its place. */
	take(file: MadeFile): void;
	/** Names a page in a sentence. */
	readonly pageName: CheckOptions['pageName'];
	/** Makes a file in this process. */
	readonly makeFile: MakeFile;
	/** Makes a file, and takes it. */
	make(...file: Parameters<MakeFile>): void;
	/** The name of one of them in the store. */
	nameOf(path: string): string | undefined;
	/** Says which of them holds a secret, if one does. */
	leak(): Leak | undefined;
	/** @throws what `leak` says. */
	requireNoLeak(): void;
}

interface NewFilesOptions {
	/** The store of files, usually `var/files`. */
	readonly files: string;
	/** Of the site, without a slash at the end. */
	readonly origin: string;
	/** What must stand nowhere. */
	readonly secrets: readonly Credential[];
	/** Names a page in a sentence; its path unless given. */
	readonly pageName?: CheckOptions['pageName'] | undefined;
}

/**
 * Begins to take in the new files of a release. They are searched for secrets here, as they lie in the store: no process
 * that makes pages may know one.
 */
export function openNewFiles(
	draft: Pick<ReleaseDraft, 'make' | 'nameOf'>,
	{ files, origin, secrets, pageName = (path) => path }: NewFilesOptions,
): NewFiles {
	const makeFile = openMaker(files, origin);
	const scanner = scannerFor(secrets);
	const read = openReader();
	const leads = new Set<string>();
	const problems: string[] = [];
	const leaks: Leak[] = [];
	const take = (file: MadeFile) => {
		const bytes = read(placeOf(files, file.name), file.size);
		const secret = scanner.find(bytes) ?? scanner.find(Buffer.from(file.path));
		if (secret) return void leaks.push(new Leak(file.path, secret, pageName(file.path)));
		draft.make(file);
		for (const target of file.leads) leads.add(target);
		problems.push(...file.problems.map((what) => `${pageName(file.path)}: ${what}`));
	};
	const leak = () => leaks.sort(byPlace)[0];
	return {
		take,
		pageName,
		makeFile,
		make: (...file) => take(makeFile(...file)),
		nameOf: (path) => draft.nameOf(path),
		leads,
		problems,
		secretIn: (bytes) => scanner.find(bytes),
		leak,
		requireNoLeak() {
			const found = leak();
			if (found) throw found;
		},
	};
}

/**
 * Begins to read files into the same memory, one after the other: for every few hundred new buffers V8 looks through all
 * it holds, which for 70,000 pages takes minutes.
 */
function openReader(): (file: string, size: number) => Buffer {
	let room = Buffer.allocUnsafe(2 ** 18);
	return (file, size) => {
		if (size > room.length) room = Buffer.allocUnsafe(2 * size);
		const handle = openSync(file, 'r');
		try {
			let filled = 0;
			for (let read = 1; read > 0 && filled < size; filled += read)
				read = readSync(handle, room, filled, size - filled, null);
			return room.subarray(0, filled);
		} finally {
			closeSync(handle);
		}
	};
}

/** Pages first, because there people find what they have written. */
function byPlace(a: Leak, b: Leak): number {
	const [page, other] = [a, b].map(({ path }) => path.endsWith('/'));
	return Number(other) - Number(page) || (a.path < b.path ? -1 : 1);
}
