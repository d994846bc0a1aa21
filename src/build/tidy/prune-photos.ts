import { openCatalogue } from '../../catalog/queries/open-catalogue.ts';
import type { CatalogueFiles } from '../../catalog/store/catalogue-writer.ts';
import { previewName } from '../../media/previews.ts';
import type { Pruned } from '../../media/store-prune.ts';
import { openMediaStore } from '../../media/store.ts';
import { namedInReleases } from '../../release/release-folder.ts';
import type { Places } from '../../wiring/places.ts';

/** What the names of the files of all pictures of the catalogue begin with. */
export function* shownIn(files: CatalogueFiles): Generator<string> {
	using catalogue = openCatalogue(files);
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
