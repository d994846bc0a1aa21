import { isWhole, typesReading } from '../../catalog/any-unit.ts';
import type { CatalogueDelta, ListedUnit } from '../../catalog/delta.ts';
import type { Outlines } from '../../catalog/outlines.ts';
import type { Question, Source } from '../../catalog/questions.ts';
import { ask, nameOf } from '../../catalog/ask.ts';
import type { KnownPage, KnownQuestion, Manifest } from './manifest.ts';
import { describer, pagesOf, type PlannedPage } from './planned-page.ts';
import { projectRoute, unitRoute, type GoneRoute, type RouteSettings } from './routes.ts';
import { generalPages, type DatedPage } from './whole-plan.ts';

/** What a new catalogue changes of a site that is rendered. */
export interface StalePages {
	/** Pages to be rendered: new ones, and those that would come out differently. */
	readonly pages: readonly PlannedPage[];
	/** Paths that have no page any more. */
	readonly vanished: readonly string[];
	/** Pages of the whole site. */
	readonly count: number;
	/** Every page that does not belong to one unit or project alone, rendered or not. */
	readonly general: readonly DatedPage[];
	/** Whether they are others than those that are live, or are planned otherwise. */
	readonly isReplanned: boolean;
}

export interface StaleOptions {
	/** What the pages that are live were made from. */
	readonly manifest: Manifest;
	/** What differs between the catalogue it speaks of and the new one. */
	readonly delta: CatalogueDelta;
	/** The new one. */
	readonly catalogue: { readonly source: Source; outlines(): Outlines };
	readonly site: RouteSettings;
	readonly gone?: readonly GoneRoute[] | undefined;
}

/**
 * More units than this may change their places before every question about lists is asked again, instead
 * of looking for those that they can concern.
 */
const fewMoved = 200;

/**
 * Finds the pages that have to be rendered for a new catalogue. A page stays as it is when it is planned as
 * before and every question it has asked has the answer it had. Not all of these are asked again: the
 * records by comparing digests, and of the lists those that a changed unit stands in or stood in.
 */
export function stalePages(options: StaleOptions): StalePages {
	const { manifest, delta, catalogue, site } = options;
	const { wanted, vanished, added, general, isReplanned } = planned(options);
	const source = readingListsOnce(catalogue.source);
	const changed = possiblyChanged(manifest, delta).filter(
		({ question, digest }) => isWhole(question) || ask(source, question) !== digest,
	);
	const from = { site, outlines: catalogue.outlines() };
	const generalByPath = new Map(general.map((page) => [page.path, page]));
	for (const { path, owner, id } of manifest.pagesAsking(changed.map(({ number }) => number))) {
		if (wanted.has(path) || vanished.has(path)) continue;
		const own = {
			general: () => [generalByPath.get(path)],
			unit: () => unitPages(id ?? 0, from),
			project: () => projectPages(id ?? 0, from),
		}[owner]();
		const page = own.find((candidate) => candidate?.path === path);
		if (page) wanted.set(path, page);
	}
	return {
		pages: [...wanted.values()],
		vanished: [...vanished],
		count: manifest.count() + added - vanished.size,
		general,
		isReplanned,
	};
}

/** Pages of the new plan that are not in the manifest as they are planned, and those that have left it. */
function planned({ manifest, delta, catalogue, ...options }: StaleOptions) {
	const outlines = catalogue.outlines();
	const wanted = new Map<string, PlannedPage>();
	const vanished = new Set<string>();
	const compare = (known: readonly KnownPage[], pages: readonly PlannedPage[]) => {
		const paths = new Set(pages.map(({ path }) => path));
		for (const { path } of known) if (!paths.has(path)) vanished.add(path);
		const before = new Map(known.map((page) => [page.path, page]));
		const describe = describer();
		for (const page of pages) {
			const old = before.get(page.path);
			const isSame = old?.description === describe(page) && old.locale === page.locale;
			if (!isSame) wanted.set(page.path, page);
			if (!old) added += 1;
		}
	};
	let added = 0;
	const general = generalPages({ ...options, outlines });
	compare(manifest.generalPages(), general);
	const isReplanned = wanted.size + vanished.size > 0;
	for (const id of delta.units) {
		compare(manifest.pagesOf('unit', id), unitPages(id, { ...options, outlines }));
	}
	for (const id of delta.projects) {
		compare(manifest.pagesOf('project', id), projectPages(id, { ...options, outlines }));
	}
	return { wanted, vanished, added, general, isReplanned };
}

interface PageSource extends Pick<StaleOptions, 'site'> {
	readonly outlines: Outlines;
}

function unitPages(id: number, { site, outlines }: PageSource): PlannedPage[] {
	const unit = outlines.unit(id);
	const route = unit && unitRoute(unit, site);
	return route ? pagesOf(route, site.locales) : [];
}

function projectPages(id: number, { site, outlines }: PageSource): PlannedPage[] {
	const project = outlines.project(id);
	return project ? pagesOf(projectRoute(project), site.locales) : [];
}

/** Questions whose answers may differ: those that do, and some that do not. */
function possiblyChanged(manifest: Manifest, { moved, ...delta }: CatalogueDelta): KnownQuestion[] {
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
	// The names of projects stand among what is told of units.
	if (delta.renamed) ofAnyUnit.add('described');
	const named = [
		...manifest.questions('name IN (SELECT value FROM json_each(?))', [
			JSON.stringify(about.map(nameOf)),
		]),
		...manifest.questions('type IN (SELECT value FROM json_each(?))', [
			JSON.stringify([...ofAnyUnit]),
		]),
	];
	if (moved.length > fewMoved) {
		return [...named, ...manifest.questions(`type IN (${listTypes}, 'similar')`)];
	}
	const rows = (units: typeof moved) =>
		JSON.stringify(units.flatMap(({ was, is }) => [was, is].filter((row) => row !== undefined)));
	return [
		...named,
		...manifest.questions(listing, [rows(moved.filter(isRelisted))]),
		...manifest.questions(resembling, [rows(moved.filter(isMoreThanPriced))]),
		...manifest.questions(resemblingInPrice, [rows(moved)]),
	];
}

type Moved = CatalogueDelta['moved'][number];

/** Whether more than its price and its area is another. */
function isRelisted({ was, is }: Moved): boolean {
	return placeOf(was) !== placeOf(is);
}

/** Whether more than its price is another. */
function isMoreThanPriced({ was, is }: Moved): boolean {
	return isRelisted({ was, is }) || was?.area !== is?.area;
}

function placeOf(unit: ListedUnit | undefined): string | undefined {
	return unit && JSON.stringify({ ...unit, cents: null, currency: null, area: null });
}

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

/** Searches for something similar, by anything but the price, that one of the units answers or answered. */
const resembling = `number IN (${movedRows}
	SELECT q.number FROM moved CROSS JOIN question AS q WHERE q.type = 'similar'
	AND moved.on_offer = 1 AND q.project_id = moved.project_id
	UNION ALL
	SELECT q.number FROM moved CROSS JOIN question AS q WHERE q.type = 'similar'
	AND moved.on_offer = 1 AND q.kind = moved.kind AND q.city = moved.city AND q.deal = moved.deal
	AND q.lowest IS NULL)`;

/** The same by the price. */
const resemblingInPrice = `number IN (${movedRows}
	SELECT q.number FROM moved CROSS JOIN question AS q WHERE q.type = 'similar'
	AND moved.on_offer = 1 AND q.kind = moved.kind AND q.city = moved.city AND q.deal = moved.deal
	AND moved.cents BETWEEN q.lowest AND q.highest AND moved.currency = q.currency)`;

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
