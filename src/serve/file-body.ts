import { open, readFile, type FileHandle } from 'node:fs/promises';

/** Bytes from `from` up to and including `to`. */
export interface Part {
	readonly from: number;
	readonly to: number;
}

/** What is sent in one go; pages and photos are smaller. */
const whole = 512 * 1024;
/** Bytes of a larger file that are in memory at a time, for each client. */
const piece = 64 * 1024;

/**
 * The body of an answer that is a file, or a part of it. A large one is read while it is sent: a map of 40 MB that
 * hundreds of clients ask for and do not read must not lie hundreds of times in memory.
 */
export async function bodyOf(
	place: string,
	{ from, to }: Part,
	size: number,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
	if (to - from + 1 > whole) return streamOf(place, { from, to });
	if (to - from + 1 === size) return await readFile(place);
	await using file = await open(place);
	return await readAt(file, { from, to });
}

function streamOf(place: string, { from, to }: Part): ReadableStream<Uint8Array> {
	let file: FileHandle | undefined;
	let at = from;
	return new ReadableStream(
		{
			async pull(controller) {
				// Not before somebody reads: of an answer to HEAD nobody does.
				file ??= await open(place);
				const bytes = await readAt(file, { from: at, to: Math.min(to, at + piece - 1) });
				at += bytes.length;
				if (bytes.length > 0) controller.enqueue(bytes);
				if (bytes.length > 0 && at <= to) return;
				await file.close();
				if (at > to) controller.close();
				else controller.error(new Error('The file is shorter than it was.'));
			},
			async cancel() {
				await file?.close();
			},
		},
		{ highWaterMark: 0 },
	);
}

async function readAt(file: FileHandle, { from, to }: Part): Promise<Uint8Array<ArrayBuffer>> {
	const bytes = new Uint8Array(to - from + 1);
	const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
	return bytes.subarray(0, bytesRead);
}
