import { z } from 'zod';
import { each, id, lenient, text } from '../../crm/contract/field.ts';
import { Attachment } from '../../crm/contract/message.ts';
import { ContactListItem } from './contact.ts';

export const Message = z
	.looseObject({
		id: id.describe('Number that identifies the e-mail.'),
		subject: text.describe('Subject.'),
		body: text.describe('Content, HTML.'),
		broker_id: z.int().nullish().describe('Id of the user who received or sent it.'),
		from: z.array(z.string()).nullish().describe('Addresses of the senders.'),
		to: z.array(z.string()).nullish().describe('Addresses of the recipients.'),
		cc: z.array(z.string()).nullish().describe('Addresses that get a copy.'),
		bcc: z
			.array(z.string())
			.nullish()
			.describe("Addresses that get a copy without the others' knowing."),
		client_ids: z.array(z.int()).nullish().describe('Ids of the linked contacts.'),
		property_ids: z.array(z.int()).nullish().describe('Ids of the linked units.'),
		project_ids: z.array(z.int()).nullish().describe('Ids of the linked projects.'),
		message_attachment_ids: z.array(z.int()).nullish().describe('Ids of the attachments.'),
		client_source_id: z
			.int()
			.nullish()
			.describe('Id of the source, when the e-mail is an inquiry.'),
		message_category_id: z
			.int()
			.nullish()
			.describe('Id of the type of the e-mail, an activity type of the category `message`.'),
		read: lenient.flag.describe('Has been read.'),
		archived: lenient.flag.describe('Has been put away.'),
		broker: lenient.object.describe('User who received or sent it, as `{id, name, email}`.'),
		attachments: z.array(Attachment).nullish().describe('Attachments with their addresses.'),
		clients: each(ContactListItem)
			.catch(undefined)
			.describe('Linked contacts, as items of the list.'),
		units: lenient.list.describe('Linked units, as items of the plain list.'),
		projects: lenient.list.describe('Linked projects, as items of the plain list.'),
		client_source: lenient.object.describe('Source as `{id, name}`.'),
		message_category: lenient.object.describe('Type of the e-mail, an `ActivityType`.'),
	})
	.meta({
		id: 'Message',
		description:
			'An e-mail. It is read through its activity: an endpoint to read e-mails, and one to delete them, are not shown, and the sandbox has neither. The records linked with it come with a single activity and with PUT.',
	});
export type Message = z.infer<typeof Message>;

export const MessageChange = z
	.object({
		message: z
			.object({
				read: z.boolean().optional().describe('Has been read.'),
				archived: z.boolean().optional().describe('Has been put away.'),
				message_category_id: z
					.int()
					.nullish()
					.describe('Id of the type of the e-mail, an activity type of the category `message`.'),
				client_ids: z
					.array(z.int())
					.optional()
					.describe('Ids of the linked contacts; replaces those before.'),
				property_ids: z
					.array(z.int())
					.optional()
					.describe('Ids of the linked units; replaces those before.'),
				project_ids: z
					.array(z.int())
					.optional()
					.describe('Ids of the linked projects; replaces those before.'),
			})
			.describe('The fields that change.'),
	})
	.meta({ id: 'MessageChange', description: 'Body of PUT /messages/:id.' });
export type MessageChange = z.infer<typeof MessageChange>;
