import { z } from 'zod';
import { Localised } from '../localised.ts';

/** What stands beside a box, and which version of it; raise the version with every change of the text. */
export const ConsentText = z.strictObject({ text: Localised, version: z.string().min(1).max(40) });
export type ConsentText = z.infer<typeof ConsentText>;
