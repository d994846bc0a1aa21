import { hiddenNames } from './form.ts';
import type { Targets } from './accept.ts';
import { textsOf, type Fields } from './fields.ts';

/** What the intake asks whoever knows the site. */
export interface SiteSource {
	/** Asked once for each request. */
	readonly published: () => Published;
	/** Looks again where something is named that is not known; absent where nothing newer can be had. */
	readonly refresh?: ((named: readonly string[]) => Promise<void>) | undefined;
	/** The page of a path, where the server has pages. */
	readonly pageAt: (path: string) => Promise<string | undefined>;
	/** Whether what is served is what is live. */
	readonly isLive: () => boolean;
}

/** What the intake knows of the site that is live. */
export interface Published {
	/** Origin of the site, such as `https://www.example.com`. */
	readonly origin: string;
	/** What visitors may ask about. */
	readonly targets: Targets;
}

/** The values of a form's `target` field, as they were sent. */
export function namedTargets(fields: Fields): readonly string[] {
	return textsOf(fields[hiddenNames.target]);
}
