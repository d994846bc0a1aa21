import type { Unit as WireUnit } from '../crm/contract/unit.ts';
import { isLivedIn } from '../domain/kind.ts';
import { Feature, type Unit, type UnitKind } from '../domain/unit.ts';
import { defined } from './fields/defined.ts';
import { figureRules } from './fields/figure-rules.ts';
import type { Numeric } from './fields/number.ts';
import { choiceList } from './fields/set-words.ts';
import type { RecordReader } from './record-reader.ts';

/** The kind of a unit by its `rs_type`; the service's list is open, so the rest is `other`. */
export function unitKind(rsType: string | null | undefined, objectType?: string | null): UnitKind {
	const known = kinds[rsType?.trim().toUpperCase() ?? ''];
	if (known) return known;
	return objectType?.trim().toUpperCase() === 'INVESTMENT' ? 'investment' : 'other';
}

/** The finer kind by its `rs_category`, as a key of the site's messages; unknown ones are absent. */
export function unitCategory(rsCategory: string | null | undefined): string | undefined {
	return categories.get(rsCategory?.trim().toUpperCase() ?? '');
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

/** What a finer kind is called, by its own name in small letters: "ROOF_STOREY" is `roofStorey`. */
const categories = new Map(
	`ROOF_STOREY LOFT MAISONETTE PENTHOUSE TERRACED_FLAT GROUND_FLOOR APARTMENT RAISED_GROUND_FLOOR HALF_BASEMENT STUDIO
	SINGLE_FAMILY_HOUSE MULTI_FAMILY_HOUSE MID_TERRACE_HOUSE END_TERRACE_HOUSE TERRACE_HOUSE SEMIDETACHED_HOUSE VILLA
	BUNGALOW FARMHOUSE SPECIAL_REAL_ESTATE OFFICE OFFICE_BUILDING UNDERGROUND_GARAGE GARAGE CARPORT STREET_PARKING`
		.split(/\s+/)
		.map((name) => [
			name,
			name.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
		]),
)
	.set('CASTLE_MANOR_HOUSE', 'castle')
	.set('OFFICE_FLOOR', 'office')
	.set('OFFICE_SPACE', 'office');

/** The storey of a unit; words that name none are reported. */
export function floorOf({ floor }: WireUnit, { doubt }: RecordReader): number | undefined {
	const read = floorNumber(floor);
	if (read === undefined && String(floor ?? '').trim() !== '')
		doubt('floor', 'which is no storey that can be counted, and is left out');
	return read;
}

/**
 * Reads a storey: 4, "4", "4. OG", "4ª planta", "EG" (0), "UG" and "sótano" (-1), "2. UG" (-2). Other words are absent;
 * "first floor" is one because Americans mean the ground floor.
 */
export function floorNumber(raw: Numeric): number | undefined {
	if (raw === null || raw === undefined) return undefined;
	const text = String(raw).trim();
	if (/^-?\d{1,3}(?:[.,]0+)?$/.test(text))
		return plausible(Math.trunc(Number(text.replace(',', '.'))) + 0);
	if (/^(?:EG|Erdgeschoss|Parterre|Hochparterre|ground floor|planta baja|bajo)$/i.test(text))
		return 0;
	const below =
		/^(?:(\d)\.?\s*)?(?:UG|KG|TG|Untergeschoss|Kellergeschoss|Souterrain|Tiefgeschoss|s[oó]tano|basement)$/i.exec(
			text,
		);
	if (below) return -Number(below[1] ?? 1);
	const above =
		/^(\d{1,3})[.ºª°]?\s*(?:OG|Obergeschoss|Stock|Stockwerk|Etage|Geschoss|planta|piso)?\.?$/i.exec(
			text,
		);
	return above ? plausible(Number(above[1])) : undefined;
}

/** No building is as high as a flat's number; the deepest garage has ten storeys. */
function plausible(floor: number): number | undefined {
	return floor >= -10 && floor <= 170 ? floor : undefined;
}

/** The areas of a unit in square metres. */
export function areasOf({ exact }: RecordReader, kind: UnitKind): Unit['areas'] {
	const all = {
		living: exact('living_space'),
		usable: exact('usable_floor_space') ?? exact('net_floor_space'),
		total: exact('total_floor_space'),
		plot: exact('plot_area'),
		balcony: exact('balcony_space'),
		garden: exact('garden_space'),
		cellar: exact('cellar_space'),
		commercial: exact('industrial_area'),
	};
	const main = all.living ?? all.usable ?? all.total ?? all.commercial;
	// The account's one figure for all kinds, for a unit that has no area of its own name.
	if (kind === 'plot') {
		all.plot ??= exact('property_space_value', figureRules.plot_area);
	} else if (main === undefined && isLivedIn(kind)) {
		all.living = exact('property_space_value', figureRules.living_space);
	} else if (main === undefined) all.usable = exact('property_space_value');
	return defined(all);
}

/** The equipment a unit has, in the domain's order. */
export function featuresOf(unit: WireUnit, { exact }: RecordReader, kind: UnitKind): Feature[] {
	const has: Readonly<Record<Feature, boolean>> = {
		balcony: unit.balcony === true || exact('number_of_balconies') !== undefined,
		terrace: unit.terrace === true || exact('number_of_terraces') !== undefined,
		loggia: unit.loggia === true,
		garden: unit.garden === true,
		winterGarden: unit.winter_garden === true,
		lift: unit.lift === true,
		barrierFree: unit.barrier_free === true,
		cellar: unit.cellar === true,
		storeroom: unit.storeroom === true,
		fittedKitchen: unit.built_in_kitchen === true,
		guestToilet: unit.guest_toilet === true,
		// A parking space has none, it is one.
		parking:
			kind !== 'parking' &&
			(exact('number_of_parking_spaces') !== undefined ||
				choiceList(unit.parking_space_types).length > 0),
		fireplace: unit.chimney === true,
		airConditioning: unit.air_conditioning === true,
		pool: unit.swimming_pool === true,
		sauna: unit.sauna === true,
		wellness: unit.wellness_area === true,
		alarm: unit.alarm_system === true,
		furnished: unit.has_furniture === true,
		monument: unit.monument === true,
		grannyFlat: unit.lodger_flat === true,
		flatShare: unit.flat_share_suitable === true,
	};
	return Feature.options.filter((feature) => has[feature]);
}
