import { MonthlyAssumptions } from '../../src/domain/site/monthly-assumptions.ts';

/** What monthly costs are worked out with unless a company says otherwise. */
export const assumptions = MonthlyAssumptions.parse(undefined);
