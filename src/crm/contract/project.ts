import { z } from 'zod';
import { CustomFields } from './custom-fields.ts';
import {
	each,
	hidingFlag,
	id,
	optionalId,
	paging,
	quantity,
	queryFlag,
	queryText,
	text,
	unwrap,
} from './field.ts';
import { Image } from './image.ts';
import { Link } from './link.ts';
import { Translations } from './translation.ts';
import { both, plain, shapesOf, writable } from './two-way.ts';

/** The fields of the document's table. */
export const projectFields = shapesOf({
	name: both(text, z.string().optional(), 'Internal name.'),
	title: plain.text('Headline of the exposé.'),
	status: both(
		z
			.preprocess(unwrap, z.unknown())
			.describe(
				'Stage: the value it was written with; some accounts send an object of localised `label` and `color`.',
			),
		z.string().optional(),
		'Stage: `ACQUISITION`, `PROGRESS`, `SALES` or `SOLD` in real accounts. Values and transitions are not shown: the sandbox takes any text, after any other.',
	),
	broker_id: both(optionalId, writable.integer, 'Id of the user responsible.'),
	for_rent: plain.flag('Its units are to rent.'),
	street: plain.text('Name of the street.'),
	house_number: plain.text('House number with its letter.'),
	zip_code: plain.text('Postcode.'),
	city: plain.text('Town.'),
	lat: both(quantity, writable.number, 'Latitude in degrees.'),
	lng: both(quantity, writable.number, 'Longitude in degrees.'),
	location_id: both(
		z.unknown().optional(),
		writable.integer,
		'Id of a geographic location; the list of locations is not shown.',
	),
	courtage: plain.text('Commission in words.'),
	courtage_note: plain.text('What else is to be said about the commission.'),
	description_note: plain.text('Describes the project; plain text or HTML.'),
	location_note: plain.text('Describes the surroundings; plain text or HTML.'),
	furnishing_note: plain.text('Describes the fittings; plain text or HTML.'),
	construction_year: both(quantity, writable.integer, 'Year of construction.'),
	warning_notice: plain.text('Internal: shown in the project as a red bar.'),
	note: plain.text('Internal note.'),
});

export const Project = z
	.looseObject({
		id: id.describe('Number that identifies the project.'),
		...projectFields.read,
		project_id: text.describe("The company's own code of the project, not its id."),
		sub_headline: text.describe('Line beneath the headline.'),
		tagline: text.describe('Slogan.'),
		title_image: z
			.looseObject({
				url: text.describe('Address of the picture.'),
				square_url: text.describe('Address of the picture cut to a square.'),
			})
			.nullish()
			.describe('Cover picture.'),
		logo_url: text.describe("Address of the project's logo."),
		address: text.describe('The address in one line.'),
		sublocality_level_1: text.describe('Part of the town as maps name it.'),
		district: text.describe('Part of the town.'),
		region: text.describe('State or province.'),
		country: text.describe('Three letters of ISO 3166-1.'),
		hide_address: hidingFlag.describe(
			'Whether visitors must not learn the address: only an explicit `false` shows it.',
		),
		translations: Translations.describe(
			'The texts in the languages asked for; null unless some are.',
		),
		custom_fields: CustomFields.describe('Contents of custom fields by their keys.'),
		images: each(Image).describe('Pictures and floor plans, each an `Image`.'),
		links: each(Link).describe('Addresses of films, tours and documents, each a `Link`.'),
	})
	.meta({
		id: 'Project',
		description:
			'A parent of units. What a response holds beyond the fields that are written is not shown; the others are those of real accounts. A single project of the sandbox also holds `units`, `floorplans` and `documents`.',
	});
export type Project = z.infer<typeof Project>;

/** Query of GET /projects. The list comes whole: real accounts may ignore paging, and the sandbox does. */
export const ProjectsQuery = z.looseObject({
	...paging,
	expand: z
		.union([z.string(), queryFlag])
		.optional()
		.describe('Any value brings the data of a single project.'),
	locale: queryText.describe(
		'Language of the texts themselves; several, comma-separated, fill `translations` as well.',
	),
	include_translations: queryText.describe(
		'Languages of `translations`, comma-separated: `en,de`.',
	),
});
