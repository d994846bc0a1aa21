import { z } from 'zod';
import { Broker } from './broker.ts';
import { CustomFields } from './custom-fields.ts';
import {
	each,
	hidingFlag,
	id,
	idList,
	moment,
	optionalId,
	order,
	paging,
	queryFlag,
	queryInteger,
	queryText,
	text,
	unwrap,
	quantity,
	choices,
	flag,
} from './field.ts';
import { Image } from './image.ts';
import { Link } from './link.ts';
import { PropertyStatus } from './status.ts';
import { texts, Translations } from './translation.ts';
import { unitEnergy } from './unit-energy.ts';

/** Areas of a unit in square metres, where 0 stands for "not set". */
export const unitAreas = {
	living_space: quantity.describe('Living area.'),
	usable_floor_space: quantity.describe('Usable area.'),
	net_floor_space: quantity.describe('Usable area of a commercial unit.'),
	total_floor_space: quantity.describe('Sum of all floor areas.'),
	property_space_value: quantity.describe(
		'The one area that accounts state for units of every kind, and sort by.',
	),
	plot_area: quantity.describe('Area of the plot.'),
	balcony_space: quantity.describe('Area of balconies and terraces.'),
	garden_space: quantity.describe('Area of the garden.'),
	cellar_space: quantity.describe('Area of the cellar.'),
	industrial_area: quantity.describe('Commercial area.'),
};

/** Where a unit is. All of it is sent for units that hide their address, too. */
const unitAddress = {
	hide_address: hidingFlag.describe(
		'Whether visitors must not learn the address: only an explicit `false` shows it. The flat shape lacks it.',
	),
	street: text.describe('Name of the street; some accounts put the house number here as well.'),
	house_number: text.describe('House number with its letter.'),
	zip_code: text.describe('Postcode.'),
	city: text.describe('Town; may end in a blank.'),
	district: text.describe('Part of the town; the CRM labels it as cadastral district.'),
	sublocality_level_1: text.describe('Part of the town as maps name it.'),
	region: text.describe('State or province.'),
	country: text.describe(
		'Three letters of ISO 3166-1 in responses (`DEU`), although the filter takes two.',
	),
	address: text.describe('The whole address in one line, with the country.'),
	short_address: text.describe('The whole address in one line, without the country.'),
	lat: quantity.describe('Latitude in degrees.'),
	lng: quantity.describe('Longitude in degrees.'),
};

/**
 * Rooms, floors, age and condition of a unit. Numbers are counts, where 0 stands for "not set". Words are
 * display texts in the account's language: nothing may rely on them.
 */
const unitBuilding = {
	number_of_rooms: quantity.describe('Rooms; halves are usual.'),
	number_of_bed_rooms: quantity.describe('Bedrooms.'),
	number_of_bath_rooms: quantity.describe('Bathrooms.'),
	floor: quantity.describe('Floor as number or word: "4", "EG", -1; here 0 is the ground floor.'),
	number_of_floors: quantity.describe('Floors of the building.'),
	number_of_parking_spaces: quantity.describe('Parking spaces that belong to the unit.'),
	number_of_balconies: quantity.describe('Balconies.'),
	number_of_terraces: quantity.describe('Terraces.'),
	construction_year: quantity.describe('Year in which the building was finished.'),
	last_refurbishment: quantity.describe('Year of the last modernisation.'),
	free_from: moment.describe('When it can be moved into: a date or words such as "sofort".'),
	condition: text.describe('Condition in words, such as "neuwertig".'),
	interior_quality: text.describe('Quality of the fittings in words, such as "gehoben".'),
	flooring_type: choices.describe('Floor coverings.'),
	bathroom: choices.describe('What the bathroom has, such as shower, bath or window.'),
	parking_space_type: text.describe('Kind of the parking space, one only.'),
	parking_space_types: choices.describe('Kinds of the parking spaces.'),
};

/** What a unit has and is suited for; absent means `false`. */
const unitFeatures = {
	balcony: flag.describe('Has a balcony or a terrace: accounts label it with both.'),
	terrace: flag.describe('Has a terrace.'),
	loggia: flag.describe('Has a loggia.'),
	garden: flag.describe('Has a garden or shares one.'),
	winter_garden: flag.describe('Has a conservatory.'),
	lift: flag.describe('Is reached by a passenger lift.'),
	barrier_free: flag.describe('Is accessible without steps.'),
	cellar: flag.describe('Has a cellar.'),
	storeroom: flag.describe('Has a storeroom.'),
	built_in_kitchen: flag.describe('Has a fitted kitchen.'),
	guest_toilet: flag.describe('Has a separate toilet for guests.'),
	chimney: flag.describe('Has a fireplace or stove.'),
	air_conditioning: flag.describe('Has air conditioning.'),
	swimming_pool: flag.describe('Has a swimming pool.'),
	sauna: flag.describe('Has a sauna.'),
	wellness_area: flag.describe('Has a wellness area.'),
	alarm_system: flag.describe('Has an alarm system.'),
	has_furniture: flag.describe('Is furnished.'),
	monument: flag.describe('Is a listed building.'),
	lodger_flat: flag.describe('Has a separate flat for a lodger.'),
	flat_share_suitable: flag.describe('Suits people who share a flat.'),
};

