import { z } from 'zod';

/** An amount in whole cents, so that sums never drift. */
export const Money = z.object({
	cents: z.int().nonnegative(),
	currency: z.enum(['EUR', 'CHF', 'GBP', 'USD']),
});
export type Money = z.infer<typeof Money>;
