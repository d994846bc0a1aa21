import type { OpenCatalogue } from '../catalog/queries/queries.ts';
import { openRelease } from '../release/release-folder.ts';
import { readStatusFile, statusFile, writeStatusFile } from '../release/status-file.ts';
import type { Places } from '../wiring/places.ts';

/** Tells pages that stand open what a catalogue, just read, says of their units, whether or not pages are made of it. */
export function noteStatuses(
	catalogue: Pick<OpenCatalogue, 'outlines' | 'pulledAt'>,
	places: Pick<Places, 'status' | 'current'>,
): void {
	const file = statusFile(catalogue.outlines(), {
		asOf: catalogue.pulledAt,
		before: { file: readStatusFile(places.status), offered: offeredIn(places.current) },
	});
	writeStatusFile(places.status, file);
}

/** Ids of the units visitors of a release may ask about; none where there is no release that can be read. */
function offeredIn(current: string): number[] {
	try {
		const { index } = openRelease(current);
		try {
			return index.targetIds('unit');
		} finally {
			index.close();
		}
	} catch {
		return [];
	}
}
