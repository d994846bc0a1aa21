import type { PageOwner } from '../domain/address.ts';
import type { Departed } from '../domain/departed.ts';
import type { GoneRoute } from './routes.ts';

/** The pages that visitors of what is gone need. */
export function goneRoutes(departed: readonly Departed[], since: number): GoneRoute[] {
	const routes = new Map<string, GoneRoute>();
	for (const { owner, goneAt } of departed) {
		const route = goneAt < since ? undefined : goneRoute(owner);
		if (route) routes.set([route.deal, route.unitKind, route.city].join('\n'), route);
	}
	return [...routes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, route]) => route);
}

/**
 * The page that visitors of a gone unit find. It is shared by all of the same kind, city and deal, since
 * it could say nothing else: what stood on the unit's own page may be private.
 */
export function goneRoute({ deal, unitKind, city }: PageOwner): GoneRoute | undefined {
	return deal && { kind: 'gone', deal, unitKind, city };
}

/** The first moment whose gone units still have a page, in milliseconds since 1970. */
export function goneSince(now: number, months: number): number {
	if (months === 0) return Number.POSITIVE_INFINITY;
	const moment = new Date(now);
	const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth() - months];
	// No February has 31 days: what would fall into March waits for it, so that no page that has ended comes back.
	return Math.min(moment.setUTCFullYear(year, month), Date.UTC(year, month + 1));
}
