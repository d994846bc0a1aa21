import type { Route } from '../../i18n/paths.ts';
import { slugify } from '../../i18n/slug.ts';

/** The parts of a project that lists depend on. */
interface Listed {
	readonly city?: string | undefined;
	/** ISO 8601 time of the last change of one of its units, where known. */
	readonly changedAt?: string | undefined;
}

/**
 * The cities with a list of their own, the one with most projects first. A city needs `least` projects, and some
 * project must lie elsewhere: else its list would repeat the list of all projects.
 */
export function projectLists(projects: readonly Listed[], least = 1) {
	const cities = Map.groupBy(projects, ({ city }) => city ?? '');
	return [...cities]
		.filter(([city, own]) => slugify(city) && own.length >= least && own.length < projects.length)
		.sort(([a, own], [b, others]) => others.length - own.length || (a < b ? -1 : 1))
		.map(([city, own]) => ({
			route: { kind: 'projects', city } satisfies Route,
			changedAt: own
				.flatMap(({ changedAt }) => changedAt ?? [])
				.sort()
				.at(-1),
		}));
}
