import { z } from 'zod';
import { whenUnreadable } from './contract/field.ts';
import { mismatches, pathText, type Mismatch } from './mismatch.ts';
import { existing, replaceAt, type Path } from './prune.ts';

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

/**
 * Decodes foreign records one by one and never throws. A field that does not fit is left out and named (one
 * that hides something counts as set); a record that cannot be used at all is left out and named.
 */
export function decodeRecords<Schema extends z.ZodType>(
	schema: Schema,
	records: readonly unknown[],
	kind: string,
): { records: z.output<Schema>[]; problems: Problem[] } {
	const decoded: z.output<Schema>[] = [];
	const problems: Problem[] = [];
	for (const [index, record] of records.entries()) {
		const result = decodeRecord(schema, record);
		const id = idOf(record);
		const about = { kind, ...(id === undefined ? {} : { id }) };
		const name = id === undefined ? `${kind} in place ${index + 1} of the list` : `${kind} ${id}`;
		for (const { path, expected, got, insteadIs } of result.repairs) {
			const field = pathText(path);
			const message = `${name}: "${field}" should be ${expected} but is ${got}, so it ${insteadIs}.`;
			problems.push({ ...about, field, message });
		}
		if (result.ok) {
			decoded.push(result.value);
		} else {
			const field = pathText(result.fatal.path);
			const { expected, got } = result.fatal;
			const message = `${name} cannot be used: "${field}" should be ${expected} but is ${got}.`;
			problems.push({ ...about, field, message });
		}
	}
	return { records: decoded, problems };
}

/** The id of a record, if it has a usable one. */
export function idOf(record: unknown): number | undefined {
	if (typeof record !== 'object' || record === null || !('id' in record)) return undefined;
	const { id } = record;
	return Number.isSafeInteger(id) && typeof id === 'number' && id > 0 ? id : undefined;
}

type Repair = Mismatch & { insteadIs: 'is left out' | 'counts as true' };
type Decoded<T> = { repairs: Repair[] } & ({ ok: true; value: T } | { ok: false; fatal: Mismatch });

function decodeRecord<Schema extends z.ZodType>(
	schema: Schema,
	record: unknown,
): Decoded<z.output<Schema>> {
	const repairs: Repair[] = [];
	// Ends because every round takes at least one value out of a finite record.
	for (let candidate = record; ;) {
		const parsed = schema.safeParse(candidate);
		if (parsed.success) return { ok: true, value: parsed.data, repairs };
		const spots = new Map<Path, unknown>();
		for (const mismatch of mismatches(parsed.error, candidate)) {
			const spot = existing(candidate, mismatch.path);
			if (spot.length === 0) return { ok: false, fatal: mismatch, repairs };
			const instead = replacement(schema, spot);
			spots.set(spot, instead);
			const insteadIs = instead === undefined ? 'is left out' : 'counts as true';
			repairs.push({ ...mismatch, insteadIs });
		}
		candidate = replaceAt(candidate, spots);
	}
}

function replacement(schema: z.ZodType, [key, ...deeper]: Path): unknown {
	if (!(schema instanceof z.ZodObject) || deeper.length > 0) return undefined;
	const field: unknown = Reflect.get(schema.shape, String(key));
	return field instanceof z.ZodType ? whenUnreadable.get(field)?.value : undefined;
}
