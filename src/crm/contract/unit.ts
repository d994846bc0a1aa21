import { z } from 'zod';
import { Broker } from './broker.ts';
import { CustomFields } from './custom-fields.ts';
import {
	hidingFlag,
	id,
	idList,
	moment,
	optionalId,
	order,
	paging,
	queryFlag,
	queryInteger,
	text,
	unwrap,
} from './field.ts';
import { PropertyStatus } from './status.ts';
import { texts } from './texts.ts';
import { Translations } from './translation.ts';
import { unitAddress } from './unit-address.ts';
import { unitAreas } from './unit-areas.ts';
import { unitBuilding } from './unit-building.ts';
import { unitEnergy } from './unit-energy.ts';
import { unitFeatures } from './unit-features.ts';
import { unitPrices } from './unit-prices.ts';

/**
 * A property. Covers the five shapes of real accounts: rich (most fields wrapped), flat list item, single
 * unit without `new=1`, and both with or without envelope. The document shows the fields of the flat list
 * item only; the others are those of real accounts that a website needs. Creating, changing and deleting
 * units is not shown, and the sandbox has no call for it.
 */
export const Unit = z.looseObject({
	/** Number that identifies the unit. */
	id,
	/** Internal name; often holds a street. */
	name: text,
	/** The company's number of the unit, often made of the street. */
	unit_id: text,
	/** Number of the exposé, which visitors may quote. */
	exposee_id: text,
	/** Id of the project the unit belongs to. */
	project_id: optionalId,
	/** Id of the user responsible. */
	broker_id: optionalId,
	/** Put away: listed only when `archived` asks for it. */
	archived: hidingFlag,
	/** `BUY` or `RENT`. */
	marketing_type: text,
	/** `LIVING`, `COMMERCIAL` or `INVESTMENT`. */
	object_type: text,
	/** Kind: `APARTMENT`, `HOUSE`, `TRADE_SITE` (a plot), `GARAGE`, `OFFICE`, … an open list. */
	rs_type: text,
	/** Kind more closely: `ROOF_STOREY`, `PENTHOUSE`, … an open list of about 115. */
	rs_category: text,
	/** Status in the rich shape. */
	property_status: PropertyStatus.nullish(),
	/** Status in the flat shape. */
	status: z.preprocess(unwrap, PropertyStatus.nullish()),
	/** When the status was last changed. */
	status_updated_at: moment,
	...unitAddress,
	...unitPrices,
	...texts,
	/** The texts in the languages asked for; null unless some are. */
	translations: Translations,
	...unitAreas,
	...unitBuilding,
	...unitFeatures,
	...unitEnergy,
	/** Contents of custom fields by their keys. */
	custom_fields: CustomFields,
	/** User responsible, in full. */
	broker: Broker.nullish(),
	/** Pictures and floor plans, each an `Image`. */
	images: z.array(z.unknown()).nullish(),
	/** Addresses of films, tours and documents, each a `Link`. */
	links: z.array(z.unknown()).nullish(),
	/** When the unit was created, ISO 8601. */
	created_at: moment,
	/** When the unit was last changed, ISO 8601; internal changes count, too. */
	updated_at: moment,
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
const unitWishes = {
	/** Rich shape, custom fields included. */
	expand: queryFlag.optional(),
	/** Further fields of a unit. Which ones is not shown: the sandbox answers with the rich shape, as to `expand`. */
	new: queryFlag.optional(),
	/** Languages of `translations`, comma-separated: `en,de`. */
	include_translations: z.string().optional(),
	/** Language of the texts themselves; several, comma-separated, fill `translations` as well. */
	locale: z.string().optional(),
};

/** Query of GET /units. `cf_<key>` and `<field>_from/_to` come beside these. */
export const UnitsQuery = z.looseObject({
	...paging,
	...unitWishes,
	/** Answers `{data, meta: {total_count}}` in place of the bare list. */
	with_meta: queryFlag.optional(),
	/** `unit_id.raw` when absent. The document shows no other value; these are those of real accounts. */
	sort_by: z.enum(sortFields).optional(),
	/** Direction; which one is usual is not shown, the sandbox sorts upwards. */
	order: order.optional(),
	/** Status ids, comma-separated. */
	status: z.string().optional(),
	/** Tag ids, comma-separated; one of them suffices. */
	group: z.string().optional(),
	/** Searched in numbers of unit and exposé, street, postcode, town and district. */
	q: z.string().optional(),
	/** Two letters of ISO 3166-1. */
	country: z.string().optional(),
	/** Id of a project: only its units. */
	project_id: queryInteger.optional(),
	/** Only units to buy, or only those to rent. */
	marketing_type: z.enum(['BUY', 'RENT']).optional(),
	/** Kind, such as `HOUSE`; other values are not shown, the sandbox finds units by any of several. */
	rs_type: z.string().optional(),
	/** -1 all, 1 only archived, otherwise only those not archived. */
	archived: z.string().optional(),
	/** Only units with these ids. */
	property_ids: idList.optional(),
	/** Lists variants of units too. What a variant is, is not shown: here a unit with `variant_of_id`. */
	include_variants: queryFlag.optional(),
	/** Match custom fields of type text completely and case-sensitively. */
	exact: queryFlag.optional(),
});

/** Query of GET /units/:id, which without flags answers in the shape for old clients. */
export const UnitQuery = z.looseObject({
	...unitWishes,
});
