import { z } from 'zod';
import { queryInteger } from './field.ts';

/** Body of the calls that link a contact with a unit, as owner or as partner. */
export const RelationWrite = z.object({
	/** Id of the contact. */
	client_id: z.int(),
	/** Id of the unit. */
	property_id: z.int(),
});
export type RelationWrite = z.infer<typeof RelationWrite>;

/** Their answer. */
export const RelationDone = z.looseObject({
	/** Whether the call has succeeded. */
	okay: z.boolean(),
});

/** Query of POST /contacts/:client_id/favorites. */
export const FavoriteQuery = z.looseObject({
	/** Id of the unit. */
	property_id: queryInteger,
});

/** What the toggle did. Its answer is not shown; this is the sandbox's choice. */
export const FavoriteToggled = z.looseObject({
	/** Whether the call has succeeded. */
	ok: z.boolean().optional(),
	/** Whether the unit is a favourite of the contact after the call. */
	favorite: z.boolean().optional(),
});
