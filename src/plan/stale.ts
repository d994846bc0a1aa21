import { isWhole, typesReading } from '../catalog/queries/any-unit.ts';
import type { ChangesToRender, ListedUnit } from '../catalog/queries/changes-to-render.ts';
import type { Outlines } from '../catalog/queries/outlines.ts';
import type { Source, Question } from '../catalog/queries/questions.ts';
import { ask, nameOf } from '../catalog/queries/ask.ts';
import { usualOrder } from '../domain/listing.ts';
import type { KnownPage, Manifest, KnownQuestion } from './manifest.ts';
import { describer, type PlannedPage } from './planned-page.ts';
import type { RemovedRoute, RouteSettings } from './routes.ts';
import { generalPages, pagesOfOwner } from './whole-plan.ts';

export interface StaleOptions {
	/** What the pages that are live were made from. */
	readonly manifest: Manifest;
	/** What differs between the catalogue it speaks of and the new one. */
	readonly delta: ChangesToRender;
	/** The new one. */
	readonly catalogue: { readonly source: Source; outlines(): Outlines };
	readonly site: RouteSettings;
	readonly removedPages?: readonly RemovedRoute[] | undefined;
}

/**
 * Finds the pages that have to be rendered for a new catalogue. A page stays as it is when it is planned as
 * before and every question it has asked has the answer it had. Not all of these are asked again: the
 * records by comparing digests, and of the lists those that a changed unit stands in or stood in.
 */
export function stalePages(options: StaleOptions) {
	const { manifest, delta, catalogue, site } = options;
	const { wanted, removedPaths, added, general, isReplanned } = planned(options);
	const source = readingListsOnce(catalogue.source);
	const changed = possiblyChanged(manifest, delta, site).filter(
		({ question, digest }) => isWhole(question) || ask(source, question) !== digest,
	);
	const from = { site, outlines: catalogue.outlines() };
	const generalByPath = new Map(general.map((page) => [page.path, page]));
	for (const { path, owner, id } of manifest.pagesAsking(changed.map(({ number }) => number))) {
		if (wanted.has(path) || removedPaths.has(path)) continue;
		const page =
			owner === 'general'
				? generalByPath.get(path)
				: pagesOfOwner({ kind: owner, id: id ?? 0 }, from).find((each) => each.path === path);
		if (page) wanted.set(path, page);
	}
	return {
		/** Pages to be rendered: new ones, and those that would come out differently. */
		pages: [...wanted.values()],
		/** Paths that have no page any more. */
		removedPaths: [...removedPaths],
		/** Pages of the whole site. */
		count: manifest.count() + added - removedPaths.size,
		/** Every page that does not belong to one unit or project alone, rendered or not. */
		general,
		/** Whether they are others than those that are live, or are planned otherwise. */
		isReplanned,
	};
}

/** Pages of the new plan that are not in the manifest as they are planned, and those that have left it. */
function planned({ manifest, delta, catalogue, ...options }: StaleOptions) {
	const outlines = catalogue.outlines();
	const wanted = new Map<string, PlannedPage>();
	const removedPaths = new Set<string>();
	let added = 0;
	const compare = (known: readonly KnownPage[], pages: readonly PlannedPage[]) => {
		const paths = new Set(pages.map(({ path }) => path));
		for (const { path } of known) if (!paths.has(path)) removedPaths.add(path);
		const before = new Map(known.map((page) => [page.path, page]));
		const describe = describer();
		for (const page of pages) {
			const old = before.get(page.path);
			if (old?.description !== describe(page)) wanted.set(page.path, page);
			if (!old) added += 1;
		}
	};
	const general = generalPages({ ...options, outlines });
	compare(manifest.generalPages(), general);
	const isReplanned = wanted.size + removedPaths.size > 0;
	for (const [kind, ids] of [
		['unit', delta.units],
		['project', delta.projects],
	] as const) {
		for (const id of ids) {
			compare(manifest.pagesOf(kind, id), pagesOfOwner({ kind, id }, { ...options, outlines }));
		}
	}
	return { wanted, removedPaths, added, general, isReplanned };
}

/**
 * A source that reads a list once when many parts of it are asked for: finding the last of 400 pages of a
 * list takes as long as reading the list.
 */
function readingListsOnce(source: Source): Source {
	const lists = new Map<string, { asked: number; ids?: readonly number[] }>();
	return {
		...source,
		ids(filter, range) {
			if (!range) return source.ids(filter);
			const name = JSON.stringify(filter);
			const list = lists.get(name) ?? { asked: 0 };
			lists.set(name, list);
			list.asked += 1;
			if (list.asked < 4) return source.ids(filter, range);
			list.ids ??= source.ids(filter);
			return list.ids.slice(range.offset, range.offset + range.limit);
		},
	};
}

