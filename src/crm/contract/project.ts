import { z } from 'zod';
import { CustomFields } from './custom-fields.ts';
import {
	each,
	flag,
	hidingFlag,
	id,
	optionalId,
	paging,
	quantity,
	queryFlag,
	text,
	unwrap,
} from './field.ts';
import { Image } from './image.ts';
import { Link } from './link.ts';
import { Translations } from './translation.ts';

export const Project = z
	.looseObject({
		id: id.describe('Number that identifies the project.'),
		name: text.describe('Internal name.'),
		title: text.describe('Headline of the exposé.'),
		project_id: text.describe("The company's own code of the project, not its id."),
		sub_headline: text.describe('Line beneath the headline.'),
		tagline: text.describe('Slogan.'),
		status: z
			.preprocess(unwrap, z.unknown())
			.describe(
				'Stage: the value it was written with; some accounts send an object of localised `label` and `color`.',
			),
		broker_id: optionalId.describe('Id of the user responsible.'),
		title_image: z
			.looseObject({
				url: text.describe('Address of the picture.'),
				square_url: text.describe('Address of the picture cut to a square.'),
			})
			.nullish()
			.describe('Cover picture.'),
		logo_url: text.describe("Address of the project's logo."),
		street: text.describe('Name of the street.'),
		house_number: text.describe('House number with its letter.'),
		zip_code: text.describe('Postcode.'),
		city: text.describe('Town.'),
		sublocality_level_1: text.describe('Part of the town as maps name it.'),
		district: text.describe('Part of the town.'),
		region: text.describe('State or province.'),
		country: text.describe('Three letters of ISO 3166-1.'),
		lat: quantity.describe('Latitude in degrees.'),
		lng: quantity.describe('Longitude in degrees.'),
		hide_address: hidingFlag.describe(
			'Whether visitors must not learn the address: only an explicit `false` shows it.',
		),
		for_rent: flag.describe('Its units are to rent.'),
		courtage: text.describe('Commission in words.'),
		courtage_note: text.describe('What else is to be said about the commission.'),
		description_note: text.describe('Describes the project; plain text or HTML.'),
		location_note: text.describe('Describes the surroundings; plain text or HTML.'),
		furnishing_note: text.describe('Describes the fittings; plain text or HTML.'),
		translations: Translations.describe(
			'The texts in the languages asked for; null unless some are.',
		),
		construction_year: quantity.describe('Year of construction.'),
		custom_fields: CustomFields.describe('Contents of custom fields by their keys.'),
		warning_notice: text.describe('Internal: shown in the project as a red bar.'),
		note: text.describe('Internal note.'),
		location_id: z
			.unknown()
			.optional()
			.describe('Id of a geographic location; the list of locations is not shown.'),
		images: each(Image).describe('Pictures and floor plans, each an `Image`.'),
		links: each(Link).describe('Addresses of films, tours and documents, each a `Link`.'),
	})
	.meta({
		id: 'Project',
		description:
			'A parent of units. What an answer holds beyond the fields that are written is not shown; the others are those of real accounts. A single project of the sandbox also holds `units`, `floorplans` and `documents`.',
	});
export type Project = z.infer<typeof Project>;

export const ProjectWrite = z
	.object({
		project: z
			.object({
				name: z.string().optional().describe('Internal name.'),
				status: z
					.string()
					.optional()
					.describe(
						'Stage: `ACQUISITION`, `PROGRESS`, `SALES` or `SOLD` in real accounts. Values and transitions are not shown: the sandbox takes any text, after any other.',
					),
				note: z.string().nullish().describe('Internal note.'),
				warning_notice: z
					.string()
					.nullish()
					.describe('Internal: shown in the project as a red bar.'),
				broker_id: z.int().nullish().describe('Id of the user responsible.'),
				title: z.string().nullish().describe('Headline of the exposé.'),
				for_rent: z.boolean().optional().describe('Its units are to rent.'),
				street: z.string().nullish().describe('Name of the street.'),
				house_number: z.string().nullish().describe('House number with its letter.'),
				zip_code: z.string().nullish().describe('Postcode.'),
				city: z.string().nullish().describe('Town.'),
				lat: z.number().nullish().describe('Latitude in degrees.'),
				lng: z.number().nullish().describe('Longitude in degrees.'),
				location_id: z.int().nullish().describe('Id of a geographic location.'),
				courtage: z.string().nullish().describe('Commission in words.'),
				courtage_note: z
					.string()
					.nullish()
					.describe('What else is to be said about the commission.'),
				description_note: z.string().nullish().describe('Describes the project.'),
				location_note: z.string().nullish().describe('Describes the surroundings.'),
				furnishing_note: z.string().nullish().describe('Describes the fittings.'),
				construction_year: z.int().nullish().describe('Year of construction.'),
			})
			.describe("The project's fields."),
	})
	.meta({
		id: 'ProjectWrite',
		description: 'Body of POST and PUT /projects. PUT leaves what is absent as it is.',
	});

/** Query of GET /projects. The list comes whole: real accounts may ignore paging, and the sandbox does. */
export const ProjectsQuery = z.looseObject({
	...paging,
	expand: z
		.union([z.string(), queryFlag])
		.optional()
		.describe('Any value brings the data of a single project.'),
	locale: z
		.string()
		.optional()
		.describe(
			'Language of the texts themselves; several, comma-separated, fill `translations` as well.',
		),
	include_translations: z
		.string()
		.optional()
		.describe('Languages of `translations`, comma-separated: `en,de`.'),
});
