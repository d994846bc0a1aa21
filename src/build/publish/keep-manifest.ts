import { rmSync } from 'node:fs';
import { readReads } from '../../catalog/queries/reads.ts';
import type { ManifestHeader } from '../../plan/manifest.ts';
import { updateManifest, writeManifest } from '../../plan/write-manifest.ts';
import type { RenderedPart } from './render-pages.ts';
import { takeFrom } from '../../domain/take-from.ts';
import type { ToMake } from './to-make.ts';

/**
 * Writes down what the pages were made from. The release is live by now, so nothing may fail here: without a manifest
 * the next build renders everything, and the site is the same.
 */
export function keepManifest(
	manifest: string,
	{
		header,
		parts,
		pages,
		vanished,
	}: Pick<ToMake, 'pages' | 'vanished'> & {
		readonly header: ManifestHeader;
		readonly parts: readonly RenderedPart[];
	},
): void {
	try {
		// One after the other, since what pages read takes more memory than they do.
		const rest = pages[Symbol.iterator]();
		const read = parts.values().map(({ count, reads }) => ({
			pages: takeFrom(rest, count),
			reads: readReads(reads),
		}));
		if (vanished) updateManifest(manifest, header, { vanished, parts: read });
		else writeManifest(manifest, header, read);
	} catch {
		rmSync(manifest, { force: true });
	}
}
