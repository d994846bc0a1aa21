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
	is_private: hidingFlag,
	position: quantity,
});
export type Link = z.infer<typeof Link>;
