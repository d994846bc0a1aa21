import type { InquiryTarget, PublishedTarget } from '../domain/inquiry.ts';

/** What may be asked about, by the value of the form's `target` field. */
export type Targets = Pick<ReadonlyMap<string, PublishedTarget>, 'get'> & {
	/** Whether something may be published that is not in it, because it could not be brought up to date. */
	readonly mayLack?: boolean;
};

/** Somebody with a page, whom the form on it asks. */
export function isPerson({ kind }: InquiryTarget): boolean {
	return kind === 'person';
}

/** What the intake knows of the site that is live. */
export interface Published {
	/** Origin of the site, such as `https://www.example.com`. */
	readonly origin: string;
	readonly targets: Targets;
}

/** What the intake asks whoever knows the site. */
export interface SiteSource {
	/** Asked once for each request. */
	readonly published: () => Published;
	/** Looks again where a form names what is not known; absent where nothing newer can be had. */
	readonly refresh?: ((fields: readonly string[]) => Promise<void>) | undefined;
	/** The page of a path, where the server has pages. */
	readonly pageAt: (path: string) => Promise<string | undefined>;
	/** Whether what is served is what is live. */
	readonly isLive: () => boolean;
}
