import { z } from 'zod';
import { id, lenient, text } from './field.ts';

/** A file of an e-mail. */
export const Attachment = z.looseObject({
	/** Number that identifies the attachment. */
	id,
	/** Name of the file. */
	name: text,
	/** Where the file can be had. Valid for a few minutes; five in the sandbox. */
	url: text,
});
export type Attachment = z.infer<typeof Attachment>;

/**
 * An e-mail. It is read through its activity: an endpoint to read e-mails, and one to delete them, are not
 * shown, and the sandbox has neither. The records linked with it come with a single activity and with PUT.
 */
export const Message = z.looseObject({
	/** Number that identifies the e-mail. */
	id,
	/** Subject. */
	subject: text,
	/** Content, HTML. */
	body: text,
	/** Id of the user who received or sent it. */
	broker_id: z.int().nullish(),
	/** Addresses of the senders. */
	from: z.array(z.string()).nullish(),
	/** Addresses of the recipients. */
	to: z.array(z.string()).nullish(),
	/** Addresses that get a copy. */
	cc: z.array(z.string()).nullish(),
	/** Addresses that get a copy without the others' knowing. */
	bcc: z.array(z.string()).nullish(),
	/** Ids of the linked contacts. */
	client_ids: z.array(z.int()).nullish(),
	/** Ids of the linked units. */
	property_ids: z.array(z.int()).nullish(),
	/** Ids of the linked projects. */
	project_ids: z.array(z.int()).nullish(),
	/** Ids of the attachments. */
	message_attachment_ids: z.array(z.int()).nullish(),
	/** Id of the source, when the e-mail is an inquiry. */
	client_source_id: z.int().nullish(),
	/** Id of the type of the e-mail, an activity type of the category `message`. */
	message_category_id: z.int().nullish(),
	/** Has been read. */
	read: lenient.flag,
	/** Has been put away. */
	archived: lenient.flag,
	/** User who received or sent it, as `{id, name, email}`. */
	broker: lenient.object,
	/** Attachments with their addresses. */
	attachments: z.array(Attachment).nullish(),
	/** Linked contacts, as items of the list. */
	clients: lenient.list,
	/** Linked units, as items of the plain list. */
	units: lenient.list,
	/** Linked projects, as items of the plain list. */
	projects: lenient.list,
	/** Source as `{id, name}`. */
	client_source: lenient.object,
	/** Type of the e-mail, an `ActivityType`. */
	message_category: lenient.object,
});
export type Message = z.infer<typeof Message>;

/**
 * Body of POST /messages: sends a text block of the account by e-mail. The sandbox links it with the contacts
 * to whom it goes.
 */
export const MessageSend = z.object({
	/** What is sent. */
	message: z.object({
		/** Id of the user who sends it. */
		broker_id: z.int(),
		/** Id of the text block to send; text blocks have no endpoint in the document. */
		snippet_id: z.int().optional(),
		/** Addresses of the recipients. */
		to: z.array(z.email()).min(1),
		/** Addresses that get a copy. */
		cc: z.array(z.email()).optional(),
		/** Ids of the linked units. */
		property_ids: z.array(z.int()).optional(),
	}),
});
export type MessageSend = z.infer<typeof MessageSend>;

/** Body of PUT /messages/:id. */
export const MessageChange = z.object({
	/** The fields that change. */
	message: z.object({
		/** Has been read. */
		read: z.boolean().optional(),
		/** Has been put away. */
		archived: z.boolean().optional(),
		/** Id of the type of the e-mail, an activity type of the category `message`. */
		message_category_id: z.int().nullish(),
		/** Ids of the linked contacts; replaces those before. */
		client_ids: z.array(z.int()).optional(),
		/** Ids of the linked units; replaces those before. */
		property_ids: z.array(z.int()).optional(),
		/** Ids of the linked projects; replaces those before. */
		project_ids: z.array(z.int()).optional(),
	}),
});
export type MessageChange = z.infer<typeof MessageChange>;
