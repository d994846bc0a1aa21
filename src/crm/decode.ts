import { z } from 'zod';
import { whenUnreadable } from './contract/field.ts';
import { mismatches, pathText, type Mismatch } from './mismatch.ts';
import { existing, replaceAt, type Path } from './repair-record.ts';

/** Something in the CRM's data that could not be used as it is. Never holds a value: it may be private. */
export interface Problem {
	/** What the record is: unit, project, image … */
	readonly kind: string;
	readonly id?: number;
	/** Path inside the record, such as `broker.team_id`. */
	readonly field?: string;
	/** One sentence. */
	readonly message: string;
}

interface DecodeOptions<Schema extends z.ZodType> {
	/** What the records are in, for messages; "the list" unless given. */
	readonly where?: string;
	/** Tried first, where there are many records; see `quick-decode.ts`. */
	readonly quick?: (record: unknown) => z.output<Schema> | undefined;
}

/** What has become of one record. */
interface DecodedRecord<T> {
	/** Absent when the record cannot be used at all. */
	readonly value?: T;
	readonly problems: readonly Problem[];
}

/**
 * Decodes foreign records one by one and never throws. A field that does not fit is left out and named (one
 * that hides something counts as set); a record that cannot be used at all is left out and named.
 *
 * @param kind what they are, such as "unit"
 */
export function* decodeEach<Schema extends z.ZodType>(
	schema: Schema,
	records: Iterable<unknown>,
	kind: string,
	{ where = 'the list', quick }: DecodeOptions<Schema> = {},
): Generator<DecodedRecord<z.output<Schema>>> {
	let place = 0;
	for (const record of records) {
		place++;
		const plain = quick?.(record);
		if (plain !== undefined) {
			yield { value: plain, problems: [] };
			continue;
		}
		const result = decodeRecord(schema, record);
		const id = idOf(record);
		const whose = { kind, ...(id === undefined ? {} : { id }) };
		const name = id === undefined ? `${kind} in place ${place} of ${where}` : `${kind} ${id}`;
		const problems: Problem[] = result.repairs.map((repair) => {
			const message = `${name}: ${sentence(repair)}.`;
			return { ...whose, field: pathText(repair.field), message };
		});
		if (result.ok) {
			yield { value: result.value, problems };
			continue;
		}
		const message = `${name} cannot be used: ${mismatchText(result.fatal)}.`;
		problems.push({ ...whose, field: pathText(result.fatal.path), message });
		yield { problems };
	}
}

/** The same for all records at once. */
export function decodeRecords<Schema extends z.ZodType>(
	schema: Schema,
	records: Iterable<unknown>,
	kind: string,
	options?: DecodeOptions<Schema>,
): { records: z.output<Schema>[]; problems: Problem[] } {
	const decoded: z.output<Schema>[] = [];
	const problems: Problem[] = [];
	for (const one of decodeEach(schema, records, kind, options)) {
		if ('value' in one) decoded.push(one.value);
		problems.push(...one.problems);
	}
	return { records: decoded, problems };
}

/** The id of a record, if it has a usable one. */
export function idOf(record: unknown): number | undefined {
	if (typeof record !== 'object' || record === null || !('id' in record)) return undefined;
	const { id } = record;
	return Number.isSafeInteger(id) && typeof id === 'number' && id > 0 ? id : undefined;
}

/** What was done about a mismatch, at the field it belongs to. */
interface Repair {
	readonly mismatch: Mismatch;
	readonly field: Path;
	readonly insteadIs: 'left out' | true;
}

type Decoded<T> =
	{ ok: true; value: T; repairs: Repair[] } | { ok: false; fatal: Mismatch; repairs: Repair[] };

function decodeRecord<Schema extends z.ZodType>(
	schema: Schema,
	record: unknown,
): Decoded<z.output<Schema>> {
	let repairs: Repair[] = [];
	// Ends because every round takes at least one value out of a finite record.
	for (let candidate = record; ;) {
		const parsed = schema.safeParse(candidate);
		if (parsed.success) return { ok: true, value: parsed.data, repairs };
		const spots = new Map<Path, unknown>();
		for (const found of mismatches(parsed.error, candidate)) {
			const { spot, field } = existing(candidate, found.path);
			// What an earlier round took out is missing now; the reason is what it was.
			const below = repairs.filter((repair) => startsWith(repair.field, field));
			const mismatch =
				below.find((repair) => startsWith(repair.field, found.path))?.mismatch ?? found;
			if (spot.length === 0) return { ok: false, fatal: mismatch, repairs: [] };
			const instead = replacement(schema, field);
			spots.set(spot, instead);
			repairs = repairs.filter((repair) => !below.includes(repair));
			repairs.push({ mismatch, field, insteadIs: instead === undefined ? 'left out' : true });
		}
		candidate = replaceAt(candidate, spots);
	}
}

function replacement(schema: z.ZodType, [key, ...deeper]: Path): unknown {
	if (!(schema instanceof z.ZodObject) || deeper.length > 0) return undefined;
	const field: unknown = Reflect.get(schema.shape, String(key));
	return field instanceof z.ZodType ? whenUnreadable.get(field)?.value : undefined;
}

function startsWith(path: Path, beginning: Path): boolean {
	return beginning.every((key, depth) => path[depth] === key);
}

function sentence({ mismatch, field, insteadIs }: Repair): string {
	const it = field.length === mismatch.path.length ? 'it' : `"${pathText(field)}"`;
	return `${mismatchText(mismatch)}, so ${it} ${insteadIs === true ? 'counts as true' : 'is left out'}`;
}

function mismatchText({ path, expected, got }: Mismatch): string {
	const what = path.length === 0 ? 'it' : `"${pathText(path)}"`;
	return `${what} should be ${expected} but is ${got}`;
}
