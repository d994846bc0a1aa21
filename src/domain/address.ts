import { z } from 'zod';
import type { Locale } from './locale.ts';
import { UnitKind } from './unit.ts';

/**
 * What once had a page, by the few facts that are kept of it: enough to offer something similar, and
 * nothing that was only on its page.
 */
export const PageOwner = z.object({
	kind: z.enum(['unit', 'project']),
	id: z.int().positive(),
	deal: z.enum(['buy', 'rent']),
	/** A project has none. */
	unitKind: UnitKind.optional(),
	city: z.string().optional(),
});
export type PageOwner = z.infer<typeof PageOwner>;

/** A page in one language. */
export interface Address {
	readonly locale: Locale;
	readonly path: string;
}

/** What a visitor finds at a path that has no page. */
export type Answer =
	| { readonly kind: 'moved'; readonly path: string; readonly target: string }
	/** `page` is the path of the page that says so; without one there are only a few words. */
	| { readonly kind: 'gone'; readonly path: string; readonly page: string | undefined };
