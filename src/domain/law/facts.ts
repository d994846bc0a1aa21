import type { Localised } from '../localised.ts';
import type { AdvertisedUnit } from './advertised-unit.ts';
import { asksForCommission, leavesOutVat } from './commission.ts';
import { addedParking } from './added-parking.ts';

/** Something an advertisement must say, or must not. */
export interface FactCheck {
	/** Path of the value in `Unit`. */
	readonly field: string;
	/** What is wrong where it does not hold. */
	readonly says: string;
	readonly holds: (unit: AdvertisedUnit) => boolean;
	/** The words that are at fault, where words are. */
	readonly words?: (unit: AdvertisedUnit) => string | undefined;
}

/** The facts that rules ask for. Whether a rule concerns a unit is the rule's matter. */
export const facts = {
	never: {
		field: 'energy.validUntil',
		says: 'energy certificate expired',
		holds: () => false,
	},
	energyStated: {
		field: 'energy.availability',
		says: 'nothing said about an energy certificate',
		holds: () => false,
	},
	energyType: {
		field: 'energy.certificate',
		says: 'type of the energy certificate (demand or consumption) missing',
		holds: ({ energy }) => energy?.certificate !== undefined,
	},
	energyValue: {
		field: 'energy.value',
		says: 'final energy in kWh/(m²·a) missing',
		holds: ({ energy }) => energy?.value !== undefined,
	},
	energyAnyValue: {
		field: 'energy.value',
		says: 'final energy missing, as one value or for heat and electricity',
		holds: ({ energy }) =>
			energy?.value !== undefined ||
			(energy?.heat !== undefined && energy.electricity !== undefined),
	},
	energyHeat: {
		field: 'energy.heat',
		says: 'final energy for heat missing',
		holds: ({ energy }) => energy?.heat !== undefined,
	},
	energyElectricity: {
		field: 'energy.electricity',
		says: 'final energy for electricity missing',
		holds: ({ energy }) => energy?.electricity !== undefined,
	},
	energyCarrier: {
		field: 'energy.carrier',
		says: 'main energy carrier missing',
		holds: ({ energy }) => hasText(energy?.carrier),
	},
	energyYear: {
		field: 'energy.year',
		says: 'year of construction as in the energy certificate missing',
		holds: ({ energy }) => energy?.year !== undefined,
	},
	energyClass: {
		field: 'energy.efficiencyClass',
		says: 'energy efficiency class missing',
		holds: ({ energy }) => energy?.efficiencyClass !== undefined,
	},
	energyWarmWater: {
		field: 'energy.includesWarmWater',
		says: 'not said whether the consumption of the old certificate includes hot water',
		holds: ({ energy }) =>
			energy?.certificate !== 'consumption' || energy.includesWarmWater !== undefined,
	},
	energyLabel: {
		field: 'energy.efficiencyClass',
		says: 'energy label (a letter from A to G) missing',
		holds: ({ energy }) => /^[A-G]$/.test(energy?.efficiencyClass ?? ''),
	},
	hwb: {
		field: 'energy.hwb',
		says: 'heating demand (HWB) missing',
		holds: ({ energy }) => energy?.hwb !== undefined,
	},
	fgee: {
		field: 'energy.fgee',
		says: 'total energy efficiency factor (fGEE) missing, which every certificate since 2012 holds',
		holds: ({ energy }) => energy?.fgee !== undefined,
	},
	commissionStated: {
		field: 'costs.commission',
		says: 'neither a commission nor that there is none is said',
		holds: ({ costs }) => hasText(costs.commission) || hasText(costs.commissionNote),
	},
	commissionVat: {
		field: 'costs.commission',
		says: 'the commission is not an end price: VAT included is not said',
		holds: ({ costs }) => !leavesOutVat(costs),
	},
	noTenantCommission: {
		field: 'costs.commission',
		says: 'a commission is asked of the tenant of a dwelling',
		holds: ({ costs }) => !asksForCommission(costs),
	},
	rentStated: {
		field: 'price',
		says: 'the rent is not said',
		holds: ({ price }) => price.kind !== 'onRequest',
	},
	rentAncillary: {
		field: 'price.total',
		says: 'not said whether ancillary costs come on top of the rent',
		holds: ({ price, costs }) =>
			price.kind !== 'rent' ||
			price.total !== undefined ||
			costs.serviceCharge !== undefined ||
			costs.heating !== undefined,
	},
	parkingInPrice: {
		field: 'costs.parking',
		says: 'a text adds a parking space to the price, but its price is not set, so the total is not shown; right: set the price of the parking space in the CRM',
		holds: (unit) => unit.costs.parking !== undefined || parkingWords(unit) === undefined,
		words: parkingWords,
	},
	shortStayNumber: {
		field: 'fields',
		says: 'no published field holds the registration number of the short let',
		holds: ({ fields }) => fields.some(({ key }) => namesRegistration(key)),
	},
	stressedAreaStated: {
		field: 'fields',
		says: 'not said whether the home to let lies in a stressed area: publish a custom field of the role stressedArea with yes or no',
		holds: () => false,
	},
	rentReference: {
		field: 'fields',
		says: 'neither the last rent nor that of the reference index is said: publish a custom field of the role lastRent or referenceRent',
		holds: ({ fields }) =>
			fields.some(
				({ role, value }) => (role === 'lastRent' || role === 'referenceRent') && /\d/.test(value),
			),
	},
	largeHolder: {
		field: 'fields',
		says: 'not said whether the owner is a large holder: publish a custom field of the role largeHolder with yes or no',
		holds: ({ fields }) =>
			fields.some(({ role, reading }) => role === 'largeHolder' && reading?.kind === 'flag'),
	},
} satisfies Record<string, FactCheck>;

export type Fact = keyof typeof facts;

/** "numero_vut", "nra-number", "numeroVUT"; of "vuelta" or "general" nothing is a word. */
function namesRegistration(key: string): boolean {
	const words = key.split(/[^\p{L}]+|(?<=\p{Ll})(?=\p{Lu})/u).map((word) => word.toLowerCase());
	return words.some((word) => word.includes('regist') || numbers.has(word));
}

/** What Spain calls the numbers of short lets. */
const numbers = new Set(['vu', 'vut', 'nra', 'nrua']);

function hasText(text: Localised | undefined): boolean {
	return Object.keys(text ?? {}).length > 0;
}

function parkingWords({ title, description, furnishing, other }: AdvertisedUnit) {
	for (const text of [title, description, furnishing, other].flatMap((each) =>
		Object.values(each),
	)) {
		const words = addedParking(text);
		if (words !== undefined) return words;
	}
	return undefined;
}
