import { readFileSync, writeFileSync } from 'node:fs';
import { catalogueFrom, type Catalogue } from './queries.ts';
import type { Found, Question, Source } from './questions.ts';
import { digestOf } from './record-store.ts';
import type { Likeness, UnitFilter } from './unit-filter.ts';

/** What pages have asked of a catalogue. */
export interface Reads {
	/** Each question once, as JSON, with what tells its answer from another. */
	readonly questions: readonly { readonly name: string; readonly digest: string }[];
	/** Sets of questions, as places in `questions`: the languages of a page share one. */
	readonly sets: readonly (readonly number[])[];
	/** The set of each page, by its path. */
	readonly pages: ReadonlyMap<string, number>;
}

export interface Recorder {
	/**
	 * A reader for one page. Pages are rendered at the same time, so each has one of its own, and what it
	 * asks is noted for it, also when the answer was known already.
	 */
	readerFor(page: string): Catalogue;
	reads(): Reads;
}

/** Notes what pages ask of a catalogue, which must not change meanwhile. */
export function recordReads(source: Source): Recorder {
	const questions: { name: string; digest: string }[] = [];
	const numbers = new Map<string, number>();
	const pages = new Map<string, number[]>();
	/** By id: most of what is asked is for a record, and its name need not be spelled out each time. */
	const units = new Map<number, number>();
	const ages = new Map<number, number>();

	const numberOf = (question: Question, answer: unknown): number => {
		const name = nameOf(question);
		const known = numbers.get(name);
		if (known !== undefined) return known;
		numbers.set(name, questions.length);
		return questions.push({ name, digest: answerDigest(answer) }) - 1;
	};

	return {
		readerFor(page) {
			const asked = pages.get(page) ?? [];
			pages.set(page, asked);
			const note = (question: Question, answer: unknown) => {
				asked.push(numberOf(question, answer));
			};
			const noteOf = (
				known: Map<number, number>,
				{ question, answer }: { question: ['unit' | 'isNew', number]; answer: unknown },
			) => {
				let number = known.get(question[1]);
				if (number === undefined) known.set(question[1], (number = numberOf(question, answer)));
				asked.push(number);
			};
			return catalogueFrom({
				unit(id) {
					const found = source.unit(id);
					noteOf(units, { question: ['unit', id], answer: found });
					return found;
				},
				isNew(id) {
					const answer = source.isNew(id);
					noteOf(ages, { question: ['isNew', id], answer });
					return answer;
				},
				project(id) {
					const found = source.project(id);
					note(['project', id], found);
					return found;
				},
				legal(kind) {
					const found = source.legal(kind);
					note(['legal', kind], found);
					return found;
				},
				ids(filter, range) {
					const answer = source.ids(filter, range);
					note(['ids', ordered(filter), range ?? null], answer);
					return answer;
				},
				count(filter) {
					const answer = source.count(filter);
					note(['count', ordered(filter)], answer);
					return answer;
				},
				cities(filter) {
					const answer = source.cities(filter);
					note(['cities', ordered(filter)], answer);
					return answer;
				},
				kinds(filter) {
					const answer = source.kinds(filter);
					note(['kinds', ordered(filter)], answer);
					return answer;
				},
				districts(filter) {
					const answer = source.districts(filter);
					note(['districts', ordered(filter)], answer);
					return answer;
				},
				fills(facet, least) {
					const answer = source.fills(facet, least);
					note(['fills', ordered(facet), least], answer);
					return answer;
				},
				spreads(filter) {
					const answer = source.spreads(filter);
					note(['spreads', ordered(filter)], answer);
					return answer;
				},
				similar(like, limit) {
					const answer = source.similar(like, limit);
					note(['similar', alike(like), limit], answer);
					return answer;
				},
				people() {
					const answer = source.people();
					note(['people'], answer);
					return answer;
				},
				person(id) {
					const answer = source.person(id);
					note(['person', id], answer);
					return answer;
				},
				placed(filter) {
					const answer = source.placed(filter);
					note(['placed', ordered(filter)], answer);
					return answer;
				},
				placedCards(filter) {
					const answer = source.placedCards(filter);
					note(['placedCards', ordered(filter)], answer);
					return answer;
				},
				facets() {
					const answer = source.facets();
					note(['facets'], answer);
					return answer;
				},
				described() {
					const answer = source.described();
					note(['described'], answer);
					return answer;
				},
				between(from, to) {
					const answer = source.between(from, to);
					note(['between', from, to], answer);
					return answer;
				},
				projects() {
					const answer = source.projects();
					note(['projects'], answer);
					return answer;
				},
			});
		},
		reads: () => ({ questions, ...shareSets(pages) }),
	};
}

