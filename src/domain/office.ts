import { z } from 'zod';
import { Localised } from './localised.ts';

/** Where visitors find the company. */
export const Office = z.strictObject({
	name: z.string(),
	street: z.string(),
	zip: z.string(),
	city: z.string(),
	country: z.string().length(2, { error: 'it must be the two letters of a country, such as DE' }),
	phone: z.string(),
	email: z.email(),
	hours: Localised,
	/** How to get there, in a sentence or two. */
	directions: Localised.optional(),
	/** Id of the team in the CRM whose people work here. */
	team: z.int().positive().optional(),
});
export type Office = z.infer<typeof Office>;
