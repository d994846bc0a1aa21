import type { Route } from '../../i18n/paths.ts';
import { slugify } from '../../i18n/slug.ts';

/** What is known of a project here. */
interface Listed {
	readonly city?: string | undefined;
	/** ISO 8601 time of the last change of one of its units, where known. */
	readonly changedAt?: string | undefined;
}

/** A list of projects of one city. */
export interface ProjectList {
	readonly route: Extract<Route, { kind: 'projects' }> & { readonly city: string };
	/** ISO 8601 time of the last change of a unit in it, where known. */
	readonly changedAt: string | undefined;
}

/**
 * The lists of projects that a city has: it needs `least` of them, and others that lie elsewhere, else its list
 * would be that of all. The one with most comes first.
 */
export function projectLists(projects: readonly Listed[], least = 1): ProjectList[] {
	const cities = Map.groupBy(projects, ({ city }) => city ?? '');
	return [...cities]
		.filter(([city, own]) => slugify(city) && own.length >= least && own.length < projects.length)
		.sort(([a, own], [b, others]) => others.length - own.length || (a < b ? -1 : 1))
		.map(([city, own]) => ({
			route: { kind: 'projects', city },
			changedAt: own
				.flatMap(({ changedAt }) => changedAt ?? [])
				.sort()
				.at(-1),
		}));
}
