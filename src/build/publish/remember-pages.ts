import { rmSync } from 'node:fs';
import { readReads, type Reads } from '../../catalog/queries/reads.ts';
import type { ManifestHeader } from '../../plan/manifest.ts';
import { updateManifest, writeManifest } from '../../plan/write-manifest.ts';
import { workPlaces } from '../../wiring/places.ts';
import type { Session } from '../session.ts';
import type { SiteWork } from './site-work.ts';

/**
 * Writes down what the pages were made from. The release is live by now, so nothing may fail here: without a manifest
 * the next build renders everything, and the site is the same.
 */
export function rememberPages(
	{ places: { manifest }, work: folder }: Session,
	{ work, header }: { readonly work: SiteWork; readonly header: ManifestHeader },
): void {
	const { pages, vanished } = work;
	try {
		const reads = pages.length === 0 ? noReads : readReads(workPlaces(folder).work.reads);
		if (vanished) updateManifest(manifest, { header, pages, vanished, reads });
		else writeManifest(manifest, { header, pages, reads });
	} catch {
		rmSync(manifest, { force: true });
	}
}

const noReads: Reads = { questions: [], sets: [], pages: new Map() };
