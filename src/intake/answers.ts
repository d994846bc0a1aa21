import { readCallTime } from '../domain/call-time.ts';
import { cleanEmail, cleanLine, cleanPhone, cleanText } from './clean.ts';
import { fieldNames, fields, type Answers, type Field, type FieldName } from './form.ts';

/** The problem of a field; `form.error.<field>.<problem>` is the sentence for the visitor. */
export type Problem = 'required' | 'invalid' | 'tooLong' | 'tooMany';
export type Problems = Readonly<Partial<Record<FieldName, Problem>>>;

/** The only kinds whose values follow a pattern. Each is tried on short values only: a long one could take seconds. */
const patterns: Readonly<Partial<Record<Field['kind'], RegExp>>> = {
	// As mail servers take it, but without a sign in front by which a table takes it for a formula.
	email:
		/^(?=.{1,64}@)(?![=+-])[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i,
	phone: /^(?=.{1,40}$)[\s+()[\]/.,;:|·–-]*\d[\d\s+()[\]/.,;:|·–-]*$/,
};

/** Fewer digits beside words are no number, but a floor or an hour. */
const fewestDigits = 5;

/** The number in what was typed for one, if there is any; all that was typed is a remark where it says more. */
function phoneIn(typed: string): { readonly number?: string; readonly remark?: string } {
	const joined = typed.replaceAll(/(?<=\d)(?:[_'’~]+|\*)(?=\d)/g, ' ');
	if (patterns.phone?.test(joined)) return { number: joined };
	if (!/[\p{L}\p{N}]/u.test(typed)) return {};
	const withNoughts = joined.replaceAll(/(?<!\p{L})O{1,2}(?=\d)|(?<=\d)O+(?=\d)/giu, (letters) =>
		'0'.repeat(letters.length),
	);
	const [run = ''] = (withNoughts.match(/[+(]*\d[\d\s+()[\]/.·–-]*/g) ?? []).toSorted(
		(a, b) => digitsIn(b) - digitsIn(a),
	);
	// "Büro 3 - 0361 …": the number of a room stands before that of the telephone.
	const number = run.replace(/^[1-9]\d{0,2}[\s.–-]+(?=[(]?(?:\+|0))/, '').replace(/[^\d)\]]+$/, '');
	return { ...(digitsIn(number) >= fewestDigits && { number }), remark: typed };
}

function digitsIn(text: string): number {
	return text.replaceAll(/\D/g, '').length;
}

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
	/** What was said of the telephone number, for the end of the message. */
	const remarks: string[] = [];
	const either = fieldNames.filter((name) => fields[name].either);
	// One of the times that are offered; in their own words visitors may also say that nobody should call.
	const isCalled = readCallTime(clean(given['callback'], 'line')) !== undefined;
	const isEitherMissing =
		!isCalled && either.every((name) => isEmpty(clean(given[name], fields[name].kind)));
	for (const name of fieldNames) {
		const field = fields[name];
		let value = clean(given[name], field.kind);
		if (field.kind === 'phone' && typeof value === 'string' && value.length <= field.max) {
			const { number, remark } = phoneIn(value);
			// With an e-mail address the number is optional.
			if (number !== undefined || answers.email !== undefined) {
				value = number ?? '';
				if (remark !== undefined) remarks.push(remark);
			}
		}
		const isMissing =
			isEmpty(value) && (name === either[0] ? isEitherMissing : name === 'phone' && isCalled);
		const problem = isMissing ? 'required' : problemOf(value, field);
		if (problem !== undefined) problems[name] = problem;
		else if (typeof value === 'string' && value !== '') answers[name] = value;
	}
	const { name, message } = answers;
	if (name === undefined || Object.keys(problems).length > 0) return { ok: false, problems };
	if (remarks.length === 0) return { ok: true, answers: { ...answers, name } };
	const whole = [message, ...remarks].filter(Boolean).join('\n\n');
	return { ok: true, answers: { ...answers, name, message: whole } };
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
	if (kind === 'phone') return cleanPhone(raw);
	return kind === 'email' ? cleanEmail(raw) : cleanLine(raw);
}

function isEmpty(value: unknown): boolean {
	return value === undefined || value === null || value === '';
}
