import { z } from 'zod';
import { Site } from '../domain/site.ts';

/**
 * The build as pages know it: everything that is not in the catalogue. It
 * reaches them as the global `VITRINE_BUILD` and holds no secret.
 */
export const BuildFacts = z.object({
	site: Site,
	/** Only a production build may be indexed, and needs an address of its own and an imprint. */
	mode: z.enum(['production', 'preview', 'demo']),
	/** Where the site will stand, without a slash at the end. */
	origin: z.url({ protocol: /^https?$/ }),
	/** Path of the catalogue, and of the records it names. */
	catalogue: z.string(),
	records: z.string(),
	/** Path of the vector tiles that plans are drawn from. */
	tiles: z.string().optional(),
	/** ISO 8601, given by the caller so that two builds of the same data are alike. */
	builtAt: z.iso.datetime({ offset: true }),
});
export type BuildFacts = z.infer<typeof BuildFacts>;
