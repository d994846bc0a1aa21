import type { Project as WireProject } from '../crm/contract/project.ts';
import type { Unit as WireUnit } from '../crm/contract/unit.ts';
import type { Deal } from '../domain/unit.ts';
import { ownLocale } from '../domain/site.ts';
import { isOnOffer, type Status } from '../domain/status.ts';
import { brokerOf, type TeamLogos } from './broker.ts';
import type { UnitDraft } from './draft.ts';
import { energyOf } from './energy.ts';
import { choiceList } from './fields/set-words.ts';
import {
	availableFrom,
	hasWords,
	instant,
	isAfter,
	isGoneBy,
	isoDate,
	isSlip,
} from './fields/date.ts';
import { defined } from './fields/defined.ts';
import { addressLines, hidesAddress, wireAddressOf } from './fields/wire-address.ts';
import { abbreviatedHouse, hiddenAddress } from './hidden/address.ts';
import type { HiddenFact } from './hidden/fact.ts';
import { holidayLicence } from './hidden/place.ts';
import { priceAmounts, priceFields } from './hidden/price-fields.ts';
import { hiddenPrice } from './hidden/price.ts';
import { shortText } from './hidden/texts.ts';
import { place } from './place.ts';
import { comparePricePerArea, costsOf, dealOf, hidesPrice, priceOf } from './price.ts';
import { type ReaderOptions, type RecordReader, recordReader } from './record-reader.ts';
import { areasOf, featuresOf, floorOf, unitCategory, unitKind } from './unit-facts.ts';

/**
 * Copies what the public may see of a unit, field by field. Nothing else passes.
 * @param project the one it belongs to, whether that is public or not
 */
export function unitDraft(
	wire: WireUnit,
	status: Status,
	project: WireProject | undefined,
	logos: TeamLogos,
	options: ReaderOptions,
): UnitDraft {
	const { found, now } = options;
	const deal = dealOf(wire, ownLocale(options.site));
	const facts = unitFacts(wire, deal, status, project);
	const reader = recordReader('unit', wire, facts, options);
	const { doubt, exact, short, rich } = reader;
	const kind = unitKind(wire.rs_type, wire.object_type);
	const terms = { deal, kind, status };
	const areas = areasOf(reader, kind);
	const price = priceOf(wire, reader, terms);
	comparePricePerArea(wire.price_per_sqm, { price, kind, areas }, reader.note);
	const paragraphs = (name: 'description' | 'location' | 'furnishing' | 'other') =>
		rich(name, `long_${name}_note`, `${name}_note`);
	const list = (raw: WireUnit['flooring_type'], field: string) =>
		choiceList(raw).filter((value) => short(value, field) !== undefined);
	const sold = isoDate(wire.sold_date);
	if (!sold && hasWords(wire.sold_date)) doubt('sold_date', 'which is no day, and is left out');
	const past = (field: 'status_updated_at' | 'created_at' | 'updated_at') => {
		const time = instant(wire[field]);
		if (time === undefined || !isAfter(time, now)) return time;
		doubt(field, 'which is still to come, and is left out');
		return undefined;
	};
	const optional = {
		statusSince: past('status_updated_at'),
		soldOn: isOnOffer(status) || !sold || isAfter(sold, now) ? undefined : sold,
		category: unitCategory(wire.rs_category),
		projectId: wire.project_id ?? undefined,
		rooms: exact('number_of_rooms'),
		bedrooms: exact('number_of_bed_rooms'),
		bathrooms: exact('number_of_bath_rooms'),
		floor: floorOf(wire, reader),
		floors: exact('number_of_floors'),
		parkingSpaces: exact('number_of_parking_spaces'),
		constructionYear: exact('construction_year'),
		refurbishedYear: exact('last_refurbishment'),
		condition: short(wire.condition, 'the condition'),
		quality: short(wire.interior_quality, 'the quality'),
		heating: short(wire.heating_type, 'the heating'),
		availableFrom: availability(wire, reader),
		energy: energyOf(wire, reader),
		broker: brokerOf(wire.broker, logos, found.notes),
		createdAt: past('created_at'),
		updatedAt: past('updated_at'),
	};
	return {
		id: wire.id,
		reference: referenceOf(wire, reader),
		status,
		deal,
		kind,
		title: reader.headings('title', 'title'),
		description: paragraphs('description'),
		location: paragraphs('location'),
		furnishing: paragraphs('furnishing'),
		other: paragraphs('other'),
		place: place(wireAddressOf(wire), hidesAddress(wire), reader.seat, reader),
		price,
		costs: costsOf(wire, reader, terms, price),
		areas,
		flooring: list(wire.flooring_type, 'the flooring'),
		bathroom: list(wire.bathroom, 'the bathroom'),
		features: featuresOf(wire, reader, kind),
		photos: reader.photos(),
		links: reader.links(),
		fields: reader.fields(),
		...defined(optional),
	};
}

/**
 * What the texts of a unit must not tell. Where a unit hides its address, that of its project is the same
 * house.
 */
function unitFacts(
	wire: WireUnit,
	deal: Deal,
	status: Status,
	project: WireProject | undefined,
): HiddenFact[] {
	const own = { ...wireAddressOf(wire), lines: addressLines(wire) };
	const shared = project ? [{ ...project, lines: addressLines(project) }] : [];
	return [
		...(hidesAddress(wire) ? [{ ...hiddenAddress([own, ...shared]), inLinks: true as const }] : []),
		...(hidesAddress(wire) && deal === 'buy' ? [holidayLicence] : []),
		...(hidesPrice(wire, status) ? [hiddenPrice(priceAmounts(wire))] : []),
	];
}

/** Fields that reveal hidden facts, also where the contract has no use for them. */
export const furtherUnitFields: readonly string[] = ['lp_address', ...priceFields];

// The unit number of a hidden address is often made of its street, so it never serves as reference. A small number in one
// is counted on, and no rent.
function referenceOf(wire: WireUnit, { facts, note }: RecordReader): string {
	const context = {
		note,
		facts: [
			...facts.map((fact) =>
				fact.what === 'hidden price' ? hiddenPrice(priceAmounts(wire), 'knownAmounts') : fact,
			),
			...(hidesAddress(wire) ? [abbreviatedHouse([wireAddressOf(wire)])] : []),
		],
	};
	const exposee = shortText(wire.exposee_id, 'the exposé number', context);
	if (exposee !== undefined || hidesAddress(wire)) return exposee ?? String(wire.id);
	return shortText(wire.unit_id, 'the unit number', context) ?? String(wire.id);
}

/** When the unit becomes free; a day gone by says nothing of that. */
function availability(
	{ free_from }: WireUnit,
	{ short, doubt, today }: RecordReader,
): UnitDraft['availableFrom'] {
	const words = short(free_from, 'the date of availability');
	const available = availableFrom(words);
	const isToCome = available && !isGoneBy(available, today) && !isSlip(available, today);
	if (words === undefined || isToCome) return available;
	doubt('free_from', 'which is no day to come, and is left out');
	return undefined;
}
