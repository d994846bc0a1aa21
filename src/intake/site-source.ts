import type { Published } from './published.ts';

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
