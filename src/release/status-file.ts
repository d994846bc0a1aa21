import { z } from 'zod';
import type { Outlines } from '../catalog/queries/outlines.ts';
import { readJson } from '../disk/read-file.ts';
import { replaceFile } from '../disk/replace-file.ts';

/** Path of the file within the site. */
export const statusPath = '/status.json';

/**
 * What has become of units, for pages that stand open in a browser or were kept by a cache. It is no part of a
 * release: every pull writes it anew, before a page is made and also where none is, so it may be ahead of the pages.
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

/** As many ids of units that are gone are kept; whoever has an older page open sees it as it was. */
const mostGone = 500;

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
	const list = [...gone].filter((id) => !now.has(id)).slice(-mostGone);
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
