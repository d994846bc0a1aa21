import { isSaid } from './advertised-unit.ts';
import { isIssuedSince, isOldConsumption } from './certificate.ts';
import { certificateSaid, certificateValid, certified } from './facts.ts';
import type { RuledUnit, Rules } from './rule.ts';

const advertisers =
	'sellers, landlords and estate agents who answer for an advertisement in commercial media';
const geg = {
	...certified,
	provision: '§ 87 GEG',
	from: '2020-11-01',
	binds: `${advertisers}, while a certificate exists`,
	reviewedOn: '2026-11-25',
	verified: 'wording (lexcada.com, GEG)',
};
const dwellings = {
	...geg,
	units: 'dwellings with a certificate',
	of: (unit: RuledUnit) => certified.of(unit) && unit.use === 'dwelling',
};
const business = {
	...geg,
	provision: '§ 87 (2) GEG',
	units: 'business premises with a certificate',
	of: (unit: RuledUnit) => certified.of(unit) && unit.use === 'business',
};

/** What advertisements in Germany must say of the energy certificate. */
export const germanyEnergy = {
	'de-energy-stated': {
		...geg,
		...certificateSaid,
		provision: '§§ 80, 87 GEG',
		binds: advertisers,
		verified: 'report (umwelt.bremen.de, energy certificates)',
	},
	'de-energy-expired': {
		...geg,
		...certificateValid,
		provision: '§ 79 (3) GEG',
		binds: advertisers,
		verified: 'wording (gesetze.co, § 79 GEG)',
		units: 'certificates past their last day, or ten years old',
	},
	'de-energy-type': {
		...geg,
		shows: 'whether it is a certificate of demand or of consumption',
		says: 'type of the energy certificate (demand or consumption) missing',
		breaks: ({ energy }) => energy.certificate === undefined,
	},
	'de-energy-value': [
		{
			...dwellings,
			shows: 'final energy in kWh/(m²·a)',
			says: 'final energy in kWh/(m²·a) missing',
			breaks: ({ energy }) => energy.value === undefined,
		},
		{
			...geg,
			units: 'mixed or unclear use, with a certificate',
			of: (unit) => certified.of(unit) && unit.use === 'unclear',
			shows: 'final energy in kWh/(m²·a), as one value or for heat and electricity',
			says: 'final energy missing, as one value or for heat and electricity',
			breaks: ({ energy: { value, heat, electricity } }) =>
				value === undefined && (heat === undefined || electricity === undefined),
		},
	],
	'de-energy-heat': {
		...business,
		shows: 'final energy for heat',
		says: 'final energy for heat missing',
		breaks: ({ energy }) => energy.heat === undefined,
	},
	'de-energy-electricity': {
		...business,
		shows: 'final energy for electricity',
		says: 'final energy for electricity missing',
		breaks: ({ energy }) => energy.electricity === undefined,
	},
	'de-energy-carrier': {
		...geg,
		shows: 'main energy carrier of the heating',
		says: 'main energy carrier missing',
		breaks: ({ energy }) => !isSaid(energy.carrier),
	},
	'de-energy-year': {
		...dwellings,
		shows: 'year of construction as in the certificate',
		says: 'year of construction as in the energy certificate missing',
		breaks: ({ energy }) => energy.year === undefined,
	},
	'de-energy-class': {
		...geg,
		units: 'dwellings; not certificates from before 1 May 2014, which know no class (§ 112 GEG)',
		of: (unit) => dwellings.of(unit) && isIssuedSince('2014-05-01', unit.energy),
		shows: 'efficiency class',
		says: 'energy efficiency class missing',
		breaks: ({ energy }) => energy.efficiencyClass === undefined,
	},
	'de-energy-warm-water': {
		...geg,
		provision: '§ 112 GEG',
		verified: 'report (haufe.de, HI16021444)',
		units: 'consumption certificates of 1 October 2007 to 30 April 2014',
		of: (unit) => certified.of(unit) && isOldConsumption(unit.energy),
		shows: 'whether hot water is in the value; if not, 20 kWh/(m²·a) are added',
		says: 'not said whether the consumption of the old certificate includes hot water',
		breaks: ({ energy }) => energy.includesWarmWater === undefined,
	},
} satisfies Rules;
