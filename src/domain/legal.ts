import { z } from 'zod';
import { Localised } from './locale.ts';

export const LegalKind = z.enum(['imprint', 'privacy', 'terms', 'cancellation', 'accessibility']);
export type LegalKind = z.infer<typeof LegalKind>;

/** Texts without which no site may go live; pages lead to them whatever the settings say. */
export const requiredLegal: readonly LegalKind[] = ['imprint', 'privacy'];

/** A legal text of the account's teams, as sanitised HTML; replaces the Markdown in `content/`. */
export const LegalText = z.object({
	kind: LegalKind,
	/** Of the first team that has one. */
	html: Localised,
	/** Day on which a build first found it so. */
	changedOn: z.iso.date().optional(),
	/** Where other teams have other texts: whose the first one is. */
	of: z.string().optional(),
	/** The texts of the other teams, where they differ. */
	others: z.array(z.object({ of: z.string(), html: Localised })).optional(),
});
export type LegalText = z.infer<typeof LegalText>;
