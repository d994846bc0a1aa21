import { takingPlace } from '../../domain/viewing.ts';
import { dayOf } from '../../domain/day.ts';
import { mainArea, type Unit, type UnitKind } from '../../domain/unit.ts';
import { kindName } from '../unit/name.ts';
import { offerOf } from './json-ld-offer.ts';
import { photoOf, placeProperties } from './json-ld-place.ts';
import { pageThing, type Described, type Thing } from './json-ld.ts';

/**
 * A unit's page as a listing: what is offered, where, and on which terms.
 * @param of `name` is the title as it stands on the page.
 */
export function unitListing(
	unit: Unit,
	{ name, ...described }: Described & { readonly name: string },
): Thing {
	return {
		...pageThing('RealEstateListing', name, described),
		datePosted: unit.createdAt && dayOf(unit.createdAt),
		image: photoOf(unit.pictures, described),
		mainEntity: thingOf(unit, described),
		offers: offerOf(unit, described),
	};
}

function thingOf(unit: Unit, { locale }: Described): Thing {
	const type = typeOf(unit);
	const place = placeProperties(unit.place);
	const area = squareMetres(mainArea(unit));
	if (type === 'Place') {
		// Places have no floor.
		const size = area && { ...area, '@type': 'PropertyValue', name: kindName(unit, locale) };
		return { '@type': type, ...place, additionalProperty: size };
	}
	return {
		'@type': type,
		accommodationCategory: kindName(unit, locale),
		...place,
		floorSize: area && { ...area, '@type': 'QuantitativeValue' },
		numberOfRooms: unit.rooms,
		numberOfBedrooms: unit.bedrooms,
		// Schema.org has whole numbers only.
		numberOfBathroomsTotal: Number.isInteger(unit.bathrooms) ? unit.bathrooms : undefined,
		floorLevel: unit.floor === undefined ? undefined : String(unit.floor),
		yearBuilt: unit.constructionYear,
	};
}

function typeOf({ kind, category }: Unit): string {
	if (kind === 'house' && category && forOneFamily.has(category)) return 'SingleFamilyResidence';
	return types[kind];
}

/** Types of schema.org. Those of businesses, such as `Store`, mean the shop and not its rooms. */
const types: Readonly<Record<UnitKind, string>> = {
	apartment: 'Apartment',
	house: 'House',
	plot: 'Place',
	parking: 'Place',
	office: 'Accommodation',
	retail: 'Accommodation',
	gastronomy: 'Accommodation',
	industrial: 'Accommodation',
	investment: 'Accommodation',
	shortStay: 'Accommodation',
	special: 'Accommodation',
	other: 'Accommodation',
};

const forOneFamily: ReadonlySet<string> = new Set([
	'singleFamilyHouse',
	'midTerraceHouse',
	'endTerraceHouse',
	'terraceHouse',
	'semidetachedHouse',
	'villa',
	'bungalow',
]);

/** With the code of UN/CEFACT for square metres. */
function squareMetres(value: number | undefined) {
	return value === undefined ? undefined : { value, unitCode: 'MTK' };
}

/** The viewing times of a unit that its page names. @param of `name` is the title as it stands on the page. */
export function viewingEvents(
	{ viewings, place }: Pick<Unit, 'viewings' | 'place'>,
	{ name, origin, path, site }: Described & { readonly name: string },
): Thing[] {
	return takingPlace(viewings)
		.slice(0, 8)
		.map(({ start, end }) => ({
			'@type': 'Event',
			name,
			url: origin + path,
			startDate: start,
			endDate: end,
			eventStatus: 'https://schema.org/EventScheduled',
			eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
			location: { '@type': 'Place', ...placeProperties(place) },
			organizer: { '@type': 'Organization', name: site.name },
		}));
}
