import { z } from 'zod';
import { id, lenient, text } from './field.ts';

export const Broker = z
	.looseObject({
		id: id.describe('Number that identifies the user.'),
		salutation: text.describe('`mr` or `ms`.'),
		academic_title: text.describe('Academic title, such as "Dr.".'),
		first_name: text.describe('First name.'),
		last_name: text.describe('Last name.'),
		name: text.describe('First and last name.'),
		position: text.describe('Position in the company.'),
		avatar: text.describe('Address of the portrait scaled to 280 × 280 pixels.'),
		avatar_url: text.describe('Address of the portrait as it was uploaded.'),
		public_email: text.describe('E-mail address for visitors.'),
		public_phone: text.describe('Telephone number for visitors.'),
		public_cell: text.describe('Mobile number for visitors.'),
		team_id: z
			.int()
			.nullish()
			.describe(
				'Id of the department, against the name: a record of /teams. A user has one at most.',
			),
		department_ids: z
			.array(z.int())
			.nullish()
			.describe('Ids of the teams the user belongs to, against the name.'),
		old_crm_id: lenient.text.describe('Number in an older system.'),
		email: lenient.text.describe('Internal e-mail address.'),
		phone: lenient.text.describe('Internal telephone number.'),
		phone_system_number: lenient.text.describe('Extension in the telephone system.'),
		color: lenient.text.describe('`#rrggbb` or another colour of the calendar.'),
		shop: lenient.object.describe('The office, with name and color.'),
		abstract: lenient.text.describe('A few words about the user.'),
		description: lenient.text.describe('More about the user.'),
	})
	.meta({
		id: 'Broker',
		description:
			'A user of the account. Only the `public_*` fields are meant for visitors; `email`, `phone` and `cell` are internal. The two team fields are swapped against their names.',
	});
export type Broker = z.infer<typeof Broker>;
