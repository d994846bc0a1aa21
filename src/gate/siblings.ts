import type { Project as WireProject } from '../crm/contract/project.ts';
import type { Unit as WireUnit } from '../crm/contract/unit.ts';
import { cached } from '../domain/cached.ts';
import type { Deal } from '../domain/unit.ts';
import { seatOf } from '../domain/office.ts';
import type { Place } from '../domain/place.ts';
import { ownLocale, type Site } from '../domain/site.ts';
import type { Status } from '../domain/status.ts';
import type { UnitDraft } from './draft.ts';
import { cellCentre, hiddenLocation } from './fields/grid.ts';
import { hiddenZip } from './fields/postcode.ts';
import {
	addressLines,
	hidesAddress,
	pointOf,
	type WireAddress,
	wireAddressOf,
} from './fields/wire-address.ts';
import { hiddenAddress } from './hidden/address.ts';
import { type HiddenFact, findLeaks } from './hidden/fact.ts';
import type { HiddenAmounts } from './hidden/following-amounts.ts';
import { priceAmounts, wholePrices } from './hidden/price-fields.ts';
import { hiddenPrice, unknownPrice } from './hidden/price.ts';
import { sameStreet } from './hidden/street.ts';
import { nothingHidden } from './hidden/texts.ts';
import { without } from './hidden/without.ts';
import { plainText } from './html/plain-text.ts';
import { place } from './place.ts';
import { dealOf, hidesPrice, isOnRequest } from './price.ts';
import { unitList } from './report.ts';

/** What a project must know of one of its published units. Never written anywhere: it holds what is hidden. */
export interface Member {
	readonly id: number;
	readonly projectId: number;
	/** Who looks after it. */
	readonly broker?: WireUnit['broker'];
	readonly deal: Deal;
	/** Where the unit hides its address: what its project must not tell. */
	readonly hiddenAddress?: WireAddress & { readonly lines: readonly unknown[] };
	/** Where it does not: what it tells of the house, and the number that is often made of the street. */
	readonly shownPlace?: Pick<Place, 'street' | 'location'>;
	readonly unitNumber?: string | undefined;
	/** What its project must not tell of its price. */
	readonly hiddenAmounts?: HiddenAmounts;
	/** What it has on request, and what it shows instead. */
	readonly amountsOnRequest?: HiddenAmounts;
	readonly amounts: readonly number[];
}

/** A unit as a member of its project, with the status that the site gives it. */
export function memberOf(wire: WireUnit, status: Status, site: Site): Member | undefined {
	const { id, project_id } = wire;
	if (!project_id) return undefined;
	const address = wireAddressOf(wire);
	const { street, location } = place(address, false, seatOf(site), nothingHidden);
	return {
		id,
		projectId: project_id,
		broker: wire.broker,
		deal: dealOf(wire, ownLocale(site)),
		...(hidesAddress(wire)
			? { hiddenAddress: { ...address, lines: addressLines(wire) } }
			: {
					shownPlace: { ...(street !== undefined && { street }), ...(location && { location }) },
					unitNumber: plainText(wire.unit_id),
				}),
		...(hidesPrice(wire, status) && { hiddenAmounts: priceAmounts(wire) }),
		...(isOnRequest(wire) && { amountsOnRequest: wholePrices(wire) }),
		amounts: isOnRequest(wire) ? [] : wholePrices(wire).amounts,
	};
}

type HiddenAddress = NonNullable<Member['hiddenAddress']>;
type ShownPlace = NonNullable<Member['shownPlace']>;

/** What the units of a project owe those of them that hide their address. */
export interface SiblingRule {
	/** Ids of the units that hide their address, of which nothing changes, and of those that would show it and do not. */
	readonly hiding: ReadonlySet<number>;
	readonly hidingToo: ReadonlySet<number>;
	/** What becomes of a unit of the project that does not hide its address. */
	apply<T extends Pick<UnitDraft, 'id' | 'reference' | 'place'>>(draft: T): T;
}

/**
 * Units that show their address beside one of the same house that hides it would tell it. Hides it in them,
 * too: where the street is the same, the point lies in the same cell of the grid, or nothing else is said of the
 * place. Those of other houses keep theirs, but their texts do not name the hidden one.
 */
export function hideWithSiblings(
	project: WireProject,
	members: readonly Member[],
	note: (sentence: string) => void,
): SiblingRule {
	const hiding = members.filter(({ hiddenAddress }) => hiddenAddress !== undefined);
	const houses = distinctHouses(hiding, project);
	const isTelling = tellingTest(houses);
	const showing = members.filter(({ hiddenAddress }) => hiddenAddress === undefined);
	const telling = showing.filter(({ shownPlace }) => isTelling(placeIn(shownPlace, project)));
	if (telling.length > 0) note(sentence(hiding, telling));
	const known = new Map(telling.map((member) => [member.id, member]));
	const factOf = hiddenFacts(hiding, project);
	const ofOthers = hiddenAddress(houses, 'knownAddresses');
	const apply = <T extends Pick<UnitDraft, 'id' | 'reference' | 'place'>>(draft: T): T => {
		const member = known.get(draft.id);
		if (!member) return without(draft, [ofOthers]);
		const unnamed = without(draft, [factOf(draft.place)]);
		const isNumber = unnamed.reference === member.unitNumber;
		const reference = isNumber ? String(draft.id) : unnamed.reference;
		return { ...unnamed, reference, place: withoutStreet(unnamed.place) };
	};
	return { hiding: new Set(hiding.map(({ id }) => id)), hidingToo: new Set(known.keys()), apply };
}

