import { z } from 'zod';
import { id, text } from './field.ts';

/** A department of the company with the legal texts it answers for, each HTML. */
export const Team = z.looseObject({
	id,
	name: text,
	position: z.number().nullish(),
	logo_url: text,
	broker_ids: z.array(z.int()).nullish(),
	imprint_note: text,
	privacy_note: text,
	terms_note: text,
	cancellation_policy_note: text,
});
export type Team = z.infer<typeof Team>;
