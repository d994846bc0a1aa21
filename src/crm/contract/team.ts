import { z } from 'zod';
import { id, text } from './field.ts';
import { both, plain, shapesOf, writable } from './two-way.ts';

const name = z.string().trim().min(1).optional();

const ids = z.array(z.int()).nullish();

/** Fields that it is written with, and read with. */
export const teamFields = shapesOf({
	name: both(text, name, 'What it is called; the sandbox creates no team without.'),
	position: both(
		z.number().nullish(),
		z.int().optional(),
		'Place among the teams, from 1; a new team is the last unless it says otherwise.',
	),
	logo_url: both(text, writable.address.nullish(), 'Address of its logo.'),
	broker_ids: both(
		ids,
		writable.ids,
		'Ids of its users, who leave the teams they were in: a user belongs to at most one team.',
	),
	imprint_note: plain.text('Imprint, HTML.'),
	privacy_note: plain.text('Data protection, HTML.'),
	terms_note: plain.text('Terms and conditions, HTML.'),
	cancellation_policy_note: plain.text('Right of withdrawal, HTML.'),
});

export const Team = z
	.looseObject({
		id: id.describe('Number that identifies the team.'),
		...teamFields.read,
	})
	.meta({
		id: 'Team',
		description: 'A department of the company with the legal texts it answers for.',
	});
export type Team = z.infer<typeof Team>;
