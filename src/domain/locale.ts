import { z } from 'zod';
import { languages } from './spoken.ts';

/** A language of the site, as an ISO 639-1 code. */
export const Locale = z.enum(languages, {
	error: ({ input }) =>
		`${JSON.stringify(input)} is no language of this program, which speaks ${new Intl.ListFormat('en-GB').format(languages)}`,
});
export type Locale = z.infer<typeof Locale>;

/** All languages the product speaks, the leading one first. */
export const locales: readonly Locale[] = Locale.options;

/** One text in the languages in which it exists; never holds an empty string. */
export const Localised = z.partialRecord(Locale, z.string().min(1));
export type Localised = z.infer<typeof Localised>;
