import { z } from 'zod';
import { Concern, Consent, InquiryTarget } from '../domain/inquiry.ts';
import { Locale } from '../domain/locale.ts';
import { BookedTime } from '../domain/viewing.ts';
import { fieldNames, type FieldName } from './form.ts';

const Answer = z.string().optional();
// `Object.fromEntries` forgets the names of its keys.
const answers = Object.fromEntries(fieldNames.map((name) => [name, Answer])) as Record<
	FieldName,
	typeof Answer
>;

/** An accepted inquiry, as it waits in the outbox: what was entered, by the names of the form's fields, and the rest. */
export const Inquiry = z.object({
	...answers,
	name: z.string(),
	/** Shown to the visitor and put into the task's title, such as `K7Q2-9MXT`. */
	reference: z.string().regex(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/),
	locale: Locale,
	concern: Concern.default('inquiry'),
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
	/** The viewing that was booked with it. */
	booked: BookedTime.optional(),
	/** Reference of the standing message that has come to be, or has ended. */
	standing: z.string().optional(),
	receivedAt: z.iso.datetime({ offset: true }),
});
export type Inquiry = z.infer<typeof Inquiry>;

/** Whose it is: by address, else by telephone number, of which only the digits count. */
export function senderOf({
	email,
	phone,
}: Readonly<Partial<Record<'email' | 'phone', string | undefined>>>): string | undefined {
	return email?.toLowerCase() ?? phone?.replaceAll(/\D/g, '');
}
