import { z } from 'zod';
import { PublishedTarget } from '../domain/inquiry.ts';

/** Path of the list within the site. */
export const targetsPath = '/targets.json';

/**
 * What visitors of a release may ask about, as a file of the site that servers without pages read. It is public: all of
 * it stands on pages or in their addresses. Whoever reads it passes over what it does not know, so entries may grow.
 */
export const TargetList = z.object({
	format: z.literal(1),
	/** Origin of the site, so that no server takes another site's list for its own. */
	origin: z.string(),
	/** Digest of the search files, which tell prices and states, too: another where alerts have to be looked at. */
	search: z.string().default(''),
	targets: z.array(PublishedTarget),
});

export type TargetList = z.infer<typeof TargetList>;

/** @param targets a JSON array of them */
export function targetList(origin: string, search: string, targets: string): string {
	const head = JSON.stringify({ format: 1, origin, search }).slice(0, -1);
	return `${head},"targets":${targets}}\n`;
}
