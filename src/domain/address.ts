import { z } from 'zod';
import { Deal, UnitKind } from './unit.ts';

/**
 * What once had a page, by the few facts that are kept of it: enough to offer something similar, and
 * nothing that was only on its page.
 */
export const PageOwner = z.object({
	kind: z.enum(['unit', 'project']),
	id: z.int().positive(),
	/** Unknown where nothing but the address of its page was left. */
	deal: Deal.optional(),
	/** A project has none. */
	unitKind: UnitKind.optional(),
	city: z.string().optional(),
});
export type PageOwner = z.infer<typeof PageOwner>;

/** Names a unit or project. */
export type OwnerKey = Pick<PageOwner, 'kind' | 'id'>;

/**
 * What a visitor finds at a path that has no page. `*` in the last part of the path stands for any words in front of the
 * id: `/de/immobilien/*-4711/` is about `/de/immobilien/loft-4711/` and `/de/immobilien/4711/`.
 */
export type OldAddress =
	| { readonly kind: 'redirected'; readonly path: string; readonly target: string }
	/** `page` is the path of the page that says so; without one there are only a few words. */
	| { readonly kind: 'removed'; readonly path: string; readonly page: string | undefined };

/** The path as `OldAddress` names it whatever words stand in front of the id; nothing of a path that ends in no id. */
export function anyWords(path: string): string | undefined {
	return idAtEnd.test(path) ? path.replace(idAtEnd, '/*-$1/') : undefined;
}

/** Whether an old address is any that ends in an id, whatever words stand in front of it. */
export function isForAnyWords({ path }: Pick<OldAddress, 'path'>): boolean {
	return /\/\*-\d+\/$/.test(path);
}

const idAtEnd = /\/(?:[^/]*-)?(\d+)\/$/;

/**
 * A unit or project that had pages and has none. None of its addresses: their words are titles, and the id that ends an
 * address says it all.
 */
export const DepartedOwner = z.object({
	owner: PageOwner,
	/** When its pages were removed, in milliseconds since 1970. */
	removedAt: z.int(),
});
export type DepartedOwner = z.infer<typeof DepartedOwner>;

/** Everything of an account that had pages and has none. */
export interface Departed {
	readonly owners: readonly DepartedOwner[];
	/** Paths of the pages of lists. */
	readonly lists: readonly string[];
}

/** One word for each unit and project. */
export function nameOf({ kind, id }: OwnerKey): string {
	return `${kind} ${id}`;
}
