import { choices, flag, moment, quantity, text } from './field.ts';

/**
 * What a unit's energy certificate says. Values are in kWh per square metre and year unless another unit
 * is named, and 0 stands for "not set"; words are display texts in the account's language.
 */
export const unitEnergy = {
	energy_certificate_availability: text.describe(
		'Whether there is a certificate, in words such as "liegt vor".',
	),
	building_energy_rating_type: text.describe(
		'Certificate of demand or of consumption, in words such as "Bedarfsausweis".',
	),
	energy_efficiency_class: text.describe(
		'Class from A+ to H, raw and pretty mixed: "A_PLUS", "A+", "NOT_APPLICABLE".',
	),
	energy_efficiency_value: quantity.describe('Final energy.'),
	thermal_characteristic: quantity.describe(
		'Final energy in accounts that do not fill `energy_efficiency_value`.',
	),
	thermal_characteristic_heating: quantity.describe(
		'Heat, which non-residential buildings state apart.',
	),
	thermal_characteristic_electricity: quantity.describe(
		'Electricity, which non-residential buildings state apart.',
	),
	energy_certificate_start_date: moment.describe('Day on which the certificate was issued.'),
	energy_certificate_end_date: moment.describe('Last day on which the certificate is valid.'),
	energy_certificate_construction_year: quantity.describe(
		'Year of construction as the certificate has it.',
	),
	energy_consumption_contains_warm_water: flag.describe(
		'Whether the consumption includes hot water.',
	),
	equipment_technology_construction_year: quantity.describe(
		'Year in which the technical equipment, mainly the heating, was built.',
	),
	firing_types: choices.describe('Main sources of energy.'),
	heating_type: text.describe('Kind of heating in words.'),
	co2_emission: quantity.describe('Emissions in kg of CO₂ per square metre and year.'),
	aut_hwb: quantity.describe('Austria: demand for heating (HWB).'),
	aut_hwb_class: text.describe('Austria: class of the demand for heating.'),
	aut_fgee: quantity.describe(
		'Austria: factor of total energy efficiency (fGEE), which has no unit.',
	),
	aut_fgee_class: text.describe('Austria: class of the factor.'),
};
