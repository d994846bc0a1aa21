import { z } from 'zod';
import { CustomFields } from './custom-fields.ts';
import {
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
import { Translations } from './translation.ts';

/**
 * A parent of units. What an answer holds beyond the fields that are written is not shown; the others are
 * those of real accounts. A single project of the sandbox also holds `units`, `floorplans` and `documents`.
 */
export const Project = z.looseObject({
	/** Number that identifies the project. */
	id,
	/** Internal name. */
	name: text,
	/** Headline of the exposé. */
	title: text,
	/** The company's own code of the project, not its id. */
	project_id: text,
	/** Line beneath the headline. */
	sub_headline: text,
	/** Slogan. */
	tagline: text,
	/** Stage: the value it was written with; some accounts send an object of localised `label` and `color`. */
	status: z.preprocess(unwrap, z.unknown()),
	/** Id of the user responsible. */
	broker_id: optionalId,
	/** Cover picture. */
	title_image: z
		.looseObject({
			/** Address of the picture. */
			url: text,
			/** Address of the picture cut to a square. */
			square_url: text,
		})
		.nullish(),
	/** Address of the project's logo. */
	logo_url: text,
	/** Name of the street. */
	street: text,
	/** House number with its letter. */
	house_number: text,
	/** Postcode. */
	zip_code: text,
	/** Town. */
	city: text,
	/** Part of the town as maps name it. */
	sublocality_level_1: text,
	/** Part of the town. */
	district: text,
	/** State or province. */
	region: text,
	/** Three letters of ISO 3166-1. */
	country: text,
	/** Latitude in degrees. */
	lat: quantity,
	/** Longitude in degrees. */
	lng: quantity,
	/** Whether visitors must not learn the address: only an explicit `false` shows it. */
	hide_address: hidingFlag,
	/** Its units are to rent. */
	for_rent: flag,
	/** Commission in words. */
	courtage: text,
	/** What else is to be said about the commission. */
	courtage_note: text,
	/** Describes the project; plain text or HTML. */
	description_note: text,
	/** Describes the surroundings; plain text or HTML. */
	location_note: text,
	/** Describes the fittings; plain text or HTML. */
	furnishing_note: text,
	/** The texts in the languages asked for; null unless some are. */
	translations: Translations,
	/** Year of construction. */
	construction_year: quantity,
	/** Contents of custom fields by their keys. */
	custom_fields: CustomFields,
	/** Internal: shown in the project as a red bar. */
	warning_notice: text,
	/** Internal note. */
	note: text,
	/** Id of a geographic location; the list of locations is not shown. */
	location_id: z.unknown().optional(),
	/** Pictures and floor plans, each an `Image`. */
	images: z.array(z.unknown()).nullish(),
	/** Addresses of films, tours and documents, each a `Link`. */
	links: z.array(z.unknown()).nullish(),
});
export type Project = z.infer<typeof Project>;

/** Body of POST and PUT /projects. PUT leaves what is absent as it is. */
export const ProjectWrite = z.object({
	/** The project's fields. */
	project: z.object({
		/** Internal name. */
		name: z.string().optional(),
		/**
		 * Stage: `ACQUISITION`, `PROGRESS`, `SALES` or `SOLD` in real accounts. Values and transitions are not
		 * shown: the sandbox takes any text, after any other.
		 */
		status: z.string().optional(),
		/** Internal note. */
		note: z.string().nullish(),
		/** Internal: shown in the project as a red bar. */
		warning_notice: z.string().nullish(),
		/** Id of the user responsible. */
		broker_id: z.int().nullish(),
		/** Headline of the exposé. */
		title: z.string().nullish(),
		/** Its units are to rent. */
		for_rent: z.boolean().optional(),
		/** Name of the street. */
		street: z.string().nullish(),
		/** House number with its letter. */
		house_number: z.string().nullish(),
		/** Postcode. */
		zip_code: z.string().nullish(),
		/** Town. */
		city: z.string().nullish(),
		/** Latitude in degrees. */
		lat: z.number().nullish(),
		/** Longitude in degrees. */
		lng: z.number().nullish(),
		/** Id of a geographic location. */
		location_id: z.int().nullish(),
		/** Commission in words. */
		courtage: z.string().nullish(),
		/** What else is to be said about the commission. */
		courtage_note: z.string().nullish(),
		/** Describes the project. */
		description_note: z.string().nullish(),
		/** Describes the surroundings. */
		location_note: z.string().nullish(),
		/** Describes the fittings. */
		furnishing_note: z.string().nullish(),
		/** Year of construction. */
		construction_year: z.int().nullish(),
	}),
});

/** Query of GET /projects. The list comes whole: real accounts may ignore paging, and the sandbox does. */
export const ProjectsQuery = z.looseObject({
	...paging,
	/** Any value brings the data of a single project. */
	expand: z.union([z.string(), queryFlag]).optional(),
	/** Language of the texts themselves; several, comma-separated, fill `translations` as well. */
	locale: z.string().optional(),
	/** Languages of `translations`, comma-separated: `en,de`. */
	include_translations: z.string().optional(),
});
