import { z } from 'zod';

/** What a visitor can do with a unit, in the order in which pages offer it. */
export const Deal = z.enum(['buy', 'rent']);
export type Deal = z.infer<typeof Deal>;
