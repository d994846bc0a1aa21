import { z } from 'zod';
import type { Outlines } from '../catalog/queries/outlines.ts';
import { readJson, replaceFile } from '../storage/disk/files.ts';
import { openRelease } from './release-folder.ts';

/** Path of the file within the site. */
export const statusPath = '/status.json';

/**
 * What has become of units, for pages that stand open in a browser or were kept by a cache. It is no part of a
 * release: every reading that is not refused writes it anew, whether or not a release follows, so it may be ahead of the pages.
 */
export const StatusFile = z.object({
	format: z.literal(1),
	/** ISO 8601 time at which the CRM was read. */
	asOf: z.iso.datetime({ offset: true }),
	/** Ids of the units somebody has reserved, lowest first. */
	reserved: z.array(z.int()),
	/** Ids of units that were on offer and are no more; those that went last come last. */
	gone: z.array(z.int()),
});
export type StatusFile = z.infer<typeof StatusFile>;

/** Of more removed units than these the oldest are forgotten, and an older page that is still open shows them on offer. */
const maxGone = 500;

/**
 * Says what has become of units.
 * @param catalogue what was just read
 * @param before what was said last, and ids of the units the live site offers
 */
export function statusFile(
	catalogue: Pick<Outlines, 'offerIds' | 'reservedIds'>,
	{
		asOf,
		before,
	}: {
		readonly asOf: string;
		readonly before: {
			readonly file?: StatusFile | undefined;
			readonly offered: readonly number[];
		};
	},
): StatusFile {
	const now = new Set(catalogue.offerIds());
	const gone = new Set([...(before.file?.gone ?? []), ...before.offered]);
	const list = [...gone].filter((id) => !now.has(id)).slice(-maxGone);
	return { format: 1, asOf, reserved: catalogue.reservedIds(), gone: list };
}

/** What the file says; nothing when there is none, or none of this version. */
export function readStatusFile(path: string): StatusFile | undefined {
	return readJson(path, StatusFile);
}

/** Puts the file in place in one step. */
export function writeStatusFile(path: string, file: StatusFile): void {
	replaceFile(path, `${JSON.stringify(file)}\n`);
}

/** Ids of units that a release shows on offer and that are not any more, lowest first. */
export interface OutdatedOffers {
	/** Shown as available. */
	readonly reserved: readonly number[];
	/** Shown on offer, and sold, let or removed by now. */
	readonly gone: readonly number[];
}

/**
 * What has become of the units that a release offers, as far as the CRM has told since.
 * @param status file that the last pull has written, see `StatusFile`.
 */
export function outdatedOffers(release: string, status: string | undefined): OutdatedOffers {
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

/** "reserved: 12, 13; sold, let or removed: 14"; nothing when nothing has changed. */
export function outdatedOffersText({ reserved, gone }: OutdatedOffers): string | undefined {
	const parts = [
		...(reserved.length > 0 ? [`reserved: ${reserved.join(', ')}`] : []),
		...(gone.length > 0 ? [`sold, let or removed: ${gone.join(', ')}`] : []),
	];
	return parts.length > 0 ? parts.join('; ') : undefined;
}
