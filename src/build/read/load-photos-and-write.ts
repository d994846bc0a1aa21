import type { Owner } from '../../catalog/store/gate-results.ts';
import type { CatalogueWriter } from '../../catalog/store/catalogue-writer.ts';
import type { Project } from '../../domain/project.ts';
import type { Unit } from '../../domain/unit.ts';
import type { ProjectDraft, UnitDraft } from '../../gate/draft.ts';
import { createPhotoPreparer, type Prepared } from '../../media/photo-preparer.ts';
import { type PhotoProblem, remainingLine } from '../../media/photo-problem.ts';
import { photoKey } from '../../media/photo.ts';
import { createPreviewMaker } from '../../media/previews.ts';
import { openMediaStore } from '../../media/store.ts';
import type { BuildOptions } from '../build-options.ts';
import type { Progress } from '../report/progress.ts';
import { finish, photosFor, repeatedUploads } from './add-pictures.ts';
import { previewBrand, withPreviews } from './previews.ts';
import type { Reading } from './reading.ts';

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
const recordsAhead = 16;

/** Adds their pictures to records as these are ready, and writes them into the catalogue. */
export async function loadPhotosAndWrite(
	read: Reading,
	catalogue: CatalogueWriter,
	{ environment, allowedOrigins, progress, beforePhotos, withoutHosts }: PictureOptions,
): Promise<Photos & { readonly reading: Reading }> {
	const { site, places } = environment;
	const { results } = catalogue;
	const store = openMediaStore(places.media);
	const preparer = createPhotoPreparer({
		store,
		allowedOrigins,
		hosts: site.media.hosts,
		budgetSeconds: withoutHosts ? 0 : site.media.budgetSeconds,
		beforeWork: beforePhotos,
	});
	const makePreviews =
		site.media.previews &&
		!withoutHosts &&
		createPreviewMaker(store, await previewBrand(site, environment.company));
	const withPreviewsIfAny = async (record: Unit | Project) =>
		makePreviews ? await withPreviews(record, site, makePreviews) : record;
	const count = { done: 0, wanted: 0 };
	const absent: Omit<AbsentPhoto, 'why'>[] = [];
	/** A photo of several records is told of once, so why it is absent is known when all are read. */
	const reasons = new Map<string, AbsentPhoto['why']>();
	const problems: string[] = [];
	const printed = printPhotoLines(progress);

	/** Prints the photo problems of a record. @returns whether the next reading has to ask for its photos again */
	function told(owner: Owner, draft: UnitDraft | ProjectDraft, prepared: Prepared): boolean {
		const { id } = draft;
		const wanted = new Map(photosFor(draft).map((photo) => [photoKey(photo), photo]));
		const missing = [...wanted].filter(([key]) => !prepared.pictures.has(key));
		count.wanted += wanted.size;
		for (const [key, photo] of missing) absent.push({ owner, id, key, image: photo.id });
		const repeated = repeatedUploads(draft, prepared.pictures);
		say(`${owner} ${id}`, prepared.problems);
		problems.push(...repeated.map((sentence) => `${owner} ${id}: ${sentence}`));
		return missing.length + prepared.problems.length + repeated.length > 0;
	}

	function say(record: string, found: readonly PhotoProblem[]): void {
		for (const { key, isTemporary } of found) reasons.set(key, isTemporary ? 'outage' : 'source');
		printed.tell(record, found);
		problems.push(...found.map(({ message }) => `${record}: ${message}`));
	}

	let reading = read;
	try {
		const asked = await preparer.pictures([...read.asked.values()]);
		const untold = new Map(asked.problems.map((problem) => [problem.key, problem]));
		// A photo that the CRM gives no version of may be another one now.
		reading = await read.again((record, files) => {
			for (const key of Object.keys(files)) {
				const problem = untold.get(key);
				if (problem && untold.delete(key)) say(record, [problem]);
			}
			return Object.entries(files).some(
				([key, name]) => !read.asked.has(key) || asked.pictures.get(key)?.jpeg.name !== name,
			);
		});
		await inOrder(
			reading.records(),
			recordsAhead,
			async (each) => {
				if (!each.draft) return { record: await withPreviewsIfAny(each.record) };
				const prepared = await preparer.pictures(photosFor(each.draft));
				return { prepared, record: await withPreviewsIfAny(finish(each.draft, prepared.pictures)) };
			},
			({ owner, id, draft, situation }, { prepared, record }) => {
				if ('price' in record) catalogue.unit(record);
				else catalogue.project(record);
				if (draft && prepared && told(owner, draft, prepared)) results.makeAgain(owner, id);
				const looked = draft && prepared && unversioned(draft, prepared);
				const known = looked ?? results.one(owner, id)?.joined?.asked ?? {};
				results.setJoined(owner, id, { ...situation, asked: known });
				progress.step('Preparing photos', ++count.done, reading.count);
			},
		);
		await preparer.workOff();
	} finally {
		await preparer.close();
		store.close();
	}
	printed.tellRest();
	const rest = remainingLine(preparer.remaining);
	if (rest !== undefined && !withoutHosts) progress.lines([rest]);
	const explained = absent.map((photo) => ({ ...photo, why: reasons.get(photo.key) ?? 'time' }));
	const wanted = reading.isWhole ? catalogue.photos() + absent.length : count.wanted;
	return { images: { wanted, absent: explained }, problems, reading };
}

