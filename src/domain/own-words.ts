import { z } from 'zod';
import { Locale } from './locale.ts';

/** Texts of the program in a company's own words: `{ de: { 'nav.buy': 'Unsere Angebote' } }`. */
export const OwnWords = z.partialRecord(Locale, z.record(z.string(), z.string().min(1)));
export type OwnWords = z.infer<typeof OwnWords>;
