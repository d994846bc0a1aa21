import { z } from 'zod';
import { choices, flag, hidingFlag, id, moment, optionalId, quantity, text } from './field.ts';

export const Image = z
	.looseObject({
		id: id.nullish().describe('Number that identifies the image.'),
		title: text.describe("Title in the account's language; often a file name."),
		title_de: text.describe('Title in German.'),
		title_en: text.describe('Title in English.'),
		title_es: text.describe('Title in Spanish.'),
		position: quantity.describe('Place in the gallery; not unique, may be null.'),
		is_private: hidingFlag.describe(
			'`false` means the account shows it on portals; anything else means it does not.',
		),
		is_floorplan: flag.describe('Is a floor plan.'),
		is_not_for_exposee: hidingFlag.describe('`true` keeps it out of the exposé.'),
		tags: choices.describe('Words the company sorts its images by.'),
		url: text.describe('Address of the original size.'),
		big_url: text.describe('Address of the big size.'),
		medium_url: text.describe('Address of the medium size.'),
		thumb_url: text.describe('Address of the small size.'),
		original: text.describe('Flat list: address of the original size.'),
		big: text.describe('Flat list: address of the big size.'),
		medium: text.describe('Flat list: address of the medium size.'),
		thumb: text.describe('Flat list: address of the small size.'),
		imageable_type: text.describe('`Property` (a unit) or `Project`.'),
		imageable_id: z.union([optionalId, z.string()]).describe('Id of the unit or project.'),
		updated_at: moment.describe('When the image was last changed, ISO 8601.'),
	})
	.meta({
		id: 'Image',
		description:
			'An image of a unit or project. The rich shape has ids and `*_url`; the flat list has only the four sizes.',
	});
export type Image = z.infer<typeof Image>;

/** Titles in other languages: `title_en`, `title_es`, … */
const titles = {
	title: z
		.string()
		.nullish()
		.describe("Title in the account's language; also the name of the file in its address."),
	title_de: z.string().nullish().describe('Title in German.'),
	title_en: z.string().nullish().describe('Title in English.'),
	title_es: z.string().nullish().describe('Title in Spanish.'),
};

export const ImageWrite = z
	.object({
		image: z
			.object({
				photo: z.string().describe('The file as a data URI: `data:image/jpeg;base64,…`'),
				imageable_id: z.int().describe('Id of the one unit or project it belongs to.'),
				imageable_type: z
					.enum(['Property', 'Project'])
					.describe('Whether that is a unit (`Property`) or a project.'),
				is_private: z
					.boolean()
					.optional()
					.describe(
						'`false` shows it on portals, `true` keeps it from them; the sandbox takes absent for `false`.',
					),
				...titles,
			})
			.catchall(z.unknown())
			.describe("The image's fields."),
	})
	.meta({ id: 'ImageWrite', description: 'Body of POST /images.' });
export type ImageWrite = z.infer<typeof ImageWrite>;

export const ImageChange = z
	.object({
		image: z
			.object({
				is_private: z
					.boolean()
					.optional()
					.describe('`false` shows it on portals, `true` keeps it from them.'),
				...titles,
			})
			.catchall(z.unknown())
			.describe('The fields that change.'),
	})
	.meta({
		id: 'ImageChange',
		description:
			'Body of PUT /images/:id. Languages beside the three named are taken as `title_[locale]` too. The answer, and a call that deletes an image, are not shown: the sandbox sends `ok` and `id`, and has no such call.',
	});
export type ImageChange = z.infer<typeof ImageChange>;
