import { z } from 'zod';

const Types = z.array(z.int().positive()).refine((named) => new Set(named).size === named.length, {
	error: 'it names a type twice',
});

/** Which appointments of the CRM are viewing times that everybody may know; see docs/viewings.md. */
export const ViewingSettings = z
	.strictObject({
		/** Ids of the types of activities that are public. Nothing of any other type is. */
		types: Types.min(1),
		/** Those of them to which visitors come by appointment; these may have contacts already. */
		bookable: Types.default([]),
	})
	.refine(({ types, bookable }) => bookable.every((type) => types.includes(type)), {
		error: '`bookable` names a type that is not one of `types`',
	});
export type ViewingSettings = z.infer<typeof ViewingSettings>;
