import type { EnergyClass } from '../../domain/energy.ts';
import type { Feature, UnitKind } from '../../domain/unit.ts';
import type { ChosenPlace, Filter, Sort, Span } from '../../search/filter.ts';
import { isSort } from '../../search/query.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import type { Fields } from './fields.ts';
import type { PlaceNames } from './places.ts';
import { radii } from '../../domain/radii.ts';

/** What a visitor has chosen of a list. */
export interface Choice {
	readonly filter: Filter;
	/** Words that are searched for; empty for none. */
	readonly words: string;
	readonly sort: Sort;
	/** From 1. */
	readonly page: number;
}

/** What an index knows, so that what nobody offers any more is left out. */
export interface Known {
	readonly index: Pick<SearchIndex, 'kinds' | 'features' | 'energyClasses' | 'projects'>;
	readonly places: PlaceNames;
}

/** What the fields mean; whatever makes no sense in them does not matter. */
export function choiceOf(fields: Fields, { index, places }: Known): Choice {
	const one = (field: keyof Fields) => fields[field]?.[0];
	const span = (from: keyof Fields, to: keyof Fields): Span | undefined => {
		const ends = { from: numberOf(one(from)), to: numberOf(one(to)) };
		return ends.from === undefined && ends.to === undefined ? undefined : defined(ends);
	};
	const sort = one('sort') ?? 'newest';
	const page = numberOf(one('page')) ?? 1;
	const radius = radii.find((kilometres) => kilometres === numberOf(one('radius')));
	const chosen = (fields.place ?? []).flatMap((slug) => places.find(slug) ?? []);
	const rooms = span('rooms', 'rooms')?.from;
	const day = one('freeBy');
	const filter: Filter = {
		kinds: some(index.kinds.filter((kind: UnitKind) => fields.kind?.includes(kind))),
		places: some(chosen),
		radius,
		projects: some(
			index.projects.map(({ id }) => id).filter((id) => fields.project?.includes(String(id))),
		),
		price: span('priceFrom', 'priceTo'),
		area: span('areaFrom', 'areaTo'),
		plot: span('plotFrom', 'plotTo'),
		rooms: rooms === undefined ? undefined : { from: rooms },
		features: some(index.features.filter((feature: Feature) => fields.feature?.includes(feature))),
		energyClass: index.energyClasses.find((letter: EnergyClass) => letter === one('energyClass')),
		freeBy: day !== undefined && isDay(day) ? day : undefined,
		onlyAvailable: one('available') === 'yes' ? true : undefined,
	};
	return {
		filter: defined(filter),
		words: (one('words') ?? '').trim().slice(0, 80),
		sort: isSort(sort) ? sort : 'newest',
		page: Number.isInteger(page) ? page : 1,
	};
}

/** A filter with other places: around none of them there is no distance. */
export function withPlaces(filter: Filter, places: readonly ChosenPlace[]): Filter {
	const { places: _places, radius, ...others } = filter;
	return places.length > 0 ? defined({ ...others, places, radius }) : others;
}

/** Says a choice in fields: what `choiceOf` reads. */
export function fieldsOf({ filter, words, sort, page }: Choice, places: PlaceNames): Fields {
	return defined({
		place: filter.places?.map(places.name).filter(Boolean),
		radius: text(filter.radius),
		kind: filter.kinds,
		priceFrom: text(filter.price?.from),
		priceTo: text(filter.price?.to),
		rooms: text(filter.rooms?.from),
		areaFrom: text(filter.area?.from),
		areaTo: text(filter.area?.to),
		plotFrom: text(filter.plot?.from),
		plotTo: text(filter.plot?.to),
		feature: filter.features,
		energyClass: filter.energyClass && [filter.energyClass],
		freeBy: filter.freeBy === undefined ? undefined : [filter.freeBy],
		available: filter.onlyAvailable ? ['yes'] : undefined,
		project: filter.projects?.map(String),
		words: words ? [words] : undefined,
		sort: sort === 'newest' ? undefined : [sort],
		page: page > 1 ? [String(page)] : undefined,
	});
}

function text(value: number | undefined): string[] | undefined {
	return value === undefined ? undefined : [String(value)];
}

function numberOf(text: string | undefined): number | undefined {
	return text !== undefined && /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) > 0
		? Number(text)
		: undefined;
}

function isDay(text: string): boolean {
	return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

function some<T>(list: readonly T[]): readonly T[] | undefined {
	return list.length > 0 ? list : undefined;
}

/** Without what is not there, so that two choices can be compared. */
export function defined<T extends object>(record: T): T {
	const kept = { ...record };
	for (const key in kept) if (kept[key] === undefined) delete kept[key];
	return kept;
}
