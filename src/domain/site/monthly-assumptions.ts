import { z } from 'zod';

const percent = z.number().min(0).max(100);
/** Pages name the price in whole cents, and must calculate with the one they name. */
const hourPrice = z.number().min(0).max(5).multipleOf(0.01, 'it must be whole cents, such as 0.12');
const years = z.int().min(1).max(80);

/** What monthly costs are worked out with where nobody knows better; pages name them. See docs/monthly-costs.md. */
export const MonthlyAssumptions = z
	.strictObject({
		/** Nominal interest of a loan in percent a year. */
		interest: z.number().min(0).max(20).default(3.6),
		/** Share of the price that is paid at once, in percent; purchase costs are paid besides. */
		equity: percent.default(20),
		/** Repayment of the first year in percent of the loan. */
		repayment: z.number().min(0.1).max(100).default(2),
		/** Years of fixed interest. */
		fixedYears: years.default(10),
		/** Years until a loan is paid back in Spain, where that is agreed on instead of a repayment. */
		yearsInSpain: years.default(25),
		/** Euros for a kilowatt hour of gas, oil, wood or district heating. */
		heatPrice: hourPrice.default(0.12),
		/** Euros for a kilowatt hour of electricity, which heat pumps run on. */
		electricityPrice: hourPrice.default(0.3),
	})
	.prefault({});
export type MonthlyAssumptions = z.infer<typeof MonthlyAssumptions>;
