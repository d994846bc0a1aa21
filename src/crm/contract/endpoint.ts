import type { z } from 'zod';

/** One call of the service. Paths are relative to the base URL, which ends in the version segment. */
export interface Endpoint {
	readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
	readonly path: `/${string}`;
	/** What it does, in a sentence without a full stop. */
	readonly does: string;
	/** Not in the public document, but answered by real accounts. */
	readonly beyondDocument?: true;
	readonly query?: z.ZodType;
	readonly body?: z.ZodType;
	/** What the client reads. */
	readonly response: z.ZodType;
	/** As the document says and the sandbox sends it, where real accounts answer in other forms as well. */
	readonly sends?: z.ZodType;
	/** The records of a list whose response leaves them to be decoded one by one. */
	readonly items?: z.ZodType;
	/** Where it is not 200. */
	readonly success?: 201;
}
