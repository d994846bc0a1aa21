import type { MiddlewareHandler } from 'hono';

/**
 * Answers 413 to a request whose body is larger than `mostBytes`. Where no length is declared (`Transfer-Encoding:
 * chunked`), the body is read up to the limit here and handed on whole; Hono's own middleware fails at that on the
 * requests of its Node adapter.
 */
export function limitBody(mostBytes: number): MiddlewareHandler {
	return async (context, next) => {
		const { raw } = context.req;
		// Node's parser sees to it that no more comes than was declared.
		const declared = raw.headers.get('content-length');
		const isDeclared = declared !== null && !raw.headers.has('transfer-encoding');
		if (isDeclared && Number(declared) > mostBytes) return tooLarge();
		if (isDeclared || raw.body === null) return await next();
		const body = await readUpTo(raw.body, mostBytes);
		if (body === undefined) return tooLarge();
		const { method, headers, signal } = raw;
		context.req.raw = new Request(raw.url, { method, headers: [...headers], signal, body });
		return await next();
	};
}

function tooLarge(): Response {
	return new Response('What was sent is too large.\n', {
		status: 413,
		headers: { 'Content-Type': 'text/plain; charset=utf-8' },
	});
}

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
