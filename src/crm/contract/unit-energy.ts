import { choices, flag, moment, quantity, text } from './field.ts';

/**
 * What a unit's energy certificate says. Values are in kWh per square metre and year unless another unit
 * is named, and 0 stands for "not set"; words are display texts in the account's language.
 */
export const unitEnergy = {
	/** Whether there is a certificate, in words such as "liegt vor". */
	energy_certificate_availability: text,
	/** Certificate of demand or of consumption, in words such as "Bedarfsausweis". */
	building_energy_rating_type: text,
	/** Class from A+ to H, raw and pretty mixed: "A_PLUS", "A+", "NOT_APPLICABLE". */
	energy_efficiency_class: text,
	/** Final energy. */
	energy_efficiency_value: quantity,
	/** Final energy in accounts that do not fill `energy_efficiency_value`. */
	thermal_characteristic: quantity,
	/** Heat, which non-residential buildings state apart. */
	thermal_characteristic_heating: quantity,
	/** Electricity, which non-residential buildings state apart. */
	thermal_characteristic_electricity: quantity,
	/** Day on which the certificate was issued. */
	energy_certificate_start_date: moment,
	/** Last day on which the certificate is valid. */
	energy_certificate_end_date: moment,
	/** Year of construction as the certificate has it. */
	energy_certificate_construction_year: quantity,
	/** Whether the consumption includes hot water. */
	energy_consumption_contains_warm_water: flag,
	/** Year in which the technical equipment, mainly the heating, was built. */
	equipment_technology_construction_year: quantity,
	/** Main sources of energy. */
	firing_types: choices,
	/** Kind of heating in words. */
	heating_type: text,
	/** Emissions in kg of CO₂ per square metre and year. */
	co2_emission: quantity,
	/** Austria: demand for heating (HWB). */
	aut_hwb: quantity,
	/** Austria: class of the demand for heating. */
	aut_hwb_class: text,
	/** Austria: factor of total energy efficiency (fGEE), which has no unit. */
	aut_fgee: quantity,
	/** Austria: class of the factor. */
	aut_fgee_class: text,
};
