import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { changesToRender } from '../../src/catalog/queries/changes-to-render.ts';
import { openCatalogue, type OpenCatalogue } from '../../src/catalog/queries/open-catalogue.ts';
import { recordReads } from '../../src/catalog/queries/recorder.ts';
import {
	openCatalogueWriter,
	type CatalogueFiles,
} from '../../src/catalog/store/catalogue-writer.ts';
import { openManifest } from '../../src/plan/manifest.ts';
import { draftManifest } from '../../src/plan/write-manifest.ts';
import type { PlannedPage } from '../../src/plan/planned-page.ts';
import { stalePages, type StaleOptions } from '../../src/plan/stale.ts';
import { generalPages, wholePlan, type DatedPage } from '../../src/plan/whole-plan.ts';
import type { PublicData } from './changing-data.ts';
import { least, standIn, whole } from './stand-in-pages.ts';

/** A price that changes moves a unit in its lists. */
const order = { sort: 'priceUp', freeFirst: true } as const;

const site: StaleOptions['site'] = {
	locales: ['de', 'en'],
	soldPages: 'keep',
	people: 'pages',
	lists: { least, whole, ...order, introductions: [] },
};

/** Pages by their paths. */
export type Pages = ReadonlyMap<string, string>;

/** What one build has left for the next. */
export interface StandInSite {
	readonly pages: Pages;
	/** Pages that were rendered for it. */
	readonly rendered: readonly string[];
	/** What the sitemap of further pages of lists may hold of the general pages. */
	readonly general: string;
	readonly catalogue: CatalogueFiles;
	readonly manifest: string;
}

/** Spoils a manifest that was written, to see that it shows. */
export type Spoil = (db: DatabaseSync) => void;

/** Sites made of stand-in pages, each build in a folder of its own below `root`. */
export function standInSites(root: string, spoil?: Spoil) {
	let builds = 0;
	const begin = () => {
		const folder = join(root, String((builds += 1)));
		mkdirSync(folder);
		return {
			catalogue: {
				catalogue: join(folder, 'catalogue.sqlite'),
				records: join(root, 'records.sqlite'),
			},
			manifest: join(root, 'manifest.sqlite'),
			folder,
		};
	};
	return {
		/** Renders everything. */
		full(data: PublicData): StandInSite {
			const { catalogue: files, manifest } = begin();
			fill(files, data);
			return reading(files, (catalogue) => {
				const outlines = catalogue.outlines();
				const pages = [...wholePlan({ site, outlines })];
				const general = undated(generalPages({ site, outlines }));
				const { html, reads } = render(pages, catalogue);
				rmSync(manifest, { force: true });
				writeManifest(manifest, { pages, reads });
				spoiled(manifest, spoil);
				return { pages: html, rendered: [...html.keys()], general, catalogue: files, manifest };
			});
		},
		/** A copy of a site that was made elsewhere. */
		copy(site: StandInSite): StandInSite {
			const { catalogue, manifest } = begin();
			copyFileSync(site.catalogue.catalogue, catalogue.catalogue);
			copyFileSync(site.catalogue.records, catalogue.records);
			copyFileSync(site.manifest, manifest);
			spoiled(manifest, spoil);
			return { ...site, catalogue, manifest };
		},
		/** Renders what the data makes necessary. */
		next(live: StandInSite, data: PublicData): StandInSite {
			const { catalogue: files, manifest, folder } = begin();
			fill(files, data, live.catalogue.catalogue);
			const next = reading(files, (catalogue) => {
				const known = openManifest(manifest);
				if (!known) throw new Error('The manifest cannot be read.');
				const delta = changesToRender(live.catalogue.catalogue, files.catalogue);
				const stale = stalePages({ manifest: known, delta, catalogue, site });
				known.close();
				const general = undated(stale.general);
				if (general !== live.general && !stale.isReplanned)
					throw new Error('Other general pages are planned, and nobody was told.');
				const { html, reads } = render(stale.pages, catalogue);
				const pages = new Map([...live.pages, ...html]);
				for (const path of stale.removedPaths) pages.delete(path);
				if (pages.size !== stale.count) throw new Error(`${pages.size} pages, not ${stale.count}.`);
				const { removedPaths, pages: made } = stale;
				const before = `${manifest}.before`;
				renameSync(manifest, before);
				writeManifest(manifest, { pages: made, reads }, { manifest: before, removedPaths });
				rmSync(before);
				spoiled(manifest, spoil);
				return { pages, rendered: [...html.keys()], general, catalogue: files, manifest };
			});
			rmSync(join(folder, '..', live.catalogue.catalogue), { force: true });
			return next;
		},
		/** Renders everything, and leaves nothing behind. */
		expected(data: PublicData): Pages {
			const { catalogue: files, folder } = begin();
			fill(files, data);
			const pages = reading(files, (catalogue) => {
				const planned = [...wholePlan({ site, outlines: catalogue.outlines() })];
				return new Map(planned.map((page) => [page.path, standIn(page, catalogue, order)]));
			});
			rmSync(folder, { recursive: true });
			return pages;
		},
	};
}

function undated(pages: readonly DatedPage[]): string {
	const inOrder = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
	return JSON.stringify(inOrder.map((page) => ({ ...page, changedAt: undefined })));
}

/** Everything a manifest says, apart from the numbers it says it by. */
export function contentOf(manifest: string): readonly string[] {
	const db = new DatabaseSync(manifest, { readOnly: true });
	const rows = db
		.prepare(
			`SELECT page.path, owner, page.id, description,
				(SELECT group_concat(name || ' = ' || digest, ', ' ORDER BY name)
				 FROM read JOIN question ON number = question WHERE read.reads = page.reads) AS asked
			 FROM page UNION ALL
			 SELECT 'unused', name, NULL, NULL, NULL FROM question
			 WHERE number NOT IN (SELECT question FROM read) ORDER BY 1, 2`,
		)
		.all();
	db.close();
	return rows.map((row) => JSON.stringify(row));
}

function render(pages: readonly PlannedPage[], { source }: OpenCatalogue) {
	const recorder = recordReads(source);
	const html = new Map(
		pages.map((page) => [page.path, standIn(page, recorder.readerFor(page.path), order)]),
	);
	return { html, reads: recorder.reads() };
}

function fill(files: CatalogueFiles, { units, projects, legal }: PublicData, base?: string): void {
	const writer = openCatalogueWriter(files, { base });
	for (const unit of units.values()) writer.unit(unit);
	for (const project of projects.values()) writer.project(project);
	for (const text of legal) writer.legal(text);
	const kinds = legal.map(({ kind }) => kind);
	writer.keepOnly({ units: units.keys(), projects: projects.keys(), legal: kinds });
	writer.finish({ pulledAt: '2026-11-21T12:00:00.000Z' });
}

function reading<T>(files: CatalogueFiles, read: (catalogue: OpenCatalogue) => T): T {
	const catalogue = openCatalogue(files);
	try {
		return read(catalogue);
	} finally {
		catalogue.close();
	}
}

function spoiled(manifest: string, spoil: Spoil | undefined): void {
	if (!spoil) return;
	const db = new DatabaseSync(manifest);
	spoil(db);
	db.close();
}

function writeManifest(
	path: string,
	read: Parameters<ReturnType<typeof draftManifest>['add']>[0],
	before?: Parameters<typeof draftManifest>[1],
): void {
	using manifest = draftManifest(path, before);
	manifest.add(read);
	manifest.save();
}
