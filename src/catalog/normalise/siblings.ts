import type { Project as WireProject } from '../../crm/contract/project.ts';
import { idList } from '../../domain/id-list.ts';
import type { Localised } from '../../domain/localised.ts';
import type { Place } from '../../domain/place.ts';
import type { UnitDraft } from '../draft.ts';
import type { Findings } from '../report.ts';
import { addressSecret } from './address-secret.ts';
import { searched } from './clue.ts';
import { cellCentre } from './grid.ts';
import { plainText } from './plain-text.ts';
import { hiddenLocation, hiddenZip } from './place.ts';
import { redactHtml, secretsIn, tellsIn, type Secret } from './secrets.ts';
import { streetPattern } from './street-pattern.ts';
import type { Member } from './unit-facts.ts';
import { addressLines, pointOf, type WireAddress } from './wire-address.ts';

/** A published unit of a project. */
export interface Sibling extends Member {
	readonly id: number;
}

/**
 * Units that show their address beside one of the same house that hides it would tell it. Hides it in them,
 * too: where the street is the same or the point lies in the same cell of the grid.
 * @returns what becomes of the draft of each unit of the project
 */
export function hideWithSiblings(
	project: WireProject,
	members: readonly Sibling[],
	findings: Findings,
): (draft: UnitDraft) => UnitDraft {
	const hiding = members.filter(({ hiddenAddress }) => hiddenAddress !== undefined);
	const isTelling = tellingTest(distinctHouses(hiding, project));
	const telling = members.filter(
		({ hiddenAddress, shownPlace }) => hiddenAddress === undefined && isTelling(shownPlace),
	);
	if (hiding.length === 0 || telling.length === 0) return (draft) => draft;
	findings.note(`project ${project.id}`, sentence(hiding, telling));
	const known = new Map(telling.map((member) => [member.id, member]));
	const secretOf = secrets(hiding, project);
	return (draft) => {
		const member = known.get(draft.id);
		if (!member) return draft;
		const hidden = withoutAddress(draft, secretOf(draft.place));
		return member.isNamedByUnitNumber ? { ...hidden, reference: String(draft.id) } : hidden;
	};
}

function sentence(hiding: readonly Sibling[], telling: readonly Sibling[]): string {
	const listed = (units: readonly Sibling[]) =>
		`${units.length === 1 ? 'unit' : 'units'} ${idList(units.map(({ id }) => id))}`;
	const hide = hiding.length === 1 ? 'hides its address' : 'hide their addresses';
	const count = telling.length === 1 ? '1 other unit is' : `${telling.length} other units are`;
	return (
		`${listed(hiding)} ${hide}, so ${count} published without street and exact point ` +
		`(${listed(telling)}); hide or show the address of all units of a house in the CRM`
	);
}

/** Where nothing is said of the place of a unit, it is the one of its project. */
function distinctHouses(hiding: readonly Sibling[], project: WireProject): WireAddress[] {
	const houses = new Map<string, WireAddress>();
	for (const { hiddenAddress } of hiding) {
		const isPlaced =
			hiddenAddress && (plainText(hiddenAddress.street) !== undefined || pointOf(hiddenAddress));
		const house: WireAddress = isPlaced ? hiddenAddress : project;
		houses.set(JSON.stringify([house.street, pointOf(house)]), house);
	}
	return [...houses.values()];
}

