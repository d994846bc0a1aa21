import { z } from 'zod';

/** A file in `public/`, by its address on the site. */
const publicFile = (endings: string) =>
	z.string().regex(new RegExp(`^(/[\\w-][\\w.-]*)+\\.(${endings})$`), {
		error: `it must name a file in public/, such as /brand.${endings.split('|')[0]}`,
	});

/** What makes the site a company's own beside its `theme.css`, which has colours, typefaces, sizes and corners. */
export const Brand = z.strictObject(
	{
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
	},
	{
		error: (issue) =>
			issue.code === 'unrecognized_keys'
				? `${issue.keys.join(' and ')} is not known here; colours, typefaces and corners are tokens in src/company/theme.css`
				: undefined,
	},
);
export type Brand = z.infer<typeof Brand>;