/** What a unit costs: amounts in whole units of `currency`, where 0 stands for "not set". */
const unitPrices = {
	price_on_inquiry: hidingFlag.describe(
		'Price on request: `true` keeps from visitors every amount that tells the price.',
	),
	currency: text.describe('ISO 4217 code or sign; accounts leave it out for euros.'),
	price: quantity.describe('Purchase price.'),
	price_per_sqm: quantity.describe('Purchase price of one square metre.'),
	base_rent: quantity.describe('Monthly rent without ancillary costs ("Kaltmiete").'),
	total_rent: quantity.describe('Monthly rent with ancillary costs ("Warmmiete").'),
	rent_subsidy: quantity.describe(
		'Owner\'s monthly payment to the community of owners ("Hausgeld").',
	),
	service_charge: quantity.describe('Monthly ancillary costs of a tenant.'),
	heating_costs: quantity.describe('Monthly heating costs of a tenant.'),
	heating_costs_in_service_charge: flag.describe('Whether `service_charge` covers heating.'),
	parking_space_price: quantity.describe("Price of a parking space: to buy, or a month's rent."),
	deposit: text.describe('Deposit of a tenant in words, such as "3.600,00 €" or "3 Monatsmieten".'),
};

export const Unit = z
	.looseObject({
		id: id.describe('Number that identifies the unit.'),
		name: text.describe('Internal name; often holds a street.'),
		unit_id: text.describe("The company's number of the unit, often made of the street."),
		exposee_id: text.describe('Number of the exposé, which visitors may quote.'),
		project_id: optionalId.describe('Id of the project the unit belongs to.'),
		broker_id: optionalId.describe('Id of the user responsible.'),
		archived: hidingFlag.describe('Put away: listed only when `archived` asks for it.'),
		marketing_type: text.describe('`BUY` or `RENT`.'),
		object_type: text.describe('`LIVING`, `COMMERCIAL` or `INVESTMENT`.'),
		rs_type: text.describe(
			'Kind: `APARTMENT`, `HOUSE`, `TRADE_SITE` (a plot), `GARAGE`, `OFFICE`, … an open list.',
		),
		rs_category: text.describe(
			'Kind more closely: `ROOF_STOREY`, `PENTHOUSE`, … an open list of about 115.',
		),
		property_status: PropertyStatus.nullish().describe('Status in the rich shape.'),
		status: z.preprocess(unwrap, PropertyStatus.nullish()).describe('Status in the flat shape.'),
		status_updated_at: moment.describe('When the status was last changed.'),
		sold_date: moment.describe('Day on which it was sold or let.'),
		...unitAddress,
		...unitPrices,
		...texts,
		translations: Translations.describe(
			'The texts in the languages asked for; null unless some are.',
		),
		...unitAreas,
		...unitBuilding,
		...unitFeatures,
		...unitEnergy,
		custom_fields: CustomFields.describe('Contents of custom fields by their keys.'),
		broker: Broker.nullish().describe('User responsible, in full.'),
		images: each(Image).describe('Pictures and floor plans, each an `Image`.'),
		links: each(Link).describe('Addresses of films, tours and documents, each a `Link`.'),
		created_at: moment.describe('When the unit was created, ISO 8601.'),
		updated_at: moment.describe(
			'When the unit was last changed, ISO 8601; internal changes count, too.',
		),
	})
	.meta({
		id: 'Unit',
		description:
			'A property. Covers the five shapes of real accounts: rich (most fields wrapped), flat list item, single unit without `new=1`, and both with or without envelope. The document shows the fields of the flat list item only; the others are those of real accounts that a website needs. Creating, changing and deleting units is not shown, and the sandbox has no call for it.',
	});
export type Unit = z.infer<typeof Unit>;

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

/** What both queries of units can ask to be told. */
export const unitWishes = {
	expand: queryFlag.describe('Rich shape, custom fields included.'),
	new: queryFlag.describe(
		'Further fields of a unit. Which ones is not shown: the sandbox answers with the rich shape, as to `expand`.',
	),
	include_translations: queryText.describe(
		'Languages of `translations`, comma-separated: `en,de`.',
	),
	locale: queryText.describe(
		'Language of the texts themselves; several, comma-separated, fill `translations` as well.',
	),
};

/** Query of GET /units. `cf_<key>` and `<field>_from/_to` come beside these. */
export const UnitsQuery = z.looseObject({
	...paging,
	...unitWishes,
	with_meta: queryFlag.describe('Adds `meta: {total_count}` to `data`.'),
	sort_by: z
		.enum(sortFields)
		.optional()
		.describe(
			'`unit_id.raw` when absent. The document shows no other value; these are those of real accounts.',
		),
	order: order.describe('Direction; which one is usual is not shown, the sandbox sorts upwards.'),
	status: queryText.describe('Status ids, comma-separated.'),
	group: queryText.describe('Tag ids, comma-separated; one of them suffices.'),
	q: queryText.describe(
		'Searched in numbers of unit and exposé, street, postcode, town and district.',
	),
	country: queryText.describe('Two letters of ISO 3166-1.'),
	project_id: queryInteger.describe('Id of a project: only its units.'),
	marketing_type: z
		.enum(['BUY', 'RENT'])
		.optional()
		.describe('Only units to buy, or only those to rent.'),
	rs_type: queryText.describe(
		'Kind, such as `HOUSE`; other values are not shown, the sandbox finds units by any of several.',
	),
	archived: queryText.describe('-1 all, 1 only archived, otherwise only those not archived.'),
	property_ids: idList.describe('Only units with these ids.'),
	include_variants: queryFlag.describe(
		'Lists variants of units too. What a variant is, is not shown: here a unit with `variant_of_id`.',
	),
	exact: queryFlag.describe('Match custom fields of type text completely and case-sensitively.'),
});
