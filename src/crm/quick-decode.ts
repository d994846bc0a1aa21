import { z } from 'zod';
import { onTheWire, unwrap } from './contract/field.ts';

/**
 * Reads a record as its schema would, several times faster; `undefined` where anything in it is not as it
 * should be, so that the schema has to say what. Nearly all records of an account are as they should be.
 */
type QuickDecoder<Schema extends z.ZodObject> = (record: unknown) => z.output<Schema> | undefined;

/**
 * A decoder for records of a schema, which keeps the fields of the schema and those named beside them. A
 * unit of the rich shape has more than twice as many, and copying them is what costs time.
 */
export function quickDecoder<Schema extends z.ZodObject>(
	schema: Schema,
	further: readonly string[] = [],
): QuickDecoder<Schema> {
	const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
	const own = Object.entries(shape).map(([key, field]) => ({ key, read: readerOf(field) }));
	const beside = further.filter((key) => !(key in shape)).map((key) => ({ key, read: asIs }));
	const fields = [...own, ...beside];
	return (record) => {
		if (typeof record !== 'object' || record === null || Array.isArray(record)) return undefined;
		const decoded: Record<string, unknown> = {};
		for (const { key, read } of fields) {
			const raw: unknown = Reflect.get(record, key);
			const value = read(raw);
			if (value === odd) return undefined;
			if (value !== undefined) decoded[key] = value;
		}
		// Every field has been read as the schema reads it.
		return decoded as z.output<Schema>;
	};
}

/** Marks a value that is not as it should be; `undefined` and `null` may be. */
const odd = Symbol('odd');

type Read = (raw: unknown) => unknown;

/** The kinds most fields are of, by their names on the wire. Each does what its schema in `field.ts` does, which a test compares. */
const quickKinds = new Map<string | undefined, (value: unknown) => unknown>([
	['Text', (value) => (isNumber(value) ? String(value) : orOdd(value, typeof value === 'string'))],
	['Quantity', (value) => orOdd(value, typeof value === 'string' || isNumber(value))],
	['Flag', (value) => orOdd(value, typeof value === 'boolean')],
	['Moment', (value) => orOdd(value, typeof value === 'string')],
	['Reference', (value) => orOdd(value, isId(value))],
	['Choices', (value) => orOdd(value, typeof value === 'string' || isTextList(value))],
]);

function asIs(raw: unknown): unknown {
	return raw;
}

function readerOf(schema: z.core.$ZodType): Read {
	const quick = quickKinds.get(onTheWire.get(schema)?.name);
	if (quick) {
		return (raw) => {
			const value = unwrap(raw);
			return value === undefined || value === null ? value : quick(value);
		};
	}
	const optional = schema instanceof z.ZodOptional ? schema.unwrap() : undefined;
	const nested = optional instanceof z.ZodNullable ? optional.unwrap() : undefined;
	if (nested instanceof z.ZodObject) {
		const decode = quickDecoder(nested);
		return (raw) => (raw === undefined || raw === null ? raw : (decode(raw) ?? odd));
	}
	return (raw) => {
		const parsed = z.safeParse(schema, raw);
		return parsed.success ? parsed.data : odd;
	};
}

function orOdd(value: unknown, isRight: boolean): unknown {
	return isRight ? value : odd;
}

function isNumber(value: unknown): boolean {
	return typeof value === 'number' && Number.isFinite(value);
}

function isId(value: unknown): boolean {
	return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function isTextList(value: unknown): boolean {
	return Array.isArray(value) && value.every((each) => each === null || typeof each === 'string');
}
