import { z } from 'zod';
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
import { CustomFields, Translations } from './unit.ts';

/** A parent of units. In answers `status` is a localised label, and `project_id` a code, not the id. */
export const Project = z.looseObject({
	id,
	name: text,
	title: text,
	project_id: text,
	sub_headline: text,
	tagline: text,
	status: z.preprocess(unwrap, z.unknown()),
	broker_id: optionalId,
	title_image: z.looseObject({ url: text, square_url: text }).nullish(),
	logo_url: text,
	street: text,
	house_number: text,
	zip_code: text,
	city: text,
	sublocality_level_1: text,
	district: text,
	region: text,
	country: text,
	lat: quantity,
	lng: quantity,
	hide_address: hidingFlag,
	for_rent: flag,
	courtage: text,
	courtage_note: text,
	description_note: text,
	location_note: text,
	furnishing_note: text,
	translations: Translations,
	construction_year: quantity,
	custom_fields: CustomFields,
	/** Internal: shown in the project as a red bar. */
	warning_notice: text,
	/** Internal. */
	note: text,
	location_id: z.unknown().optional(),
	images: z.array(z.unknown()).nullish(),
	links: z.array(z.unknown()).nullish(),
});
export type Project = z.infer<typeof Project>;

/** Body of POST and PUT /projects. */
export const ProjectWrite = z.object({
	project: z.object({
		name: z.string().optional(),
		/** ACQUISITION, PROGRESS, SALES or SOLD in real accounts; the document shows no values. */
		status: z.string().optional(),
		note: z.string().optional(),
		warning_notice: z.string().optional(),
		/** User responsible. */
		broker_id: z.int().optional(),
		/** Headline of the exposé. */
		title: z.string().optional(),
		/** A project of units to rent. */
		for_rent: z.boolean().optional(),
		street: z.string().optional(),
		house_number: z.string().optional(),
		zip_code: z.string().optional(),
		city: z.string().optional(),
		/** Degrees. */
		lat: z.number().optional(),
		lng: z.number().optional(),
		/** Geographic location. */
		location_id: z.int().optional(),
		courtage: z.string().optional(),
		courtage_note: z.string().optional(),
		description_note: z.string().optional(),
		location_note: z.string().optional(),
		furnishing_note: z.string().optional(),
		construction_year: z.int().optional(),
	}),
});

/** Query of GET /projects; paging is sent along, although real accounts may ignore it. */
export const ProjectsQuery = z.looseObject({
	...paging,
	/** Any value brings the data of a single project. */
	expand: z.union([z.string(), queryFlag]).optional(),
	/** Language(s) of the texts themselves. */
	locale: z.string().optional(),
	/** Languages of `translations`, comma-separated. */
	include_translations: z.string().optional(),
});
