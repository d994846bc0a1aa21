import { z } from 'zod';
import { id, lenient, text } from './field.ts';

/**
 * A user of the account. Only the `public_*` fields are meant for visitors; `email`, `phone` and `cell`
 * are internal. The two team fields are swapped against their names.
 */
export const Broker = z.looseObject({
	/** Number that identifies the user. */
	id,
	/** `mr` or `ms`. */
	salutation: text,
	/** Academic title, such as "Dr.". */
	academic_title: text,
	/** First name. */
	first_name: text,
	/** Last name. */
	last_name: text,
	/** First and last name. */
	name: text,
	/** Position in the company. */
	position: text,
	/** Address of the portrait scaled to 280 × 280 pixels. */
	avatar: text,
	/** Address of the portrait as it was uploaded. */
	avatar_url: text,
	/** E-mail address for visitors. */
	public_email: text,
	/** Telephone number for visitors. */
	public_phone: text,
	/** Mobile number for visitors. */
	public_cell: text,
	/** Id of the department, against the name: a record of /teams. A user has one at most. */
	team_id: z.int().nullish(),
	/** Ids of the teams the user belongs to, against the name. */
	department_ids: z.array(z.int()).nullish(),
	/** Number in an older system. */
	old_crm_id: lenient.text,
	/** Internal e-mail address. */
	email: lenient.text,
	/** Internal telephone number. */
	phone: lenient.text,
	/** Extension in the telephone system. */
	phone_system_number: lenient.text,
	/** `#rrggbb` or another colour of the calendar. */
	color: lenient.text,
	/** The office, with name and color. */
	shop: lenient.object,
	/** A few words about the user. */
	abstract: lenient.text,
	/** More about the user. */
	description: lenient.text,
});
export type Broker = z.infer<typeof Broker>;
