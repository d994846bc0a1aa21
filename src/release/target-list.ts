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
	targets: z.array(PublishedTarget),
});

/** @param targets a JSON array of them */
export function targetList(origin: string, targets: string): string {
	return `{"format":1,"origin":${JSON.stringify(origin)},"targets":${targets}}\n`;
}
