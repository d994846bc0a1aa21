import type { z } from 'zod';
import { unwrap } from './contract/field.ts';

/** One place where a value does not fit its schema. Names types, never the value: it may be private. */
export interface Mismatch {
	readonly path: readonly PropertyKey[];
	readonly expected: string;
	readonly got: string;
}

/** Says where and how a value failed its schema, as deep as it can be told. */
export function mismatches(error: z.ZodError, value: unknown): Mismatch[] {
	return error.issues
		.flatMap((issue) => inIssue(issue, []))
		.map((found) => ({
			...found,
			got: kindOf(valueAt(value, found.path)),
		}));
}

/** A path for people: `broker.team_id`. Keys that are no plain names stay unnamed, they may be anybody's text. */
export function pathText(path: readonly PropertyKey[]): string {
	if (path.length === 0) return 'the response';
	return path.map((key) => (/^[\w-]{1,60}$/.test(String(key)) ? String(key) : '…')).join('.');
}

type Found = Omit<Mismatch, 'got'>;

function inIssue(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Found[] {
	const path = [...above, ...issue.path];
	if (issue.code !== 'invalid_union') return [{ path, expected: expectation(issue) }];
	const branches = issue.errors.map((issues) => issues.flatMap((inner) => inIssue(inner, path)));
	// The branch that fails deeper down is the one that was meant.
	const meant = branches.find((found) => found.every((each) => each.path.length > path.length));
	if (meant && meant.length > 0) return meant;
	const wanted = branches.flat().filter((found) => found.path.length === path.length);
	const expected = [...new Set(wanted.map((found) => found.expected))].join(' or ');
	return [{ path, expected: expected || 'something else' }];
}

function expectation(issue: z.core.$ZodIssue): string {
	switch (issue.code) {
		case 'invalid_type':
			return kinds[issue.expected] ?? issue.expected;
		case 'invalid_value':
			return `one of ${issue.values.map(String).join(', ')}`;
		case 'too_small':
			return `at least ${issue.minimum}`;
		case 'too_big':
			return `at most ${issue.maximum}`;
		case 'invalid_format':
			return `text in the form "${issue.format}"`;
		default:
			return 'something else';
	}
}

const kinds: Readonly<Record<string, string>> = {
	string: 'text',
	number: 'a number',
	int: 'a whole number',
	boolean: 'true or false',
	array: 'a list',
	object: 'an object',
	record: 'an object',
};

function kindOf(value: unknown): string {
	if (value === undefined) return 'missing';
	if (value === null) return 'null';
	if (Array.isArray(value)) return 'a list';
	return kinds[typeof value] ?? typeof value;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
	let here = unwrap(value);
	for (const key of path) {
		if (typeof here !== 'object' || here === null) return undefined;
		here = unwrap(Reflect.get(here, key));
	}
	return here;
}
