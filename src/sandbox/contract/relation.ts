import { z } from 'zod';
import { queryInteger } from '../../crm/contract/field.ts';

export const RelationWrite = z
	.object({
		client_id: z.int().describe('Id of the contact.'),
		property_id: z.int().describe('Id of the unit.'),
	})
	.meta({
		id: 'RelationWrite',
		description: 'Body of the calls that link a contact with a unit, as owner or as partner.',
	});
export type RelationWrite = z.infer<typeof RelationWrite>;

export const RelationDone = z
	.looseObject({
		okay: z.boolean().describe('Whether the call has succeeded.'),
	})
	.meta({ id: 'RelationDone', description: 'Their answer.' });

/** Query of POST /contacts/:client_id/favorites. */
export const FavoriteQuery = z.looseObject({
	property_id: queryInteger.unwrap().describe('Id of the unit.'),
});

export const FavoriteToggled = z
	.looseObject({
		ok: z.boolean().optional().describe('Whether the call has succeeded.'),
		favorite: z
			.boolean()
			.optional()
			.describe('Whether the unit is a favourite of the contact after the call.'),
	})
	.meta({
		id: 'FavoriteToggled',
		description: "What the toggle did. Its answer is not shown; this is the sandbox's choice.",
	});
