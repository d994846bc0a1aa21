/** What a field holds, and between which values it is plausible. */
export interface FigureRule {
	readonly least: number;
	readonly most: number;
	/** Of years: the most after the one that is now. */
	readonly yearsAhead?: number;
	/** Whole numbers only. */
	readonly isWhole?: true;
	/** An amount, with a currency beside it or none. */
	readonly isMoney?: true;
	readonly isMonthly?: true;
	/** Whether pages can say "from" beside it. */
	readonly hasBound?: true;
	/** What may stand behind the number, as a source of a regular expression. */
	readonly unit?: string;
}

const squareMetres =
	'(?:m²|m2|m\\^2|qm|sqm|sq\\.?\\s?m\\.?|Quadratmetern?|square met(?:re|er)s?|metros cuadrados)';
const storeys = '(?:Etagen?|Geschosse?|Stockwerke?|floors?|store?ys?|stories|plantas?)';
const spaces =
	'(?:(?:Tiefgaragen|Außen)?(?:stell|park)pl[aä]tze?|Stpl\\.?|TG(?:-(?:Stellpl[aä]tze?|Platz))?|Garagen?|(?:parking )?spaces?|plazas?(?: de (?:garaje|aparcamiento))?)';

const area = (least: number, most: number) => ({ least, most, unit: squareMetres });
const energy = { least: 0.1, most: 1_000, unit: '(?:kWh|kg)(?!\\p{L}).*' };
const count = (most: number, unit: string) => ({ least: 1, most, isWhole: true as const, unit });
const year = (yearsAhead: number) => {
	return { least: 1_000, most: 2_100, isWhole: true, yearsAhead } as const;
};
const monthly = (least: number, most: number, unit?: string) => {
	return { least, most, isMoney: true, isMonthly: true, ...(unit && { unit }) } as const;
};

/**
 * The figures of a unit by their names in the CRM. Areas are in square metres, energy in kWh or kg per square metre and
 * year, amounts in whole units of a currency, and per month unless something is sold.
 */
export const figureRules = {
	number_of_rooms: {
		least: 1,
		most: 100,
		unit: '-?(?:Zi(?:mmer)?|R[äa]ume?|ZKB\\p{L}*|rooms?|hab(?:itaci(?:ón|on|ones))?)\\.?(?:-(?:Wohnung|Whg\\.?))?',
	},
	number_of_bed_rooms: count(
		100,
		'-?(?:Schlafzi(?:mmer)?|SZ|bed(?:room)?s?|dorm(?:itorios?)?)\\.?',
	),
	number_of_bath_rooms: {
		least: 0.5,
		most: 100,
		unit: '(?:B[äa]d(?:er|ezimmer)?|bath(?:room)?s?|baños?)',
	},
	number_of_floors: count(200, storeys),
	number_of_parking_spaces: count(999, spaces),
	number_of_balconies: count(100, '(?:Balkone?|balcon(?:y|ies)|balc[oó]n(?:es)?)'),
	number_of_terraces: count(100, '(?:Terrassen?|terraces?|terrazas?)'),
	living_space: {
		...area(5, 20_000),
		unit: `${squareMetres}(?:\\s(?:Wfl\\.?|Wohnfl(?:äche|\\.)))?`,
	},
	usable_floor_space: area(1, 500_000),
	net_floor_space: area(1, 500_000),
	total_floor_space: area(1, 500_000),
	property_space_value: area(1, 500_000),
	plot_area: area(13, 20_000_000),
	balcony_space: area(0.5, 999),
	garden_space: area(1, 100_000),
	cellar_space: area(0.5, 999),
	industrial_area: area(1, 500_000),
	construction_year: year(10),
	last_refurbishment: year(3),
	energy_certificate_construction_year: year(3),
	energy_efficiency_value: energy,
	thermal_characteristic: energy,
	thermal_characteristic_heating: energy,
	thermal_characteristic_electricity: energy,
	co2_emission: energy,
	aut_hwb: energy,
	aut_fgee: { least: 0.01, most: 20 },
	price: { least: 1_000, most: 500_000_000, isMoney: true, hasBound: true },
	base_rent: { ...monthly(5, 500_000, '(?:netto)?\\s?kalt(?:miete)?|KM'), hasBound: true },
	total_rent: monthly(5, 500_000, '(?:brutto)?\\s?warm(?:miete)?|WM'),
	rent_subsidy: monthly(1, 50_000),
	service_charge: monthly(1, 50_000),
	heating_costs: monthly(1, 20_000),
	parking_space_price: { least: 500, most: 500_000, isMoney: true },
} as const satisfies Readonly<Record<string, FigureRule>>;
export type FigureField = keyof typeof figureRules;

/** Of rooms for people, where a lower amount is that of a square metre. */
export const roomRents: Partial<Record<FigureField, FigureRule>> = {
	base_rent: { ...figureRules.base_rent, least: 50 },
	total_rent: { ...figureRules.total_rent, least: 50 },
};

/** A parking space that is let with a unit. */
export const parkingRent: FigureRule = monthly(5, 5_000);