/** How a question is written down: the same for all who ask it. */
export function nameOf(question: Question): string {
	return JSON.stringify(question);
}

/** Asks a question that was written down. @returns what tells the answer from another. */
export function ask(source: Source, question: Question): string {
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
		case 'placed':
			return answerDigest(source.placed(question[1]));
		case 'placedCards':
			return answerDigest(source.placedCards(question[1]));
		case 'facets':
			return answerDigest(source.facets());
		case 'described':
			return answerDigest(source.described());
		case 'between':
			return answerDigest(source.between(question[1], question[2]));
		case 'people':
			return answerDigest(source.people());
		case 'person':
			return answerDigest(source.person(question[1]));
	}
}

/** Writes reads to a file: a line each for a question, a set, and a page. */
export function writeReads(file: string, { questions, sets, pages }: Reads): void {
	const lines = [`${questions.length} ${sets.length} ${pages.size}`];
	for (const { name, digest } of questions) lines.push(`${digest}\t${name}`);
	for (const set of sets) lines.push(set.join(' '));
	for (const [path, set] of pages) lines.push(`${set}\t${path}`);
	writeFileSync(file, lines.join('\n'));
}

/** @throws when the file is not whole. */
export function readReads(file: string): Reads {
	const lines = readFileSync(file, 'utf8').split('\n');
	const [questions = 0, sets = 0, pages = 0] = lines[0]?.split(' ').map(Number) ?? [];
	if (lines.length !== 1 + questions + sets + pages) {
		throw new Error(
			`${file}, the list of what the pages were made from, is not whole; build again.`,
		);
	}
	const part = (from: number, length: number) => lines.slice(from, from + length);
	return {
		questions: part(1, questions).map((line) => {
			const [digest, name] = pair(line);
			return { digest, name };
		}),
		sets: part(1 + questions, sets).map((line) => line.split(' ').filter(Boolean).map(Number)),
		pages: new Map(
			part(1 + questions + sets, pages).map((line) => {
				const [set, path] = pair(line);
				return [path, Number(set)];
			}),
		),
	};
}

/** What stands before and after the first tab of a line. */
function pair(line: string): readonly [string, string] {
	const tab = line.indexOf('\t');
	return [line.slice(0, tab), line.slice(tab + 1)];
}

function shareSets(pages: ReadonlyMap<string, readonly number[]>): Pick<Reads, 'sets' | 'pages'> {
	const sets: number[][] = [];
	const numbers = new Map<string, number>();
	const shared = new Map<string, number>();
	for (const [path, asked] of pages) {
		const set = [...new Set(asked)].sort((a, b) => a - b);
		const name = set.join(' ');
		let number = numbers.get(name);
		if (number === undefined) numbers.set(name, (number = sets.push(set) - 1));
		shared.set(path, number);
	}
	return { sets, pages: shared };
}

/** A record is told by its digest, a short answer by itself, a long one by a digest of its own. */
function answerDigest(answer: unknown): string {
	if (answer === undefined) return '';
	if (isFound(answer)) return answer.digest;
	const text = JSON.stringify(answer);
	return text.length <= 32 ? text : digestOf(text);
}

function isFound(answer: unknown): answer is Found<unknown> {
	return typeof answer === 'object' && answer !== null && 'digest' in answer;
}

/** With its keys in one order and nothing that is absent: equal filters have equal names. */
function ordered(filter: UnitFilter): UnitFilter {
	const { deal, kind, city, district, projectId, onOffer } = filter;
	return { deal, kind, city, district, projectId, onOffer };
}

function alike({ id, projectId, kind, city, deal, price, outside }: Likeness): Likeness {
	return { id, projectId, kind, city, deal, price, outside };
}
