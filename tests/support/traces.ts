import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { slugify } from '../../src/i18n/slug.ts';

/** Something that must not be found, with the bytes it could be found as. */
export interface Trace {
	readonly of: string;
	readonly bytes: readonly Buffer[];
}

/** A text in every form a file may hold it in: UTF-8, UTF-16, percent-encoded, and as part of an address. */
export function textTrace(text: string): Trace {
	const forms = new Set([text, encodeURIComponent(text), encodeURI(text), slugify(text)]);
	const utf16 = [...forms].map((form) => Buffer.from(form, 'utf16le'));
	return {
		of: text,
		bytes: [...[...forms].map((form) => Buffer.from(form)), ...utf16, ...utf16.map(swapped)],
	};
}

/** A whole number above 2^24 as SQLite stores it, and a fraction, such as of a coordinate. */
export function numberTrace(value: number): Trace {
	const bytes = Buffer.alloc(Number.isInteger(value) ? 4 : 8);
	if (Number.isInteger(value)) bytes.writeInt32BE(value);
	else bytes.writeDoubleBE(value);
	return { of: String(value), bytes: [bytes] };
}

/**
 * Looks for traces in the bytes of every file below a folder, in what compressed files and parts of files unpack to,
 * and in the names of files.
 * @returns "releases/a/release.sqlite: Lindenweg" for each trace and file.
 */
export function findTraces(folder: string, traces: readonly Trace[]): string[] {
	const any = anyOf(traces);
	const known = knownBy.get(traces) ?? new Map<string, readonly Trace[]>();
	knownBy.set(traces, known);
	const tracesIn = (bodies: readonly Buffer[]) => {
		const likely = bodies.filter((body) => any.test(body.toString('latin1')));
		return traces.filter(({ bytes }) =>
			bytes.some((form) => likely.some((body) => body.includes(form))),
		);
	};
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
		entry.isFile(),
	);
	return files.flatMap((entry) => {
		const file = join(entry.parentPath, entry.name);
		const name = relative(folder, file);
		const bytes = readFileSync(file);
		const key = `${createHash('sha256').update(bytes).digest('hex')} ${isPacked(name)}`;
		const inside = known.get(key) ?? tracesIn([bytes, ...unpacked(name, bytes)]);
		known.set(key, inside);
		const found = new Set([...tracesIn([Buffer.from(name)]), ...inside]);
		return traces.filter((trace) => found.has(trace)).map((trace) => `${name}: ${trace.of}`);
	});
}

/** What bytes hold of traces, by their digest: most files lie in a site twice, and stay from build to build. */
const knownBy = new WeakMap<readonly Trace[], Map<string, readonly Trace[]>>();

/** Finds any form of any trace in bytes read as Latin-1, in one pass and not in one for each. */
function anyOf(traces: readonly Trace[]): RegExp {
	const forms = traces.flatMap(({ bytes }) => bytes.map((form) => form.toString('latin1')));
	return new RegExp([...new Set(forms)].map((form) => RegExp.escape(form)).join('|'));
}

function isPacked(name: string): boolean {
	return name.endsWith('.br');
}

function unpacked(name: string, bytes: Buffer): Buffer[] {
	const found = [
		...attempt(() => (isPacked(name) ? [brotliDecompressSync(bytes)] : [])),
		...startsOf(bytes, Buffer.from([0x1f, 0x8b, 0x08])).flatMap((at) =>
			attempt(() => [gunzipSync(bytes.subarray(at))]),
		),
		...startsOf(bytes, Buffer.from('PK\u0003\u0004')).flatMap((at) =>
			attempt(() => {
				const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
				return [inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(at + 18)))];
			}),
		),
		// Parts of a PDF.
		...startsOf(bytes, Buffer.from('stream\n')).flatMap((at) =>
			attempt(() => [inflateSync(bytes.subarray(at + 7))]),
		),
	];
	return found;
}

function startsOf(bytes: Buffer, mark: Buffer): number[] {
	const found: number[] = [];
	for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) found.push(at);
	return found;
}

/** Bytes that only look compressed unpack to nothing. */
function attempt(unpack: () => Buffer[]): Buffer[] {
	try {
		return unpack();
	} catch {
		return [];
	}
}

function swapped(utf16: Buffer): Buffer {
	return Buffer.from(utf16).swap16();
}
