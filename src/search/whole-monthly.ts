import type { IndexedUnit } from '../domain/indexed-unit.ts';
import { monthlyCosts } from '../domain/monthly/monthly-costs.ts';
import type { MonthlyAssumptions } from '../domain/site/monthly-assumptions.ts';

/** What a unit costs each month, in whole units of its currency. */
export function wholeMonthly(
	{ monthly }: Pick<IndexedUnit, 'monthly'>,
	assumptions: MonthlyAssumptions,
): number | undefined {
	return monthly && Math.round(monthlyCosts(monthly, assumptions).total.cents / 100);
}
