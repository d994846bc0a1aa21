import { z } from 'zod';
import { choices, flag, hidingFlag, id, moment, optionalId, quantity, text } from './field.ts';

/** An image of a unit or project. The rich shape has ids and `*_url`; the flat list has only the four sizes. */
export const Image = z.looseObject({
	/** Number that identifies the image. */
	id: id.nullish(),
	/** Title in the account's language; often a file name. */
	title: text,
	/** Title in German. */
	title_de: text,
	/** Title in English. */
	title_en: text,
	/** Title in Spanish. */
	title_es: text,
	/** Place in the gallery; not unique, may be null. */
	position: quantity,
	/** `false` means the account shows it on portals; anything else means it does not. */
	is_private: hidingFlag,
	/** Is a floor plan. */
	is_floorplan: flag,
	/** `true` keeps it out of the exposé. */
	is_not_for_exposee: hidingFlag,
	/** Words the company sorts its images by. */
	tags: choices,
	/** Address of the original size. */
	url: text,
	/** Address of the big size. */
	big_url: text,
	/** Address of the medium size. */
	medium_url: text,
	/** Address of the small size. */
	thumb_url: text,
	/** Flat list: address of the original size. */
	original: text,
	/** Flat list: address of the big size. */
	big: text,
	/** Flat list: address of the medium size. */
	medium: text,
	/** Flat list: address of the small size. */
	thumb: text,
	/** `Property` (a unit) or `Project`. */
	imageable_type: text,
	/** Id of the unit or project. */
	imageable_id: z.union([optionalId, z.string()]),
	/** When the image was last changed, ISO 8601. */
	updated_at: moment,
});
export type Image = z.infer<typeof Image>;

/** Titles in other languages: `title_en`, `title_es`, … */
const titles = {
	/** Title in the account's language; also the name of the file in its address. */
	title: z.string().nullish(),
	/** Title in German. */
	title_de: z.string().nullish(),
	/** Title in English. */
	title_en: z.string().nullish(),
	/** Title in Spanish. */
	title_es: z.string().nullish(),
};

/** Body of POST /images. */
export const ImageWrite = z.object({
	/** The image's fields. */
	image: z
		.object({
			/** The file as a data URI: `data:image/jpeg;base64,…` */
			photo: z.string(),
			/** Id of the one unit or project it belongs to. */
			imageable_id: z.int(),
			/** Whether that is a unit (`Property`) or a project. */
			imageable_type: z.enum(['Property', 'Project']),
			/** `false` shows it on portals, `true` keeps it from them; the sandbox takes absent for `false`. */
			is_private: z.boolean().optional(),
			...titles,
		})
		.catchall(z.unknown()),
});
export type ImageWrite = z.infer<typeof ImageWrite>;

/**
 * Body of PUT /images/:id. Languages beside the three named are taken as `title_[locale]` too. The answer,
 * and a call that deletes an image, are not shown: the sandbox sends `ok` and `id`, and has no such call.
 */
export const ImageChange = z.object({
	/** The fields that change. */
	image: z
		.object({
			/** `false` shows it on portals, `true` keeps it from them. */
			is_private: z.boolean().optional(),
			...titles,
		})
		.catchall(z.unknown()),
});
export type ImageChange = z.infer<typeof ImageChange>;
