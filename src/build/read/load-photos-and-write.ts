import type { ProjectDraft, UnitDraft } from '../../catalog/privacy/draft.ts';
import { finishProject, finishUnit, photosFor } from './add-pictures.ts';
import type { CatalogueWriter } from '../../catalog/store/catalogue-writer.ts';
import { createPhotoPreparer, type Prepared } from '../../media/photo-preparer.ts';
import { remainingLine } from '../../media/photo-problem.ts';
import { photoKey } from '../../media/photo.ts';
import { openMediaStore } from '../../media/store.ts';
import type { BuildOptions } from '../build-options.ts';
import { inOrder } from './in-order.ts';
import { previewColours, withProjectPreviews, withUnitPreviews } from './previews.ts';
import { printPhotoLines } from '../report/photo-lines.ts';

export interface Drafts {
	readonly published: number;
	units(): Iterable<UnitDraft>;
	readonly projects: readonly ProjectDraft[];
}

export interface PictureOptions extends Pick<
	BuildOptions,
	'environment' | 'allowedOrigins' | 'progress'
> {
	/** Awaited before the first photo is loaded or encoded; what it throws stops the build. */
	readonly beforePhotos?: (() => Promise<unknown>) | undefined;
}

/** What became of the photos of a build. */
export interface Photos {
	/** Photos the public records ask for, and those that could not be had and have no good copy. */
	readonly images: { readonly wanted: number; readonly failed: number };
	/** A sentence each, with the ids of the CRM. */
	readonly problems: readonly string[];
}

/** Enough for all cores and connections; a unit has a dozen photos. */
const unitsAhead = 16;

/** Adds their pictures to units and projects as these are ready, and writes them into the catalogue. */
export async function loadPhotosAndWrite(
	drafts: Drafts,
	catalogue: CatalogueWriter,
	{ environment, allowedOrigins, progress, beforePhotos }: PictureOptions,
): Promise<Photos> {
	const { site, places } = environment;
	const store = openMediaStore(places.media);
	const preparer = createPhotoPreparer({
		store,
		allowedOrigins,
		hosts: site.media.hosts,
		budgetSeconds: site.media.budgetSeconds,
		beforeWork: beforePhotos,
	});
	const previews = site.media.previews && {
		store,
		colours: await previewColours(environment.company),
	};
	const total = drafts.published + drafts.projects.length;
	const count = { done: 0, wanted: 0, had: 0 };
	const problems: string[] = [];
	const printed = printPhotoLines(progress);
	const told = (owner: string, draft: UnitDraft | ProjectDraft, prepared: Prepared) => {
		count.wanted += new Set(photosFor(draft).map(photoKey)).size;
		count.had += prepared.pictures.size;
		printed.tell(owner, prepared.problems);
		problems.push(...prepared.problems.map(({ message }) => `${owner}: ${message}`));
		progress.step('Preparing photos', ++count.done, total);
	};
	try {
		await inOrder(drafts.units(), {
			most: unitsAhead,
			begin: async (draft) => {
				const prepared = await preparer.pictures(photosFor(draft));
				const unit = finishUnit(draft, prepared.pictures);
				if (!previews) return { prepared, unit };
				return { prepared, unit: await withUnitPreviews(unit, site, previews) };
			},
			end: (draft, { prepared, unit }) => {
				told(`unit ${draft.id}`, draft, prepared);
				catalogue.unit(unit);
			},
		});
		await inOrder(drafts.projects, {
			most: unitsAhead,
			begin: async (draft) => {
				const prepared = await preparer.pictures(photosFor(draft));
				const project = finishProject(draft, prepared.pictures);
				if (!previews) return { prepared, project };
				return { prepared, project: await withProjectPreviews(project, site, previews) };
			},
			end: (draft, { prepared, project }) => {
				told(`project ${draft.id}`, draft, prepared);
				catalogue.project(project);
			},
		});
		await preparer.workOff();
	} finally {
		await preparer.close();
		store.close();
	}
	printed.tellRest();
	const rest = remainingLine(preparer.remaining);
	if (rest !== undefined) progress.lines([rest]);
	const failed = Math.max(0, count.wanted - count.had - preparer.remaining.missing);
	return { images: { wanted: count.wanted, failed }, problems };
}
