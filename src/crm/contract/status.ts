import { z } from 'zod';
import { id, text } from './field.ts';

/** A marketing status. Ids and names are each account's own; its flags are no safe rule for publishing. */
export const PropertyStatus = z.looseObject({
	id,
	name: text,
	position: z.number().nullish(),
	color: text,
});
export type PropertyStatus = z.infer<typeof PropertyStatus>;
