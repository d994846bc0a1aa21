import { openRelease } from './release-folder.ts';
import { readStatusFile } from './status-file.ts';

/** Ids of units that a release shows as they are no more, lowest first. */
export interface UnavailableUnits {
	/** Shown as available. */
	readonly reserved: readonly number[];
	/** Shown on offer, and sold, let or withdrawn by now. */
	readonly gone: readonly number[];
}

/**
 * What has become of the units that a release offers, as far as the CRM has told since.
 * @param status file that the last pull has written, see `StatusFile`.
 */
export function unavailableUnits(release: string, status: string | undefined): UnavailableUnits {
	const now = status === undefined ? undefined : readStatusFile(status);
	if (!now) return { reserved: [], gone: [] };
	const { index, reserved = [] } = openRelease(release);
	try {
		const targets = index.targets().filter(({ kind }) => kind === 'unit');
		const offered = new Set(targets.map(({ id }) => id));
		const known = new Set(reserved);
		const gone = now.gone.filter((id) => offered.has(id)).toSorted((a, b) => a - b);
		return { reserved: now.reserved.filter((id) => offered.has(id) && !known.has(id)), gone };
	} finally {
		index.close();
	}
}

/** "reserved: 12, 13; sold, let or withdrawn: 14"; nothing when nothing was taken. */
export function unavailableText({ reserved, gone }: UnavailableUnits): string | undefined {
	const parts = [
		...(reserved.length > 0 ? [`reserved: ${reserved.join(', ')}`] : []),
		...(gone.length > 0 ? [`sold, let or withdrawn: ${gone.join(', ')}`] : []),
	];
	return parts.length > 0 ? parts.join('; ') : undefined;
}
