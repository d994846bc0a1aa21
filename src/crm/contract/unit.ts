import { z } from 'zod';
import { Broker } from './broker.ts';
import {
	choices,
	flag,
	hidingFlag,
	id,
	idList,
	moment,
	onTheWire,
	optionalId,
	paging,
	quantity,
	queryFlag,
	text,
	unwrap,
} from './field.ts';
import { Image } from './image.ts';
import { Link } from './link.ts';
import { PropertyStatus } from './status.ts';

/** Texts of a unit or project in one language. */
export const Translation = z.looseObject({
	locale: z.string(),
	title: text,
	description_note: text,
	location_note: text,
	furnishing_note: text,
	other_note: text,
	long_description_note: text,
	long_location_note: text,
	long_furnishing_note: text,
	long_other_note: text,
	courtage: text,
	courtage_note: text,
});
export type Translation = z.infer<typeof Translation>;

/** Translations as accounts send them: an array, a map by language, or nothing. */
export const Translations = z
	.union([z.array(Translation), z.record(z.string(), Translation.omit({ locale: true }))])
	.nullish()
	.transform((given): Translation[] => {
		if (!given) return [];
		if (Array.isArray(given)) return given;
		return Object.entries(given).map(([locale, texts]) => ({ ...texts, locale }));
	});

/** A custom field; `pretty_value` carries unit and option name. Single units without `new=1` send bare values. */
const CustomField = z.preprocess(
	(raw) => (typeof raw === 'object' && raw !== null && 'value' in raw ? raw : { value: raw }),
	z.looseObject({
		value: z.unknown(),
		pretty_value: z.union([z.string(), z.number(), z.boolean()]).nullish(),
	}),
);

/** Custom fields by key. */
export const CustomFields = z
	.record(z.string(), CustomField)
	.nullish()
	.register(onTheWire, { name: 'CustomFields', types: ['object'] });

/**
 * A property. Covers the five shapes of real accounts: rich (most fields wrapped), flat list item, single
 * unit without `new=1`, and both with or without envelope. Fields the website does not need are ignored.
 */
export const Unit = z.looseObject({
	id,
	/** Internal name; often holds a street. */
	name: text,
	title: text,
	unit_id: text,
	exposee_id: text,
	project_id: optionalId,
	broker_id: optionalId,
	archived: hidingFlag,
	/** BUY or RENT. */
	marketing_type: text,
	/** LIVING, COMMERCIAL or INVESTMENT. */
	object_type: text,
	/** APARTMENT, HOUSE, TRADE_SITE (a plot), GARAGE, OFFICE, … an open list. */
	rs_type: text,
	/** ROOF_STOREY, PENTHOUSE, … an open list of about 115. */
	rs_category: text,
	/** Rich shape. */
	property_status: PropertyStatus.nullish(),
	/** Flat shape. */
	status: z.preprocess(unwrap, PropertyStatus.nullish()),
	status_updated_at: moment,
	/** Only an explicit `false` lets the address be shown; the flat shape does not send it at all. */
	hide_address: hidingFlag,
	street: text,
	house_number: text,
	zip_code: text,
	city: text,
	district: text,
	sublocality_level_1: text,
	region: text,
	/** ISO 3166-1 alpha-3 in answers. */
	country: text,
	/** The address in one line, with and without the country. */
	address: text,
	short_address: text,
	lat: quantity,
	lng: quantity,
	/** `true` removes every amount that tells the price. */
	price_on_inquiry: hidingFlag,
	currency: text,
	price: quantity,
	price_per_sqm: quantity,
	base_rent: quantity,
	total_rent: quantity,
	/** Owners' monthly fee ("Hausgeld"). */
	rent_subsidy: quantity,
	service_charge: quantity,
	heating_costs: quantity,
	heating_costs_in_service_charge: flag,
	parking_space_price: quantity,
	deposit: text,
	courtage: text,
	courtage_note: text,
	description_note: text,
	location_note: text,
	furnishing_note: text,
	other_note: text,
	long_description_note: text,
	long_location_note: text,
	long_furnishing_note: text,
	long_other_note: text,
	translations: Translations,
	/** Square metres. */
	living_space: quantity,
	usable_floor_space: quantity,
	net_floor_space: quantity,
	total_floor_space: quantity,
	property_space_value: quantity,
	plot_area: quantity,
	balcony_space: quantity,
	garden_space: quantity,
	cellar_space: quantity,
	industrial_area: quantity,
	number_of_rooms: quantity,
	number_of_bed_rooms: quantity,
	number_of_bath_rooms: quantity,
	/** "4", "EG", -1; 0 is the ground floor. */
	floor: quantity,
	number_of_floors: quantity,
	number_of_parking_spaces: quantity,
	number_of_balconies: quantity,
	number_of_terraces: quantity,
	construction_year: quantity,
	last_refurbishment: quantity,
	free_from: moment,
	condition: text,
	interior_quality: text,
	flooring_type: choices,
	bathroom: choices,
	parking_space_type: text,
	parking_space_types: choices,
	balcony: flag,
	terrace: flag,
	loggia: flag,
	garden: flag,
	winter_garden: flag,
	lift: flag,
	barrier_free: flag,
	cellar: flag,
	storeroom: flag,
	built_in_kitchen: flag,
	guest_toilet: flag,
	chimney: flag,
	air_conditioning: flag,
	swimming_pool: flag,
	sauna: flag,
	wellness_area: flag,
	alarm_system: flag,
	has_furniture: flag,
	monument: flag,
	lodger_flat: flag,
	flat_share_suitable: flag,
	energy_certificate_availability: text,
	building_energy_rating_type: text,
	/** Mixed raw and pretty: "A_PLUS", "A+", "NOT_APPLICABLE". */
	energy_efficiency_class: text,
	energy_efficiency_value: quantity,
	thermal_characteristic: quantity,
	thermal_characteristic_heating: quantity,
	thermal_characteristic_electricity: quantity,
	energy_certificate_start_date: moment,
	energy_certificate_end_date: moment,
	energy_certificate_construction_year: quantity,
	energy_consumption_contains_warm_water: flag,
	equipment_technology_construction_year: quantity,
	firing_types: choices,
	heating_type: text,
	co2_emission: quantity,
	aut_hwb: quantity,
	aut_hwb_class: text,
	aut_fgee: quantity,
	aut_fgee_class: text,
	custom_fields: CustomFields,
	broker: Broker.nullish(),
	images: z.array(z.unknown()).nullish(),
	links: z.array(z.unknown()).nullish(),
	created_at: moment,
	updated_at: moment,
});
export type Unit = z.infer<typeof Unit>;

