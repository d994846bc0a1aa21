import type { Project as WireProject } from '../../crm/contract/project.ts';
import { idList } from '../../domain/sentences/id-list.ts';
import type { Place } from '../../domain/place.ts';
import type { UnitDraft } from '../draft.ts';
import type { Findings } from '../report.ts';
import { cellCentre, hiddenLocation } from '../fields/grid.ts';
import { hiddenAddress } from '../hidden/address.ts';
import type { HiddenFact } from '../hidden/fact.ts';
import { sameStreet } from '../hidden/street.ts';
import { plainText } from '../html/plain-text.ts';
import { hiddenZip } from '../fields/postcode.ts';
import { textsWithout } from './texts-without.ts';
import type { Member } from './unit-facts.ts';
import { addressLines, pointOf, type WireAddress } from '../fields/wire-address.ts';

type HiddenAddress = NonNullable<Member['hiddenAddress']>;
type ShownPlace = NonNullable<Member['shownPlace']>;

/** A published unit of a project. */
export interface Sibling extends Member {
	readonly id: number;
}

/** What the units of a project owe those of them that hide their address. */
export interface SiblingRule {
	/** Ids of units that would show the address and do not. */
	readonly hidden: ReadonlySet<number>;
	/** What becomes of the draft of a unit of the project. */
	apply(draft: UnitDraft): UnitDraft;
}

/**
 * Units that show their address beside one of the same house that hides it would tell it. Hides it in them,
 * too: where the street is the same, the point lies in the same cell of the grid, or nothing else is said of the
 * place. Those of other houses keep theirs, but their texts do not name the hidden one.
 */
export function hideWithSiblings(
	project: WireProject,
	members: readonly Sibling[],
	findings: Findings,
): SiblingRule {
	const hiding = members.filter(({ hiddenAddress }) => hiddenAddress !== undefined);
	if (hiding.length === 0) return { hidden: new Set(), apply: (draft) => draft };
	const houses = distinctHouses(hiding, project);
	const isTelling = tellingTest(houses);
	const showing = members.filter(({ hiddenAddress }) => hiddenAddress === undefined);
	const telling = showing.filter(({ shownPlace }) => isTelling(placeIn(shownPlace, project)));
	if (telling.length > 0) findings.note(`project ${project.id}`, sentence(hiding, telling));
	const known = new Map(telling.map((member) => [member.id, member]));
	const elsewhere = new Set(showing.map(({ id }) => id)).difference(known);
	const factOf = hiddenFacts(hiding, project);
	const ofOthers = hiddenAddress(houses, 'knownAddresses');
	const apply = (draft: UnitDraft) => {
		if (elsewhere.has(draft.id)) return textsWithout(draft, ofOthers);
		const member = known.get(draft.id);
		if (!member) return draft;
		const unnamed = textsWithout(draft, factOf(draft.place));
		const reference = member.isNamedByUnitNumber ? String(draft.id) : unnamed.reference;
		return { ...unnamed, reference, place: withoutStreet(unnamed.place) };
	};
	return { hidden: new Set(known.keys()), apply };
}

function sentence(hiding: readonly Sibling[], telling: readonly Sibling[]): string {
	const listed = (units: readonly Sibling[]) =>
		`${units.length === 1 ? 'unit' : 'units'} ${idList(units.map(({ id }) => id))}`;
	const hide = hiding.length === 1 ? 'hides its address' : 'hide their addresses';
	const count = telling.length === 1 ? '1 other unit is' : `${telling.length} other units are`;
	return (
		`${listed(hiding)} ${hide}, so ${count} published without street, exact point and links that may tell them ` +
		`(${listed(telling)}); hide or show the address of all units of a house in the CRM`
	);
}

/** Where nothing is said of the place of a unit, it is the one of its project. */
function distinctHouses(hiding: readonly Sibling[], project: WireProject): HiddenAddress[] {
	const houses = new Map<string, HiddenAddress>();
	const { street, house_number, city, lat, lng } = project;
	const shared = { street, house_number, city, lat, lng, lines: addressLines(project) };
	for (const { hiddenAddress } of hiding) {
		const isPlaced =
			hiddenAddress && (plainText(hiddenAddress.street) !== undefined || pointOf(hiddenAddress));
		const house = isPlaced ? hiddenAddress : shared;
		houses.set(JSON.stringify(house), house);
	}
	return [...houses.values()];
}

/** The same of a unit that hides nothing. */
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
	const known = new Map<string, boolean>();
	const isSameStreet = (street: string) =>
		streets.some((name) => street.startsWith(name) || sameStreet(name, street));
	return ({ street, location }) => {
		if (isNowhere || (location && cells.has(JSON.stringify(cellCentre(location))))) return true;
		// Whatever is said of no place may be in the house.
		if (street === undefined) return location === undefined;
		const told = known.get(street) ?? isSameStreet(street);
		known.set(street, told);
		return told;
	};
}

/** What the texts of a unit must not tell; units of one house have it in common. */
function hiddenFacts(
	hiding: readonly Sibling[],
	project: WireProject,
): (place: Place) => HiddenFact {
	const lines = addressLines(project);
	const hidden = new Map(
		hiding.flatMap(({ hiddenAddress }) =>
			hiddenAddress ? [[JSON.stringify(hiddenAddress), hiddenAddress] as const] : [],
		),
	);
	const known = new Map<string, HiddenFact>();
	return ({ street, city, district, location }) => {
		const point = location?.precision === 'exact' ? { lat: location.lat, lng: location.lng } : {};
		const own = { street, city, district, ...point };
		const key = JSON.stringify(own);
		const fact = known.get(key) ?? {
			...hiddenAddress([own, { ...project, lines }, ...hidden.values()]),
			inLinks: true,
		};
		known.set(key, fact);
		return fact;
	};
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
