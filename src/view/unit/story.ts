import type { Picture } from '../../domain/pictures/picture.ts';
import { photoBands, type PhotoBand } from '../pictures.ts';
import type { Unit, UnitKind } from '../../domain/unit.ts';

/** A part of a unit's page below its text, by what it tells. */
export type Chapter =
	'plans' | 'views' | 'location' | 'energy' | 'costs' | 'other' | 'links' | 'data';

/** `photos` is a place for some of the photos. */
type Place = Chapter | 'photos';

const home: readonly Place[] = ['photos', 'plans', 'views', 'photos', 'location', 'photos'];
const business: readonly Place[] = ['photos', 'location', 'plans', 'views', 'photos'];
const ground: readonly Place[] = ['location', 'plans', 'photos', 'views'];

/** What a visitor looks at first, by what is offered; where a kind is not named, as for a home. */
const beginnings: Readonly<Partial<Record<UnitKind, readonly Place[]>>> = {
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

/** Chapters for reference, at the end of every page. */
const end: readonly Chapter[] = ['costs', 'energy', 'other', 'links', 'data'];

/** The parts of a unit's page in the order of its kind, each once, with its photos between them. */
export function storyOf(
	kind: UnitKind,
	photos: readonly Picture[],
): readonly (Chapter | PhotoBand)[] {
	const beginning = beginnings[kind] ?? home;
	const places = [...beginning, ...end.filter((chapter) => !beginning.includes(chapter))];
	const bands = photoBands(photos, places.filter((place) => place === 'photos').length);
	return places.flatMap((place) => (place === 'photos' ? (bands.shift() ?? []) : place));
}

/** What stands above the plans: of a plot, a parking space or a whole building they show where it lies. */
export function plansHeading(kind: UnitKind | undefined): 'unit.plotPlans' | 'unit.floorPlans' {
	const isSite = kind === 'plot' || kind === 'parking' || kind === 'investment';
	return isSite ? 'unit.plotPlans' : 'unit.floorPlans';
}

/** Whether the data is short and what a visitor came for, so that it is not folded. */
export function isDataOpen({ kind }: Pick<Unit, 'kind'>): boolean {
	return kind === 'plot' || kind === 'parking';
}
