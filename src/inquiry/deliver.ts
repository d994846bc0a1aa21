import { z } from 'zod';
import type { Crm } from '../crm/client.ts';
import { CrmError } from '../crm/errors.ts';
import { Inquiry } from '../domain/inquiry.ts';
import type { Attempt, Deliver, Outcome } from '../outbox/worker.ts';
import { findContact, newContact } from './contact.ts';
import { findTask, inquiryTask, type InquirySettings } from './task.ts';

/** Recovery points. `since` is when a write went out, or when its outcome became unknown (ms since 1970). */
const Progress = z
	.discriminatedUnion('step', [
		z.object({ step: z.literal('new') }),
		z.object({ step: z.literal('savingContact'), since: z.number() }),
		z.object({ step: z.literal('contact'), contactId: z.int() }),
		z.object({ step: z.literal('sending'), contactId: z.int(), since: z.number() }),
	])
	.default({ step: 'new' });
type Progress = z.infer<typeof Progress>;

export interface DeliveryOptions {
	readonly crm: Crm;
	readonly settings: InquirySettings;
	/** Origin of the site, for the address of the page an inquiry was sent from. */
	readonly origin?: string | undefined;
	readonly clock?: () => number;
	/**
	 * Milliseconds after which a write whose answer was lost has either taken effect and is listed, or never
	 * will: longer than the CRM client waits for an answer, plus the delay of the CRM's lists.
	 */
	readonly settleMs?: number;
}

/**
 * Brings an inquiry into the CRM: one contact per e-mail address, whose record is left alone when it is
 * known, and one task per inquiry. The API has no idempotency key, so the reference in the task's title is
 * the marker by which a task is found again after an answer was lost.
 */
export function createDelivery(options: DeliveryOptions): Deliver {
	const { crm, settings, origin, clock = Date.now, settleMs = 90_000 } = options;

	return async (attempt) => {
		const inquiry = Inquiry.parse(attempt.payload);
		const progress = Progress.parse(attempt.progress);
		const settled = settledAt(attempt, progress);
		if (settled > clock()) return { kind: 'later', notBefore: settled };
		try {
			if (progress.step === 'sending') {
				const { contactId } = progress;
				const activityId = await findTask(crm, {
					contactId,
					reference: inquiry.reference,
					onlyInquiries: settings.sourceId !== undefined,
				});
				if (activityId) return { kind: 'done', result: { contactId, activityId } };
				return await sendTask(attempt, { inquiry, contactId });
			}
			const contactId =
				progress.step === 'contact' ? progress.contactId : await contactOf(attempt, inquiry);
			return await sendTask(attempt, { inquiry, contactId });
		} catch (error) {
			if (error instanceof CrmError) return failed(error);
			throw error;
		}
	};

	/** When the outcome of a write that is under way can be looked up. */
	function settledAt(attempt: Attempt, progress: Progress): number {
		if (!('since' in progress)) return 0;
		const now = clock();
		if (progress.since <= now) return progress.since + settleMs;
		// The clock was turned back: count from what it shows.
		const holdsLane = progress.step === 'savingContact';
		attempt.save({ ...progress, since: now } satisfies Progress, { holdsLane });
		return now + settleMs;
	}

	function saving(): Progress {
		return { step: 'savingContact', since: clock() };
	}

	async function contactOf(attempt: Attempt, inquiry: Inquiry): Promise<number> {
		const known = inquiry.email ? await findContact(crm, inquiry.email) : undefined;
		if (known) return known;
		attempt.save(saving(), { holdsLane: true });
		try {
			const body = newContact(inquiry, settings.sourceId);
			return (await crm.call('saveContact', { body })).id;
		} catch (error) {
			if (error instanceof CrmError) {
				if (error.outcome === 'refused') attempt.save({ step: 'new' } satisfies Progress);
				else attempt.save(saving(), { holdsLane: true });
			}
			throw error;
		}
	}

	async function sendTask(
		attempt: Attempt,
		{ inquiry, contactId }: { readonly inquiry: Inquiry; readonly contactId: number },
	): Promise<Outcome> {
		const body = inquiryTask(inquiry, { contactId, settings, origin });
		const sending = (): Progress => ({ step: 'sending', contactId, since: clock() });
		attempt.save(sending());
		try {
			const { id: taskId } = await crm.call('createTask', { body });
			return { kind: 'done', result: { contactId, taskId } };
		} catch (error) {
			if (error instanceof CrmError) {
				if (error.outcome === 'unknown') attempt.save(sending());
				else attempt.save(afterRefusal(error, contactId));
			}
			throw error;
		}
	}

	function failed(error: CrmError): Outcome {
		const wait = Math.max(
			error.retryAfter ?? 0,
			error.method !== 'GET' && error.outcome === 'unknown' ? settleMs : 0,
		);
		return { kind: 'failed', reason: error.message, notBefore: clock() + wait };
	}
}

/** A task refused for what is in it may name a contact that was deleted or merged: look it up again. */
function afterRefusal({ failure }: CrmError, contactId: number): Progress {
	const isAboutContent = failure.reason === 'notFound' || failure.reason === 'rejected';
	return isAboutContent ? { step: 'new' } : { step: 'contact', contactId };
}
