import { z } from 'zod';
import { Localised } from './locale.ts';
import { Money } from './price.ts';

/** Uses of a custom field beyond listing it: by a project's page, or by the rules of the law. */
export const FieldRole = z.enum([
	/** When the building is ready; stands above the project's name. */
	'completion',
	/** How far the building has come: a percentage, or words. */
	'progress',
	/** A step on the way, with its date: "März 2026, fertig". */
	'milestone',
	/** Somebody who takes part, such as the architect. */
	'party',
	/** How far something of daily life is: "300 m", "5 min". */
	'distance',
	/** Catalonia: the rent of the last contract, and that of the reference index; see docs/law.md. */
	'lastRent',
	'referenceRent',
	/** Catalonia: whether the owner is a large holder, and whether the home lies in a stressed area. */
	'largeHolder',
	'stressedArea',
]);
export type FieldRole = z.infer<typeof FieldRole>;

/** A date as exactly as it was given: a year, a season, quarter or month of it, or a day. */
export const PartialDate = z.object({
	kind: z.literal('date'),
	year: z.int(),
	/** Of a year or a month. */
	part: z.enum(['early', 'mid', 'late']).optional(),
	season: z.enum(['spring', 'summer', 'autumn', 'winter']).optional(),
	/** 1 to 4. */
	quarter: z.int().optional(),
	/** 1 to 12. */
	month: z.int().optional(),
	day: z.int().optional(),
	/** The account says that it has come. A date in the past alone says no such thing. */
	done: z.literal(true).optional(),
});
export type PartialDate = z.infer<typeof PartialDate>;

/** What a value means, where it could be understood. */
export const FieldReading = z.discriminatedUnion('kind', [
	PartialDate,
	/** Whether something is so. */
	z.object({ kind: z.literal('flag'), is: z.boolean() }),
	/** From 0 to 1. */
	z.object({ kind: z.literal('share'), share: z.number().min(0).max(1) }),
	z.object({ kind: z.literal('amount'), money: Money }),
	z.object({ kind: z.literal('metres'), metres: z.number().nonnegative() }),
	z.object({
		kind: z.literal('minutes'),
		minutes: z.number().nonnegative(),
		by: z.enum(['foot', 'bicycle', 'car', 'transit']).optional(),
	}),
]);
export type FieldReading = z.infer<typeof FieldReading>;

/** A custom field of the account that `company/config.ts` publishes. */
export const PublishedField = z.object({
	key: z.string(),
	label: Localised,
	/** As the account words it, in its own language. */
	value: z.string(),
	role: FieldRole.optional(),
	reading: FieldReading.optional(),
});
export type PublishedField = z.infer<typeof PublishedField>;
