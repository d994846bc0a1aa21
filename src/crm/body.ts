import type { z } from 'zod';
import type { EndpointCall } from './endpoint-call.ts';
import { CrmError } from './errors.ts';
import { walkJson } from './json-bounds.ts';
import { mismatches, pathText } from './mismatch.ts';

/** The body of a successful response, as the CRM sent it. */
export interface Body extends Pick<EndpointCall, 'method' | 'path'> {
	readonly status: number;
	/** As the CRM calls it; absent when it does not say. */
	readonly contentType: string | undefined;
	readonly bytes: Uint8Array;
}

/**
 * Reads a body as what the table of endpoints says it is.
 *
 * @throws {CrmError} `tooLarge`, `notJson` or `malformed`.
 */
export function readBody<Schema extends z.ZodType>(body: Body, schema: Schema): z.output<Schema> {
	const { method, path, status, contentType, bytes } = body;
	const { excess } = walkJson(bytes);
	if (excess) throw new CrmError({ method, path }, { reason: 'tooLarge', ...excess });
	const parsed = parseBounded(bytes);
	if (!parsed) {
		const broken = contentType && `broken ${contentType}`;
		throw new CrmError({ method, path }, { reason: 'notJson', status, contentType: broken });
	}
	const read = schema.safeParse(parsed.json);
	if (read.success) return read.data;
	const [first] = mismatches(read.error, parsed.json);
	throw new CrmError(
		{ method, path },
		{
			reason: 'malformed',
			field: pathText(first?.path ?? []),
			expected: first?.expected ?? 'something else',
			got: first?.got ?? 'something',
		},
	);
}

const decoder = new TextDecoder();

/** `undefined` when the bytes are no JSON, or too much of it. */
export function parseJson(bytes: Uint8Array): { json: unknown } | undefined {
	return walkJson(bytes).excess ? undefined : parseBounded(bytes);
}

/** The same for bytes that have been walked through; the error of the parser is dropped because it quotes them. */
export function parseBounded(bytes: Uint8Array): { json: unknown } | undefined {
	try {
		// Takes off a byte order mark, which JSON.parse refuses.
		return { json: JSON.parse(decoder.decode(bytes)) };
	} catch {
		return undefined;
	}
}

/** Gives the memory of a body back at once: pages are large, and come faster than memory is swept. */
export function release({ bytes: { buffer, byteLength } }: Body): void {
	if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
