import { z } from 'zod';

/** A file in `public/`, by its address on the site. */
const publicFile = (endings: string) =>
	z.string().regex(new RegExp(`^(/[\\w-][\\w.-]*)+\\.(${endings})$`), {
		error: `it must name a file in public/, such as /brand.${endings.split('|')[0]}`,
	});

const Colour = z
	.string()
	.regex(/^(#[\da-f]{3}|#[\da-f]{6}|[a-z]+|(rgb|hsl|oklch)\([\d\s.,%]+\))$/i, {
		error: 'it must be a colour of CSS, such as #24563f',
	});

/** What makes the site a company's own. What is absent is as in `styles/tokens.css`. */
export const Brand = z.strictObject({
	/** Colour of the one thing a page wants done: the primary button. */
	accent: Colour.optional(),
	/** Colour of the page in the light scheme; a very light one. */
	paper: Colour.optional(),
	/** Typeface of the headings: one the visitor has, or one that comes as a file. */
	serif: z
		.strictObject({
			family: z
				.string()
				.regex(/^[\w -]+$/, { error: 'it may hold letters, digits, blanks and hyphens' }),
			file: publicFile('woff2').optional(),
		})
		.optional(),
	/** Roundness of controls in CSS pixels; pictures always have corners. */
	radius: z.number().min(0).max(24).optional(),
	/** Stands in the header instead of the name, which becomes its text alternative. */
	logo: z
		.strictObject({
			file: publicFile('svg|png'),
			/** The same for the dark scheme. */
			dark: publicFile('svg|png').optional(),
			/** Pixels of the file; the header shows it 28 high. */
			width: z.int().positive(),
			height: z.int().positive(),
		})
		.optional(),
});
export type Brand = z.infer<typeof Brand>;
