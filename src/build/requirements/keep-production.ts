import { readNote, type ReleaseNote } from '../../release/release-folder.ts';
import type { Environment } from '../../wiring.ts';

/**
 * A preview tells search engines to stay away, and would stand where visitors look for the site.
 * @throws where the live site is one for the public and this build makes none.
 */
export function keepProduction({ mode, places }: Pick<Environment, 'mode' | 'places'>): void {
	if (mode === 'production' || liveMode(places.current) !== 'production') return;
	throw new Error(
		`The site that is live in ${places.root} is the public one, and a preview would take its place there and in dist/: make previews in another clone of the project.`,
	);
}

/** Of what a release was made; nothing where none can be read. */
function liveMode(release: string): ReleaseNote['mode'] | undefined {
	try {
		return readNote(release).mode;
	} catch {
		return undefined;
	}
}
