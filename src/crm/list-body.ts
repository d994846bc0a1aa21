import { parseBounded, parseJson, readBody, type Body } from './body.ts';
import { List } from './contract/field.ts';
import { CrmError } from './errors.ts';
import {
	arrayEnd,
	arrayStart,
	objectEnd,
	objectStart,
	quote,
	stringEnd,
	walkJson,
} from './json-bounds.ts';

/** A list whose records are parsed one after the other. */
interface ListBody {
	/** What the CRM counts in the whole list, if it tells. */
	readonly total: number | undefined;
	/** Can be gone through once. */
	readonly records: Iterable<unknown>;
}

/**
 * Reads a body that holds a list. A page of units in the rich shape becomes 20 MB of values when it is
 * parsed at once, which the heap has to grow for; record by record it stays small, and takes no longer.
 *
 * @throws {CrmError} `notJson` or `malformed`, also while the records are gone through.
 */
export function readListBody(body: Body): ListBody {
	const split = splitList(body);
	const frame = split && List.safeParse(parseJson(split.frame)?.json).data;
	const isEmpty = (Array.isArray(frame) ? frame : frame?.data)?.length === 0;
	// The usual parser judges what is not plainly a list.
	const list = split && isEmpty ? frame : readBody(body, List);
	return {
		total: Array.isArray(list) ? undefined : list?.meta?.total_count,
		records: split && isEmpty ? parsedEach(body, split.records) : recordsIn(list),
	};
}

function recordsIn(list: List | undefined): readonly unknown[] {
	return Array.isArray(list) ? list : (list?.data ?? []);
}

function* parsedEach(body: Body, spans: readonly Span[]): Generator<unknown> {
	for (const { start, end } of spans) {
		const record = parseBounded(body.bytes.subarray(start, end));
		// Broken inside a record: the usual parser says what is wrong with the whole.
		if (!record) return void readBody(body, List);
		yield record.json;
	}
}

interface Span {
	readonly start: number;
	readonly end: number;
}

/** The bytes of each record of a list, and those around them with an empty list in their place. */
function splitList(body: Body): { records: Span[]; frame: Uint8Array } | undefined {
	const { bytes } = body;
	const start = listStart(bytes);
	if (start === undefined) return undefined;
	const records: Span[] = [];
	let first = start + 1;
	const { end, excess } = walkJson(bytes, start, (at) => {
		records.push({ start: first, end: at });
		first = at + 1;
	});
	if (excess) throw new CrmError(body, { reason: 'tooLarge', ...excess });
	if (end === undefined || bytes[end] !== arrayEnd) return undefined;
	if (records.length > 0 || !isBlank(bytes, first, end)) records.push({ start: first, end });
	return { records, frame: without(bytes, start + 1, end) };
}

/** Where the list begins: at once, or as `data` of an envelope. */
function listStart(bytes: Uint8Array): number | undefined {
	let key = '';
	let depth = 0;
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte === quote) {
			const end = stringEnd(bytes, at);
			if (depth === 1) key = Buffer.from(bytes.subarray(at + 1, end)).toString('latin1');
			at = end;
		} else if (byte === arrayStart && (depth === 0 || (depth === 1 && key === 'data'))) return at;
		else if (byte === objectStart || byte === arrayStart) depth++;
		else if (byte === objectEnd || byte === arrayEnd) depth--;
	}
	return undefined;
}

function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
	return bytes.subarray(start, end).every((byte) => byte <= 0x20);
}

function without(bytes: Uint8Array, start: number, end: number): Uint8Array {
	return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
}
