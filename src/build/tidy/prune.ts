import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { pruneRecords } from '../../catalog/store/record-store.ts';
import { attempt } from '../../domain/attempt.ts';
import { dayOf } from '../../domain/day.ts';
import { reasonOf } from '../../domain/sentences/failure.ts';
import { previewName } from '../../media/previews.ts';
import type { Pruned } from '../../media/store-prune.ts';
import { openMediaStore } from '../../media/store.ts';
import {
	dropCatalogues,
	namedInReleases,
	pruneReleases,
	sweepFiles,
	untidied,
} from '../../release/releases.ts';
import { hiddenSince } from '../../release/shows-again.ts';
import { rewriteDatabase } from '../../storage/sqlite/files.ts';
import type { Places } from '../../wiring/places.ts';

interface PruneOptions {
	/** Folder of the release that was live before, and when it was built; nothing where it could not be opened. */
	readonly before: { readonly folder: string; readonly builtAt: string } | undefined;
	/** ISO 8601 time of this build. */
	readonly builtAt: string;
	/** Whether all pages were rendered, so that many files may be of no use. */
	readonly isAnew: boolean;
	/** Whether the build has looked at all photos. */
	readonly photos: boolean;
	readonly tell: (line: string) => void;
}

/**
 * Removes what nobody shows any more, first what needs no room for that: the disk may be full. The release is live by
 * then, so what cannot be removed today is told, and removed after the next build.
 */
export async function pruneAfterBuild(
	places: Places,
	{ before, builtAt, isAnew, photos, tell }: PruneOptions,
): Promise<void> {
	const { files, releases, records, root, current } = places;
	// Beside the release before, those after which a build was killed, or that were rolled back.
	const hides = attempt(() =>
		[...(before ? [before.folder] : []), ...untidied(places)].some(
			(folder) => hiddenSince(folder, current)?.length !== 0,
		),
	);
	const steps = [
		async () => pruneReleases(places),
		async () =>
			ofVersionBefore.forEach((name) => rmSync(join(root, name), { recursive: true, force: true })),
		async () => sweepFiles({ files, releases, now: Date.parse(builtAt), always: isAnew }),
		async () => photos && (await prunePhotos(places, { wanted: shownIn(places) })),
		async () => {
			pruneRecords(places);
			// Half a second for 20,000 units: at once where something was hidden, else once a day.
			if (!before || hides !== false || dayOf(before.builtAt) !== dayOf(builtAt))
				rewriteDatabase(records);
			dropCatalogues(places);
		},
	];
	const problems = new Set<string>();
	for (const step of steps) {
		try {
			await step();
		} catch (error) {
			problems.add(reasonOf(error));
		}
	}
	const why = [...problems].join('; ');
	if (why) tell(`What is not public any more is still on the disk (${why}).`);
}

/** What version 0.2 kept beside its releases, the data of units among it. */
const ofVersionBefore = [
	'addresses',
	'catalogue.sqlite',
	'exported.sqlite',
	'looked-for-damage',
	'manifest.sqlite',
	'rewritten',
	'rolled-back.json',
	'slow-look.json',
];

/** What the names of the files of all pictures of the catalogue begin with. */
export function* shownIn(places: Pick<Places, 'catalogue' | 'records'>): Generator<string> {
	using catalogue = openCatalogue(places);
	yield* catalogue.outlines().pictureBases();
}

/**
 * Removes photo files that neither the catalogue nor a release shows. Only after a build that has looked at all photos
 * is known what the catalogue wants.
 * @throws one sentence when a release cannot be read whole; nothing is removed then.
 * @param options.wanted what the names of the files begin with that stay
 * @param options.days for how many days nothing may have wanted a photo; the store's own choice when absent
 */
export async function prunePhotos(
	places: Places,
	{ wanted, days }: { readonly wanted: Iterable<string>; readonly days?: number | undefined },
): Promise<Pruned> {
	const store = openMediaStore(places.media);
	try {
		return await store.prune(namesOfShown(), days);
	} finally {
		store.close();
	}

	/** A name tells its picture; link previews have no other. */
	function* namesOfShown(): Generator<string> {
		for (const base of wanted) yield previewName(base);
		// Somebody may go back to an earlier release, which must not lack its photos then.
		for (const base of namedInReleases(places, 'pictures')) yield previewName(base);
	}
}
