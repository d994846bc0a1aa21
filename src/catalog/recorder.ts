import type { WholeQuestion } from './any-unit.ts';
import { answerDigest, nameOf } from './ask.ts';
import { catalogueFrom, type Catalogue } from './queries.ts';
import type { Question, Source } from './questions.ts';
import type { Reads } from './reads.ts';
import type { Likeness, UnitFilter } from './unit-filter.ts';

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
			const noteWhole = (question: WholeQuestion) => note(question, undefined);
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
					noteWhole(['placed', ordered(filter)]);
					return source.placed(filter);
				},
				placedCards(filter) {
					noteWhole(['placedCards', ordered(filter)]);
					return source.placedCards(filter);
				},
				facets() {
					noteWhole(['facets']);
					return source.facets();
				},
				described() {
					noteWhole(['described']);
					return source.described();
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

/** With its keys in one order and nothing that is absent: equal filters have equal names. */
function ordered(filter: UnitFilter): UnitFilter {
	const { deal, kind, city, district, projectId, onOffer } = filter;
	return { deal, kind, city, district, projectId, onOffer };
}

function alike(like: Likeness): Likeness {
	const { id, projectId, kind, city, deal, price, district, area, outside } = like;
	return { id, projectId, kind, city, deal, price, district, area, outside };
}
