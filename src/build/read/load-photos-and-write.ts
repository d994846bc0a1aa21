import type { ProjectDraft, UnitDraft } from '../../gate/draft.ts';
import { finishProject, finishUnit, photosFor, repeatedUploads } from './add-pictures.ts';
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
	/** Takes only photos that need no host, since what is read here is to be compared and not published. */
	readonly withoutHosts?: boolean;
	/** Awaited before the first photo is loaded or encoded; what it throws stops the build. */
	readonly beforePhotos?: (() => Promise<unknown>) | undefined;
}

/** A photo that a public record asks for and that is left out. */
export interface AbsentPhoto {
	readonly owner: 'unit' | 'project';
	/** Of the record. */
	readonly id: number;
	/** See `photoKey`. */
	readonly key: string;
	/** Id of the image in the CRM, where it has one. */
	readonly image: number | undefined;
	/** Its host is out of order, its source can never be read, or the time of the build was over. */
	readonly why: 'outage' | 'source' | 'time';
}

/** What became of the photos of a build. */
export interface Photos {
	/** Photos the public records ask for, and those of them that are left out. */
	readonly images: { readonly wanted: number; readonly absent: readonly AbsentPhoto[] };
	/** A sentence each, with the ids of the CRM. */
	readonly problems: readonly string[];
}

/** Enough for all cores and connections; a unit has a dozen photos. */
const unitsAhead = 16;

/** Adds their pictures to units and projects as these are ready, and writes them into the catalogue. */
export async function loadPhotosAndWrite(
	drafts: Drafts,
	catalogue: CatalogueWriter,
	{ environment, allowedOrigins, progress, beforePhotos, withoutHosts }: PictureOptions,
): Promise<Photos> {
	const { site, places } = environment;
	const store = openMediaStore(places.media);
	const preparer = createPhotoPreparer({
		store,
		allowedOrigins,
		hosts: site.media.hosts,
		budgetSeconds: withoutHosts ? 0 : site.media.budgetSeconds,
		beforeWork: beforePhotos,
	});
	const previews = site.media.previews &&
		!withoutHosts && {
			store,
			colours: await previewColours(environment.company),
		};
	const total = drafts.published + drafts.projects.length;
	const count = { done: 0, wanted: 0 };
	const absent: Omit<AbsentPhoto, 'why'>[] = [];
	/** A photo of several records is told of once, so why it is absent is known when all are read. */
	const reasons = new Map<string, AbsentPhoto['why']>();
	const problems: string[] = [];
	const printed = printPhotoLines(progress);
	const told = (
		owner: AbsentPhoto['owner'],
		draft: UnitDraft | ProjectDraft,
		prepared: Prepared,
	) => {
		const { id } = draft;
		const wanted = new Map(photosFor(draft).map((photo) => [photoKey(photo), photo]));
		count.wanted += wanted.size;
		for (const [key, photo] of wanted) {
			if (!prepared.pictures.has(key)) absent.push({ owner, id, key, image: photo.id });
		}
		for (const { key, isTemporary } of prepared.problems) {
			reasons.set(key, isTemporary ? 'outage' : 'source');
		}
		printed.tell(`${owner} ${id}`, prepared.problems);
		const said = prepared.problems.map(({ message }) => message);
		said.push(...repeatedUploads(draft, prepared.pictures));
		problems.push(...said.map((sentence) => `${owner} ${id}: ${sentence}`));
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
				told('unit', draft, prepared);
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
				told('project', draft, prepared);
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
	if (rest !== undefined && !withoutHosts) progress.lines([rest]);
	const explained = absent.map((photo) => ({ ...photo, why: reasons.get(photo.key) ?? 'time' }));
	return { images: { wanted: count.wanted, absent: explained }, problems };
}
