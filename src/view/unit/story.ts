import type { Unit, UnitKind } from '../../domain/unit.ts';

/** A part of a unit's page below its text. `photos` stands for the next of its photos. */
export type Chapter =
	'photos' | 'plans' | 'views' | 'location' | 'energy' | 'costs' | 'other' | 'links' | 'data';

const home: readonly Chapter[] = ['photos', 'plans', 'views', 'photos', 'location', 'photos'];
const business: readonly Chapter[] = ['photos', 'location', 'plans', 'views', 'photos'];
const ground: readonly Chapter[] = ['location', 'plans', 'photos', 'views'];

/** What a visitor looks at first, by what is offered; where a kind is not named, as for a home. */
const beginnings: Readonly<Partial<Record<UnitKind, readonly Chapter[]>>> = {
	house: ['photos', 'views', 'plans', 'photos', 'location', 'photos'],
	plot: ground,
	parking: ground,
	office: business,
	retail: business,
	gastronomy: business,
	industrial: business,
	special: business,
	investment: ['photos', 'costs', 'location', 'plans', 'views', 'photos'],
};

/** What is looked up, at the end of every page. */
const end: readonly Chapter[] = ['costs', 'energy', 'other', 'links', 'data'];

/** The parts of a unit's page in the order of its kind, each once but `photos`. */
export function chaptersOf(kind: UnitKind): readonly Chapter[] {
	const beginning = beginnings[kind] ?? home;
	return [...beginning, ...end.filter((chapter) => !beginning.includes(chapter))];
}

/** Whether the data is short and what a visitor came for, so that it is not folded. */
export function isDataOpen({ kind }: Pick<Unit, 'kind'>): boolean {
	return kind === 'plot' || kind === 'parking';
}
