import type { WholeQuestion } from './any-unit.ts';
import type { Found, Question, Source } from './questions.ts';
import { digestOf } from '../store/record-store.ts';

/** How a question is written down: the same for all who ask it. */
export function nameOf(question: Question): string {
	return JSON.stringify(question);
}

/** Asks a question that was written down. @returns what tells the answer from another. */
export function ask(source: Source, question: Exclude<Question, WholeQuestion>): string {
	switch (question[0]) {
		case 'unit':
			return answerDigest(source.unit(question[1]));
		case 'project':
			return answerDigest(source.project(question[1]));
		case 'legal':
			return answerDigest(source.legal(question[1]));
		case 'ids':
			return answerDigest(source.ids(question[1], question[2] ?? undefined));
		case 'count':
			return answerDigest(source.count(question[1]));
		case 'cities':
			return answerDigest(source.cities(question[1]));
		case 'kinds':
			return answerDigest(source.kinds(question[1]));
		case 'districts':
			return answerDigest(source.districts(question[1]));
		case 'fills':
			return answerDigest(source.fills(question[1], question[2]));
		case 'spreads':
			return answerDigest(source.spreads(question[1]));
		case 'similar':
			return answerDigest(source.similar(question[1], question[2]));
		case 'projects':
			return answerDigest(source.projects());
		case 'isNew':
			return answerDigest(source.isNew(question[1]));
		case 'between':
			return answerDigest(source.between(question[1], question[2]));
		case 'people':
			return answerDigest(source.people());
		case 'person':
			return answerDigest(source.person(question[1]));
	}
}

/** A record is told by its digest, a short answer by itself, a long one by a digest of its own. */
export function answerDigest(answer: unknown): string {
	if (answer === undefined) return '';
	if (isFound(answer)) return answer.digest;
	const text = JSON.stringify(answer);
	return text.length <= 32 ? text : digestOf(text);
}

function isFound(answer: unknown): answer is Found<unknown> {
	return typeof answer === 'object' && answer !== null && 'digest' in answer;
}
