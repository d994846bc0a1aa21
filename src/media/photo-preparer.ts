import { availableParallelism } from 'node:os';
import type { Picture } from '../domain/pictures/picture.ts';
import { provenanceOf } from '../domain/pictures/provenance.ts';
import { createBacklog } from './backlog.ts';
import { createDeveloper, type Extent } from './develop.ts';
import { createDownloader, type Download } from './download.ts';
import { PhotoError } from './photo-error.ts';
import { type PhotoProblem, problemOf } from './photo-problem.ts';
import { type Photo, photoKey } from './photo.ts';
import { recipeOf } from './plan.ts';
import type { Reach } from './allowed-hosts.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import type { MediaStore } from './store.ts';
import type { StoredPicture } from './stored-picture.ts';

export interface PhotoPreparerOptions extends Reach {
	readonly store: MediaStore;
	/** Instead of the guarded one of `download.ts`, which obeys `hosts` and `allowedOrigins`. */
	readonly download?: Download;
	/** Photos encoded at once; by default one per core. */
	readonly jobs?: number;
	/** Time that may be spent on photos in this build; without it, all are finished. */
	readonly budgetSeconds?: number | undefined;
	/** Awaited before a photo is loaded or encoded; what it throws goes to who wants the picture. */
	readonly beforeWork?: (() => Promise<unknown>) | undefined;
	/** Milliseconds that only ever grow. */
	readonly clock?: () => number;
}

export interface Prepared {
	/** By `photoKey`, in the order of the photos; a photo that has no good copy is absent. */
	readonly pictures: Map<string, Picture>;
	/** One for each photo that failed, in the first result that concerns it. */
	readonly problems: PhotoProblem[];
}

/** Downloads that wait for the network while all cores encode. */
const downloadsAhead = 6;
/** Keys noted as used in one transaction. */
const batch = 2000;

/**
 * Takes photos in and gives finished pictures out, for one build. What the store knows costs no request, or a
 * conditional one where the CRM names no version. A failing photo never fails the others: its last good copy stands in,
 * and a problem says why.
 */
