import { z } from 'zod';
import { Localised } from '../locale.ts';
import { PictureName } from '../pictures/picture.ts';

/** The kind of a room. */
export const RoomKind = z.enum([
	'living',
	'kitchen',
	'bedroom',
	'child',
	'study',
	'bathroom',
	'toilet',
	'hall',
	'storage',
	'outside',
	'room',
]);
export type RoomKind = z.infer<typeof RoomKind>;

const Percent = z.number().min(0).max(100);

/** Where a picture was taken, from the left and from the top in percent of the plan. */
const Camera = z.strictObject({
	/** Words of the picture's title in the CRM; all pictures of the room when absent. */
	picture: z.string().min(1).optional(),
	at: z.tuple([Percent, Percent]),
	/** Degrees clockwise from the top of the plan. */
	towards: z.number().min(0).lt(360),
});

const Room = z.strictObject({
	kind: RoomKind,
	/** Where the name of the kind is not enough. */
	name: Localised.optional(),
	/** Left, top, width and height in percent of the plan. */
	at: z
		.tuple([Percent, Percent, Percent, Percent])
		.refine(
			([left, top, width, height]) => isWithin(left, width) && isWithin(top, height),
			'it must lie within the plan and be wider and higher than 0',
		),
	/** Words of titles of the pictures taken there; without them a title that begins with the room tells. */
	pictures: z.array(z.string().min(1)).optional(),
	cameras: z.array(Camera).default([]),
});

/** Sums of decimal fractions are a little off. */
function isWithin(from: number, size: number): boolean {
	return size > 0 && from + size <= 100.001;
}

/** The rooms of a floor plan: a visitor presses one and sees the pictures taken there. */
export const FloorPlan = z.strictObject({
	/** Its title in the CRM, in the account's language, or the id of its image. */
	plan: PictureName,
	rooms: z.array(Room).min(1),
});
export type FloorPlan = z.infer<typeof FloorPlan>;

export const FloorPlans = z
	.array(FloorPlan)
	.refine(
		(named) => new Set(named.map(({ plan }) => plan)).size === named.length,
		'it names a plan twice',
	);
