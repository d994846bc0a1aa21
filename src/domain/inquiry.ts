import { z } from 'zod';
import { Locale } from './locale.ts';
import { Viewing } from './viewing.ts';

/** Something published that a visitor may ask about, or somebody to be asked. Written with each release; the server accepts nothing else. */
export const InquiryTarget = z.object({
	kind: z.enum(['unit', 'project', 'person']),
	id: z.int().positive(),
	/** What the broker sees in the task's title. */
	title: z.string(),
	reference: z.string(),
	brokerId: z.int().positive().optional(),
	/** The published project a unit belongs to. */
	projectId: z.int().positive().optional(),
});
export type InquiryTarget = z.infer<typeof InquiryTarget>;

/** The same with the times at which it can be looked at, those that were cancelled too. */
export const PublishedTarget = InquiryTarget.extend({
	viewings: z.array(Viewing).optional(),
	/** Where that is, as far as the site says it, and the team whose office looks after it; only with viewings. */
	where: z.string().optional(),
	team: z.int().positive().optional(),
});
export type PublishedTarget = z.infer<typeof PublishedTarget>;

/**
 * What a visitor is after: an answer, the sale or letting of something of their own, or word of what fits; `alert`,
 * `consent` and `viewing` are no forms, but what was confirmed by e-mail, and a place that was given back.
 */
export const Concern = z.enum(['inquiry', 'valuation', 'search', 'alert', 'consent', 'viewing']);
export type Concern = z.infer<typeof Concern>;

/** A box the visitor has ticked. Without a box there is no consent, and none is taken back either. */
export const Consent = z.object({
	purpose: z.enum(['contact', 'newsletter']),
	/** Beside the box, exactly as the visitor saw it. */
	text: z.string(),
	/** Version of that text. */
	version: z.string(),
	locale: Locale,
	/** Which form it was. */
	form: z.string(),
	at: z.iso.datetime({ offset: true }),
});
export type Consent = z.infer<typeof Consent>;
