import type { Outcome } from '../release/outcome.ts';

/** How old the site is, as far as the server knows; times in milliseconds since 1970. What it does not know is absent. */
export interface SiteAge {
	/** Name of the release that is served. */
	readonly release?: string | undefined;
	/** When that release was built. */
	readonly builtAt?: number | undefined;
	/** When the CRM was last read for the site; later than `builtAt` where nothing had changed. */
	readonly readAt?: number | undefined;
	/** The last build that has ended, and what it came to. */
	readonly lastBuild?: { readonly outcome: Outcome; readonly endedAt: number } | undefined;
	/** For a server without pages: when the site last confirmed the list of targets. */
	readonly targetsCheckedAt?: number | undefined;
}

/** For `/health`: times in ISO 8601. */
export function ageAsJson({ lastBuild, release, ...times }: SiteAge): object {
	return {
		release,
		builtAt: iso(times.builtAt),
		readAt: iso(times.readAt),
		lastBuild: lastBuild && { outcome: lastBuild.outcome, endedAt: iso(lastBuild.endedAt) },
		targetsCheckedAt: iso(times.targetsCheckedAt),
	};
}

function iso(milliseconds: number | undefined): string | undefined {
	return milliseconds === undefined ? undefined : new Date(milliseconds).toISOString();
}
