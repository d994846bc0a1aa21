import { z } from 'zod';
import { Picture } from './pictures/picture.ts';

/** The person a visitor writes to; only what the account keeps for the public. */
export const Broker = z.object({
	id: z.int().positive(),
	name: z.string(),
	/** As it stands in the name; lists of people are ordered by it. */
	familyName: z.string().optional(),
	/** Position in the company, in the account's own language. */
	role: z.string().optional(),
	/** A line about them, in the same language. */
	abstract: z.string().optional(),
	/** More about them: sanitised HTML, in the same language. */
	description: z.string().optional(),
	phone: z.string().optional(),
	email: z.string().optional(),
	/** Department the person belongs to: a team of the account, by its id. */
	department: z.int().positive().optional(),
	portrait: Picture.optional(),
	/** Of that department, with its name. */
	logo: z.object({ team: z.string(), picture: Picture }).optional(),
});
export type Broker = z.infer<typeof Broker>;
