import type { UnitKind } from '../../domain/unit.ts';

/** The kind of a unit by its `rs_type`; the service's list is open, so the rest is `other`. */
export function unitKind(rsType: string | null | undefined, objectType?: string | null): UnitKind {
	const known = kinds[rsType?.trim().toUpperCase() ?? ''];
	if (known) return known;
	return objectType?.trim().toUpperCase() === 'INVESTMENT' ? 'investment' : 'other';
}

/** The finer kind by its `rs_category`, as a key of the site's messages; unknown ones are absent. */
export function unitCategory(rsCategory: string | null | undefined): string | undefined {
	return categories[rsCategory?.trim().toUpperCase() ?? ''];
}

const kinds: Readonly<Record<string, UnitKind>> = {
	APARTMENT: 'apartment',
	HOUSE: 'house',
	TRADE_SITE: 'plot',
	GARAGE: 'parking',
	// The service spells it so.
	SHORT_TERM_ACCOMODATION: 'shortStay',
	OFFICE: 'office',
	GASTRONOMY: 'gastronomy',
	INDUSTRY: 'industrial',
	STORE: 'retail',
	SPECIAL_PURPOSE: 'special',
	INVESTMENT: 'investment',
};

const categories: Readonly<Record<string, string>> = {
	ROOF_STOREY: 'roofStorey',
	LOFT: 'loft',
	MAISONETTE: 'maisonette',
	PENTHOUSE: 'penthouse',
	TERRACED_FLAT: 'terracedFlat',
	GROUND_FLOOR: 'groundFloor',
	APARTMENT: 'apartment',
	RAISED_GROUND_FLOOR: 'raisedGroundFloor',
	HALF_BASEMENT: 'halfBasement',
	STUDIO: 'studio',
	SINGLE_FAMILY_HOUSE: 'singleFamilyHouse',
	MULTI_FAMILY_HOUSE: 'multiFamilyHouse',
	MID_TERRACE_HOUSE: 'midTerraceHouse',
	END_TERRACE_HOUSE: 'endTerraceHouse',
	TERRACE_HOUSE: 'terraceHouse',
	SEMIDETACHED_HOUSE: 'semidetachedHouse',
	VILLA: 'villa',
	BUNGALOW: 'bungalow',
	FARMHOUSE: 'farmhouse',
	CASTLE_MANOR_HOUSE: 'castle',
	SPECIAL_REAL_ESTATE: 'specialRealEstate',
	OFFICE: 'office',
	OFFICE_FLOOR: 'office',
	OFFICE_SPACE: 'office',
	OFFICE_BUILDING: 'officeBuilding',
	UNDERGROUND_GARAGE: 'undergroundGarage',
	GARAGE: 'garage',
	CARPORT: 'carport',
	STREET_PARKING: 'streetParking',
};