function sentence(hiding: readonly Member[], telling: readonly Member[]): string {
	const hide = hiding.length === 1 ? 'hides its address' : 'hide their addresses';
	const count = telling.length === 1 ? '1 other unit is' : `${telling.length} other units are`;
	return (
		`${unitList(hiding)} ${hide}, so ${count} published without street, exact point and links that may tell them ` +
		`(${unitList(telling)}); hide or show the address of all units of a house in the CRM`
	);
}

/** Where nothing is said of the place of a unit, it is the one of its project. */
function distinctHouses(hiding: readonly Member[], project: WireProject): HiddenAddress[] {
	const { street, house_number, city, lat, lng } = project;
	const shared = { street, house_number, city, lat, lng, lines: addressLines(project) };
	const houses = hiding.map(({ hiddenAddress: own }) =>
		own && (plainText(own.street) !== undefined || pointOf(own)) ? own : shared,
	);
	return distinct(houses);
}

function distinct<T>(things: readonly T[]): T[] {
	return [...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values()];
}

/** A member that hides nothing. */
function placeIn(shown: Member['shownPlace'], project: WireProject): ShownPlace {
	if (shown?.street !== undefined || shown?.location) return shown;
	const [street, point] = [plainText(project.street), pointOf(project)];
	return {
		...(street !== undefined && { street }),
		...(point && { location: { precision: 'exact', ...point } }),
	};
}

function tellingTest(houses: readonly WireAddress[]): (place: ShownPlace) => boolean {
	const streets = [...new Set(houses.flatMap(({ street }) => plainText(street) ?? []))];
	const points = houses.flatMap((house) => pointOf(house) ?? []);
	const cells = new Set(points.map((point) => JSON.stringify(cellCentre(point))));
	const isNowhere = streets.length === 0 && points.length === 0;
	const isSameStreet = cached(
		(street: string) => streets.some((name) => street.startsWith(name) || sameStreet(name, street)),
		{ size: 1_000 },
	);
	return ({ street, location }) => {
		if (isNowhere || (location && cells.has(JSON.stringify(cellCentre(location))))) return true;
		// Whatever is said of no place may be in the house.
		if (street === undefined) return location === undefined;
		return isSameStreet(street);
	};
}

/** What the texts of a unit must not tell; units of one house have it in common. */
function hiddenFacts(
	hiding: readonly Member[],
	project: WireProject,
): (place: Place) => HiddenFact {
	const lines = addressLines(project);
	const hidden = distinct(hiding.flatMap(({ hiddenAddress: own }) => own ?? []));
	return cached(
		({ street, city, district, location }: Place) => {
			const own = { street, city, district, ...exactly(location) };
			const addresses = [own, { ...project, lines }, ...hidden];
			return { ...hiddenAddress(addresses), inLinks: true as const };
		},
		{
			size: 1_000,
			keyOf: ({ street, city, district, location }) =>
				JSON.stringify([street, city, district, exactly(location)]),
		},
	);
}

function exactly(location: Place['location']) {
	return location?.precision === 'exact' ? { lat: location.lat, lng: location.lng } : {};
}

function withoutStreet(place: Place): Place {
	const { zip, location } = place;
	const result: Place = { ...place };
	delete result.street;
	const shownZip = zip === undefined ? undefined : hiddenZip(zip, place.country);
	if (shownZip === undefined) delete result.zip;
	else result.zip = shownZip;
	if (location?.precision === 'exact') result.location = hiddenLocation(location);
	return result;
}

/**
 * Units of a project often have one text that lists the prices of them all, and what one has on request should stand in
 * none. An amount that a unit itself costs may be its own, so this is told and nothing is left out.
 * @param textsOf all texts of a unit
 * @returns a sentence each
 */
export function pricesTold(
	members: readonly Member[],
	textsOf: (id: number) => readonly string[],
): string[] {
	const secret = members.filter(({ amountsOnRequest }) => amountsOnRequest);
	if (secret.length === 0) return [];
	return members.flatMap(({ id, amounts }) => {
		const others = secret.filter((other) => other.id !== id);
		const telling = others.filter(({ amountsOnRequest: { sales, rents } = unknownPrice }) => {
			const [toBuy, toRent] = [sales, rents].map((each) => each.filter(isNot(amounts)));
			const hidden = { ...unknownPrice, sales: toBuy ?? [], rents: toRent ?? [] };
			hidden.amounts = [...hidden.sales, ...hidden.rents];
			if (hidden.amounts.length === 0) return false;
			const fact = hiddenPrice(hidden, 'knownAmounts');
			return textsOf(id).some((text) => findLeaks(text, [fact]).length > 0);
		});
		if (telling.length === 0) return [];
		const have = telling.length === 1 ? 'has' : 'have';
		const known = `its texts may tell the price that ${unitList(telling)} ${have} on request`;
		return [`unit ${id}: ${known}; take it out of them in the CRM.`];
	});
}

function isNot(known: readonly number[]): (amount: number) => boolean {
	return (amount) => !known.includes(amount);
}
