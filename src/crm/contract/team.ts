import { z } from 'zod';
import { id, text } from './field.ts';

/** A department of the company with the legal texts it answers for, each HTML. */
export const Team = z.looseObject({
	id,
	name: text,
	position: z.number().nullish(),
	logo_url: text,
	/** Its users; a user belongs to at most one team. */
	broker_ids: z.array(z.int()).nullish(),
	imprint_note: text,
	privacy_note: text,
	terms_note: text,
	cancellation_policy_note: text,
});
export type Team = z.infer<typeof Team>;

/** Body of POST and PUT /teams; the answer is not shown, the sandbox sends `ok` and `id`. */
export const TeamWrite = z.object({
	team: z.object({
		name: z.string().trim().min(1).optional(),
		position: z.int().optional(),
		logo_url: z.url({ protocol: /^https?$/ }).optional(),
		/** Takes these users out of the teams they were in. */
		broker_ids: z.array(z.int()).optional(),
		cancellation_policy_note: z.string().optional(),
		imprint_note: z.string().optional(),
		terms_note: z.string().optional(),
		privacy_note: z.string().optional(),
	}),
});
export type TeamWrite = z.infer<typeof TeamWrite>;
