import { z } from 'zod';
import { choices, flag, hidingFlag, id, moment, optionalId, quantity, text } from './field.ts';

/** An image of a unit or project. The rich shape has ids and `*_url`; the flat list has only the four sizes. */
export const Image = z.looseObject({
	id: id.nullish(),
	title: text,
	title_de: text,
	title_en: text,
	title_es: text,
	/** Place in the gallery; not unique, may be null. */
	position: quantity,
	/** `false` means the account shows it on portals; anything else means it does not. */
	is_private: hidingFlag,
	is_floorplan: flag,
	is_not_for_exposee: hidingFlag,
	tags: choices,
	url: text,
	big_url: text,
	medium_url: text,
	thumb_url: text,
	original: text,
	big: text,
	medium: text,
	thumb: text,
	imageable_type: text,
	imageable_id: z.union([optionalId, z.string()]),
	updated_at: moment,
});
export type Image = z.infer<typeof Image>;
