import { z } from 'zod';
import { editDistance, nearestName } from './closest-name.ts';

/**
 * Words for slips that a schema has none of its own for; given to `safeParse` as its `error`. What is left out here
 * says itself what it wants.
 */
export const settingsErrorMessage: z.core.$ZodErrorMap = (issue) => {
	switch (issue.code) {
		case 'invalid_type':
			if (issue.input === undefined) return 'it is missing';
			return `it must be ${types[issue.expected] ?? issue.expected}`;
		case 'unrecognized_keys':
			return issue.keys.map((key) => unknownKey(key, issue.inst)).join(' and ');
		case 'invalid_key':
			return 'a name in it is not known';
		case 'invalid_value':
			if (issue.input === undefined) return 'it is missing';
			return `it must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
		case 'invalid_union':
			return issue.input === undefined ? 'it is missing' : 'it has none of the forms it may have';
		case 'too_small':
			if (issue.origin === 'array' && issue.minimum > 1)
				return `it must have ${issue.minimum} entries at least`;
			if (issue.origin === 'string' || issue.origin === 'array') return 'it must not be empty';
			return `it must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
		case 'too_big':
			if (issue.origin === 'string') return `it may have ${issue.maximum} characters at most`;
			if (issue.origin === 'array') return `it may have ${issue.maximum} entries at most`;
			return issue.inclusive
				? `it must be ${issue.maximum} at most`
				: `it must be less than ${issue.maximum}`;
		case 'invalid_format':
			return issue.format === 'email' ? 'it must be an e-mail address' : undefined;
		default:
			return undefined;
	}
};

/** @param schema of the group that the key stands in */
function unknownKey(key: string, schema: unknown): string {
	const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
	const nearest = nearestName(key, known);
	const isClose = editDistance(key.toLowerCase(), nearest.toLowerCase()) <= key.length / 3;
	const meant = nearest && isClose ? ` (did you mean ${JSON.stringify(nearest)}?)` : '';
	return `${JSON.stringify(key)} is not known here${meant}`;
}

const types: Readonly<Record<string, string>> = {
	string: 'a text',
	number: 'a number',
	int: 'a whole number',
	boolean: 'true or false',
	array: 'a list in square brackets',
	object: 'a group in braces',
	record: 'a group in braces',
};

/**
 * Every problem by the name of the setting that has it.
 * @param below what those names begin with and nobody who wrote them knows of
 */
export function problemsIn(error: z.ZodError, { below = '' } = {}): string {
	return error.issues
		.map(({ path, message }) => {
			const name = path.join('.');
			return [name.startsWith(below) ? name.slice(below.length) : name, message];
		})
		.map((parts) => parts.filter(Boolean).join(': '))
		.join('; ');
}
