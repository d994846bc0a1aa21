import { z } from 'zod';

/** Numbers by the ids of types. */
const ByType = (of: z.ZodType<number>) =>
	z.record(z.string().regex(/^[1-9]\d*$/, { error: 'it is no id of a type' }), of).default({});

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
		/** Sender of the mails to those who have booked; with it these times can be booked on the site. Needs `VITRINE_SMTP_URL`. */
		confirmFrom: z.email().optional(),
		/** How many can book one time, by the id of the type: `{ 329: 12 }`; one where nothing is said. */
		places: ByType(z.int().min(1).max(500)),
		/** Minutes of the parts that appointments of a type are divided into, each booked by itself: `{ 329: 20 }`. */
		slots: ByType(z.int().min(5).max(240)),
		/** Whether those who have booked are reminded the day before. */
		remind: z.boolean().default(true),
	})
	.refine(({ types, bookable }) => bookable.every((type) => types.includes(type)), {
		error: '`bookable` names a type that is not one of `types`',
	});
/** What decides which times are shown, and how. */
export type ViewingSettings = z.infer<typeof ViewingSettings>;