function tellingTest(
	houses: readonly WireAddress[],
): (place: Pick<Place, 'street' | 'location'> | undefined) => boolean {
	const streets = houses.flatMap(({ street }) => plainText(street) ?? []);
	const patterns = streets.flatMap((street) => streetPattern(street) ?? []);
	const points = houses.flatMap((house) => pointOf(house) ?? []);
	const cells = new Set(points.map((point) => JSON.stringify(cellCentre(point))));
	const isNowhere = streets.length === 0 && points.length === 0;
	const known = new Map<string, boolean>();
	const isSameStreet = (street: string) => {
		const text = searched(street);
		return (
			streets.some((name) => street.startsWith(name)) ||
			patterns.some((each) => each.mayBeIn(text) && street.search(each.expression) >= 0)
		);
	};
	return (place) => {
		if (!place) return false;
		const { street, location } = place;
		if (isNowhere || (location && cells.has(JSON.stringify(cellCentre(location))))) return true;
		if (street === undefined) return false;
		const told = known.get(street) ?? isSameStreet(street);
		known.set(street, told);
		return told;
	};
}

/** What the texts of a unit must not tell; units of one house have it in common. */
function secrets(hiding: readonly Sibling[], project: WireProject): (place: Place) => Secret {
	const lines = addressLines(project);
	const hidden = new Map(
		hiding.flatMap(({ hiddenAddress }) =>
			hiddenAddress ? [[JSON.stringify(hiddenAddress), hiddenAddress] as const] : [],
		),
	);
	const known = new Map<string, Secret>();
	return ({ street, location }) => {
		const point = location?.precision === 'exact' ? { lat: location.lat, lng: location.lng } : {};
		const key = JSON.stringify([street, point]);
		const secret =
			known.get(key) ??
			addressSecret([{ street, ...point }, { ...project, lines }, ...hidden.values()]);
		known.set(key, secret);
		return secret;
	};
}

function withoutAddress(draft: UnitDraft, secret: Secret): UnitDraft {
	const all = [secret];
	const tells = (text: string | undefined) => text !== undefined && secretsIn(text, all).length > 0;
	const rich = (texts: Localised) => mapped(texts, (html) => redactHtml(html, all).text);
	const lines = (texts: Localised) => mapped(texts, (text) => (tells(text) ? undefined : text));
	const { condition, quality, heating, availableFrom, ...rest } = draft;
	return {
		...rest,
		...(condition !== undefined && !tells(condition) && { condition }),
		...(quality !== undefined && !tells(quality) && { quality }),
		...(heating !== undefined && !tells(heating) && { heating }),
		...(availableFrom &&
			!(availableFrom.kind === 'text' && tells(availableFrom.text)) && { availableFrom }),
		reference: tells(draft.reference) ? String(draft.id) : draft.reference,
		title: lines(draft.title),
		description: rich(draft.description),
		location: rich(draft.location),
		furnishing: rich(draft.furnishing),
		other: rich(draft.other),
		place: withoutStreet(draft.place, tells),
		fields: draft.fields.filter(({ value }) => !tells(value)),
		flooring: draft.flooring.filter((value) => !tells(value)),
		bathroom: draft.bathroom.filter((value) => !tells(value)),
		photos: draft.photos.map(({ caption, ...photo }) => {
			const shown = caption && lines(caption);
			return { ...photo, ...(shown && Object.keys(shown).length > 0 && { caption: shown }) };
		}),
		links: draft.links.flatMap(({ title, ...link }) => {
			if (tellsIn(link.url, all).length > 0) return [];
			return [{ ...link, ...(title !== undefined && !tells(title) && { title }) }];
		}),
	};
}

function withoutStreet(place: Place, tells: (text: string | undefined) => boolean): Place {
	const { zip, location, district, region } = place;
	const result: Place = { ...place };
	delete result.street;
	const shownZip = zip === undefined ? undefined : hiddenZip(zip, place.country);
	if (shownZip === undefined) delete result.zip;
	else result.zip = shownZip;
	if (tells(district)) delete result.district;
	if (tells(region)) delete result.region;
	if (location?.precision === 'exact') result.location = hiddenLocation(location);
	return result;
}

function mapped(texts: Localised, change: (text: string) => string | undefined): Localised {
	const entries = Object.entries(texts).map(([locale, text]) => [locale, change(text)] as const);
	return Object.fromEntries(entries.filter(([, text]) => text !== undefined));
}
