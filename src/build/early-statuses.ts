import type { OpenCatalogue } from '../catalog/queries/open-catalogue.ts';
import { attempt } from '../domain/attempt.ts';
import type { OpenedRelease } from '../release/release-folder.ts';
import { readStatusFile, statusFile, writeStatusFile } from '../release/status-file.ts';
import type { Places } from '../wiring/places.ts';

/**
 * Tells pages that stand open what a catalogue, just read, says of their units, whether or not pages are made of it.
 * @param live the live release, where it can be opened
 */
export function writeEarlyStatuses(
	catalogue: Pick<OpenCatalogue, 'outlines' | 'pulledAt'>,
	{
		places: { status },
		live,
	}: { readonly places: Pick<Places, 'status'>; readonly live?: OpenedRelease | undefined },
): void {
	const offered = attempt(() => live?.index.targetIds('unit')) ?? [];
	const before = { file: readStatusFile(status), offered };
	const file = statusFile(catalogue.outlines(), { asOf: catalogue.pulledAt, before });
	writeStatusFile(status, file);
}
