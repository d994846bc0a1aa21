import { z } from 'zod';
import { attempt } from '../domain/attempt.ts';

/** A form as it was posted: each field a text, or a list of texts when it came more than once. */
export type Fields = Readonly<Record<string, unknown>>;

export type ReadFields =
	| { readonly ok: true; readonly format: 'form' | 'json'; readonly fields: Fields }
	| { readonly ok: false; readonly status: 400 | 415 };

/** All texts that came for a field. */
export function textsOf(value: unknown): string[] {
	const list: readonly unknown[] = Array.isArray(value) ? value : [value];
	return list.filter((each) => typeof each === 'string');
}

/** More fields than any form of ours has. */
const mostFields = 30;
/** More values than it has with twenty targets. */
const mostValues = 60;

/** Reads `application/x-www-form-urlencoded` and `application/json`; the body must be limited before. */
export async function readFields(request: Request): Promise<ReadFields> {
	const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
	const format = type === undefined ? undefined : formats[type];
	if (!format) return { ok: false, status: 415 };
	const text = await request.text();
	const fields = format === 'json' ? fromJson(text) : fromForm(text);
	const values = Object.values(fields ?? {}).flat();
	const isForm = Object.keys(fields ?? {}).length <= mostFields && values.length <= mostValues;
	return fields && isForm ? { ok: true, format, fields } : { ok: false, status: 400 };
}

const formats: Readonly<Record<string, 'form' | 'json'>> = {
	'application/x-www-form-urlencoded': 'form',
	'application/json': 'json',
};

function fromForm(text: string): Fields {
	const sent = Map.groupBy(new URLSearchParams(text), ([name]) => name);
	return Object.fromEntries(
		Array.from(sent, ([name, [first, ...more]]) => [
			name,
			more.length === 0 ? first?.[1] : [first, ...more].map((each) => each?.[1]),
		]),
	);
}

/** What a form can hold: texts and short lists of them. What is nested could be of any shape. */
const Plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const JsonFields = z.record(z.string(), z.union([Plain, z.array(Plain)]));

function fromJson(text: string): Fields | undefined {
	return JsonFields.safeParse(attempt((): unknown => JSON.parse(text))).data;
}
