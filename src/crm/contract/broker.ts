import { z } from 'zod';
import { id, lenient, text } from './field.ts';

/**
 * A user of the account. Only the `public_*` fields are meant for visitors; `email`, `phone` and `cell`
 * are internal. The two team fields are swapped against their names: `team_id` holds the department (a
 * record of /teams), `department_ids` the teams the user belongs to.
 */
export const Broker = z.looseObject({
	id,
	salutation: text,
	academic_title: text,
	first_name: text,
	last_name: text,
	name: text,
	position: text,
	/** Image scaled to 280 × 280 pixels, and the original. */
	avatar: text,
	avatar_url: text,
	public_email: text,
	public_phone: text,
	public_cell: text,
	team_id: z.int().nullish(),
	department_ids: z.array(z.int()).nullish(),
	old_crm_id: lenient.text,
	email: lenient.text,
	phone: lenient.text,
	phone_system_number: lenient.text,
	/** `#rrggbb` or another colour of the calendar. */
	color: lenient.text,
	/** The office, with name and color. */
	shop: lenient.object,
	abstract: lenient.text,
	description: lenient.text,
});
export type Broker = z.infer<typeof Broker>;