/**
 * More units than this may change their places before every question about lists is asked again, instead
 * of looking for those that they can concern.
 */
const fewMoved = 200;

/** Questions whose answers may differ: those that do, and some that do not. */
function possiblyChanged(
	manifest: Manifest,
	{ moved, ...delta }: ChangesToRender,
	{ lists }: RouteSettings,
): KnownQuestion[] {
	const about: Question[] = [
		...delta.units.flatMap((id): Question[] => [
			['unit', id],
			['isNew', id],
		]),
		...delta.aged.map((id): Question => ['isNew', id]),
		...delta.projects.map((id): Question => ['project', id]),
		...delta.legal.map((kind): Question => ['legal', kind]),
		...(delta.projectList ? [['projects'] satisfies Question] : []),
	];
	const ofAnyUnit = new Set(typesReading(delta.columns));
	// Descriptions of units hold the names of their projects.
	if (delta.renamed) ofAnyUnit.add('described');
	const named = [
		...manifest.questions('name IN (SELECT value FROM json_each(?))', [
			JSON.stringify(about.map(nameOf)),
		]),
		...manifest.questions(ofCities, [
			JSON.stringify([...ofAnyUnit]),
			// Another name of a project is told in whatever city it has units.
			delta.renamed ? null : JSON.stringify(delta.cities),
		]),
	];
	if (moved.length > fewMoved) {
		return [...named, ...manifest.questions(`type IN (${listTypes}, 'similar')`)];
	}
	const rows = (units: typeof moved) =>
		JSON.stringify(units.flatMap(({ was, is }) => [was, is].filter((row) => row !== undefined)));
	// A list that is sorted by prices moves with them.
	const relisted = (lists ?? usualOrder).sort === 'newest' ? moved.filter(isRelisted) : moved;
	return [
		...named,
		...manifest.questions(listing, [rows(relisted)]),
		...manifest.questions(resembling, [rows(moved)]),
	];
}

type Moved = ChangesToRender['moved'][number];

/** Whether more than its price and its area is another. */
function isRelisted({ was, is }: Moved): boolean {
	return placeOf(was) !== placeOf(is);
}

function placeOf(unit: ListedUnit | undefined): string | undefined {
	return unit && JSON.stringify({ ...unit, cents: null, currency: null, area: null });
}

/** Some types of questions, as far as they are about everything or one of these cities. */
const ofCities = `type IN (SELECT value FROM json_each(?1))
	AND (city IS NULL OR ?2 IS NULL OR city IN (SELECT value FROM json_each(?2)))`;

const listTypes = "'ids', 'count', 'cities', 'kinds', 'districts', 'fills', 'spreads'";

const movedRows = `WITH moved AS MATERIALIZED (
	SELECT value ->> 'onOffer' AS on_offer, value ->> 'deal' AS deal, value ->> 'kind' AS kind,
		value ->> 'city' AS city, value ->> 'district' AS district, value ->> 'projectId' AS project_id, value ->> 'cents' AS cents,
		value ->> 'currency' AS currency
	FROM json_each(?))`;

/** Lists in which one of the units stands or stood. */
const listing = `number IN (${movedRows}
	SELECT q.number FROM moved CROSS JOIN question AS q WHERE q.type IN (${listTypes})
	AND (q.deal IS NULL OR q.deal = moved.deal)
	AND (q.kind IS NULL OR q.kind = moved.kind)
	AND (q.city IS NULL OR q.city = moved.city)
	AND (q.district IS NULL OR q.district = moved.district)
	AND (q.project_id IS NULL OR q.project_id = moved.project_id)
	AND (q.on_offer IS NULL OR q.on_offer = moved.on_offer))`;

/** Searches for something similar that one of the units answers or answered. */
const resembling = `number IN (${movedRows}
	SELECT q.number FROM moved CROSS JOIN question AS q WHERE q.type = 'similar'
	AND moved.on_offer = 1 AND q.project_id = moved.project_id
	UNION ALL
	SELECT q.number FROM moved CROSS JOIN question AS q WHERE q.type = 'similar'
	AND moved.on_offer = 1 AND q.kind = moved.kind AND q.city = moved.city AND q.deal = moved.deal
	AND (q.lowest IS NULL OR (moved.cents BETWEEN q.lowest AND q.highest AND moved.currency = q.currency))
	UNION ALL
	SELECT q.number FROM moved CROSS JOIN question AS q WHERE q.type = 'similar'
	AND moved.on_offer = 1 AND q.kind = moved.kind AND q.city IS NULL AND q.deal = moved.deal)`;
