import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from '../storage/disk/files.ts';

/**
 * Reads a key of 32 bytes, written as 64 hexadecimal digits or in base64.
 * @param name What the key is called where it can be corrected.
 * @throws when the text is no such key
 */
export function readKey(text: string, name: string): Uint8Array {
	const trimmed = text.trim();
	const key = /^[\da-f]{64}$/i.test(trimmed)
		? Buffer.from(trimmed, 'hex')
		: Buffer.from(trimmed, 'base64');
	if (key.length === 32 && /^[\w+/=-]+$/.test(trimmed)) return key;
	throw new Error(
		`${name} is no key: it must be 32 random bytes in base64, such as \`openssl rand -base64 32\` prints.`,
	);
}

/**
 * Reads one key or several, with commas or white space between them.
 * @throws when one of them is none
 */
export function readKeys(text: string, name: string): Uint8Array[] {
	return text
		.trim()
		.split(/[\s,]+/)
		.map((each) => readKey(each, name));
}

/**
 * The keys in a file, which is made, with one, when there is neither it nor the store it is for. On disk for
 * good before anything is sealed with it.
 * @throws when the store is there and the key is not, because then a new one would open nothing.
 */
export function keysInFile(file: string, store: string): Uint8Array[] {
	// Looked at first: whoever makes a store has made its key before.
	const found = statSync(store, { throwIfNoEntry: false });
	const isStore = found?.isFile() === true && found.size > 0;
	const known = read(file);
	if (known) return known;
	if (isStore) {
		throw new Error(
			`The outbox ${store} is there and its key ${file} is not: put the key back, or set VITRINE_OUTBOX_KEY; nothing was changed.`,
		);
	}
	make(file);
	const made = read(file);
	if (made) return made;
	throw new Error(`The key ${file} could not be made; inquiries need a disk that can be written.`);
}

function read(file: string): Uint8Array[] | undefined {
	if (!statSync(file, { throwIfNoEntry: false })) return undefined;
	return readKeys(readFileSync(file, 'utf8'), `The file ${file}`);
}

/** Whole or not at all; where two processes start together, the first one's key stays. */
function make(file: string): void {
	const folder = dirname(file);
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const draft = `${file}.${randomUUID()}`;
	const text = `${randomBytes(32).toString('base64')}\n`;
	writeFileSync(draft, text, { flag: 'wx', mode: 0o600, flush: true });
	try {
		linkSync(draft, file);
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
	} finally {
		unlinkSync(draft);
	}
	syncFolder(folder);
}
