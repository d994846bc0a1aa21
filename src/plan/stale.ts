import { isWhole } from '../catalog/queries/any-unit.ts';
import type { ChangesToRender } from '../catalog/queries/changes-to-render.ts';
import type { Outlines } from '../catalog/queries/outlines.ts';
import type { Source } from '../catalog/queries/questions.ts';
import { ask } from '../catalog/queries/ask.ts';
import type { KnownPage, Manifest } from './manifest.ts';
import { describer, type PlannedPage } from './planned-page.ts';
import { possiblyChanged } from './possibly-changed.ts';
import type { GoneRoute, RouteSettings } from './routes.ts';
import { generalPages, pagesOfOwner } from './whole-plan.ts';

export interface StaleOptions {
	/** What the pages that are live were made from. */
	readonly manifest: Manifest;
	/** What differs between the catalogue it speaks of and the new one. */
	readonly delta: ChangesToRender;
	/** The new one. */
	readonly catalogue: { readonly source: Source; outlines(): Outlines };
	readonly site: RouteSettings;
	readonly gone?: readonly GoneRoute[] | undefined;
}

/**
 * Finds the pages that have to be rendered for a new catalogue. A page stays as it is when it is planned as
 * before and every question it has asked has the answer it had. Not all of these are asked again: the
 * records by comparing digests, and of the lists those that a changed unit stands in or stood in.
 */
export function stalePages(options: StaleOptions) {
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
		vanished: [...vanished],
		/** Pages of the whole site. */
		count: manifest.count() + added - vanished.size,
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
	const vanished = new Set<string>();
	let added = 0;
	const compare = (known: readonly KnownPage[], pages: readonly PlannedPage[]) => {
		const paths = new Set(pages.map(({ path }) => path));
		for (const { path } of known) if (!paths.has(path)) vanished.add(path);
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
	const isReplanned = wanted.size + vanished.size > 0;
	for (const [kind, ids] of [
		['unit', delta.units],
		['project', delta.projects],
	] as const) {
		for (const id of ids) {
			compare(manifest.pagesOf(kind, id), pagesOfOwner({ kind, id }, { ...options, outlines }));
		}
	}
	return { wanted, vanished, added, general, isReplanned };
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
