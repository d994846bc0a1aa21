import { z } from 'zod';
import { id, text } from './field.ts';

export const PropertyStatus = z
	.looseObject({
		id: id.describe('Number that identifies the status.'),
		name: text.describe('What the company calls it.'),
		position: z.number().nullish().describe('Place among the statuses, from 1.'),
		color: text.describe('Colour in which staff see it, `#rrggbb`.'),
	})
	.meta({
		id: 'PropertyStatus',
		description:
			"A marketing status. Ids and names are each account's own; its flags are no safe rule for publishing.",
	});
export type PropertyStatus = z.infer<typeof PropertyStatus>;
