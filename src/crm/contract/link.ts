import { z } from 'zod';
import { flag, hidingFlag, id, quantity, text } from './field.ts';

/** A link of a unit or project. */
export const Link = z.looseObject({
	/** Number that identifies the link. */
	id: id.nullish(),
	/** Where it leads. */
	url: text,
	/** What it is called. */
	title: text,
	/** May be shown in a frame on the unit's page. */
	is_embedable: flag,
	/** Belongs on the public page. */
	on_landing_page: flag,
	/** `true` keeps it from portals. */
	is_private: hidingFlag,
	/** Place among the links; not unique, may be null. */
	position: quantity,
});
export type Link = z.infer<typeof Link>;

/**
 * Body of POST and PUT /links; the answer is not shown, the sandbox sends `ok` and `id`. A new link without
 * flags is neither embedded nor on the page, and is not private.
 */
export const LinkWrite = z.object({
	/** The link's fields. */
	link: z.object({
		/** Where it leads; needed when a link is created. */
		url: z.url({ protocol: /^https?$/ }).optional(),
		/** What it is called. */
		title: z.string().nullish(),
		/** May be shown in a frame on the unit's page. */
		is_embedable: z.boolean().optional(),
		/** Belongs on the public page. */
		on_landing_page: z.boolean().optional(),
		/** `true` keeps it from portals. */
		is_private: z.boolean().optional(),
	}),
	/** Id of the unit of the link: needed when it is created; moves the link when it is changed. */
	property_id: z.int().optional(),
});
export type LinkWrite = z.infer<typeof LinkWrite>;
