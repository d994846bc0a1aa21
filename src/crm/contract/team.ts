import { z } from 'zod';
import { id, text } from './field.ts';

/** A department of the company with the legal texts it answers for. */
export const Team = z.looseObject({
	/** Number that identifies the team. */
	id,
	/** What it is called. */
	name: text,
	/** Place among the teams, from 1. */
	position: z.number().nullish(),
	/** Address of its logo. */
	logo_url: text,
	/** Ids of its users; a user belongs to at most one team. */
	broker_ids: z.array(z.int()).nullish(),
	/** Imprint, HTML. */
	imprint_note: text,
	/** Data protection, HTML. */
	privacy_note: text,
	/** Terms and conditions, HTML. */
	terms_note: text,
	/** Right of withdrawal, HTML. */
	cancellation_policy_note: text,
});
export type Team = z.infer<typeof Team>;

/** Body of POST and PUT /teams; the answer is not shown, the sandbox sends `ok` and `id`. */
export const TeamWrite = z.object({
	/** The team's fields. */
	team: z.object({
		/** What it is called; the sandbox creates no team without. */
		name: z.string().trim().min(1).optional(),
		/** Place among the teams; the last when absent. */
		position: z.int().optional(),
		/** Address of its logo. */
		logo_url: z.url({ protocol: /^https?$/ }).nullish(),
		/** Ids of its users, who leave the teams they were in. */
		broker_ids: z.array(z.int()).optional(),
		/** Right of withdrawal, HTML. */
		cancellation_policy_note: z.string().nullish(),
		/** Imprint, HTML. */
		imprint_note: z.string().nullish(),
		/** Terms and conditions, HTML. */
		terms_note: z.string().nullish(),
		/** Data protection, HTML. */
		privacy_note: z.string().nullish(),
	}),
});
export type TeamWrite = z.infer<typeof TeamWrite>;
