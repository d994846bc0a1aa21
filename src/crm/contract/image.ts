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

/** Titles in other languages: `title_en`, `title_es`, … */
const titles = {
	title: z.string().optional(),
	title_de: z.string().optional(),
	title_en: z.string().optional(),
	title_es: z.string().optional(),
};

/** Body of POST /images. */
export const ImageWrite = z.object({
	image: z
		.object({
			/** The file as a data URI: `data:image/jpeg;base64,…` */
			photo: z.string(),
			/** The one unit or project it belongs to. */
			imageable_id: z.int(),
			imageable_type: z.enum(['Property', 'Project']),
			/** `false` shows it on portals, `true` keeps it from them. */
			is_private: z.boolean().optional(),
			/** Also the file's name in its address. */
			...titles,
		})
		.catchall(z.unknown()),
});
export type ImageWrite = z.infer<typeof ImageWrite>;

/** Body of PUT /images/:id. Languages beside the three named are taken as `title_[locale]` too. */
export const ImageChange = z.object({
	image: z.object({ is_private: z.boolean().optional(), ...titles }).catchall(z.unknown()),
});
export type ImageChange = z.infer<typeof ImageChange>;
