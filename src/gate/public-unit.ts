import { Image } from '../crm/contract/image.ts';
import { Link } from '../crm/contract/link.ts';
import type { Project as WireProject } from '../crm/contract/project.ts';
import type { Unit as WireUnit } from '../crm/contract/unit.ts';
import { decodeRecords } from '../crm/decode.ts';
import { quickDecoder } from '../crm/quick-decode.ts';
import { dayOf } from '../domain/day.ts';
import type { Deal } from '../domain/deal.ts';
import { seatOf } from '../domain/office.ts';
import { ownLocale, type Site } from '../domain/site.ts';
import { isOnOffer, type Status } from '../domain/status.ts';
import { brokerOf, type TeamLogos } from './broker.ts';
import { publishedFields } from './custom-fields.ts';
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
import { figureReader } from './figure-reader.ts';
import { abbreviatedHouse, hiddenAddress } from './hidden/address.ts';
import type { HiddenFact } from './hidden/fact.ts';
import { holidayLicence } from './hidden/place.ts';
import { priceAmounts, priceFields } from './hidden/price-fields.ts';
import { hiddenPrice } from './hidden/price.ts';
import {
	type Discretion,
	localised,
	richText,
	shortText,
	type Wording,
	quoted,
} from './hidden/texts.ts';
import { photosOf } from './image.ts';
import { linksOf } from './link.ts';
import { place } from './place.ts';
import { comparePricePerArea, costsOf, dealOf, hidesPrice, priceOf } from './price.ts';
import type { Findings } from './report.ts';
import { areasOf, featuresOf, floorOf, unitCategory, unitKind } from './unit-facts.ts';

const quickImage = quickDecoder(Image);

/** Copies what the public may see of a unit, field by field. Nothing else passes. */
export function unitDraft(
	wire: WireUnit,
	status: Status,
	{
		site,
		findings,
		project,
		onTold,
		logos,
		now,
	}: {
		readonly site: Site;
		readonly findings: Findings;
		/** The one it belongs to, whether that is public or not. */
		readonly project?: WireProject | undefined;
		/** Is told what a text of the unit has told that it must not. */
		readonly onTold?: (what: HiddenFact['what']) => void;
		readonly logos: TeamLogos;
		/** ISO 8601 time, or a day: nothing has happened after it. */
		readonly now: string;
	},
): UnitDraft {
	const note = (sentence: string) => findings.note(`unit ${wire.id}`, sentence);
	const deal = dealOf(wire, ownLocale(site));
	const discretion: Discretion = {
		facts: unitFacts(wire, { deal, status }, project),
		note,
		...(onTold && { onTold }),
	};
	const wording: Wording = {
		own: wire,
		translations: wire.translations,
		ownLocale: ownLocale(site),
	};
	const figures = figureReader(wire, {
		ownLocale: ownLocale(site),
		today: dayOf(now),
		discretion,
	});
	const { exact } = figures;
	const kind = unitKind(wire.rs_type, wire.object_type);
	const terms = { deal, kind, status };
	const areas = areasOf(figures, kind);
	const price = priceOf(wire, figures, terms, discretion);
	comparePricePerArea(wire.price_per_sqm, { price, kind, areas }, note);
	const rich = (name: 'description' | 'location' | 'furnishing' | 'other') =>
		localised(wording, [`long_${name}_note`, `${name}_note`], (raw, locale) =>
			richText(raw, `${name} (${locale})`, discretion),
		);
	const short = (raw: string | null | undefined, field: string) =>
		shortText(raw, field, discretion);
	const list = (raw: WireUnit['flooring_type'], field: string) =>
		choiceList(raw).filter((value) => short(value, field) !== undefined);
	const images = decodeRecords(Image, wire.images ?? [], `image of unit ${wire.id},`, {
		quick: quickImage,
	});
	const links = decodeRecords(Link, wire.links ?? [], `link of unit ${wire.id},`);
	findings.problems([...images.problems, ...links.problems]);
	const sold = isoDate(wire.sold_date);
	if (!sold && hasWords(wire.sold_date)) {
		note(`sold_date ${quoted(wire.sold_date ?? '', discretion)}, which is no day, and is left out`);
	}
	const past = (field: 'status_updated_at' | 'created_at' | 'updated_at') => {
		const time = instant(wire[field]);
		if (time === undefined || !isAfter(time, now)) return time;
		note(
			`${field} ${quoted(wire[field] ?? '', discretion)}, which is still to come, and is left out`,
		);
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
		floor: floorOf(wire.floor, discretion),
		floors: exact('number_of_floors'),
		parkingSpaces: exact('number_of_parking_spaces'),
		constructionYear: exact('construction_year'),
		refurbishedYear: exact('last_refurbishment'),
		condition: short(wire.condition, 'the condition'),
		quality: short(wire.interior_quality, 'the quality'),
		heating: short(wire.heating_type, 'the heating'),
		availableFrom: availability(wire, now, discretion),
		energy: energyOf(wire, figures, { discretion, today: dayOf(now) }),
		broker: brokerOf(wire.broker, logos, findings.note),
		createdAt: past('created_at'),
		updatedAt: past('updated_at'),
	};
	return {
		id: wire.id,
		reference: referenceOf(wire, discretion),
		status,
		deal,
		kind,
		title: localised(wording, ['title'], (raw, locale) =>
			shortText(raw, `title (${locale})`, discretion),
		),
		description: rich('description'),
		location: rich('location'),
		furnishing: rich('furnishing'),
		other: rich('other'),
		place: place(wireAddressOf(wire), hidesAddress(wire), { discretion, seat: seatOf(site) }),
		price,
		costs: costsOf(wire, figures, { wording, terms, price, discretion }),
		areas,
		flooring: list(wire.flooring_type, 'the flooring'),
		bathroom: list(wire.bathroom, 'the bathroom'),
		features: featuresOf(wire, figures),
		photos: photosOf(images.records, ownLocale(site), discretion),
		links: linksOf(links.records, discretion),
		fields: publishedFields(
			wire.custom_fields,
			site.customFields.filter((field) => field.of === 'unit'),
			discretion,
		),
		...defined(optional),
	};
}