/** Of photos whose version the CRM does not tell, which files they are. */
function unversioned(draft: UnitDraft | ProjectDraft, { pictures }: Prepared) {
	const photos = photosFor(draft).filter(({ id, updatedAt }) => id === undefined || !updatedAt);
	return Object.fromEntries(
		photos.map((photo) => {
			const key = photoKey(photo);
			return [key, pictures.get(key)?.jpeg.name ?? ''];
		}),
	);
}

/**
 * Works on many things at once and finishes them in their order, so that what comes out does not depend on
 * which was ready first.
 * @param concurrency things under way at once; the others are not even asked for
 */
export async function inOrder<Thing, Begun>(
	things: Iterable<Thing>,
	concurrency: number,
	begin: (thing: Thing) => Promise<Begun>,
	end: (thing: Thing, begun: Begun) => void,
): Promise<void> {
	const underWay: { readonly thing: Thing; readonly begun: Promise<Begun> }[] = [];
	const endFirst = async () => {
		const first = underWay.shift();
		if (first) end(first.thing, await first.begun);
	};
	try {
		for (const thing of things) {
			const begun = begin(thing);
			// Its turn comes later; a failure that nobody has asked for until then would end the program.
			begun.catch(() => {});
			underWay.push({ thing, begun });
			if (underWay.length >= concurrency) await endFirst();
		}
		while (underWay.length > 0) await endFirst();
	} finally {
		await Promise.allSettled(underWay.map(({ begun }) => begun));
	}
}

/** How often one reason is printed; a host that is not allowed would print as many lines as there are photos. */
const maxPerCause = 5;

/** Prints what is wrong with photos while they are prepared, each reason a few times. */
export function printPhotoLines({ lines }: Pick<Progress, 'lines'>) {
	const times = new Map<string, number>();
	return {
		/** @param owner whom the photos belong to, such as `unit 4711` */
		tell(owner: string, problems: readonly Pick<PhotoProblem, 'reason' | 'message'>[]) {
			const few = problems.filter(({ reason }) => {
				const before = times.get(reason) ?? 0;
				times.set(reason, before + 1);
				return before < maxPerCause;
			});
			if (few.length > 0) lines(few.map(({ message }) => `${owner}: ${message}`));
		},
		/** How many more there were for the same reasons. */
		tellRest() {
			const rest = [...times].filter(([, count]) => count > maxPerCause);
			const said = rest.map(([reason, count]) => `${count} images in all: each ${reason}.`);
			if (said.length > 0) lines(said);
		},
	};
}
