import { join } from 'node:path';
import { indexPath, releaseNames } from './release-folder.ts';
import { openIndex } from './release-index.ts';

/** What the names of the pictures of all releases begin with; of one that cannot be read, nobody shows any. */
export function shownInReleases({ releases }: { readonly releases: string }): Set<string> {
	const shown = new Set<string>();
	for (const name of releaseNames({ releases })) {
		try {
			const index = openIndex(indexPath(join(releases, name)));
			for (const base of index.mediaBases()) shown.add(base);
			index.close();
		} catch {
			continue;
		}
	}
	return shown;
}
