import { z } from 'zod';
import { Localised } from './locale.ts';

export const EnergyClass = z.enum(['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
export type EnergyClass = z.infer<typeof EnergyClass>;

/** What an advertisement must say of the energy certificate (§ 87 GEG; HWB and fGEE in Austria). */
export const Energy = z.object({
	/** Absent when the account does not say. */
	availability: z.enum(['present', 'atViewing', 'notRequired']).optional(),
	certificate: z.enum(['demand', 'consumption']).optional(),
	/** Final energy in kWh per square metre and year. */
	value: z.number().positive().optional(),
	/** The same for heat and for electricity, which non-residential buildings state apart. */
	heat: z.number().positive().optional(),
	electricity: z.number().positive().optional(),
	efficiencyClass: EnergyClass.optional(),
	/** Main energy carriers as the CRM words them. */
	carrier: Localised.optional(),
	/** Year of construction as in the certificate. */
	year: z.int().optional(),
	/** ISO dates. */
	issued: z.iso.date().optional(),
	validUntil: z.iso.date().optional(),
	/** Set where the certificate was no longer valid on the day the account was read. */
	expired: z.literal(true).optional(),
	includesWarmWater: z.boolean().optional(),
	/** Kilograms of CO₂ per square metre and year. */
	co2: z.number().positive().optional(),
	/** Spain: the letter of the emissions, beside that of the consumption in `efficiencyClass`. */
	co2Class: EnergyClass.optional(),
	/** Austria: Heizwärmebedarf in kWh/(m²·a) and total energy efficiency factor, with their classes. */
	hwb: z.object({ value: z.number().positive(), class: z.string().optional() }).optional(),
	fgee: z.object({ value: z.number().positive(), class: z.string().optional() }).optional(),
});
export type Energy = z.infer<typeof Energy>;
