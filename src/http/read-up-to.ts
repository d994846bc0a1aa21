/** All bytes of a stream; `undefined` when there are more, of which nothing is kept. */
export async function readUpTo(
	stream: ReadableStream<Uint8Array>,
	mostBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of stream) {
		size += chunk.byteLength;
		// Leaving the loop cancels the stream.
		if (size > mostBytes) return undefined;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
