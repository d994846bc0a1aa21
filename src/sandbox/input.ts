import type { z } from 'zod';
import { fieldNames } from './answers/pick.ts';
import { Refusal } from './refusal.ts';

/**
 * Reads the query by the contract. Lists may be sent as `status=1,2` or `status[]=1&status[]=2`; unknown
 * parameters are ignored, empty ones and flags set to 0 or false count as absent.
 *
 * @throws {Refusal} 422 that names the parameter
 */
export function readQuery<Query extends z.ZodType>(url: string, schema: Query): z.infer<Query> {
	const values = new Map<string, string>();
	for (const [name, value] of new URL(url).searchParams) {
		const key = name.replace(/\[\]$/, '');
		const before = name === key ? undefined : values.get(key);
		if (value !== '' && !isOff(key, value)) values.set(key, before ? `${before},${value}` : value);
	}
	return parse(schema, Object.fromEntries(values));
}

/**
 * Reads a JSON body by the contract. Fields the contract does not know are dropped.
 *
 * @throws {Refusal} 422 that names the field, before anything is written
 */
export async function readBody<Body extends z.ZodType>(
	request: Request,
	schema: Body,
): Promise<z.infer<Body>> {
	let body: unknown;
	try {
		body = JSON.parse(await request.text(), wellFormed);
	} catch {
		throw new Refusal(422, 'body: is no JSON');
	}
	return parse(schema, body);
}

/** Numbers of a list parameter such as `1,2`, or of a list that is one already. */
export function numbers(list: string | readonly (string | number)[] | undefined): number[] {
	if (list === undefined) return [];
	const items = typeof list === 'string' ? list.split(',') : list;
	return items.map(Number).filter(Number.isInteger);
}

/** Words of a comma-separated parameter. */
export function words(list: string | undefined): string[] {
	return (list ?? '')
		.split(',')
		.map((word) => word.trim())
		.filter(Boolean);
}

/** Reads a filter for true or false. */
export function isOn(value: string | number | boolean): boolean {
	return ['1', 'true'].includes(String(value));
}

const flags = new Set(
	fieldNames(`
	expand new with_meta include_variants exact include_children only_inquiries not_completed
`),
);

/** Half of a surrogate pair is no text that a database could find again. */
function wellFormed(_: string, value: unknown): unknown {
	return typeof value === 'string' ? value.toWellFormed() : value;
}

function isOff(key: string, value: string): boolean {
	return flags.has(key) && (value === '0' || value === 'false');
}

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
	const parsed = schema.safeParse(input);
	if (parsed.success) return parsed.data;
	const errors = parsed.error.issues.map(
		({ path, message }) => `${path.map(String).join('.') || 'body'}: ${message}`,
	);
	throw new Refusal(422, ...errors);
}
