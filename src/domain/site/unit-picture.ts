import { z } from 'zod';
import { PictureName } from '../pictures/picture.ts';
import type { Unit } from '../unit.ts';

const Percent = z.number().min(0).max(100);
/** From the left and from the top, in percent of the picture. */
const Corner = z.tuple([Percent, Percent]);

/** A picture of a project on which its units can be pointed at: a façade, a site plan with its plots. */
export const UnitPicture = z.strictObject({
	/** Id of the project in the CRM. */
	project: z.int().positive(),
	/** Its title in the CRM, in the account's language, or the id of its image. */
	picture: PictureName,
	units: z
		.array(
			z.strictObject({
				/** The reference that the unit's page shows (`exposee_id`, else `unit_id`), or its id. */
				unit: z.union([z.string().min(1), z.int().positive()]),
				corners: z.array(Corner).min(3),
			}),
		)
		.min(1),
});
export type UnitPicture = z.infer<typeof UnitPicture>;

/** The unit that a picture names by its reference or id. */
export function unitNamed(
	units: readonly Unit[],
	name: UnitPicture['units'][number]['unit'],
): Unit | undefined {
	return units.find(({ id, reference }) => name === id || name === reference);
}
