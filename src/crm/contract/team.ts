import { z } from 'zod';
import { id, text } from './field.ts';

export const Team = z
	.looseObject({
		id: id.describe('Number that identifies the team.'),
		name: text.describe('What it is called.'),
		position: z.number().nullish().describe('Place among the teams, from 1.'),
		logo_url: text.describe('Address of its logo.'),
		broker_ids: z
			.array(z.int())
			.nullish()
			.describe('Ids of its users; a user belongs to at most one team.'),
		imprint_note: text.describe('Imprint, HTML.'),
		privacy_note: text.describe('Data protection, HTML.'),
		terms_note: text.describe('Terms and conditions, HTML.'),
		cancellation_policy_note: text.describe('Right of withdrawal, HTML.'),
	})
	.meta({
		id: 'Team',
		description: 'A department of the company with the legal texts it answers for.',
	});
export type Team = z.infer<typeof Team>;

export const TeamWrite = z
	.object({
		team: z
			.object({
				name: z
					.string()
					.trim()
					.min(1)
					.optional()
					.describe('What it is called; the sandbox creates no team without.'),
				position: z.int().optional().describe('Place among the teams; the last when absent.'),
				logo_url: z
					.url({ protocol: /^https?$/ })
					.nullish()
					.describe('Address of its logo.'),
				broker_ids: z
					.array(z.int())
					.optional()
					.describe('Ids of its users, who leave the teams they were in.'),
				cancellation_policy_note: z.string().nullish().describe('Right of withdrawal, HTML.'),
				imprint_note: z.string().nullish().describe('Imprint, HTML.'),
				terms_note: z.string().nullish().describe('Terms and conditions, HTML.'),
				privacy_note: z.string().nullish().describe('Data protection, HTML.'),
			})
			.describe("The team's fields."),
	})
	.meta({
		id: 'TeamWrite',
		description:
			'Body of POST and PUT /teams; the answer is not shown, the sandbox sends `ok` and `id`.',
	});
export type TeamWrite = z.infer<typeof TeamWrite>;