/** Parts of a unit that are decoded one by one, so that a broken one costs only itself. */
export const UnitImage = Image;
export const UnitLink = Link;

const sortFields = [
	'id',
	'unit_id.raw',
	'exposee_id',
	'created_at',
	'updated_at',
	'price',
	'base_rent',
	'total_rent',
	'number_of_rooms',
	'property_space_value',
	'plot_area',
	'price_per_sqm',
	'floor',
	'construction_year',
	'sold_date',
	'property_status_position',
	'street_number.raw',
	'object_price',
] as const;

/** Query of GET /units. `cf_<key>` and `<field>_from/_to` come beside these. */
export const UnitsQuery = z.looseObject({
	...paging,
	/** Rich shape, custom fields included. */
	expand: queryFlag.optional(),
	/** Further fields of the rich shape. */
	new: queryFlag.optional(),
	/** Adds `meta.total_count` and the envelope. */
	with_meta: queryFlag.optional(),
	/** Languages of `translations`, comma-separated. */
	include_translations: z.string().optional(),
	/** Language(s) of the texts themselves. */
	locale: z.string().optional(),
	/** `unit_id.raw` when absent. The document shows no other value; these are those of real accounts. */
	sort_by: z.enum(sortFields).optional(),
	order: z.enum(['asc', 'desc']).optional(),
	/** Status ids, comma-separated. */
	status: z.string().optional(),
	/** Tag ids, comma-separated; one of them suffices. */
	group: z.string().optional(),
	q: z.string().optional(),
	/** ISO 3166-1 alpha-2. */
	country: z.string().optional(),
	project_id: z.coerce.number().int().optional(),
	marketing_type: z.enum(['BUY', 'RENT']).optional(),
	rs_type: z.string().optional(),
	/** -1 all, 1 only archived, otherwise only those not archived. */
	archived: z.string().optional(),
	property_ids: idList.optional(),
	/** Lists variants of units too. What a variant is, is not shown: here a unit with `variant_of_id`. */
	include_variants: queryFlag.optional(),
	/** Match custom fields of type text completely and case-sensitively. */
	exact: queryFlag.optional(),
});

/** Query of GET /units/:id. */
export const UnitQuery = z.looseObject({
	/** The rich shape in place of the one for old clients. */
	new: queryFlag.optional(),
	expand: queryFlag.optional(),
	locale: z.string().optional(),
	include_translations: z.string().optional(),
});
