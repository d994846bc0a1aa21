import { z } from 'zod';
import { Locale } from './locale.ts';

/** Something published that a visitor may ask about. Written with each release; the server accepts nothing else. */
export const InquiryTarget = z.object({
	kind: z.enum(['unit', 'project']),
	id: z.int().positive(),
	/** What the broker sees in the task's title. */
	title: z.string(),
	reference: z.string(),
	brokerId: z.int().positive().optional(),
	/** The published project a unit belongs to. */
	projectId: z.int().positive().optional(),
});
export type InquiryTarget = z.infer<typeof InquiryTarget>;

/**
 * What a visitor is after: an answer, the sale or letting of something of their own, or word of what fits; `alert` and
 * `consent` are no forms, but what was confirmed by e-mail.
 */
export const Concern = z.enum(['inquiry', 'valuation', 'search', 'alert', 'consent']);
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
