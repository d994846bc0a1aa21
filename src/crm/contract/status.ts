import { z } from 'zod';
import { id, text } from './field.ts';

/** A marketing status. Ids and names are each account's own; its flags are no safe rule for publishing. */
export const PropertyStatus = z.looseObject({
	/** Number that identifies the status. */
	id,
	/** What the company calls it. */
	name: text,
	/** Place among the statuses, from 1. */
	position: z.number().nullish(),
	/** Colour in which staff see it, `#rrggbb`. */
	color: text,
});
export type PropertyStatus = z.infer<typeof PropertyStatus>;
