import { isWhole } from './any-unit.ts';
import { answerDigest, nameOf } from './ask.ts';
import { catalogueFrom } from './open-catalogue.ts';
import type { Question, Source } from './questions.ts';
import type { Reads } from './reads.ts';
import type { Likeness, UnitFilter } from './unit-filter.ts';

/** Notes what pages ask of a catalogue, which must not change meanwhile. */
export function recordReads(source: Source) {
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
		return questions.push({ name, digest: isWhole(question) ? '' : answerDigest(answer) }) - 1;
	};

	return {
		/**
		 * A reader for one page. Pages are rendered at the same time, so each has one of its own, and what it
		 * asks is noted for it, also when the answer was known already.
		 */
		readerFor(page: string) {
			const asked = pages.get(page) ?? [];
			pages.set(page, asked);
			const noted = <Answer>(question: Question, answer: Answer): Answer => {
				asked.push(numberOf(question, answer));
				return answer;
			};
			const notedById = <Answer>(
				known: Map<number, number>,
				question: ['unit' | 'isNew', number],
				answer: Answer,
			): Answer => {
				let number = known.get(question[1]);
				if (number === undefined) known.set(question[1], (number = numberOf(question, answer)));
				asked.push(number);
				return answer;
			};
			return catalogueFrom({
				unit: (id) => notedById(units, ['unit', id], source.unit(id)),
				isNew: (id) => notedById(ages, ['isNew', id], source.isNew(id)),
				project: (id) => noted(['project', id], source.project(id)),
				legal: (kind) => noted(['legal', kind], source.legal(kind)),
				ids: (filter, range) => noted(['ids', ordered(filter), range], source.ids(filter, range)),
				count: (filter) => noted(['count', ordered(filter)], source.count(filter)),
				cities: (filter) => noted(['cities', ordered(filter)], source.cities(filter)),
				kinds: (filter) => noted(['kinds', ordered(filter)], source.kinds(filter)),
				districts: (filter) => noted(['districts', ordered(filter)], source.districts(filter)),
				fills: (facet, least) =>
					noted(['fills', ordered(facet), least], source.fills(facet, least)),
				spreads: (filter) => noted(['spreads', ordered(filter)], source.spreads(filter)),
				similar: (like, limit) =>
					noted(['similar', alike(like), limit], source.similar(like, limit)),
				people: () => noted(['people'], source.people()),
				person: (id, freeFirst) => noted(['person', id, freeFirst], source.person(id, freeFirst)),
				indexedUnits: (city) => noted(['indexedUnits', ...given(city)], source.indexedUnits(city)),
				described: (city) => noted(['described', ...given(city)], source.described(city)),
				places: () => noted(['places'], source.places()),
				priceBands: (least) => noted(['priceBands', least], source.priceBands(least)),
				between: (from, to) => noted(['between', from, to], source.between(from, to)),
				viewings: () => noted(['viewings'], source.viewings()),
				projects: () => noted(['projects'], source.projects()),
			});
		},
		reads: (): Reads => ({ questions, ...shareSets(pages) }),
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
	const { deal, kind, city, district, projectId, onOffer, order } = filter;
	const sorted = order && { order: { sort: order.sort, freeFirst: order.freeFirst } };
	return { deal, kind, city, district, projectId, onOffer, ...sorted };
}

function given<Value>(value: Value | undefined): [] | [Value] {
	return value === undefined ? [] : [value];
}

function alike(like: Likeness): Likeness {
	const { id, projectId, kind, city, deal, price, district, area, only } = like;
	return { id, projectId, kind, city, deal, price, district, area, only };
}
