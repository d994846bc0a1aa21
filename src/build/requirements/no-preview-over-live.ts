import { attempt } from '../../domain/attempt.ts';
import { readNote } from '../../release/release-folder.ts';
import type { Environment } from '../../wiring.ts';

/**
 * A preview tells search engines to stay away, and would stand where visitors look for the site.
 * @throws where the live site is one for the public and this build makes none.
 */
export function requireNoPreviewOverLive({
	mode,
	places,
}: Pick<Environment, 'mode' | 'places'>): void {
	if (mode === 'production') return;
	// Nothing where no release can be read.
	if (attempt(() => readNote(places.current).mode) !== 'production') return;
	throw new Error(
		`The site that is live in ${places.root} is the public one, and a preview would take its place there and in dist/: make previews in another clone of the project.`,
	);
}
