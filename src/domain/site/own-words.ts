import { z } from 'zod';
import { Locale } from '../locale.ts';

/** Texts of the program in a company's own words: `{ de: { 'nav.buy': 'Unsere Angebote' } }`. */
export const OwnWords = z.partialRecord(Locale, z.record(z.string(), z.string().min(1)));
export type OwnWords = z.infer<typeof OwnWords>;

/** The program's texts by language and name; whoever has them says so here, see `i18n/translate.ts`. */
export interface ProgramTexts {}

/** The same as a company writes them: an editor offers the names, and shows what ours says. */
export type WrittenWords = {
	[Language in keyof ProgramTexts]?: {
		[Name in keyof ProgramTexts[Language]]?: ProgramTexts[Language][Name] | OtherText;
	};
};

/** Any text, but no reason to forget the one beside it. */
type OtherText = string & {};
