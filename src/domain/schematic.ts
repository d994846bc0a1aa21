import { z } from 'zod';
import { Point } from './place.ts';

/** Latitudes and longitudes in WGS 84 degrees: `51.42,12.31 51.38,12.33`. */
const Points = z
	.string()
	.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?( -?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?)+$/, {
		error: 'it must be points such as 51.42,12.31 51.38,12.33',
	});
const Ground = z.enum(['water', 'green']);
export type Ground = z.infer<typeof Ground>;

/**
 * A city of which schematic plans are drawn: streets and blocks are invented, only what is said here is
 * where it is in reality.
 */
export const SchematicCity = z.strictObject({
	/** What the invented streets grow from; another name gives other streets. */
	name: z.string().min(1),
	centre: Point,
	/** Plans are drawn of places that lie no farther from the centre. */
	kilometres: z.number().positive().max(60).default(15),
	/** Rivers, canals, strips of parkland. */
	courses: z
		.array(
			z.strictObject({
				of: Ground,
				/** Metres. */
				width: z.number().positive(),
				/** Proper name, written on the plan. */
				name: z.string().optional(),
				points: Points,
			}),
		)
		.default([]),
	/** Lakes, parks, the sea. */
	areas: z
		.array(
			z.strictObject({
				of: Ground,
				name: z.string().optional(),
				/** Its edge, which is drawn as a soft line. */
				points: Points,
			}),
		)
		.default([]),
});
export type SchematicCity = z.infer<typeof SchematicCity>;
