import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { attempt } from '../domain/attempt.ts';
import { syncFolder } from '../storage/disk/files.ts';

/** What a copy holds: the columns of a row of the table `message`, a note, or that a row was removed. */
const Copy = z.union([
	z.object({ row: z.looseObject({ id: z.string(), state: z.string() }) }),
	z.object({ note: z.string(), value: z.string() }),
	z.object({ removed: z.string() }),
]);
export type Copy = z.infer<typeof Copy>;

export type Copies = ReturnType<typeof openCopies>;

/**
 * A second copy of each open message and of each note, in a file of its own beside the database. SQLite drops all of its
 * log from the first frame with a wrong checksum, and tells nobody; what is missing or altered there is restored from
 * here. Each file begins with the digest of the rest, so a damaged one is known.
 * @param folder readable by its owner only
 */
export function openCopies(folder: string) {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	/** Files that are of no use once the database has their content outside of its log. */
	const settled = new Set<string>();

	function write(copy: Copy): void {
		const text = JSON.stringify(copy);
		const name = nameOf(copy);
		const path = join(folder, name);
		const before = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
		// In place and never shorter, so that nothing erased stays in a freed block.
		writeFileSync(path, `${digestOf(text)}\n${text}`.padEnd(before), {
			flag: before > 0 ? 'r+' : 'w',
			mode: 0o600,
			flush: true,
		});
		if (isOpen(copy)) settled.delete(name);
		else settled.add(name);
	}

	return {
		/**
		 * Writes copies in the place of those before them; when it returns they survive a power cut. To be called within
		 * the transaction that writes the same, so a copy is never older than the database.
		 */
		write(copies: readonly Copy[]): void {
			if (copies.length === 0) return;
			for (const copy of copies) write(copy);
			syncFolder(folder);
		},

		/** All copies; `damaged` counts those that cannot be read. */
		read(): { readonly copies: Copy[]; readonly damaged: number } {
			const copies = readdirSync(folder).map((name) => attempt(() => readCopy(folder, name)));
			const whole = copies.filter((copy) => copy !== undefined);
			for (const copy of whole) if (!isOpen(copy)) settled.add(nameOf(copy));
			return { copies: whole, damaged: copies.length - whole.length };
		},

		/** Removes the files of messages that are delivered or removed: the log of the database is empty now. */
		sweep(): void {
			for (const name of settled) {
				// Another process may have taken a message of the same id in again.
				const copy = attempt(() => readCopy(folder, name));
				if (!copy || !isOpen(copy)) rmSync(join(folder, name), { force: true });
			}
			settled.clear();
		},

		clear(): void {
			for (const name of readdirSync(folder)) rmSync(join(folder, name));
		},

		/** Removes files that cannot be read. */
		removeDamaged(): void {
			for (const name of readdirSync(folder)) {
				if (attempt(() => readCopy(folder, name)) === undefined) rmSync(join(folder, name));
			}
		},
	};
}

/** @throws when the file is damaged */
function readCopy(folder: string, name: string): Copy {
	const [digest = '', text = ''] = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
	if (digestOf(text) !== digest) throw new Error('The copy is damaged.');
	const copy = Copy.parse(JSON.parse(text));
	if (nameOf(copy) !== name) throw new Error('The copy has the name of another.');
	return copy;
}

function isOpen(copy: Copy): boolean {
	return 'row' in copy ? copy.row.state !== 'done' : 'note' in copy;
}

/** Ids come from visitors, and a file may have no such name. */
function nameOf(copy: Copy): string {
	if ('note' in copy) return `note-${digestOf(copy.note)}`;
	return digestOf('row' in copy ? copy.row.id : copy.removed);
}

function digestOf(text: string): string {
	return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
