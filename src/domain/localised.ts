import { z } from 'zod';
import { Locale } from './locale.ts';

/** One text in the languages in which it exists; never holds an empty string. */
export const Localised = z.partialRecord(Locale, z.string().min(1));
export type Localised = z.infer<typeof Localised>;
