import { cleanEmail, cleanLine, cleanText } from './clean.ts';
import { fieldNames, fields, type Answers, type Field, type FieldName } from './form.ts';

/** What is wrong with a field; `form.error.<field>.<problem>` is the sentence for the visitor. */
export type Problem = 'required' | 'invalid' | 'tooLong';
export type Problems = Readonly<Partial<Record<FieldName, Problem>>>;

/** The only kinds whose values follow a pattern. Each is tried on short values only: a long one could take seconds. */
const patterns: Readonly<Partial<Record<Field['kind'], RegExp>>> = {
	email: /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i,
	phone: /^[\d\s+()/.–-]*\d[\d\s+()/.–-]*$/,
};

/**
 * Cleans and checks what was entered, by the names of fields. The browser checks with it before sending and the server
 * after. Fields that are missing count as empty, other names are ignored.
 */
export function readAnswers(
	given: Readonly<Record<string, unknown>>,
):
	| { readonly ok: true; readonly answers: Answers }
	| { readonly ok: false; readonly problems: Problems } {
	const answers: Partial<Record<FieldName, string>> = {};
	const problems: Partial<Record<FieldName, Problem>> = {};
	const either = fieldNames.filter((name) => fields[name].either);
	const isEitherMissing = either.every((name) => isEmpty(clean(given[name], fields[name].kind)));
	for (const name of fieldNames) {
		const field = fields[name];
		const value = clean(given[name], field.kind);
		const problem = isEitherMissing && name === either[0] ? 'required' : problemOf(value, field);
		if (problem !== undefined) problems[name] = problem;
		else if (typeof value === 'string' && value !== '') answers[name] = value;
	}
	const { name } = answers;
	if (name === undefined || Object.keys(problems).length > 0) return { ok: false, problems };
	return { ok: true, answers: { ...answers, name } };
}

/** What may be wrong with a field as far as its entry tells; for the sentences a form brings along. */
export function possibleProblems(name: FieldName): readonly Problem[] {
	const { kind, required, either } = fields[name];
	const isFirst = either && fieldNames.find((each) => fields[each].either) === name;
	return [
		...(required || isFirst ? (['required'] as const) : []),
		...(patterns[kind] ? (['invalid'] as const) : []),
	];
}

function problemOf(value: unknown, { kind, max, required, options }: Field): Problem | undefined {
	if (isEmpty(value)) return required ? 'required' : undefined;
	if (typeof value !== 'string') return required ? 'required' : 'invalid';
	if (value.length > max) return 'tooLong';
	const fits = (patterns[kind]?.test(value) ?? true) && (options?.includes(value) ?? true);
	return fits ? undefined : 'invalid';
}

function clean(raw: unknown, kind: Field['kind']): unknown {
	if (kind === 'text') return cleanText(raw);
	return kind === 'email' ? cleanEmail(raw) : cleanLine(raw);
}

function isEmpty(value: unknown): boolean {
	return value === undefined || value === null || value === '';
}
