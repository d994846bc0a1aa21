import { z } from 'zod';
import { PageOwner, type OwnerKey } from '../domain/address.ts';
import type { GoneRoute } from '../plan/routes.ts';

/**
 * A unit or project that had pages and has none. None of its addresses: their words are titles, and the id that ends an
 * address says it all.
 */
export const Departed = z.object({
	owner: PageOwner,
	/** When its pages went, in milliseconds since 1970. */
	goneAt: z.int(),
});
export type Departed = z.infer<typeof Departed>;

/** Everything of an account that had pages and has none. */
export interface Departures {
	readonly owners: readonly Departed[];
	/** Paths of the pages of lists. */
	readonly lists: readonly string[];
}

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

/** One word for each unit and project. */
export function nameOf({ kind, id }: OwnerKey): string {
	return `${kind} ${id}`;
}
