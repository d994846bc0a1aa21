import { z } from 'zod';
import { choices, flag, hidingFlag, id, moment, optionalId, quantity, text } from './field.ts';
import { both, plain, shapesOf, writable } from './two-way.ts';

/** What can be changed of an image. */
export const imageFields = shapesOf({
	title: plain.text(
		"Title in the account's language; also the name of the file in its address, and often a file name.",
	),
	title_de: plain.text('Title in German.'),
	title_en: plain.text('Title in English.'),
	title_es: plain.text('Title in Spanish.'),
	is_private: both(
		hidingFlag,
		writable.flag,
		'`false` shows it on portals, anything else keeps it from them; the sandbox takes absent for `false` in a new image.',
	),
});

/** The one record that an image belongs to. */
export const imageOwner = shapesOf({
	imageable_type: both(text, z.enum(['Property', 'Project']), '`Property` (a unit) or `Project`.'),
	imageable_id: both(
		z.union([optionalId, z.string()]),
		z.int(),
		'Id of the one unit or project it belongs to.',
	),
});

export const Image = z
	.looseObject({
		id: id.nullish().describe('Number that identifies the image.'),
		...imageFields.read,
		...imageOwner.read,
		position: quantity.describe('Place in the gallery; not unique, may be null.'),
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
		updated_at: moment.describe('When the image was last changed, ISO 8601.'),
	})
	.meta({
		id: 'Image',
		description:
			'An image of a unit or project. The rich shape has ids and `*_url`; the flat list has only the four sizes.',
	});
export type Image = z.infer<typeof Image>;
