import { join } from 'node:path';
import type { ProjectDraft, UnitDraft } from '../catalog/draft.ts';
import { finishProject, finishUnit, photosOf } from '../catalog/finish.ts';
import { guard } from '../catalog/guard.ts';
import { pull, type Pulled } from '../catalog/pull.ts';
import { reportLines, type Report } from '../catalog/report.ts';
import {
	openCatalogueWriter,
	type CatalogueFiles,
	type CatalogueWriter,
} from '../catalog/store.ts';
import { createCrm } from '../crm/client.ts';
import { openPhotoDesk, type Prepared } from '../media/photo-desk.ts';
import { photoKey } from '../media/photo.ts';
import { remainingLine } from '../media/photo-problem.ts';
import { openMediaStore } from '../media/store.ts';
import { requireLegalTexts } from '../publish/legal-texts.ts';
import { projectRoot, type Environment } from '../wiring.ts';
import { inOrder } from './in-order.ts';
import { withProjectPreviews, withUnitPreviews } from './previews.ts';
import type { Progress } from './progress.ts';

export interface FillOptions {
	readonly environment: Environment;
	readonly crm: { readonly baseUrl: string; readonly apiKey: string };
	/** Origins on a private address whose photos may be loaded all the same: the sandbox's. */
	readonly allowedOrigins: readonly string[];
	readonly progress: Progress;
	/** ISO 8601. */
	readonly pulledAt: string;
}

/** What was found on the way, for those who decide whether it may go live. */
export interface Filled {
	readonly report: Report;
	/** Photos the public records ask for, and those that could not be had and have no good copy. */
	readonly images: { readonly wanted: number; readonly failed: number };
	/** Sentences about photos, with the ids of the CRM. */
	readonly problems: readonly string[];
}

/**
 * Reads the CRM, takes out what is public, encodes its photos, and writes the catalogue.
 * @throws one sentence when the CRM's answer cannot be published; the file is then as it was.
 *
 * The marks it and `makeSite` set are what `npm run bench` reads its times from.
 */
export async function fillCatalogue(files: CatalogueFiles, options: FillOptions): Promise<Filled> {
	const { environment, progress, pulledAt } = options;
	const { site } = environment;
	const crm = createCrm(options.crm);
	const pulled = await pull(crm, {
		site,
		onProgress: ({ what, pass, read, total }) =>
			progress.step(pass === 1 ? `Reading ${what}` : `Comparing ${what}`, read, total),
	}).finally(() => crm.close());
	performance.mark('pulled');
	const { legal, report } = pulled;
	progress.lines(reportLines(report));
	const verdict = guard(pulled);
	if (!verdict.publish) throw new Error(verdict.reason);
	if (environment.mode === 'production') {
		const folder = join(projectRoot, 'src/content/legal');
		requireLegalTexts(legal, { folder, locale: site.defaultLocale });
	}
	performance.mark('gated');
	const catalogue = openCatalogueWriter(files);
	let photos: Awaited<ReturnType<typeof publish>>;
	try {
		photos = await publish(pulled, catalogue, options);
		for (const text of legal) catalogue.legal(text);
		catalogue.withheld(report.withheld.flatMap(({ ids }) => ids));
	} catch (error) {
		catalogue.abandon();
		throw error;
	}
	performance.mark('pictured');
	catalogue.finish({ pulledAt });
	performance.mark('stored');
	return { report, ...photos };
}

/** Finishes units and projects as their photos are ready, and writes them. */
async function publish(
	pulled: Pulled,
	catalogue: CatalogueWriter,
	{ environment, allowedOrigins, progress }: FillOptions,
): Promise<Pick<Filled, 'images' | 'problems'>> {
	const { site } = environment;
	const { media } = site;
	const store = openMediaStore(environment.places.media);
	const desk = openPhotoDesk({
		store,
		allowedOrigins,
		hosts: media.hosts,
		budgetSeconds: media.budgetSeconds,
	});
	const total = pulled.published + pulled.projects.length;
	let done = 0;
	let [wanted, had] = [0, 0];
	const found: string[] = [];
	const told = (owner: string, { photos, pictures, problems }: Prepared & { photos: number }) => {
		wanted += photos;
		had += pictures.size;
		const lines = problems.map(({ message }) => `${owner}: ${message}`);
		if (lines.length > 0) progress.lines(lines);
		found.push(...lines);
		progress.step('Preparing photos', ++done, total);
	};
	try {
		await inOrder(pulled.units(), {
			most: unitsAhead,
			begin: async (draft) => {
				const prepared = await desk.pictures(photosOf(draft));
				const unit = finishUnit(draft, prepared.pictures);
				return { prepared, unit: await withUnitPreviews(unit, site, { store, jobs: 1 }) };
			},
			end: (draft, { prepared, unit }) => {
				told(`unit ${draft.id}`, { ...prepared, photos: keysOf(draft) });
				catalogue.unit(unit);
			},
		});
		await inOrder(pulled.projects, {
			most: unitsAhead,
			begin: async (draft) => {
				const prepared = await desk.pictures(photosOf(draft));
				const project = finishProject(draft, prepared.pictures);
				return { prepared, project: await withProjectPreviews(project, site, { store, jobs: 1 }) };
			},
			end: (draft, { prepared, project }) => {
				told(`project ${draft.id}`, { ...prepared, photos: keysOf(draft) });
				catalogue.project(project);
			},
		});
	} finally {
		await desk.close();
		store.close();
	}
	const rest = remainingLine(desk.remaining);
	if (rest !== undefined) progress.lines([rest]);
	const failed = Math.max(0, wanted - had - desk.remaining.missing);
	return { images: { wanted, failed }, problems: found };
}

/** How many photos a record asks for. */
function keysOf(draft: UnitDraft | ProjectDraft): number {
	return new Set(photosOf(draft).map(photoKey)).size;
}

/** Enough for all cores and connections; a unit has a dozen photos. */
const unitsAhead = 16;
