import { z } from 'zod';
import { id, text } from './field.ts';

export const Attachment = z
	.looseObject({
		id: id.describe('Number that identifies the attachment.'),
		name: text.describe('Name of the file.'),
		url: text.describe('Where the file can be had. Valid for a few minutes; five in the sandbox.'),
	})
	.meta({ id: 'Attachment', description: 'A file of an e-mail.' });
export type Attachment = z.infer<typeof Attachment>;

export const MessageSend = z
	.object({
		message: z
			.object({
				broker_id: z.int().describe('Id of the user who sends it.'),
				snippet_id: z
					.int()
					.optional()
					.describe('Id of the text block to send; text blocks have no endpoint in the document.'),
				to: z.array(z.email()).min(1).describe('Addresses of the recipients.'),
				cc: z.array(z.email()).optional().describe('Addresses that get a copy.'),
				property_ids: z.array(z.int()).optional().describe('Ids of the linked units.'),
			})
			.describe('What is sent.'),
	})
	.meta({
		id: 'MessageSend',
		description:
			'Body of POST /messages: sends a text block of the account by e-mail. The sandbox links it with the contacts to whom it goes.',
	});
export type MessageSend = z.infer<typeof MessageSend>;
