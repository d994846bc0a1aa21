import { openCatalogue } from '../../catalog/queries/open-catalogue.ts';
import type { CatalogueFiles } from '../../catalog/store/catalogue-writer.ts';
import { previewName } from '../../media/previews.ts';
import type { Pruned } from '../../media/store-prune.ts';
import { openMediaStore } from '../../media/store.ts';
import { namedInReleases } from '../../release/release-folder.ts';
import type { Places } from '../../wiring/places.ts';

/** What the names of the files of all pictures of the catalogue begin with. */
export function shownIn(files: CatalogueFiles): string[] {
	const catalogue = openCatalogue(files);
	try {
		return [...catalogue.outlines().pictureBases()];
	} finally {
		catalogue.close();
	}
}

/**
 * Removes photo files that neither the catalogue nor a release shows. Only after a build that has looked at all photos
 * is known what the catalogue wants.
 * @param options.wanted what the names of the files begin with that stay
 * @param options.days for how many days nothing may have wanted a photo; the store's own choice when absent
 */
export async function prunePhotos(
	places: Places,
	{ wanted, days }: { readonly wanted: readonly string[]; readonly days?: number | undefined },
): Promise<Pruned> {
	const store = openMediaStore(places.media);
	try {
		// Somebody may go back to an earlier release, which must not lack its photos then.
		const released = namedInReleases(places, (index) => index.mediaBases());
		const shown = new Set([...wanted, ...released]);
		// A name tells its picture; link previews have no other.
		return await store.prune(Array.from(shown, previewName), days);
	} finally {
		store.close();
	}
}