/**
 * What the texts of a unit must not tell. Where a unit hides its address, that of its project is the same
 * house.
 */
function unitFacts(
	wire: WireUnit,
	{ deal, status }: { readonly deal: Deal; readonly status: Status },
	project?: WireProject,
): HiddenFact[] {
	const own = { ...wireAddressOf(wire), lines: addressLines(wire) };
	const shared = project ? [{ ...project, lines: addressLines(project) }] : [];
	return [
		...(hidesAddress(wire) ? [{ ...hiddenAddress([own, ...shared]), inLinks: true as const }] : []),
		...(hidesAddress(wire) && deal === 'buy' ? [holidayLicence] : []),
		...(hidesPrice(wire, status) ? [hiddenPrice(priceAmounts(wire))] : []),
	];
}

/** Fields that tell what must not be told, also where the contract has no use for them. */
export const furtherUnitFields: readonly string[] = ['lp_address', ...priceFields];

// The unit number of a hidden address is often made of its street, so it never serves as reference. A small number in one
// is counted on, and no rent.
function referenceOf(wire: WireUnit, { facts, ...report }: Discretion): string {
	const discretion = {
		...report,
		facts: [
			...facts.map((fact) =>
				fact.what === 'hidden price' ? hiddenPrice(priceAmounts(wire), 'knownAmounts') : fact,
			),
			...(hidesAddress(wire) ? [abbreviatedHouse([wireAddressOf(wire)])] : []),
		],
	};
	const exposee = shortText(wire.exposee_id, 'the exposé number', discretion);
	if (exposee !== undefined || hidesAddress(wire)) return exposee ?? String(wire.id);
	return shortText(wire.unit_id, 'the unit number', discretion) ?? String(wire.id);
}

/** When the unit becomes free; a day gone by says nothing of that. */
function availability(
	{ free_from }: WireUnit,
	now: string,
	discretion: Discretion,
): UnitDraft['availableFrom'] {
	const words = shortText(free_from, 'the date of availability', discretion);
	const available = availableFrom(words);
	const today = dayOf(now);
	const isToCome = available && !isGoneBy(available, today) && !isSlip(available, today);
	if (words === undefined || isToCome) return available;
	discretion.note(
		`free_from ${quoted(words, discretion)}, which is no day to come, and is left out`,
	);
	return undefined;
}
