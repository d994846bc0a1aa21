import { z } from 'zod';
import { idList, queryFlag, wordList } from '../crm/contract/field.ts';
import { Refusal } from './refusal.ts';

/**
 * Reads the query by the contract. Lists may be sent as `status=1,2` or `status[]=1&status[]=2`; unknown
 * parameters are ignored, empty ones and flags set to 0 or false count as absent. A list that is sent empty is
 * none of all records, and not all of them.
 *
 * @throws {Refusal} 422 that names the parameter
 */
export function readQuery<Query extends z.ZodType>(url: string, schema: Query): z.infer<Query> {
	const values = new Map<string, string>();
	const empty = new Set<string>();
	for (const [name, value] of new URL(url).searchParams) {
		const key = name.replace(/\[\]$/, '');
		const before = name === key ? undefined : values.get(key);
		const kind = kindOf(schema, key);
		if (value === '' && lists.has(kind)) empty.add(key);
		if (value === '' || (kind === queryFlag.unwrap() && isOff.has(value))) continue;
		values.set(key, before ? `${before},${value}` : value);
	}
	const none = [...empty].map((key) => [key, []] as const);
	return parse(schema, Object.fromEntries([...none, ...values]));
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

const isOff = new Set(['0', 'false']);
const lists = new Set<unknown>([idList.unwrap(), wordList.unwrap()]);

/** The schema of a parameter, without what makes it optional. */
function kindOf(query: z.ZodType, parameter: string): unknown {
	const field: unknown = query instanceof z.ZodObject ? query.shape[parameter] : undefined;
	return field instanceof z.ZodOptional ? field.unwrap() : field;
}

/** Half of a surrogate pair is no text that a database could find again. */
function wellFormed(_: string, value: unknown): unknown {
	return typeof value === 'string' ? value.toWellFormed() : value;
}

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
	const parsed = schema.safeParse(input);
	if (parsed.success) return parsed.data;
	const errors = parsed.error.issues.map(
		({ path, message }) => `${path.map(String).join('.') || 'body'}: ${message}`,
	);
	throw new Refusal(422, ...errors);
}
