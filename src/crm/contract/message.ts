import { z } from 'zod';
import { id, lenient, text } from './field.ts';

/** A file of an e-mail. */
export const Attachment = z.looseObject({
	id,
	name: text,
	/** Valid for a few minutes; five in the sandbox. */
	url: text,
});
export type Attachment = z.infer<typeof Attachment>;

/** An e-mail. It is read through its activity: an endpoint to read e-mails is not shown. */
export const Message = z.looseObject({
	id,
	subject: text,
	/** HTML. */
	body: text,
	/** User who received or sent it. */
	broker_id: z.int().nullish(),
	from: z.array(z.string()).nullish(),
	to: z.array(z.string()).nullish(),
	cc: z.array(z.string()).nullish(),
	bcc: z.array(z.string()).nullish(),
	client_ids: z.array(z.int()).nullish(),
	property_ids: z.array(z.int()).nullish(),
	project_ids: z.array(z.int()).nullish(),
	message_attachment_ids: z.array(z.int()).nullish(),
	/** Source, when the e-mail is an inquiry. */
	client_source_id: z.int().nullish(),
	/** Type of the e-mail, an activity type of the category `message`. */
	message_category_id: z.int().nullish(),
	read: lenient.flag,
	archived: lenient.flag,
	/** Associations that come with a single activity and with PUT. */
	broker: lenient.object,
	attachments: z.array(Attachment).nullish(),
	clients: lenient.list,
	units: lenient.list,
	projects: lenient.list,
	client_source: lenient.object,
	message_category: lenient.object,
});
export type Message = z.infer<typeof Message>;

/** Body of POST /messages: sends a text block of the account by e-mail. */
export const MessageSend = z.object({
	message: z.object({
		/** User who sends it. */
		broker_id: z.int(),
		/** Text block to send; text blocks have no endpoint in the document. */
		snippet_id: z.int().optional(),
		to: z.array(z.email()).min(1),
		cc: z.array(z.email()).optional(),
		property_ids: z.array(z.int()).optional(),
	}),
});
export type MessageSend = z.infer<typeof MessageSend>;

/** Body of PUT /messages/:id. */
export const MessageChange = z.object({
	message: z.object({
		read: z.boolean().optional(),
		archived: z.boolean().optional(),
		message_category_id: z.int().optional(),
		client_ids: z.array(z.int()).optional(),
		property_ids: z.array(z.int()).optional(),
		project_ids: z.array(z.int()).optional(),
	}),
});
export type MessageChange = z.infer<typeof MessageChange>;
