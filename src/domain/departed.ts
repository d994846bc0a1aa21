import { z } from 'zod';
import { PageOwner, type OwnerKey } from './address.ts';

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

/** One word for each unit and project. */
export function nameOf({ kind, id }: OwnerKey): string {
	return `${kind} ${id}`;
}
