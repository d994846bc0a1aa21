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
} from './field.ts';
import { Image } from './image.ts';
import { Link } from './link.ts';
import { PropertyStatus } from './status.ts';
import { texts } from './texts.ts';
import { Translations } from './translation.ts';
import { unitAddress } from './unit-address.ts';
import { unitAreas } from './unit-areas.ts';
import { unitBuilding } from './unit-building.ts';
import { unitEnergy } from './unit-energy.ts';
import { unitFeatures } from './unit-features.ts';
import { unitPrices } from './unit-prices.ts';

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
