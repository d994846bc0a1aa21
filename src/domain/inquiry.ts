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

/** What a visitor is after: an answer, the sale or letting of something of their own, or word of what fits. */
export const Concern = z.enum(['inquiry', 'valuation', 'search']);
export type Concern = z.infer<typeof Concern>;

/** What a visitor may want to sell or let. */
export const PropertyKind = z.enum(['flat', 'house', 'plot', 'building', 'commercial']);
export type PropertyKind = z.infer<typeof PropertyKind>;

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

/** An accepted inquiry, as it waits in the outbox. */
export const Inquiry = z.object({
	/** Shown to the visitor and put into the task's title, such as `K7Q2-9MXT`. */
	reference: z.string().regex(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/),
	locale: Locale,
	name: z.string(),
	email: z.string().optional(),
	phone: z.string().optional(),
	message: z.string().optional(),
	concern: Concern.default('inquiry'),
	/** When a viewing would suit, in the visitor's words. */
	dates: z.string().optional(),
	/** Where something is wanted or to be sold, in the visitor's words. */
	place: z.string().optional(),
	property: PropertyKind.optional(),
	/** What it may cost, in the visitor's words. */
	budget: z.string().optional(),
	/** What it is about; empty for a general inquiry. */
	targets: z.array(InquiryTarget),
	/** What the form named and the list of targets lacked while that could not be brought up to date. */
	unverified: z.array(InquiryTarget.pick({ kind: true, id: true })).optional(),
	/** Path of the page it was sent from. */
	page: z.string().optional(),
	/** The `utm_` parameters of that page's address, as a query. */
	campaign: z.string().optional(),
	/** The boxes that were ticked; none was when it is absent. */
	consents: z.array(Consent).optional(),
	receivedAt: z.iso.datetime({ offset: true }),
});
export type Inquiry = z.infer<typeof Inquiry>;