export function createPhotoPreparer(options: PhotoPreparerOptions) {
	const { store, jobs = availableParallelism(), clock = () => performance.now() } = options;
	const allowance = createBudget({
		seconds: options.budgetSeconds,
		clock,
		isBackfilling: store.isBackfilling(),
	});
	const hasTime = () => allowance() !== 'nothing';
	const { download, close } = options.download
		? { download: options.download, close: async () => {} }
		: createDownloader({ ...options, hasTime });
	const { develop, work } = createDeveloper({ store, download, jobs });
	const atOnce = jobs + downloadsAhead;
	const inTurn = limitConcurrency(atOnce);
	const backlog = createBacklog({
		complete: (key, photo) => develop(key, photo, 'whole'),
		hasTime,
		atOnce,
	});
	const running = new Map<string, Promise<Outcome>>();
	/** Photos that failed, or that the store alone cannot vouch for because they have no version. */
	const settled = new Map<string, StoredPicture | undefined>();
	const reported = new Set<string>();
	let used: string[] = [];

	return {
		/** What it cost so far: photos read from a host, and photos encoded. */
		work,
		/** What the time did not suffice for. */
		get remaining() {
			return backlog.remaining();
		},
		/**
		 * Makes photos finished pictures in the store. May be called record by record, with many calls
		 * under way: they share the cores, the connections, the time and what is known.
		 */
		async pictures(photos: readonly Photo[]): Promise<Prepared> {
			const wanted = new Map<string, Asked>();
			const waiting: Promise<unknown>[] = [];
			for (const photo of photos) {
				const key = photoKey(photo);
				if (wanted.has(key)) continue;
				const asked: Asked = { photo, outcome: readyPicture(key, photo) };
				wanted.set(key, asked);
				if (asked.outcome) continue;
				waiting.push(settle(key, photo).then((outcome) => (asked.outcome = outcome)));
			}
			if (waiting.length > 0) await Promise.all(waiting);
			return report(wanted);
		},
		/** Spends what is left of the time on the largest files still missing; for a build that has come this far. */
		workOff: backlog.workOff,
		/** Ends all connections. */
		async close() {
			store.markUsed(used);
			await close();
		},
	};

	/** The way of nearly all photos of nearly all builds: one look into the index, and no promise. */
	function readyPicture(key: string, photo: Photo): Outcome | undefined {
		if (settled.has(key)) return { picture: settled.get(key) };
		if (photo.id === undefined || !photo.updatedAt) return undefined;
		const known = store.known(key, recipeOf(photo.kind));
		if (!known?.made?.isWhole) return undefined;
		if (!known.isMarked) mark(key);
		return { picture: known.made.picture };
	}

	function settle(key: string, photo: Photo): Promise<Outcome> {
		const begun = running.get(key);
		if (begun) return begun;
		const outcome = inTurn(() => outcomeOf(key, photo)).finally(() => running.delete(key));
		running.set(key, outcome);
		return outcome;
	}

	async function outcomeOf(key: string, photo: Photo): Promise<Outcome> {
		await options.beforeWork?.();
		const extent = allowance();
		if (extent === 'nothing') return standIn(key, photo);
		try {
			const { picture, isWhole } = await develop(key, photo, extent);
			mark(key);
			if (!isWhole) backlog.noteSmall(key, photo);
			if (photo.id === undefined || !photo.updatedAt) settled.set(key, picture);
			return { picture };
		} catch (error) {
			if (!(error instanceof PhotoError)) throw error;
			const picture = store.lastGood({ key, image: photo.id });
			settled.set(key, picture);
			return { picture, error };
		}
	}

	/** Without time: what there is. */
	function standIn(key: string, photo: Photo): Outcome {
		const known = store.known(key, recipeOf(photo.kind))?.made;
		if (known) {
			mark(key);
			if (!known.isWhole) backlog.noteSmall(key, photo);
			return { picture: known.picture };
		}
		backlog.noteMissing(key);
		return { picture: store.lastGood({ key, image: photo.id }) };
	}

	function mark(key: string): void {
		used.push(key);
		if (used.length < batch) return;
		store.markUsed(used);
		used = [];
	}

	function report(wanted: ReadonlyMap<string, Asked>): Prepared {
		const pictures = new Map<string, Picture>();
		const problems: PhotoProblem[] = [];
		for (const [key, { photo, outcome }] of wanted) {
			const { picture, error } = outcome ?? {};
			if (picture) pictures.set(key, asPicture(picture, photo));
			if (!error || reported.has(key)) continue;
			reported.add(key);
			problems.push(problemOf({ key, photo, error, hasCopy: picture !== undefined }));
		}
		return { pictures, problems };
	}
}

interface Asked {
	readonly photo: Photo;
	outcome: Outcome | undefined;
}

interface Outcome {
	readonly picture: StoredPicture | undefined;
	readonly error?: PhotoError;
}

function asPicture({ digitalSource, ...stored }: StoredPicture, photo: Photo): Picture {
	const { id, caption, kind } = photo;
	const provenance = provenanceOf(digitalSource, photo.provenance);
	// Every plan and every logo is drawn.
	const isDrawn = kind === 'logo' || (kind === 'floorPlan' && provenance === 'visualisation');
	return {
		...stored,
		...(id !== undefined && { id }),
		...(caption && { caption }),
		...(provenance && !isDrawn && { provenance }),
	};
}

interface BudgetOptions {
	/** Without it, time is no matter. */
	readonly seconds: number | undefined;
	/** Milliseconds that only ever grow. */
	readonly clock: () => number;
	/** Whether the store holds no pictures yet, or some lack their largest files. */
	readonly isBackfilling: boolean;
}

/** How much of a photo there is time for. `nothing`: the next build goes on. */
type Allowance = Extent | 'nothing';

/**
 * The time one build may spend on photos, counted from the first that costs any. While the store is
 * being filled for the first time, every photo gets its smaller files before any gets its largest;
 * later on the same holds once half of the time is gone.
 */
function createBudget({ seconds, clock, isBackfilling }: BudgetOptions): () => Allowance {
	let begun: number | undefined;
	return () => {
		if (seconds === undefined) return 'whole';
		begun ??= clock();
		const spent = (clock() - begun) / 1000;
		if (spent >= seconds) return 'nothing';
		return isBackfilling || spent >= seconds / 2 ? 'first' : 'whole';
	};
}
