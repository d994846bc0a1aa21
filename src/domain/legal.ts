import { z } from 'zod';
import { Localised } from './localised.ts';

export const LegalKind = z.enum(['imprint', 'privacy', 'terms', 'cancellation']);
export type LegalKind = z.infer<typeof LegalKind>;

/** A legal text of the account's teams, as sanitised HTML; replaces the Markdown in `content/`. */
export const LegalText = z.object({ kind: LegalKind, html: Localised });
export type LegalText = z.infer<typeof LegalText>;
