import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** Bytes in memory at a time. */
const piece = 1024 * 1024;

/**
 * 32 hexadecimal digits of the SHA-256 of a file's bytes.
 * @throws when it cannot be read.
 */
export function digestOfFile(path: string): string {
	const hash = createHash('sha256');
	const buffer = Buffer.allocUnsafe(piece);
	const file = openSync(path, 'r');
	try {
		for (let read = piece; read > 0;) {
			read = readSync(file, buffer);
			hash.update(buffer.subarray(0, read));
		}
	} finally {
		closeSync(file);
	}
	return hash.digest('hex').slice(0, 32);
}
