import { z } from 'zod';
import { each, id, lenient } from '../../crm/contract/field.ts';
import { taskFields } from '../../crm/contract/task.ts';
import { ContactListItem } from './contact.ts';

export const Task = z
	.looseObject({
		id: id.describe('Number that identifies the task.'),
		...taskFields.read,
		created_at: lenient.moment.describe('When it was created, ISO 8601.'),
		updated_at: lenient.moment.describe('When it was last changed, ISO 8601.'),
		clients: each(ContactListItem)
			.catch(undefined)
			.describe('Linked contacts, as items of the list.'),
		units: lenient.list.describe('Linked units, as items of the plain list.'),
		projects: lenient.list.describe('Linked projects, as items of the plain list.'),
		viewings: lenient.list.describe(
			'Viewings; always empty in the sandbox, because their records are not shown.',
		),
	})
	.meta({
		id: 'Task',
		description:
			'A task as read. The document shows only `id` and `title`; the sandbox answers with the fields the task was written with, and with the associations `include` names.',
	});
export type Task = z.infer<typeof Task>;
