import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * Begins to read files one after the other into the same memory: whenever some dozen megabytes of new buffers were
 * asked for, V8 looks through everything it holds.
 * @returns what is in a file, until the next one is read.
 */
export function openReader(): (file: string) => Buffer {
	let room = Buffer.allocUnsafe(2 ** 18);
	return (file) => {
		const handle = openSync(file, 'r');
		try {
			const { size } = fstatSync(handle);
			if (size > room.length) room = Buffer.allocUnsafe(2 * size);
			let filled = 0;
			while (filled < size) {
				const read = readSync(handle, room, filled, size - filled, null);
				if (read === 0) break;
				filled += read;
			}
			return room.subarray(0, filled);
		} finally {
			closeSync(handle);
		}
	};
}
