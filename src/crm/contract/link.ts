import { z } from 'zod';
import { flag, hidingFlag, id, quantity, text } from './field.ts';

/** A link of a unit or project. */
export const Link = z.looseObject({
	id: id.nullish(),
	url: text,
	title: text,
	/** May be shown in a frame on the unit's page. */
	is_embedable: flag,
	/** Belongs on the public page. */
	on_landing_page: flag,
	/** `true` keeps it from portals. */
	is_private: hidingFlag,
	position: quantity,
});
export type Link = z.infer<typeof Link>;

/** Body of POST and PUT /links; the answer is not shown, the sandbox sends `ok` and `id`. */
export const LinkWrite = z.object({
	link: z.object({
		url: z.url({ protocol: /^https?$/ }).optional(),
		title: z.string().optional(),
		is_embedable: z.boolean().optional(),
		on_landing_page: z.boolean().optional(),
		is_private: z.boolean().optional(),
	}),
	/** Needed when a link is created; moves the link to another unit when it is changed. */
	property_id: z.int().optional(),
});
export type LinkWrite = z.infer<typeof LinkWrite>;
