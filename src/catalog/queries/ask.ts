import type { WholeQuestion } from './any-unit.ts';
import type { Found, Question, Source } from './questions.ts';
import { digestOf } from '../store/record-store.ts';

/** How a question is written down: the same for all who ask it. */
export function nameOf(question: Question): string {
	return JSON.stringify(question);
}

/** Asks a question that was written down. @returns what tells the answer from another. */
export function ask(source: Source, question: Exclude<Question, WholeQuestion>): string {
	const [name, ...given] = question;
	// JSON writes what is absent as null.
	const answer: unknown = Reflect.apply(
		source[name],
		source,
		given.map((each) => each ?? undefined),
	);
	return answerDigest(answer);
}

/** The digest of an answer: a record's own, a short answer itself, a hash of a long one. */
export function answerDigest(answer: unknown): string {
	if (answer === undefined) return '';
	if (isFound(answer)) return answer.digest;
	const text = JSON.stringify(answer);
	return text.length <= 32 ? text : digestOf(text);
}

function isFound(answer: unknown): answer is Found<unknown> {
	return typeof answer === 'object' && answer !== null && 'digest' in answer;
}
